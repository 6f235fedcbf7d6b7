## errors

errors-unknown_game = Δεν υπάρχει παιχνίδι «{ $name }». Διαθέσιμα: { $known }.
errors-unknown_bot = Δεν υπάρχει bot «{ $name }». Διαθέσιμα: { $known }.
errors-bad_budget = Το «{ $words }» δεν είναι χρόνος σκέψης: γράψε 200ms, 2s ή έναν αριθμό δοκιμών, π.χ. 2000.
errors-unknown_rule = Δεν υπάρχει κανόνας «{ $id }» στο παιχνίδι { $game }. Ο πρώτος είναι ο { $first }· με «paddock rules { $game }» τους βλέπετε όλους.
errors-unknown_language = Δεν υπάρχει γλώσσα «{ $name }». Διαθέσιμες: { $known }.
errors-unknown_option = Δεν υπάρχει επιλογή «{ $key }». Διαθέσιμες: { $known }.
errors-option_form = Το «{ $text }» δεν είναι επιλογή: γράψτε key=value.
errors-unknown_seat = Δεν υπάρχει θέση «{ $seat }». Οι θέσεις είναι: { $known }.
errors-unknown_seat_in = Βήμα { $number } στο play: δεν υπάρχει θέση «{ $seat }». Οι θέσεις είναι: { $known }.
errors-not_seats = Με { $value } { $value ->
        [one] παίκτη
       *[other] παίκτες
    } δεν παίζεται το παιχνίδι. Γίνεται με: { $known }.
errors-bad_seat_name = Το «{ $name }» δεν γίνεται όνομα θέσης: χρειάζονται 1 έως { $most } εκτυπώσιμοι χαρακτήρες, και όχι οι λέξεις chance, expect, step ή spectator.
errors-seat_is_a_word = Το «{ $name }» δεν γίνεται όνομα θέσης: η λέξη σημαίνει κάτι άλλο σε αυτό το παιχνίδι.
errors-seat_twice = Δύο θέσεις έχουν το ίδιο όνομα: { $names }.
errors-not_a_choice = { $key }: η τιμή «{ $value }» δεν είναι δυνατή. Διαλέξτε από: { $choices }.
errors-not_reset = Δεν υπάρχει «{ $name }» πριν από τον πρώτο αγώνα. Καλέστε πρώτα τη reset().
errors-no_such_action = Δεν υπάρχει ενέργεια «{ $action }». Οι ενέργειες είναι ακέραιοι αριθμοί από 0 έως { $most }.
errors-wrong_opponents = { $wanted ->
        [one] Χρειάζεται
       *[other] Χρειάζονται
    } { $wanted } { $wanted ->
        [one] αντίπαλος
       *[other] αντίπαλοι
    }, όχι { $count }. Ονομάστε ένα bot για όλους ή ένα για κάθε άλλη θέση.
errors-needs_reset = Ο αγώνας τελείωσε. Καλέστε τη reset() για να αρχίσει άλλος.
errors-not_a_number = { $key }: η τιμή { $value } δεν είναι ακέραιος αριθμός από { $least } έως { $most }.
errors-not_a_mapping = { $key }: εδώ χρειάζονται ζεύγη «key: value», όχι { $value }.
errors-not_a_list = { $key }: εδώ χρειάζεται λίστα, όχι { $value }.
errors-not_text_key = { $key }: εδώ χρειάζεται λέξη, όχι { $value }.
errors-too_many_cards = { $key }: εδώ { $most ->
        [one] χωρά
       *[other] χωρούν
    } το πολύ { $most } { $most ->
        [one] κάρτα
       *[other] κάρτες
    }.
errors-unknown_key = Δεν υπάρχει εδώ κλειδί «{ $key }». Διαθέσιμα: { $known }.
errors-key_missing = Λείπει το κλειδί «{ $key }».
errors-no_variant = Η παραλλαγή «{ $name }» δεν διαβάζεται ({ $why }). Δώστε ένα αρχείο TOML ή ένα από τα εξής: { $known }.
errors-variant_key = Η παραλλαγή περιέχει «{ $key }», που εδώ δεν σημαίνει τίποτα.
errors-variant_missing = Από την παραλλαγή λείπει το «{ $key }».
errors-variant_kilometres = { $key }: εδώ χρειάζεται πίνακας με 1 έως { $most } αξίες χιλιομέτρων και το πλήθος των καρτών της καθεμιάς.
errors-variant_too_large = Η παραλλαγή έχει υπερβολικά πολλές κάρτες για μία στοίβα: το πολύ { $most }.
errors-deck_size = Τράπουλα με { $cards } { $cards ->
        [one] κάρτα
       *[other] κάρτες
    } δεν φτάνει για { $seats } { $seats ->
        [one] χέρι
       *[other] χέρια
    } ή ξεπερνά το όριο των { $most }.
errors-illegal_move = Η κίνηση «{ $move }» δεν επιτρέπεται στη θέση { $seat }: { $reason } ({ $rule }).
errors-unknown_verb = Το «{ $words }» δεν είναι κίνηση. Μια κίνηση αρχίζει με μία από τις λέξεις: { $verbs }.
errors-wrong_form = Το «{ $words }» δεν είναι κίνηση: γράψτε «{ $form }».
errors-unknown_card = «{ $words }»: δεν υπάρχει κάρτα { $card } σε αυτό το παιχνίδι.
errors-attack_wanted = «{ $words }»: η κάρτα { $card } είναι επίθεση· γράψτε «attack { $card } TEAM».
errors-no_attack = «{ $words }»: η κάρτα { $card } δεν είναι επίθεση· γράψτε «play { $card }».
errors-unknown_team = «{ $words }»: δεν υπάρχει ομάδα { $team }. Οι ομάδες είναι: { $teams }.
errors-answer_wanted = «{ $words }»: γράψτε «{ $verb } yes» ή «{ $verb } no».
errors-no_hints = Σε αυτό το τραπέζι δεν υπάρχουν συμβουλές: αγωνίζονται πολλοί άνθρωποι και μια συμβουλή σε έναν θα ήταν άδικη. Όποιος ανοίγει ένα τραπέζι μπορεί να τις επιτρέψει για όλους.
errors-no_decision = Η θέση { $seat } δεν έχει τώρα κάτι να αποφασίσει. Ζητήστε συμβουλή όταν έρθει η σειρά σας.
errors-hint_pending = Η τελευταία συμβουλή που ζητήσατε ακόμη υπολογίζεται. Περιμένετε την απάντηση.
errors-hints_busy = Πολλοί θέλουν να μάθουν τι θα έκανε ένας πρωταθλητής. Ρωτήστε ξανά σε λίγο ή αποφασίστε μόνοι σας.
errors-nothing_to_undo = Δεν έχει παιχτεί τίποτα που να μπορεί να αναιρεθεί.
errors-undo_barrier = Η τελευταία κίνηση δεν αναιρείται: φανέρωσε κάτι που ήταν κρυφό.
errors-undo_other_seat = Η κίνηση δεν αναιρείται: άλλος παίκτης έχει ήδη παίξει μετά από αυτήν.
errors-no_such_card_left = { $key }: περισσεύει μία κάρτα { $card }· το παιχνίδι έχει μόνο { $count }.
errors-too_few_cards = { $key }: { $wanted ->
        [one] χρειάζεται
       *[other] χρειάζονται
    } { $wanted } { $wanted ->
        [one] κάρτα
       *[other] κάρτες
    }, αλλά { $left ->
        [one] απομένει
       *[other] απομένουν
    } μόνο { $left }.
errors-wrong_pile = { $key }: η κάρτα { $card } δεν μπαίνει σε αυτή τη στοίβα.
errors-hand_too_large = { $key }: { $cards } { $cards ->
        [one] κάρτα
       *[other] κάρτες
    } σε ένα χέρι· επιτρέπονται το πολύ { $most }.
errors-too_far = { $key }: δεν γίνεται να υπάρχουν { $km } χλμ, όταν ο στόχος είναι τα { $target } χλμ.
errors-wrong_target = { $key }: η τιμή { $value } δεν είναι δυνατή· σε αυτή τη θέση του παιχνιδιού είναι { $target } (μετά από επέκταση δηλώστε ποιος τη ζήτησε: extension_by).
errors-no_extension = { $key }: δεν υπάρχει επέκταση σε γύρο των { $target } χλμ.
errors-no_kontra = { $key }: για κόντρα πρέπει να περιμένει απάντηση ακριβώς μία επίθεση, από παίκτη που κρατά την αντίστοιχη Μπαλαντέρ· εδώ υπάρχουν { $found }. Δηλώστε ποια εννοείτε με attack και attacked.
errors-no_cards = { $key }: η θέση { $seat } δεν έχει κάρτα να παίξει.
errors-not_completed = { $key }: επέκταση αποφασίζεται μόνο όταν η θέση { $seat } έχει μόλις συμπληρώσει τα { $target } χλμ και υπάρχει μεγαλύτερη διαδρομή.
errors-not_over = { $key }: το παιχνίδι δεν τελειώνει προτού κάποια ομάδα φτάσει { $points ->
        [one] τον { $points } βαθμό
       *[other] τους { $points } βαθμούς
    }.
errors-impossible_chance = chance[{ $index }]: το «{ $outcome }» δεν μπορεί να έρθει εδώ: δεν υπάρχει για να τραβηχτεί.
errors-unknown_outcome = chance[{ $index }]: το «{ $outcome }» δεν είναι κάτι που μπορεί να δώσει η τύχη σε αυτό το παιχνίδι.
errors-no_file = Το αρχείο δεν διαβάζεται: { $why }.
errors-not_text = Το αρχείο δεν είναι κείμενο σε UTF-8.
errors-file_too_large = Το αρχείο είναι μεγαλύτερο από { $most } byte.
errors-not_yaml = Η γραμμή { $line } δεν είναι YAML: { $problem }.
errors-no_aliases = Γραμμή { $line }: άγκυρες και ψευδώνυμα δεν διαβάζονται εδώ· γράψτε την τιμή ολόκληρη.
errors-key_twice = Γραμμή { $line }: το κλειδί «{ $key }» εμφανίζεται εδώ για δεύτερη φορά.
errors-bad_key = Γραμμή { $line }: ένα κλειδί πρέπει να είναι λέξη ή αριθμός.
errors-not_a_scenario = Αυτό δεν είναι σενάριο: χρειάζονται τουλάχιστον τα κλειδιά game και seats.
errors-not_a_step = Το βήμα { $number } στο play δεν είναι βήμα: γράψτε «seat: move», «seat: {"{"}try: move, refused: RULE{"}"}», «seat: {"{"}undo: true{"}"}» ή «expect: {"{"}...{"}"}».
errors-not_a_record = Αυτό δεν είναι καταγραφή αγώνα: χρειάζονται τουλάχιστον τα κλειδιά game, rules, seats και moves.
errors-not_a_move = Η κίνηση { $number } δεν είναι κίνηση: γράψτε «seat: move», και ό,τι έδωσε η τύχη ως «chance: [...]».
errors-bad_move = Κίνηση { $number }: { $why }
errors-chance_differs = Κίνηση { $number }: η καταγραφή λέει ότι η τύχη έδωσε { $wanted }, αλλά οι κανόνες ζήτησαν { $got }.
errors-record_differs = Η καταγραφή δεν επαληθεύεται: το { $key } της είναι { $wanted }, ενώ η επανάληψη δίνει { $got }.
errors-other_rules = Ο αγώνας της καταγραφής παίχτηκε με την έκδοση { $rules } των κανόνων του παιχνιδιού { $game }· εδώ ισχύει η έκδοση { $version }.
errors-in_file = { $file }: { $why }
errors-in_step = { $where }: { $why }
errors-no_folder = Δεν είναι δυνατή η εγγραφή στο { $file }: { $why }.
errors-no_scenarios = Δεν υπάρχει αρχείο σεναρίου εδώ: { $paths }. Τα σενάρια έχουν κατάληξη .yaml ή .yml.
errors-not_toml = Το αρχείο δεν είναι TOML: { $problem }.
errors-no_track = Η πίστα «{ $name }» δεν διαβάζεται. { $why } Δώστε ένα αρχείο TOML ή μία από τις εξής: { $known }.
errors-no_tracks = Το παιχνίδι { $game } δεν έχει πίστες. Πίστες υπάρχουν για: { $known }.
errors-track_key = Η πίστα περιέχει «{ $key }», που εδώ δεν σημαίνει τίποτα. Διαθέσιμα: { $known }.
errors-track_missing = Από την πίστα λείπει το «{ $key }».
errors-track_game = game: η πίστα είναι για το παιχνίδι «{ $name }», όχι για το { $game }.
errors-track_text = { $key }: εδώ χρειάζονται 1 έως { $most } εκτυπώσιμοι χαρακτήρες.
errors-track_too_long = laps: { $laps } { $laps ->
        [one] γύρος
       *[other] γύροι
    } των { $spaces } { $spaces ->
        [one] Θέσης
       *[other] Θέσεων
    } { $laps ->
        [one] κάνει
       *[other] κάνουν
    } { $length } { $length ->
        [one] Θέση
       *[other] Θέσεις
    }· επιτρέπονται το πολύ { $most }.
errors-track_corners = corners: εδώ χρειάζονται 1 έως { $most } στροφές, όχι { $count }.
errors-track_order = { $key }: το { $value } δεν μπορεί να ακολουθεί το { $before }· γράψτε τις στροφές με τη σειρά του δρόμου, κάθε γραμμή μία φορά.
errors-track_chicane = { $key }: η δεύτερη γραμμή μιας σικέιν έρχεται αμέσως μετά την πρώτη, με το ίδιο όριο.
errors-track_stretch = { $key }: δώστε την πρώτη και την τελευταία Θέση ενός κομματιού, όπως [5, 10], όχι { $value }.
errors-track_legend = legend: δώστε μία γραμμή για καθεμιά από τις { $corners } { $corners ->
        [one] στροφή
       *[other] στροφές
    } ή καμία· εδώ είναι { $count }.
errors-track_bends = bends: δώστε έναν αριθμό για καθεμιά από τις { $spaces } { $spaces ->
        [one] Θέση
       *[other] Θέσεις
    }· εδώ είναι { $count }.
errors-track_bend = { $key }: η τιμή { $value } δεν είναι αριθμός μοιρών από -{ $most } έως { $most }.
errors-track_twist = bends: το άθροισμά τους είναι { $sum } μοίρες· ένας πλήρης κύκλος, δεξιόστροφα, είναι 360.
errors-track_open = bends: το δαχτυλίδι δεν κλείνει. Τελειώνει { $miss } Θέσεις μακριά από την αρχή του ({ $ahead } παραπάνω μπροστά, { $right } παραπάνω δεξιά)· επιτρέπεται το πολύ { $most }.
errors-track_crosses = bends: το δαχτυλίδι περνά πάνω από τον εαυτό του. Οι Θέσεις { $one } και { $other } απέχουν { $distance }· αφήστε { $room } ανάμεσα στα κέντρα τους.
errors-not_a_grid = { $key }: γράψτε «random» ή μια λίστα με όλους τους παίκτες, τον καθένα μία φορά, κατά τις θέσεις της σχάρας εκκίνησης: { $names }.
errors-no_turn = { $key }: στη φάση «{ $phase }» δεν είναι η σειρά κανενός· παραλείψτε το «{ $key }» ή διαλέξτε άλλη φάση.
errors-whose_turn = { $key }: στη φάση «{ $phase }» παίζει ένα αυτοκίνητο· δηλώστε ποιο.
errors-wrong_queue = { $key }: γράψτε τα αυτοκίνητα που έχουν ακόμη να κινηθούν, δηλαδή όσα έχουν κάρτες στον Χώρο τους: { $names }.
errors-wrong_lever = { $key }: η ένδειξη του Λεβιέ ταχυτήτων διαφέρει από την ταχύτητα μόνο όσο το σχέδιο του αυτοκινήτου { $seat } είναι κρυφό, και το πολύ κατά δύο ταχύτητες.
errors-wrong_places = { $key }: οι θέσεις στην κατάταξη πρέπει να αρχίζουν από το 1 και να συνεχίζουν χωρίς κενά, η καθεμιά μία φορά· εδώ είναι { $places }.
errors-spot_alone = { $key }: Σημείο χωρίς Θέση· γράψτε και το pos για το αυτοκίνητο { $seat }.
errors-same_spot = { $key }: το Σημείο αυτό το έχει ήδη το αυτοκίνητο { $other }· δώστε στο { $seat } άλλο pos ή spot.
errors-over_the_line = { $key }: το αυτοκίνητο { $seat } δεν μπορεί να βρίσκεται εδώ, γιατί ο τερματισμός είναι στο { $finish }· γράψτε τη θέση του στην κατάταξη ή μικρότερο pos.
errors-out_of_the_race = { $key }: το αυτοκίνητο { $seat } έχει ήδη τη θέση του στην κατάταξη και δεν κινείται πια· δώστε ένα που τρέχει ακόμη.
errors-not_over_yet = { $key }: η φάση είναι «over» αν, και μόνο αν, κάθε αυτοκίνητο έχει τη θέση του στην κατάταξη· εδώ είναι «{ $phase }».
errors-no_slipstream = { $key }: όπως στέκονται τα αυτοκίνητα, το { $seat } δεν μπορεί να κάνει Slipstream· βάλτε ένα αυτοκίνητο δίπλα του ή στην αμέσως επόμενη Θέση, πριν από τον τερματισμό, με χώρο μπροστά για να κερδίσει κάτι.
errors-no_packet = { $key }: κάρτες για ξεσκαρτάρισμα μαζεύονται μόνο στη φάση «discard», όχι στη φάση «{ $phase }».
errors-needs_option = { $key }: αυτή η επιλογή πάει μαζί με την '{ $other }', που είναι κλειστή.
errors-not_as_many = { $key }: εδώ χρειάζονται { $wanted } καταχωρίσεις και υπάρχουν { $count }.
errors-too_many_of = { $key }: '{ $value }' υπάρχει μόνο { $most } φορές.
errors-not_with_options = { $key }: αυτός ο αγώνας δεν έχει τίποτα τέτοιο, γιατί η επιλογή '{ $option }' είναι κλειστή.
errors-no_upgrades = Οι αναβαθμίσεις «{ $name }» δεν διαβάζονται ({ $why }). Δώστε ένα αρχείο TOML ή 'standard'.
errors-upgrade_key = Οι αναβαθμίσεις περιέχουν «{ $key }», που εδώ δεν σημαίνει τίποτα. Γνωστά είναι: { $known }.
errors-heat_card_says = { $key }: μια κάρτα Heat δεν γράφει τίποτε άλλο· παραλείψτε: { $names }.
errors-direct_card = { $key }: κάρτα για άμεσο παίξιμο έχει μία αξία και κανένα σύμβολο +.
errors-too_few_upgrades = Η επιλογή χρειάζεται { $needed } αναβαθμίσεις, και η τράπουλά τους έχει { $count }.
errors-not_with_option = { $key }: αυτό δεν πάει μαζί με το '{ $other }' ως '{ $value }'.
errors-no_draft = { $key }: σε αυτόν τον αγώνα δεν διαλέγονται αναβαθμίσεις στη φάση «{ $phase }».
errors-empty_market = { $key }: στην αγορά πρέπει να έχει μείνει μία κάρτα.
errors-not_an_upgrade = { $key }: το { $card } δεν είναι αναβάθμιση, και μόνο αυτές ανανεώνονται.
errors-not_printed = { $key }: η αξία { $value } δεν υπάρχει σε αυτή την κάρτα.
errors-values_and_phase = { $key }: στη φάση «value» μια κάρτα του Χώρου δεν έχει ακόμη αξία, και στη «{ $phase }» την έχουν όλες.
errors-nothing_to_pay = { $key }: μία από αυτές τις κάρτες δεν έχει σύμβολο Heat που να εκκρεμεί.
errors-not_in_play = { $key }: το { $card } δεν βρίσκεται στον Χώρο.
errors-not_at_a_table = Αγώνας με αυτές τις επιλογές δεν γίνεται σε τραπέζι, γιατί οι σελίδες δεν τον δείχνουν ακόμη: { $options }. Γίνεται στο τερματικό και με προγράμματα.
errors-packet_in_tunnel = { $key }: ένα αυτοκίνητο σε τούνελ δεν μπορεί να ξεσκαρτάρει τίποτα.
errors-bad_plan = { $key }: { $cards } { $cards ->
        [one] κάρτα δεν κάνει
       *[other] κάρτες δεν κάνουν
    } σχέδιο με ταχύτητα { $gear }: αλλάξτε πρώτα ταχύτητα, κλείστε το σχέδιο με τόσες κάρτες όσο λέει η ταχύτητα και παίξτε Heat μόνο όταν δεν μένει τίποτε άλλο στο χέρι.
errors-too_much_heat = { $key }: έξω από τη Μηχανή { $named ->
        [one] αναφέρεται
       *[other] αναφέρονται
    } { $named } { $named ->
        [one] κάρτα
       *[other] κάρτες
    } Heat, υπερβολικά πολλές· όλες μαζί είναι { $all }, με το πολύ ένα UH ανάμεσά τους.
errors-too_much_stress = { $key }: οι παίκτες έχουν { $taken } { $taken ->
        [one] κάρτα
       *[other] κάρτες
    } Στρες· το κουτί έχει { $all }.
errors-not_discardable = { $key }: η κάρτα { $card } δεν ξεσκαρτάρεται, άρα δεν μπορεί να βρίσκεται εδώ.
errors-variant_counts = { $key }: { $cards } συνολικά· γίνονται από { $least } έως { $most }.
errors-variant_segment = { $key }: εδώ χρειάζεται μια λίστα από 1 έως { $most } πεδία.
errors-variant_numbers = { $key }: κάθε τμήμα χρειάζεται δικό του αριθμό.
errors-not_racers = { $key }: γράψε 'random' ή μια λίστα με { $count } { $count ->
        [one] οδηγό
       *[other] διαφορετικούς οδηγούς
    } στη σειρά των θέσεων. Γνωστοί είναι: { $known }.
errors-too_many_places = { $key }: { $places } { $places ->
        [one] θέση
       *[other] θέσεις
    } για μάρκες αλλαγής είναι πάρα πολλές· το πολύ { $most }.
errors-track_path = { $key }: το '{ $value }' δεν είναι διαδρομή. Γράψε από 1 έως { $most } γράμματα: S για ευθεία, R και L για στροφή δεξιά και αριστερά.
errors-track_too_many = { $key }: { $used ->
        [one] χρησιμοποιείται
       *[other] χρησιμοποιούνται
    } { $used } { $used ->
        [one] τμήμα
       *[other] τμήματα
    } του είδους { $kind }· το κουτί έχει { $there }.
errors-track_numbers = { $key }: δώσε έναν αριθμό για καθένα από τα { $count } { $count ->
        [one] τμήμα
       *[other] τμήματα
    } της διαδρομής.
errors-track_segment = { $key }: δεν υπάρχει τμήμα { $value } του είδους { $kind }. Γνωστά είναι: { $known }.
errors-track_segment_twice = { $key }: το τμήμα { $value } χρησιμοποιείται δύο φορές· υπάρχει ένα από το καθένα.
errors-track_overlaps = { $key }: η πίστα περνά πάνω από τον εαυτό της: το τμήμα { $other } θα έπεφτε πάνω στο { $one }.
errors-track_not_closed = { $key }: ο γύρος δεν κλείνει: τελειώνει { $column } { $column ->
        [one] τετράγωνο
       *[other] τετράγωνα
    } ανατολικά και { $row } νότια από την αρχή του, με κατεύθυνση { $heading } αντί για E.
errors-track_not_clockwise = { $key }: ο γύρος πάει δεξιόστροφα: δεξιές μείον αριστερές στροφές πρέπει να είναι 4, όχι { $turns }.
errors-track_fields = { $key }: σε γύρο με { $fields } { $fields ->
        [one] πεδίο
       *[other] πεδία
    } δεν γίνεται αγώνας· χρειάζονται { $least } έως { $most }.
errors-track_not_shorter = { $key }: η πίστα { $track } δεν έχει τμήματα που μπορούν να παραλειφθούν.
errors-track_even = { $key }: { $value } { $value ->
        [one] τμήμα δεν κλείνει
       *[other] τμήματα δεν κλείνουν
    } γύρο· ζυγός αριθμός από { $least } έως { $most } μπορεί.
errors-no_random_tracks = Το { $game } δεν έχει τυχαίες πίστες. Υπάρχουν για: { $known }.
errors-racer_twice = { $key }: ο { $racer } αναφέρεται δύο φορές· κάθε οδηγός υπάρχει μία φορά.
errors-too_many_racers = { $key }: ο παίκτης { $seat } δεν μπορεί να έχει πάνω από { $most } { $most ->
        [one] οδηγό
       *[other] οδηγούς
    }.
errors-not_ordered = { $key }: ο παίκτης { $seat } δεν έχει διαλέξει τη σειρά των οδηγών του, άρα δεν μπορεί να είναι η σειρά τους.
errors-ordered_already = { $key }: ο παίκτης { $seat } δεν έχει τίποτα να βάλει σε σειρά εδώ.
errors-too_many_dice = { $key }: δεν γίνονται πάνω από { $most } { $most ->
        [one] ζάρι
       *[other] ζάρια
    }.
errors-double_before = { $key }: ένα δεύτερο { $die } είναι διπλή, και μετά από αυτό δεν θα ακολουθούσε ζάρι ή κίνηση.
errors-wrong_final = { $key }: είναι ο τελευταίος γύρος παιχνιδιού ακριβώς όταν ένας οδηγός έχει { $laps } { $laps ->
        [one] μάρκα
       *[other] μάρκες
    } γύρου.
errors-laps_owed = { $key }: ο { $seat } έχει οδηγήσει τόσο που πρέπει να έχει { $laps } { $laps ->
        [one] μάρκα
       *[other] μάρκες
    } γύρου.
errors-same_field = { $key }: στο πεδίο { $field } στέκεται ήδη ο { $other }· μόνο στη φάση 'duel' ή σε κίνηση δύο οδηγοί μοιράζονται πεδίο.
errors-not_exchanged = { $key }: ο { $racer } θα είχε ανταλλάξει τόσες μάρκες μπόνους με μια κάρτα μπόνους.
errors-done_already = Η εντολή «{ $id }» έχει ήδη εκτελεστεί.
errors-unknown_command = Ένα τραπέζι δεν γνωρίζει το «{ $do }». Διαθέσιμα: { $known }.
errors-seat_taken = Η θέση { $seat } είναι πιασμένη· διαλέξτε μία ελεύθερη.
errors-seat_free = Στη θέση { $seat } δεν κάθεται κανείς.
errors-seats_free = Ο αγώνας δεν ξεκινά όσο υπάρχουν ελεύθερες θέσεις: { $seats }. Περιμένετε παίκτες ή αφήστε bot να οδηγήσουν.
errors-bad_name = Ένα όνομα έχει 1 έως { $most } χαρακτήρες.
errors-mixed_name = Γράψτε κάθε λέξη του ονόματός σας σε ένα αλφάβητο: γράμματα που απλώς μοιάζουν θα σας μπέρδευαν με κάποιον άλλον.
errors-bad_text = Πείτε κάτι με 1 έως { $most } χαρακτήρες.
errors-unknown_phrase = Δεν υπάρχει φράση «{ $phrase }». Διαθέσιμες: { $known }.
errors-not_your_seat = Στη θέση { $seat } δεν οδηγείτε εσείς.
errors-not_host = Αυτό επιτρέπεται μόνο σε όποιον άνοιξε το τραπέζι.
errors-not_away = Στη θέση { $seat } οδηγεί ήδη ο παίκτης της.
errors-started_already = Ο αγώνας έχει ξεκινήσει· οι θέσεις μένουν πια όπως είναι.
errors-not_started = Ο αγώνας δεν έχει ξεκινήσει ακόμη.
errors-stale = Στο μεταξύ κάτι άλλαξε για τη θέση { $seat }· κοιτάξτε ξανά προτού διαλέξετε.
errors-no_store = Η βάση δεδομένων { $url } δεν απαντά: { $why }.
errors-store_away = Ο διακομιστής δεν έχει πρόσβαση σε όσα έχει αποθηκεύσει. Τίποτα δεν χάθηκε· δοκιμάστε ξανά σε μια στιγμή.
errors-stopping = Ο διακομιστής πρόκειται να σταματήσει. Δοκιμάστε ξανά σε μια στιγμή.
errors-unknown_method = Δεν υπάρχει εδώ μέθοδος { $method }. Γνωστές είναι: { $known }.
errors-broke = Κάτι πήγε στραβά στον διακομιστή. Έχει σημειωθεί· δοκιμάστε ξανά ή φορτώστε πάλι τη σελίδα.
errors-no_port = Τίποτα δεν μπορεί να ακούσει στη διεύθυνση { $host }, θύρα { $port }: { $why }. Διαλέξτε άλλη θύρα.
errors-bad_proxy = Το «{ $text }» δεν είναι διεύθυνση διαμεσολαβητή. Γράψτε διευθύνσεις ή δίκτυα χωρισμένα με κόμμα, όπως 127.0.0.1 ή 10.0.0.0/8.
errors-store_busy = Η βάση δεδομένων { $url } είναι τώρα πολύ απασχολημένη γι' αυτό. Δεν άλλαξε τίποτα· δοκιμάστε ξανά σε λίγο.
errors-bad_url = Αυτή δεν είναι διεύθυνση βάσης δεδομένων ({ $why }). Γράψτε sqlite:///FILE ή postgresql://USER@HOST/NAME.
errors-no_table = Δεν υπάρχει τραπέζι «{ $id }».
errors-table_exists = Υπάρχει ήδη τραπέζι «{ $id }».
errors-line_taken = Το ημερολόγιο του τραπεζιού «{ $id }» έχει ήδη γραμμή { $seq }· κοιτάξτε ξανά.
errors-table_rules = Στο τραπέζι «{ $id }» παίζεται η έκδοση { $rules } των κανόνων του παιχνιδιού { $game }· εδώ ισχύει η έκδοση { $version }.
errors-table_differs = Το τραπέζι «{ $id }» δεν επαληθεύεται: το κλειδί του μοιράζει άλλες κάρτες από όσες λέει το ημερολόγιό του.
errors-snapshot_differs = Το στιγμιότυπο του τραπεζιού «{ $id }» μετά από { $lines } γραμμές δεν είναι αυτό που βγαίνει από το ημερολόγιό του. Σβήστε το με `paddock tables drop-snapshots`: δεν χάνεται τίποτα.
errors-bad_backup = Το { $file } δεν είναι αντίγραφο ασφαλείας ή είναι κατεστραμμένο: { $why }.
errors-table_unreadable = Το τραπέζι «{ $id }» δεν διαβάζεται: η γραμμή { $line } του ημερολογίου του είναι κατεστραμμένη ({ $why }). Επαναφέρετέ το από αντίγραφο ασφαλείας· όλα τα άλλα τραπέζια συνεχίζουν.
errors-header_unreadable = Το τραπέζι «{ $id }» δεν διαβάζεται: τα στοιχεία του δεν είναι γραμμένα όπως πρέπει ({ $why }). Επαναφέρετέ το από αντίγραφο ασφαλείας· όλα τα άλλα τραπέζια συνεχίζουν.
errors-newer_database = Η βάση δεδομένων { $url } έχει χρησιμοποιηθεί από νεότερη έκδοση του Paddock (η αναθεώρησή της είναι { $revision }). Εγκαταστήστε εκείνη την έκδοση ή επαναφέρετε παλαιότερο αντίγραφο ασφαλείας.
errors-newer_backup = Το αντίγραφο ασφαλείας γράφτηκε από νεότερη έκδοση του Paddock (η μορφή του είναι { $form }). Εγκαταστήστε εκείνη την έκδοση για να το διαβάσετε.
errors-no_plain_file = Το { $file } δεν είναι απλό αρχείο και δεν γράφεται τίποτα επάνω του. Δώστε άλλο αρχείο.
errors-backup_sealed = Το { $file } είναι σφραγισμένο. Δώστε το αρχείο με το κλειδί του: --key-file FILE.
errors-backup_open = Το { $file } δεν είναι σφραγισμένο. Παραλείψτε το --key-file αν το εμπιστεύεστε.
errors-bad_key_file = Το κλειδί στο { $file } δεν διαβάζεται: { $why }.
errors-short_key = Το κλειδί στο { $file } είναι πολύ μικρό. Γράψτε 64 δεκαεξαδικά ψηφία, 32 τυχαία byte ή μια φράση με τουλάχιστον { $least } χαρακτήρες.
errors-no_sealed_extra = Δεν είναι εγκατεστημένο ό,τι σφραγίζει αντίγραφα ασφαλείας: pip install 'paddock[sealed]'.
errors-no_person = Δεν υπάρχει εδώ κανείς «{ $word }». Δώστε το αναγνωριστικό ενός παίκτη ή ό,τι βλέπουν οι άλλοι από αυτό.
errors-signed_out = Έχετε αποσυνδεθεί. Φορτώστε ξανά τη σελίδα για να μπείτε από την αρχή.
errors-bad_moment = Το «{ $text }» δεν είναι χρονική στιγμή: γράψτε μια ημέρα όπως 2031-05-04 ή ημέρα και ώρα όπως '2031-05-04 18:30'.
errors-no_files_here = Εδώ δεν μπορείτε να δώσετε αρχείο: δώστε το όνομα ενός από όσα συνοδεύουν το παιχνίδι ή γράψτε ολόκληρο το περιεχόμενο.
errors-kicked = Ο παίκτης που άνοιξε αυτό το τραπέζι σάς έδιωξε.
errors-no_seat = Αυτό επιτρέπεται μόνο σε όποιον έχει θέση σε αυτό το τραπέζι.
errors-away_already = Στη θέση { $seat } οδηγεί ήδη ένα bot.
errors-out_for_good = Ο οδηγός της θέσης { $seat } έχει βγει οριστικά από αυτόν τον αγώνα.
errors-bot_drives = Στη θέση { $seat } οδηγεί τώρα ένα bot· πείτε «back» για να πάρετε το τιμόνι.
errors-race_over = Ο αγώνας έχει τελειώσει.
errors-pause = Όλοι περιμένουν μια απάντηση· ο αγώνας συνεχίζεται σε μια στιγμή.
errors-no_pause = Δεν υπάρχει παύση που να μπορεί να λήξει.
errors-nothing_to_relieve = Η θέση { $seat } δεν κάνει κανέναν να περιμένει ή έχει ρολόι που φροντίζει γι' αυτό.
errors-patience = Η θέση { $seat } έχει ακόμη { $seconds } { $seconds ->
        [one] δευτερόλεπτο
       *[other] δευτερόλεπτα
    } για να σκεφτεί, προτού μπορέσει να αναλάβει ένα bot.
errors-cannot_kick = Πείτε κάποιον από αυτό το τραπέζι, εκτός από εκείνον που το άνοιξε.
errors-race_not_over = Ο αγώνας δεν έχει τελειώσει: το τι άξιζαν οι αποφάσεις του λέγεται όταν κανείς δεν μπορεί πια να το χρησιμοποιήσει.
errors-not_an_analysis = Αυτό δεν είναι ανάλυση αγώνα όπως τη γράφει το «paddock analyse --save».
errors-bad_analysis = Αυτή η ανάλυση δεν διαβάζεται: { $why }.
errors-not_a_puzzle = Αυτό δεν είναι γρίφος: εδώ χρειάζεται σενάριο με ένα μέρος «puzzle».
errors-bad_puzzle = Αυτός ο γρίφος δεν διαβάζεται: { $why }.
errors-puzzles_where = Γράψτε ένα παιχνίδι και, με -o, έναν φάκελο για τους γρίφους του· ή γράψτε --check για να μετρηθούν όσοι υπάρχουν.
errors-not_over_for_rematch = Η ρεβάνς γίνεται μετά τον αγώνα, και αυτός δεν έχει τελειώσει.
errors-rematch_already = Υπάρχει ήδη ρεβάνς: στο τραπέζι { $table }.
errors-bad_pace = Δεν υπάρχει τέτοιος ρυθμός. Διαθέσιμοι: { $known }.
errors-bad_pace_value = { $key }: η τιμή { $value } δεν είναι αριθμός από 0 έως { $most } ή δεν προβλέπεται για αυτόν τον ρυθμό.
errors-not_an_option = Το «{ $key }» δεν είναι επιλογή ενός αγώνα.
errors-pictures_busy = Αυτή τη στιγμή σχεδιάζονται πολλές εικόνες. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.
errors-replays_busy = Αυτή τη στιγμή ξαναπροβάλλονται πολλοί αγώνες. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.
errors-try_again = Ο διακομιστής δεν μπόρεσε να το καταγράψει τώρα ή δεν ξέρει αν το κατέγραψε. Ζητήστε το ξανά σε λίγο με τον ίδιο αριθμό: θα γίνει μία φορά.
errors-not_ready = Το { $game } ετοιμάζεται για αυτό το μηχάνημα, μία φορά· χρειάζεται περίπου ένα λεπτό. Δοκιμάστε ξανά σε λίγο.
errors-not_compiled = Το { $game } δεν μπόρεσε να ετοιμαστεί σε αυτό το μηχάνημα: ο μεταγλωττιστής του σταμάτησε πρόωρα. Ζητήστε το ξανά για νέα προσπάθεια· το αρχείο καταγραφής του διακομιστή λέει περισσότερα.
errors-store_in_use = Ένας άλλος διακομιστής έχει ήδη ανοιχτά τα τραπέζια της βάσης { $url }. Η SQLite είναι για έναν διακομιστή: σταματήστε εκείνον ή χρησιμοποιήστε PostgreSQL για περισσότερους.
errors-one_worker = Η SQLite είναι για μία διεργασία, όχι για { $workers }. Δώστε μια βάση PostgreSQL με --database postgresql://... για να τρέξουν περισσότερες.
errors-bad_redis = Η διεύθυνση του Redis δεν μπορεί να χρησιμοποιηθεί: { $why }.
errors-no_server_extra = Οι βιβλιοθήκες του διακομιστή δεν είναι εγκατεστημένες: pip install 'paddock[server]'.
errors-no_scope = Αυτό το token δεν είναι για κάτι τέτοιο: του λείπει το δικαίωμα «{ $scope }».
errors-unknown_scope = Δεν υπάρχει δικαίωμα «{ $scope }». Διαθέσιμα: { $known }.
errors-too_many_tokens = Κανείς δεν μπορεί να έχει περισσότερα από { $most } token· καταργήστε πρώτα ένα.
errors-no_passkeys_here = Τα κλειδιά πρόσβασης χρειάζονται διεύθυνση με όνομα. Χρησιμοποιήστε εδώ έναν κωδικό ανάκτησης.
errors-bad_passkey = Το κλειδί πρόσβασης δεν έγινε δεκτό ({ $why }). Δοκιμάστε ξανά.
errors-known_passkey = Αυτό το κλειδί πρόσβασης χρησιμοποιείται ήδη. Συνδεθείτε με αυτό.
errors-no_passkey = Αυτό το κλειδί πρόσβασης δεν είναι γνωστό εδώ. Ίσως έχει αφαιρεθεί.
errors-last_passkey = Αυτός είναι ο μόνος τρόπος να επιστρέψετε. Προσθέστε πρώτα άλλο κλειδί πρόσβασης ή έναν κωδικό ανάκτησης.
errors-too_many_passkeys = Έχετε { $most } κλειδιά πρόσβασης, που είναι τα περισσότερα. Αφαιρέστε πρώτα ένα.
errors-challenge_over = Πέρασε πολλή ώρα ή έχει ήδη απαντηθεί. Δοκιμάστε ξανά.
errors-wrong_code = Κανένα μέλος δεν έχει αυτόν τον κωδικό ανάκτησης. Ελέγξτε κάθε γράμμα και δοκιμάστε ξανά.
errors-no_token = Δεν έχετε token «{ $id }».
errors-bad_token = Το token δεν ισχύει: είναι λάθος ή έχει καταργηθεί.
errors-no_code = Δεν υπάρχει τραπέζι με τον κωδικό «{ $word }».
errors-no_replay = Το «{ $what }» δεν υπάρχει, ή όχι ακόμη: ένας αγώνας διατίθεται αφού τελειώσει.
errors-no_example = Δεν υπάρχει παράδειγμα «{ $name }» για το { $game }. Υπάρχουν: { $known }.
errors-no_linker = Δεν υπάρχει εδώ πρόγραμμα που συνδέει WebAssembly. Εγκαταστήστε το με: pip install 'paddock[wasm]' (ή το πακέτο lld του Debian).
errors-no_page = Η σελίδα δεν έχει φτιαχτεί ακόμη: εκτέλεσε 'make web' (ή 'make site', που κάνει και τα δύο).
errors-bad_base = Η θέση ενός ιστοτόπου στον διακομιστή του είναι μια διαδρομή όπως /games/, από γράμματα, ψηφία, τελείες και παύλες· το «{ $base }» δεν είναι.
errors-bad_server = Το «{ $server }» δεν είναι διεύθυνση διακομιστή· μοιάζει με https://paddock.example.org.
errors-not_a_site = Ο φάκελος { $folder } δεν είναι ιστότοπος που γράφτηκε νωρίτερα και δεν είναι άδειος: δεν γράφτηκε τίποτα. Διάλεξε άλλον φάκελο.
errors-not_linked = Οι κανόνες δεν συνδέθηκαν: { $why }
errors-not_watched = Αυτό το τραπέζι το βλέπουν μόνο όσοι τρέχουν σε αυτό.
errors-too_many = Είναι πάρα πολλά μαζί ({ $what }: { $limit }). Περιμένετε λίγο.
errors-too_large = Είναι πολύ μεγάλο: επιτρέπονται το πολύ { $most } byte.
errors-other_origin = Το αίτημα έρχεται από σελίδα άλλου ιστότοπου.
errors-bad_request = { $key }: { $why }.
errors-bad_message = Το μήνυμα δεν διαβάζεται: { $why }.
errors-hello_first = Το πρώτο μήνυμα πρέπει να είναι «hello».
errors-hello_once = Ένα «hello» αρκεί· για άλλο ανοίξτε νέα σύνδεση.
errors-other_protocol = Αυτός ο διακομιστής μιλά το πρωτόκολλο { $known }, όχι το { $protocol }: φορτώστε ξανά τη σελίδα ή ενημερώστε το πρόγραμμα.
errors-not_committed = Το μυστικό δεν ταιριάζει με το hash που δόθηκε στην αρχή.
errors-dealt_otherwise = Κίνηση { $number }: με αυτό το μυστικό η τύχη θα είχε δώσει κάτι άλλο.
errors-sealed = Ο αγώνας ξεκινά όπου να 'ναι: μαζεύονται οι συνεισφορές των παικτών στο μοίρασμα. Περιμένετε μια στιγμή.
errors-no_seal = Τώρα δεν συνεισφέρεται τίποτα: αυτό γίνεται μόλις ο οικοδεσπότης ξεκινήσει τον αγώνα.
errors-not_fresh = Ο αγώνας σε αυτό το τραπέζι δεν αρχίζει με νέο μοίρασμα, άρα δεν χρειάζεται δέσμευση.
errors-bad_pledge = Μια δέσμευση είναι το SHA-256 από 32 byte, με 64 ψηφία 0-9 και a-f.
errors-nothing_to_reveal = Η θέση { $seat } δεν έχει τίποτα να συνεισφέρει: δεν δεσμεύτηκε, ή έχει ήδη συνεισφέρει.
errors-bad_contribution = Δεν είναι αυτό για το οποίο δεσμεύτηκε η θέση { $seat }. Στείλτε τα 32 byte του hash που δόθηκε.
errors-not_dealt = Η καταγραφή δεν λέει με ποιο μυστικό μοιράστηκε: ελέγχεται μόνο αγώνας που μοιράστηκε εξαρχής σε τραπέζι.
errors-not_digits = { $key }: εδώ χρειάζονται 64 ψηφία 0-9 και a-f.
errors-other_derivation = Η καταγραφή λέει ότι μοιράστηκε με τον τρόπο { $version }· από όσα περιέχει θα ήταν ο τρόπος { $known }.
errors-cut_short = Λείπει το { $key }: η καταγραφή κόπηκε ή αλλάχτηκε, ή ο αγώνας δεν τελείωσε (--unfinished ελέγχει ό,τι υπάρχει).
errors-not_at_its_end = Ο αγώνας δεν τελειώνει με την τελευταία κίνηση (αριθμός { $moves }): η καταγραφή κόπηκε, ή ο αγώνας δεν τελείωσε (--unfinished ελέγχει ό,τι υπάρχει).
errors-not_pledged = Θέση { $seat }: η συνεισφορά δεν είναι εκείνη για την οποία δόθηκε η δέσμευση.
errors-other_key = Το κλειδί της καταγραφής δεν προκύπτει από το μυστικό και τις συνεισφορές.
errors-not_kept = Δεν είναι αυτό που κρατά μια σελίδα από έναν αγώνα: πάρτε το αρχείο που αποθηκεύει η σελίδα μετά τον αγώνα.
errors-other_commitment = Πριν από τον αγώνα ο παίκτης είδε άλλο hash.
errors-own_left_out = Θέση { $seat }: η συνεισφορά αυτού του παίκτη δεν χρησιμοποιήθηκε.
errors-other_pledges = Πριν συνεισφέρει, ο παίκτης είδε άλλες δεσμεύσεις.
errors-told_otherwise = Θέση { $seat }: ο αριθμός { $number } από όσα ειπώθηκαν δεν είναι αυτό που λέει η καταγραφή.
errors-no_connection = Δεν είναι δυνατή η σύνδεση με το { $url }: { $why }.
errors-no_web_build = Οι σελίδες για τον περιηγητή δεν έχουν χτιστεί ακόμα: τρέξτε 'make web' και φορτώστε ξανά τη σελίδα.
errors-unknown_car = «{ $words }»: καμία ομάδα αυτού του αγώνα δεν έχει αυτοκίνητο { $car }.
errors-too_many_cars = { $key }: { $cars } { $cars ->
        [one] αυτοκίνητο είναι πολύ
       *[other] αυτοκίνητα είναι πολλά
    } για πίστα { $sectors } { $sectors ->
        [one] τομέα
       *[other] τομέων
    }· οι τομείς πρέπει να είναι περισσότεροι.
errors-wrong_numbers = { $key }: γράψε { $cars } { $cars ->
        [one] αυτοκίνητο
       *[other] διαφορετικά αυτοκίνητα
    } αυτής της ομάδας: { $known }.
errors-not_a_bar = { $key }: μια μπάρα ομάδων έχει κάθε ομάδα του αγώνα μία φορά: { $names }.
errors-no_such_car = { $key }: δεν υπάρχει αυτοκίνητο { $car } σε αυτόν τον αγώνα.
errors-no_cars_race = { $key }: γράψε τουλάχιστον ένα αυτοκίνητο.
errors-off_the_track = { $key }: ένα αυτοκίνητο με θέση κατάταξης είναι εκτός πίστας· άφησε το ένα από τα δύο.
errors-car_without_space = { $key }: γράψε πού είναι το αυτοκίνητο ή ότι είναι εκτός.
errors-same_space = { $key }: στο { $at } υπάρχει ήδη άλλο αυτοκίνητο.
errors-not_a_space = { $key }: το { $value } δεν είναι χώρος· γράψε τομέας.λωρίδα, όπως 12.3, με λωρίδα 0 για τα pit.
errors-no_such_space = { $key }: δεν υπάρχει χώρος { $value } στην πίστα· οι τομείς πάνε από 0 ως κάτω από { $sectors }.
errors-wrong_stack = { $key }: το { $value } δεν γίνεται· εδώ είναι { $cars } { $cars ->
        [one] αυτοκίνητο
       *[other] αυτοκίνητα
    }, από το 0 κάτω κάτω.
errors-too_few_places = { $key }: οι δείκτες { $lo } ως { $hi } δεν φτάνουν για { $cars } { $cars ->
        [one] αυτοκίνητο
       *[other] αυτοκίνητα
    }.
errors-no_card_played = { $key }: γράψε με ποια κάρτα αγώνα κινείται το αυτοκίνητο.
errors-car_twice = { $key }: ένα αυτοκίνητο είναι εδώ δύο φορές.
errors-no_segment = { $key }: όλα τα αυτοκίνητα της ομάδας { $seat } έχουν ενεργοποιηθεί· γράψε άλλον παίκτη.
errors-not_its_car = { $key }: το αυτοκίνητο που κινείται δεν ανήκει στην ομάδα { $seat }.
errors-no_pit_stop = { $key }: η ομάδα { $seat } δεν έχει άλλο αυτοκίνητο στις λωρίδες για να αποφασίσει.
errors-no_choice_waits = { $key }: τίποτα δεν περιμένει την επιλογή «{ $asks }»· γράψε τι αφορά.
errors-track_sectors = stretches: { $sectors } { $sectors ->
        [one] τομέας
       *[other] τομείς
    }· μια πίστα έχει { $least } ως { $most }.
errors-track_line = { $key }: το { $value } δεν μπορεί να είναι στη γραμμή τερματισμού· το τελευταίο τμήμα συνεχίζει με «=».
errors-track_join = { $key }: το «{ $join }» κάνει { $wanted } { $wanted ->
        [one] λωρίδα
       *[other] λωρίδες
    } από { $lanes }, αλλά το επόμενο τμήμα έχει { $after }.
errors-track_no_corner = { $key }: μια πίστα θέλει στροφή.
errors-track_restart = { $key }: οι λωρίδες { $inner } και { $outer } δεν μπορούν να είναι λωρίδες επανεκκίνησης· γράψε δύο γειτονικές που έχει ένας τομέας με { $lanes } { $lanes ->
        [one] λωρίδα
       *[other] λωρίδες
    }.
errors-track_ways = { $key }: { $entries } { $entries ->
        [one] λίστα
       *[other] λίστες
    } λωρίδων· εδώ χρειάζεται μία για κάθε λωρίδα του τμήματος, { $lanes } συνολικά.
errors-track_way = { $key }: το { $value } δεν είναι συνέχεια· εδώ χρειάζονται 1 έως { $most } λωρίδες η μία δίπλα στην άλλη, όπως [2, 3].
errors-track_reach = { $key }: φτάνει στις λωρίδες { $reached }· εδώ χρειάζεται καθεμία από τις { $after } λωρίδες του επόμενου τμήματος και καμία άλλη.
errors-track_cross = { $key }: αυτή η λωρίδα διασταυρώνεται με την προηγούμενη· προχώρα από μέσα προς τα έξω.
errors-no_box = Το κουτί «{ $name }» δεν διαβάζεται ({ $why }). Δώστε ένα αρχείο TOML ή ένα από τα εξής: { $known }.
errors-box_key = Το κουτί περιέχει «{ $key }», που εδώ δεν σημαίνει τίποτα. Γνωστά είναι: { $known }.
errors-box_missing = Από το κουτί λείπει το «{ $key }».
errors-box_length = { $key }: { $entries } { $entries ->
        [one] στοιχείο
       *[other] στοιχεία
    }· εδώ χρειάζονται από { $least } έως { $most }.
errors-box_bar = { $key }: το «{ $value }» δεν είναι η μπάρα ομάδων της κάρτας { $card }· κάθε γράμμα χρειάζεται μία φορά: { $letters }.
errors-box_twice = { $key }: ο αριθμός { $number } υπάρχει δύο φορές στο κουτί· κάθε αυτοκίνητο χρειάζεται δικό του.
errors-no_races = { $key }: μια σεζόν έχει τουλάχιστον έναν αγώνα.
errors-season_over = Η σεζόν τελείωσε: { $races ->
        [one] έγινε ο μοναδικός αγώνας
       *[other] έγιναν και οι { $races } αγώνες
    }.
errors-arena_there = Ο φάκελος { $folder } έχει ήδη αποτελέσματα αρένας. Συνεχίστε τα με --resume ή δώστε άλλον φάκελο.
errors-bad_slips = Το '{ $name }' δεν είναι bot με λάθη: γράψτε slips:100:pilot για ένα που παίρνει 100 από τις 1.000 αποφάσεις στην τύχη και αλλιώς οδηγεί όπως το pilot.
errors-bad_lineup = Μια σύνθεση ορίζει ένα bot για κάθε οδηγό ή ομάδα: αυτός ο αγώνας έχει { $units } και ορίστηκαν { $named }. Ορίστε τόσα ή πείτε πόσοι αγωνίζονται με --seats.
errors-bad_bot_name = Το { $name } δεν μπορεί να είναι το όνομα αυτού του bot: έτσι λέγεται άλλο. Διαλέξτε άλλο όνομα.
errors-other_plan = Το { $folder } άρχισε αλλιώς: το { $key } του είναι { $known }, όχι { $wanted }. Πείτε το ίδιο ξανά ή δώστε άλλον φάκελο.
errors-no_arena = Ο φάκελος { $folder } δεν έχει αποτελέσματα αρένας. Τα φτιάχνει το «paddock arena ... -o { $folder }».
errors-broken_arena = Τα αποτελέσματα στο { $folder } δεν διαβάζονται: { $why }.
errors-arena_broke = Ένα bot κατέρρευσε στις μοιρασιές { $first } έως { $last }: { $why }. Ό,τι παίχτηκε πριν κρατήθηκε· το --resume συνεχίζει.
errors-no_races_yet = Κανένας αγώνας δεν τελείωσε σε αυτόν τον χρόνο. Δώστε περισσότερα λεπτά.
errors-no_arena_extra = Οι βιβλιοθήκες της αρένας δεν είναι εγκατεστημένες: pip install 'paddock[arena]'.
errors-no_cluster_extra = Το Ray δεν είναι εγκατεστημένο: pip install 'paddock[cluster]'.
errors-no_cluster = Η συστοιχία { $address } δεν είναι προσβάσιμη: { $why }.
errors-bad_requirement = Το «{ $text }» δεν μπορεί να απαιτηθεί: γράψτε A>B με δύο από τα bots που τρέχουν: { $known }.
errors-no_program = Το πρόγραμμα «{ $command }» δεν ξεκινά: { $why }.
errors-program_form = Το «{ $text }» δεν είναι πρόγραμμα για τραπέζια: γράψτε NAME=COMMAND, με όνομα από πεζά γράμματα που δεν έχει κανένα bot.
errors-only_for = Το bot «{ $name }» οδηγεί μόνο στο { $game }, με { $seats } παίκτες.
errors-compare_what = Πείτε τι να συγκριθεί: --track ή --variant, και --against με ένα άλλο· ή --against key=value.
errors-not_actions = Δώσε μία ενέργεια για καθέναν από τους { $rows } { $rows ->
        [one] αγώνα
       *[other] αγώνες
    }, ως ακέραιους των 64 bit σε μία σειρά· αυτές ήταν { $kind } με σχήμα { $shape }.
errors-not_a_reset_mask = reset_mask: δώσε ένα true ή false για καθέναν από τους { $rows } { $rows ->
        [one] αγώνα
       *[other] αγώνες
    }, ως πίνακα του NumPy.
errors-no_gpu = Δεν υπάρχει εδώ GPU που να μπορεί να χρησιμοποιηθεί. Εγκατέστησε το 'paddock[cuda]' σε μηχάνημα με GPU της NVIDIA ή άφησε device="cpu".
errors-no_weights = Κανείς δεν έχει εκπαιδεύσει οδηγό για: { $what }. Εκπαιδευμένοι υπάρχουν για: { $known }.
errors-bad_weights = Το { $file } δεν περιέχει εκπαιδευμένο οδηγό: { $why }.
errors-no_research_extra = Οι βιβλιοθήκες που χρειάζονται δεν είναι εγκατεστημένες: pip install 'paddock[research]'.
errors-other_data = Ο φάκελος { $folder } περιέχει άλλα δεδομένα ({ $what }). Όρισε έναν άδειο φάκελο ή ζήτησε ξανά τα ίδια για να συνεχίσεις.
errors-not_a_share = { $name }: το { $value } δεν είναι μερίδιο των αγώνων. Δώσε αριθμούς πάνω από 0, όπως {"{"}'self': 0.5, 'pilot': 0.5{"}"}.
errors-bot_gave_up = Το bot { $bot } δεν μπορεί να οδηγήσει εδώ: { $why }
errors-name_taken = Κάποιος σε αυτό το τραπέζι λέγεται «{ $name }» ή κάτι που του μοιάζει. Διάλεξε άλλο όνομα.
errors-muted = Δεν μπορείς να μιλήσεις σε αυτό το τραπέζι: σου έχουν κλείσει τη φωνή εδώ.
errors-chat_off = Η συζήτηση σε αυτό το τραπέζι είναι κλειστή.
errors-chat_seats = Σε αυτό το τραπέζι μιλούν μόνο όσοι έχουν θέση.
errors-unknown_chat = Το «{ $word }» δεν λέει ποιος μπορεί να μιλά. Υπάρχουν: { $known }.
errors-muted_already = Η φωνή αυτού του ατόμου είναι ήδη κλειστή.
errors-not_muted = Η φωνή αυτού του ατόμου δεν είναι κλειστή.
errors-muted_by_house = Όσοι διαχειρίζονται τον διακομιστή έκλεισαν τη φωνή αυτού του ατόμου· μόνο εκείνοι μπορούν να το αλλάξουν.
errors-muted_yourself = Κάποιος άλλος πρέπει να σου ανοίξει ξανά τη φωνή: σου την έκλεισαν πριν γίνει δικό σου το τραπέζι.
errors-nobody_here = Κανένας «{ $who }» δεν κάθισε ούτε μίλησε σε αυτό το τραπέζι.
errors-table_closed = Όσοι διαχειρίζονται τον διακομιστή έκλεισαν αυτό το τραπέζι.
errors-banned = Δεν μπορείς να μπεις ως { $until }. Ο λόγος: { $reason }.
errors-banned_for_good = Δεν μπορείς πια να μπεις εδώ. Ο λόγος: { $reason }.
errors-bad_reason = Γράψε έναν λόγο με 1 έως { $most } χαρακτήρες: τον διαβάζει όποιος αποκλείεται.
errors-bad_ban = Το «{ $word }» δεν είναι ούτε παίκτης ούτε διεύθυνση. Γράψε ό,τι βλέπουν οι άλλοι για έναν παίκτη (12 γράμματα και ψηφία), μια διεύθυνση ή μια περιοχή όπως 192.0.2.0/24.
errors-wide_ban = Το «{ $word }» είναι πολύ πλατύ: δώσε τουλάχιστον { $least } { $least ->
        [one] bit
       *[other] bit
    } της διεύθυνσης.
errors-no_ban = Δεν υπάρχει αποκλεισμός «{ $id }».
errors-own_report = Δεν μπορείς να αναφέρεις τον εαυτό σου.
errors-reported_already = Έχεις ήδη αναφέρει αυτό το άτομο· κάποιος θα το δει.
errors-no_report = Δεν υπάρχει αναφορά «{ $id }».
errors-filtered_text = Αυτό έχει λέξεις που δεν τις θέλουμε εδώ. Πες το αλλιώς.
errors-filtered_name = Αυτό το όνομα δεν το θέλουμε εδώ. Διάλεξε άλλο.
errors-too_many_patterns = Ένα αρχείο λέξεων μπορεί να έχει το πολύ { $most } { $most ->
        [one] μοτίβο
       *[other] μοτίβα
    }.
errors-bad_filter_line = Η γραμμή { $line } δεν είναι ούτε λέξη, ούτε κομμάτι της όπως μέρος*, ούτε /μοτίβο/ που διαβάζεται.
errors-slow_pattern = Το μοτίβο στη γραμμή { $line } μπορεί να πάρει πολλή ώρα ή είναι πολύ μακρύ. Βάλε λιγότερα σημάδια επανάληψης και επιλογής, { "{0,3}" } αντί για *, και τίποτα που κοιτάζει πίσω ή γύρω.
errors-bad_token_file = Το κλειδί στο { $file } δεν διαβάζεται: { $why }.
errors-short_token = Το κλειδί για όσους διαχειρίζονται τον διακομιστή είναι πολύ μικρό: χρειάζεται { $least } { $least ->
        [one] χαρακτήρα
       *[other] χαρακτήρες
    }, στην τύχη.
errors-wrong_operator_token = Αυτό δεν είναι το κλειδί αυτού του διακομιστή.
errors-operators_only = Αυτό το κάνουν μόνο όσοι διαχειρίζονται τον διακομιστή: δείξε πρώτα το κλειδί.
errors-no_cup = Δεν υπάρχει πρωτάθλημα '{ $id }', ή εγκαταλείφθηκε πριν αρχίσει.
errors-cup_over = Το πρωτάθλημα τελείωσε.
errors-cup_entered = Συμμετέχετε ήδη σε αυτό το πρωτάθλημα.
errors-cup_not_entered = Δεν συμμετέχετε σε αυτό το πρωτάθλημα.
errors-cup_taken = Κάποιος είναι ήδη εδώ ως '{ $name }'. Διαλέξτε άλλη θέση.
errors-cup_started = Το πρωτάθλημα έχει αρχίσει: κανείς δεν προστίθεται ούτε αφαιρείται πια. Μια θέση μπορεί να δοθεί σε κάποιον άλλον.
errors-cup_not_started = Το πρωτάθλημα δεν έχει αρχίσει ακόμα.
errors-cup_named = Σε αυτό το πρωτάθλημα συμμετέχουν μόνο όσοι είναι στη λίστα: διαλέξτε εκεί το όνομά σας.
errors-cup_full = Και οι { $most } θέσεις αυτού του πρωταθλήματος είναι πιασμένες.
errors-cup_full_log = Γράφτηκαν τόσα σε αυτό το πρωτάθλημα που δεν χωρά τίποτε άλλο.
errors-cup_full_own = Μπήκατε και βγήκατε τόσες φορές σε αυτό το πρωτάθλημα που δεν γράφεται τίποτε άλλο.
errors-cup_too_few = Είναι πολύ λίγοι: σε πρωτάθλημα με ζευγάρια συμμετέχουν τουλάχιστον δύο, σε κάθε άλλο τουλάχιστον ένας.
errors-cup_points = Οι πόντοι που δίνονται ή αφαιρούνται είναι ακέραιος από -{ $most } έως { $most }, αλλά όχι 0.
errors-cup_no_race = Δεν υπάρχει αγώνας '{ $race }' σε αυτό το πρωτάθλημα.
errors-cup_not_yours = Αυτό μπορεί να το κάνει μόνο ο διοργανωτής του πρωταθλήματος.
errors-cup_no_place = Δεν υπάρχει θέση '{ $place }' σε αυτό το πρωτάθλημα.
errors-cup_reason = Πείτε γιατί: τον λόγο τον διαβάζουν όλοι.
errors-cup_table = Αυτός είναι αγώνας πρωταθλήματος: ποιος κάθεται πού, πότε αρχίζει και τι ακολουθεί ρυθμίζονται από μόνα τους.
errors-cup_most = Δεν μπορούν να συμμετάσχουν τόσοι: από 2 έως { $most }, όσους επιτρέπει το παιχνίδι.
errors-cup_dates = Μια λίγκα χρειάζεται ημερομηνία για κάθε αγώνα.
errors-annulled_already = Ο αγώνας { $race } έχει ήδη ακυρωθεί.
errors-too_late_to_annul = Ο αγώνας { $race } δεν μπορεί πια να ακυρωθεί: πάνω του στηρίζεται επόμενος γύρος. Διορθώστε τους πόντους.
errors-not_a_date = { $key }: το '{ $value }' δεν είναι ημερομηνία. Γράψτε 2026-11-30 ή 2026-11-30T20:00+01:00.
errors-bad_address = Δεν μπορεί να σταλεί τίποτα σε αυτή τη διεύθυνση. Δώστε μία που αρχίζει με https:// και είναι ανοιχτή σε όλους.
errors-bad_subscription = Τα κλειδιά του προγράμματος περιήγησης για τις ειδοποιήσεις δεν διαβάζονται. Κλείστε τες και ανοίξτε τες ξανά.
errors-not_invitable = Δεν μπορείτε να προσκαλέσετε αυτό το άτομο: προσκαλούνται μόνο όσοι έχουν τρέξει μαζί σας, και μόνο αν το θέλουν.
errors-invited_already = Έχετε ήδη προσκαλέσει αυτό το άτομο σε αυτό το τραπέζι.
errors-no_way = Δεν υπάρχει τέτοιος τρόπος ειδοποίησης.
errors-too_many_ways =
    { $most ->
        [one] Μπορείτε να έχετε { $most } τέτοιο. Αφαιρέστε το πρώτα.
       *[other] Μπορείτε να έχετε { $most } τέτοια. Αφαιρέστε πρώτα ένα.
    }

## phrases

phrases-hello = Γεια!
phrases-good_luck = Καλή τύχη!
phrases-well_driven = Ωραία οδήγηση!
phrases-sorry = Συγγνώμη!
phrases-thanks = Ευχαριστώ!
phrases-ouch = Άουτς!
phrases-wait = Μια στιγμή, παρακαλώ.
phrases-hurry = Σειρά σου!
phrases-rematch = Άλλον έναν αγώνα;
phrases-bye = Τα λέμε!

## cli

cli-compiling = Μεταγλώττιση του παιχνιδιού { $game } για αυτόν τον υπολογιστή, μία φορά μόνο: { $done } από { $of } ...
cli-you_are = Παίζετε στη θέση { $seat }, στην ομάδα { $team }. Πληκτρολογήστε έναν αριθμό ή τις λέξεις μιας κίνησης· με «help» μαθαίνετε περισσότερα.
cli-you_drive = Οδηγείτε το αυτοκίνητο { $seat }. Πληκτρολογήστε έναν αριθμό ή τις λέξεις μιας κίνησης· με «help» μαθαίνετε περισσότερα.
cli-your_move = { $seat }, σειρά σας
cli-help = Με έναν αριθμό ή τις λέξεις μιας κίνησης την παίζετε. Το «why MOVE» λέει γιατί μια κίνηση δεν είναι δυνατή, το «rule ID» δείχνει έναν κανόνα, το «about NAME» εξηγεί μια κάρτα, το «hint» λέει τι θα έκανε ένας πρωταθλητής, το «thoughts» ζητά να ειπωθεί στο τέλος του αγώνα τι σκέφτηκαν τα bots, το «table» δείχνει ξανά το τραπέζι και το «quit» τερματίζει (ο αγώνας διατηρείται, αν ξεκινήσατε με --save).
cli-bye = Ο αγώνας σταματά εδώ.
cli-saved = Αποθηκεύτηκε: { $file }
cli-unknown_input = Το «{ $text }» δεν είναι ούτε αριθμός από τη λίστα ούτε κίνηση. { $why }
cli-not_in_list = Δεν υπάρχει αριθμός { $text } στη λίστα.
cli-legal_now = Η κίνηση «{ $move }» είναι δυνατή.
cli-bots = Bot
cli-seats = Παίκτες
cli-game = Παιχνίδι
cli-name = Όνομα
cli-rules_version = Κανόνες
cli-verified = { $file }: { $moves ->
        [one] επαναλήφθηκε { $moves } κίνηση
       *[other] επαναλήφθηκαν { $moves } κινήσεις
    }, το αποτέλεσμα και το αποτύπωμα συμφωνούν.
cli-passed_failed = { $passed } { $passed ->
        [one] πέτυχε
       *[other] πέτυχαν
    }, { $failed } { $failed ->
        [one] απέτυχε
       *[other] απέτυχαν
    }
cli-no_peer = Κάποιες άλλες βιβλιοθήκες δεν είναι εγκατεστημένες, γι' αυτό λείπουν οι γραμμές τους: pip install 'paddock[bench]' ή make bench.
cli-title = Τίτλος
cli-spaces = Θέσεις
cli-laps = Γύροι
cli-corners = Στροφές
cli-track_ok = ok: { $title } ({ $game }), { $spaces } { $spaces ->
        [one] Θέση
       *[other] Θέσεις
    }, { $laps } { $laps ->
        [one] γύρος
       *[other] γύροι
    }, στροφές { $corners }
cli-serving = Το τραπέζι είναι ανοιχτό στη διεύθυνση { $link } (με Ctrl+C κλείνει).
cli-fair = { $file }: σε όσα μπορούσαν να ελεγχθούν τίποτα δεν είναι λάθος.
cli-unfair = { $file }: κάτι δεν είναι σωστό, δείτε παραπάνω.
analysis-analysed = { $seat }: ακρίβεια { $accuracy } %, απώλεια από επιλογές { $lost } %, τύχη { $luck } %.
analysis-counts_win = Η αξία είναι η πιθανότητα νίκης, στα 100· κάθε επιλογή δοκιμάστηκε { $tries } φορές ή λιγότερες.
analysis-counts_place = Η αξία είναι το μερίδιο των άλλων που έμειναν πίσω, στα 100· κάθε επιλογή δοκιμάστηκε { $tries } φορές ή λιγότερες.
analysis-turning = Κρίσιμες στιγμές: κινήσεις { $moves }.
analysis-missing = Αποφάσεις που δεν κρίθηκαν: { $missing }. Η ίδια εντολή με --save συνεχίζει από όσα έχει κρατήσει.
analysis-move = κίνηση
analysis-chosen = επιλογή
analysis-worth = αξία
analysis-rival = καλύτερη από τις άλλες
analysis-lead = διαφορά
analysis-luck = τύχη
analysis-mark = κρίση
analysis-brilliant = λαμπρή
analysis-good = καλή
analysis-inaccuracy = ανακρίβεια
analysis-mistake = λάθος
analysis-blunder = σοβαρό λάθος
puzzles-mined = { $folder }: { $found } { $found ->
        [one] γρίφος
       *[other] γρίφοι
    } μετά από { $races } { $races ->
        [one] αγώνα ακόμη
       *[other] αγώνες ακόμη
    }.
puzzles-go_on = Δεν είναι όσοι ζητήθηκαν· η ίδια εντολή συνεχίζει από εδώ.
puzzles-game = παιχνίδι
puzzles-puzzles = γρίφοι
puzzles-easy = εύκολοι
puzzles-medium = μέτριοι
puzzles-hard = δύσκολοι
puzzles-leads = ακόμη καλύτερο
puzzles-aims = Πόσο συχνά βρίσκει κάθε επίπεδο την καλύτερη επιλογή, σε %· στόχος είναι ο champion στο { $champion } ή πάνω και ο club στο { $club } ή κάτω. Ακόμη καλύτερο: δοκιμάστηκε ξανά με νέες εικασίες.
puzzles-not_held = { $game }: ο στόχος δεν επιτεύχθηκε.
puzzles-missed = { $game }: δεν τους βρίσκει κάθε champion, ή δεν είναι πια το καλύτερο: { $names }.
cli-tables_id = Τραπέζι
cli-tables_code = Κωδικός
cli-tables_game = Παιχνίδι
cli-tables_status = Κατάσταση
cli-tables_people = Άτομα
cli-tables_verifying = Επανάληψη
cli-tables_verified = { $good ->
        [one] Επαληθεύεται { $good } τραπέζι
       *[other] Επαληθεύονται { $good } τραπέζια
    }, δεν { $wrong ->
        [one] επαληθεύεται
       *[other] επαληθεύονται
    } { $wrong }.
cli-tables_backed_up = { $count ->
        [one] Τώρα βρίσκεται { $count } τραπέζι
       *[other] Τώρα βρίσκονται { $count } τραπέζια
    } στο { $file }.
cli-tables_restored = { $count ->
        [one] Επανήλθε { $count } τραπέζι
       *[other] Επανήλθαν { $count } τραπέζια
    } από το { $file }.
cli-tables_unreadable = δεν διαβάζεται
cli-tables_backing_up = Αποθήκευση
cli-tables_restoring = Επαναφορά
cli-tables_thinning = Εκκαθάριση
cli-tables_forgotten = Το άτομο ξεχάστηκε· το { $count ->
        [one] ήξερε { $count } τραπέζι
       *[other] ήξεραν { $count } τραπέζια
    }. Ένας διακομιστής που τρέχει το δείχνει μέσα σε ένα λεπτό.
cli-tables_thinned = Μόνο ο αγώνας έμεινε { $count ->
        [one] από { $count } τραπέζι
       *[other] από { $count } τραπέζια
    }.
cli-tables_new_key = { $days ->
        [0] Τα cookie υπογράφονται με νέο κλειδί. Τα παλαιότερα δεν ισχύουν πια: όλοι έρχονται ως νέοι επισκέπτες.
        [one] Από το επόμενο λεπτό τα cookie υπογράφονται με νέο κλειδί. Τα παλαιότερα ισχύουν για { $days } ημέρα ακόμη.
       *[other] Από το επόμενο λεπτό τα cookie υπογράφονται με νέο κλειδί. Τα παλαιότερα ισχύουν για { $days } ημέρες ακόμη.
    }
cli-tables_dropped = { $count ->
        [one] Σβήστηκε { $count } στιγμιότυπο
       *[other] Σβήστηκαν { $count } στιγμιότυπα
    }. Δεν χάνεται τίποτα: τα τραπέζια ανοίγουν από τα ημερολόγιά τους ώσπου να υπάρξουν νέα.
cli-ratings_verifying = Νέος υπολογισμός βαθμολογίας
cli-ratings_verified = { $count ->
        [one] { $count } αγώνας με βαθμολογία: όλες οι βαθμολογίες βγαίνουν ίδιες ως το τελευταίο ψηφίο.
       *[other] { $count } αγώνες με βαθμολογία: όλες οι βαθμολογίες βγαίνουν ίδιες ως το τελευταίο ψηφίο.
    }
cli-ratings_late = { $count ->
        [one] { $count } αγώνας μετρήθηκε μετά από άλλον που τελείωσε αργότερα. Το `paddock ratings rebuild` τους βάζει σε σειρά.
       *[other] { $count } αγώνες μετρήθηκαν μετά από άλλους που τελείωσαν αργότερα. Το `paddock ratings rebuild` τους βάζει σε σειρά.
    }
cli-ratings_differ_in = Η πρώτη διαφορά είναι στον αγώνα { $number }, τραπέζι { $table }, θέση { $seat }: υπάρχει { $kept }, και θα έπρεπε να είναι { $made }. Το `paddock ratings rebuild` γράφει όλες τις βαθμολογίες από την αρχή.
cli-ratings_differ = { $seat }: η βαθμολογία είναι { $kept }, και οι αγώνες δίνουν { $made }. Το `paddock ratings rebuild` γράφει όλες τις βαθμολογίες από την αρχή.
cli-ratings_rebuilding = Νέα καταμέτρηση
cli-ratings_rebuilt = { $count ->
        [one] Μετρήθηκε από την αρχή { $count } αγώνας.
       *[other] Μετρήθηκαν από την αρχή { $count } αγώνες.
    }
cli-tables_banned = { $word }: δεν μπαίνει πια. Οι διακομιστές που τρέχουν το μαθαίνουν σε λίγα δευτερόλεπτα.
cli-tables_unbanned = Ο αποκλεισμός τελείωσε. Οι διακομιστές που τρέχουν το μαθαίνουν σε λίγα δευτερόλεπτα.
cli-tables_for_good = για πάντα
cli-tables_report_seen = Η αναφορά σημειώθηκε ως διεκπεραιωμένη.
cli-playing = Ανοίξτε το { $link } σε περιηγητή για να τρέξετε (Ctrl+C κλείνει το τραπέζι).
cli-season_race = Αγώνας { $number } από { $of }: { $track }
cli-place = Θέση
cli-team = Ομάδα
cli-points = Βαθμοί
cli-drawn = { $n } { $n ->
        [one] εικόνα
       *[other] εικόνες
    } είναι στο { $folder }.
cli-thoughts = { $seat } ({ $bot }): { $thoughts }
cli-thoughts_later = Τι σκέφτηκαν τα bot θα ειπωθεί όταν τελειώσει ο αγώνας: πιο πριν θα φανέρωνε τι έχουν στο χέρι τους.
cli-data_done = { $races } { $races ->
        [one] αγώνας
       *[other] αγώνες
    }, { $decisions } { $decisions ->
        [one] απόφαση
       *[other] αποφάσεις
    }, { $shards } { $shards ->
        [one] αρχείο
       *[other] αρχεία
    } βρίσκονται στο { $folder }.
cli-data_stopped = Διακόπηκε. Ό,τι γράφτηκε μένει· η ίδια εντολή συνεχίζει από εκεί.
cli-engine_ready = Οι σελίδες τρέχουν πλέον και μόνες τους: ξαναφορτώστε τες για γρίφους, για την ανάλυση ενός αγώνα και για αγώνες χωρίς δίκτυο.
cli-wasm_begun = Μεταγλώττιση του { $game } για σελίδα: ένα-δύο λεπτά ...
cli-wasm_file = { $file }: { $kilobytes } kB
cli-site_begun = Ο ιστότοπος ετοιμάζεται: τα παιχνίδια μεταγλωττίζονται μία φορά, σε μερικά λεπτά ...
cli-site_written = { $folder }: { $files } αρχεία, { $kilobytes } kB. Όποιος διακομιστής ιστού κι αν είναι, τα δίνει όπως είναι.

## drawing

drawing-laps = Γύροι: { $laps }
drawing-spaces = Θέσεις: { $spaces }
drawing-heat = Heat: { $heat }
drawing-stress = Στρες: { $stress }
drawing-start = Εκκίνηση
drawing-race_line = Γραμμή Κούρσας
drawing-corner_line = Γραμμή Στροφής: Όριο Ταχύτητας και κατεύθυνση
drawing-to_corner = Θέσεις ως την επόμενη Γραμμή Στροφής
drawing-slots = Θέσεις της σχάρας εκκίνησης
drawing-spots = Σημεία: το πιο φωτεινό είναι δίπλα στη Γραμμή Κούρσας
drawing-legend_line = Γραμμή Θρύλων
drawing-chicane = Σικέιν: δύο γραμμές, ένα όριο
drawing-flooded = Πλημμυρισμένη Θέση: το κατέβασμα κοστίζει 1 Heat παραπάνω
drawing-tunnel = Τούνελ: τίποτα δεν ξεσκαρτάρεται
drawing-sectors = Τομείς: { $sectors }
drawing-green_line = Πράσινη γραμμή επανεκκίνησης
drawing-restart_lanes = Λωρίδες επανεκκίνησης
drawing-apron = Λωρίδα pit
drawing-ways = Λωρίδες που ενώνονται ή χωρίζουν
drawing-grid = Θέσεις εκκίνησης

## bots

bots-thought = { $move } ({ $percent } %, { $tries } { $tries ->
        [one] δοκιμή
       *[other] δοκιμές
    })
bots-no_thoughts = Δεν κοίταξε μπροστά: υπήρχε μόνο μία κίνηση ή οδηγεί με εμπειρικούς κανόνες ή όπως εκπαιδεύτηκε.

## hints

hints-plain = { $move }
hints-rather = { $move }: { $why }. Δεύτερη επιλογή: { $other }
hints-close = { $move }. Σχεδόν το ίδιο καλό: { $other }
hints-but = { $better }, αλλά { $worse }

## arena

arena-bot = Bot
arena-rating = Βαθμολογία
arena-certain = 95 %
arena-races = Αγώνες
arena-wins = Νίκες
arena-slot = Θέση
arena-even = Ίσα
arena-alone = Ο { $bot } αγωνίστηκε με τον εαυτό του: οι διαφορές έρχονται από τη θέση εκκίνησης.
arena-decision = Ανά απόφαση
arena-against = Εναντίον
arena-ahead = Μπροστά
arena-difference = Διαφορά
arena-holds = Το { $text } ισχύει.
arena-holds_not = Το { $text } δεν είναι βέβαιο.
arena-stopped = Σταμάτησε μετά από { $races } { $races ->
        [one] αγώνα
       *[other] αγώνες
    }. Τίποτα δεν κρατήθηκε· με -o FOLDER θα κρατιόταν.
arena-stopped_kept = Σταμάτησε· { $races ->
        [one] κρατήθηκε { $races } αγώνας
       *[other] κρατήθηκαν { $races } αγώνες
    }. Συνεχίστε με: { $command }
arena-faults = Τα προγράμματα δεν αποφάσισαν { $faults } { $faults ->
        [one] φορά
       *[other] φορές
    }· οδήγησε γι' αυτά ο πιλότος.

## balance

balance-rounds = Γύροι παιχνιδιού
balance-decisions = Αποφάσεις
balance-overtakes = Προσπεράσεις
balance-lead_changes = Αλλαγές στην πρώτη θέση
balance-pole = Νίκες από την πρώτη θέση εκκίνησης
balance-last = Νίκες από την τελευταία θέση εκκίνησης
balance-skill = Ο καλύτερος οδηγός μπροστά
balance-chance = Μπροστά από τυχαίο οδηγό

## fair

fair-whole = Η καταγραφή είναι πλήρης: έχει τέλος, και οι κινήσεις της οδηγούν στο αποτέλεσμα και στη σύνοψή της.
fair-secret = Το μυστικό του διακομιστή ταιριάζει με το hash της καταγραφής.
fair-pledges = Κάθε συνεισφορά ταιριάζει με τη δέσμευσή της.
fair-deal = Όλα όσα έδωσε η τύχη προκύπτουν από το μυστικό και τις συνεισφορές.
fair-seen = Το τραπέζι, οι επιλογές και το hash του είναι αυτά που είδε ο παίκτης πριν συνεισφέρει.
fair-own = Χρησιμοποιήθηκε η συνεισφορά του παίκτη, με τις δεσμεύσεις που είδε ο παίκτης.
fair-told = Κάθε συμβάν που ειπώθηκε στον παίκτη είναι αυτό που λέει η καταγραφή σε εκείνη τη θέση.
fair-open_unfinished = Δεν ελέγχθηκε: ο αγώνας δεν τελείωσε, ή λείπει το αποτέλεσμα ή η σύνοψη.
fair-open_alone = Τίποτα προς έλεγχο: κανένας παίκτης δεν συνεισέφερε, άρα ο διακομιστής θα μπορούσε να είχε διαλέξει το μοίρασμα.
fair-open_kept = Δεν ελέγχεται χωρίς όσα κράτησε ένας παίκτης (--kept ΑΡΧΕΙΟ).
fair-open_nothing = Δεν ελέγχθηκε: δεν κρατήθηκε τίποτα από αυτά.

## operators

operators-title = Για όσους διαχειρίζονται τον διακομιστή
operators-token = Κλειδί
operators-come_in = Είσοδος
operators-go_out = Έξοδος
operators-refresh = Ανανέωση
operators-nothing = Τίποτα εδώ.
operators-part_load = Φόρτος
operators-part_tables = Τραπέζια
operators-part_people = Συνδεδεμένοι τώρα
operators-part_reports = Αναφορές
operators-part_bans = Αποκλεισμοί
operators-part_refused = Αρνήσεις την τελευταία ώρα
operators-load_tables = Τραπέζια
operators-load_watchers = Παρακολουθούν
operators-load_commands = Εντολές/δ
operators-load_bots = Κινήσεις μποτ/δ
operators-load_slowest = 99 % των απαντήσεων
operators-load_memory = Μνήμη
operators-load_queue = Μποτ σε αναμονή
operators-table = Τραπέζι
operators-game = Παιχνίδι
operators-status = Κατάσταση
operators-players = Παίκτες
operators-lines = Γραμμές
operators-watchers = Παρακολουθούν
operators-age = Ηλικία
operators-name = Όνομα
operators-seats = Θέσεις
operators-onlooker = παρακολουθεί
operators-about = Για ποιον
operators-reason = Λόγος
operators-when = Πότε
operators-whom = Ποιος
operators-until = Ως
operators-for_good = για πάντα
operators-whom_hint = Παίκτης (12 γράμματα και ψηφία), διεύθυνση ή περιοχή όπως 192.0.2.0/24
operators-new_ban = Νέος αποκλεισμός
operators-ban = Αποκλεισμός
operators-unban = Άρση
operators-days = Μέρες (κενό: για πάντα)
operators-household = και το σπίτι όπου βρίσκεται τώρα
operators-mute = Σίγαση
operators-seen = Έγινε
operators-close = Κλείσιμο
operators-close_really = Κλείσε αυτό το τραπέζι για όλους
operators-chat = Συζήτηση
operators-limit = Όριο
operators-count = Φορές
operators-status_open = ανοιχτό
operators-status_racing = σε αγώνα
operators-status_over = τέλος
operators-status_closed = κλειστό
operators-reason_abuse = Προσβολές
operators-reason_cheating = Ζαβολιές
operators-reason_spam = Ανεπιθύμητα
operators-reason_name = Όνομα
operators-reason_other = Άλλο
operators-age_minutes = { $n } λ
operators-age_hours = { $n } ώ
operators-age_days = { $n } ημ

## previews

previews-what = { $game }, { $track }
previews-and = { $first } και { $last }
previews-bot = Μποτ { $seat }
previews-bots =
    { $n ->
         [one] ένα μποτ
        *[other] { $n } μποτ
    }
previews-guest = Επισκέπτης
previews-free = ελεύθερη θέση
previews-seats_free =
    { $free ->
         [one] 1 ελεύθερη θέση
        *[other] { $free } ελεύθερες θέσεις
    }
previews-empty =
    { $what }: { $free ->
             [one] 1 ελεύθερη θέση
            *[other] { $free } ελεύθερες θέσεις
        }
previews-open =
    { $what }: { $who } · { $free ->
             [one] 1 ελεύθερη θέση
            *[other] { $free } ελεύθερες θέσεις
        }
previews-full = { $what }: { $who }
previews-private = { $what }: ιδιωτικό τραπέζι
previews-is_private = Ιδιωτικό τραπέζι
previews-waiting = Λίγο πριν την εκκίνηση
previews-racing = Ο αγώνας τρέχει
previews-over = Τέλος αγώνα
previews-won =
    Τέλος αγώνα: { $n ->
         [one] νικά
        *[other] νικούν
    } { $who }
previews-won_by =
    Τέλος αγώνα: { $n ->
         [one] νικά
        *[other] νικούν
    } { $who } { $score }
previews-open_about = Πιάστε θέση ή παρακολουθήστε, στο πρόγραμμα περιήγησης. Δεν χρειάζεται λογαριασμός.
previews-full_about = Όλες οι θέσεις είναι πιασμένες. Παρακολουθήστε στο πρόγραμμα περιήγησης.
previews-on_about = Παρακολουθήστε κίνηση προς κίνηση, στο πρόγραμμα περιήγησης.
previews-over_about = { $what }: δείτε τον αγώνα ξανά, κίνηση προς κίνηση.
previews-private_about = Μόνο όσοι αγωνίζονται μπορούν να παρακολουθούν.
previews-house = Paddock: επιτραπέζια παιχνίδια αγώνων
previews-house_about = Επιτραπέζιοι αγώνες στο πρόγραμμα περιήγησης, με φίλους ή με μποτ. Δεν χρειάζεται λογαριασμός.
previews-cup = Πρωτάθλημα { $game }
previews-cup_open = Οι συμμετοχές είναι ανοιχτές
previews-cup_over = Το πρωτάθλημα τελείωσε
previews-cup_leads = Προηγείται: { $who }
previews-cup_won = Κέρδισε το πρωτάθλημα: { $who }
previews-former = Πρώην μέλος
previews-cup_after = Αγώνες ως τώρα: { $n }

calls-turn = Η σειρά σας
calls-invited = Πρόσκληση για αγώνα από { $name }
calls-until = Έως { $time }
calls-feed = Paddock: η σειρά σας
