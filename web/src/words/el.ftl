## action

action-choose = Επιλέξτε
action-pause = Μπορεί κάποιος να απαντήσει;
action-skip = Παράλειψη
action-undo = Αναίρεση
action-wait = Παίζουν οι άλλοι …

## away

away-absent = Οδηγεί μποτ όσο λείπει η σύνδεση.
away-clock = Τέλος χρόνου: οδηγεί μποτ.
away-kicked = Αποβολή: οδηγεί μποτ ως το τέλος.
away-left = Οδηγεί μποτ για εσάς.
away-resigned = Παραίτηση: οδηγεί μποτ ως το τέλος.
away-short = μποτ
away-slow = Οι άλλοι έβαλαν μποτ να οδηγεί.

## bots

bots-champion = Πρωταθλητής
bots-club = Οδηγός λέσχης
bots-pilot = Πιλότος
bots-pro = Επαγγελματίας
bots-random = Ζάρι
bots-rookie = Αρχάριος
bots-search = Στοχαστής

## charts

charts-gaps = Απόσταση από τον πρώτο
charts-places = Θέσεις ανά γύρο

## chat

chat-none = Πείτε ένα γεια: οι έτοιμες φράσεις μεταφράζονται για όλους.
chat-phrases = Έτοιμες φράσεις
chat-send = Αποστολή
chat-title = Συνομιλία
chat-write = Γράψτε κάτι
close = Κλείσιμο

## connection

connection-closed = Η σύνδεση έκλεισε.
connection-connecting = Σύνδεση …
connection-offline = Η σύνδεση χάθηκε· επανέρχεται μόνη της …

## curtain

curtain-ready = Είμαι ο/η { $name }
curtain-text = Οι κάρτες είναι καλυμμένες ώσπου να είστε έτοιμοι.
curtain-title = Δώστε την οθόνη: { $name }

## fair

fair-again = Δοκιμάστε ξανά
fair-alone = Κανένας παίκτης δεν συνεισέφερε στο μοίρασμα.
fair-claim_deal = Ότι οι κάρτες προκύπτουν από το κλειδί, κατά τους κανόνες, το ελέγχει το «paddock verify» με αυτά τα δύο αρχεία.
fair-claim_key = Το κλειδί του μοιράσματος προκύπτει από το μυστικό και όλες τις συνεισφορές.
fair-claim_own = Χρησιμοποιήθηκε ό,τι συνεισέφερε ο περιηγητής σας.
fair-claim_pledges = Όλοι συνεισέφεραν αυτό για το οποίο είχαν δεσμευτεί.
fair-claim_result = Η καταγραφή έχει το αποτέλεσμα που σας ειπώθηκε.
fair-claim_secret = Το μυστικό του διακομιστή είναι εκείνο για το οποίο είχε δεσμευτεί πριν καθίσετε.
fair-claim_told = Όσα σας ειπώθηκαν στον αγώνα είναι όσα λέει η επανάληψη στη θέση σας.
fair-first = Πρώτος αγώνας: αρχίζει με γνωστή θέση και γνωστές κάρτες, για να μάθετε.
fair-fresh = Τίμιο μοίρασμα: ο διακομιστής έχει ήδη δεσμευτεί, και ο περιηγητής κάθε παίκτη προσθέτει το δικό του μέρος στην εκκίνηση. Κανείς δεν μπορεί να διαλέξει τις κάρτες ή να τις ξέρει από πριν.
fair-mark_checking = Έλεγχος του μοιράσματος …
fair-mark_failed = Το μοίρασμα δεν μπόρεσε να ελεγχθεί τώρα.
fair-mark_fair = Το μοίρασμα ελέγχθηκε: όλα ταιριάζουν
fair-mark_open = Δεν βρέθηκε κάτι λάθος, αλλά δεν συνεισφέρατε σε αυτό το μοίρασμα
fair-mark_wrong = Κάτι δεν ταιριάζει: δείτε τι
fair-not = Αυτό δεν ισχύει.
fair-pledged = συνεισφέρει στο μοίρασμα
fair-position = Ο αγώνας αρχίζει από στημένη θέση: όποιος την έφτιαξε ίσως ξέρει τις κάρτες.
fair-replay = Ο αγώνας συνεχίζει έναν παλιότερο, μετά την κίνηση { $moves }: όποιος τον έχει δει ξέρει τις κάρτες.
fair-save_kept = Αποθήκευση όσων κρατήθηκαν
fair-save_record = Αποθήκευση καταγραφής
fair-sealed = Ο αγώνας ξεκινά. Μένει να συνεισφέρουν στο μοίρασμα: { $names }

## heat

heat-car_at = { $name }, P{ $rank }, γύρος { $lap } από { $laps }
heat-corner_ahead = Στροφή σε { $n } { $n ->
        [one] Θέση
       *[other] Θέσεις
    }, όριο { $limit }
heat-engine = Heat στη Μηχανή: { $n }
heat-gears = Λεβιές ταχυτήτων
heat-other_moves = Τι άλλο μπορείτε να κάνετε
heat-track_summary = Πίστα { $title }: { $cars }

## help

help-cards = Κάρτες
help-keys = Πληκτρολόγιο
help-rules = Κανόνες
help-search = Αναζήτηση κανόνων
help-title = Βοήθεια και κανόνες
help-found =
    { $count ->
        [one] { $count } κανόνας
       *[other] { $count } κανόνες
    }

## invite

invite-code = Κωδικός:
invite-copied = Αντιγράφηκε
invite-link = Σύνδεσμος για το τραπέζι
invite-qr = Κωδικός QR του συνδέσμου
invite-share = Κοινοποίηση
invite-title = Πρόσκληση

## keys

keys-choice = Επιλογή με αριθμό
keys-close = Κλείσιμο παραθύρου
keys-confirm = Επιβεβαίωση
keys-help = Βοήθεια
keys-me = Δείτε το αυτοκίνητό σας
keys-move = Κίνηση στις επιλογές
keys-overview = Όλη η πίστα ή κοντά
keys-skip = Παράλειψη κίνησης
keys-undo = Αναίρεση
keys-zoom = Ζουμ μέσα, έξω, αρχικό

## lessons

lessons-done = Τώρα ξέρετε πώς παίζεται: από εδώ και πέρα ο αγώνας είναι δικός σας. Καλή επιτυχία!
lessons-enough = Όχι άλλες συμβουλές
lessons-got_it = Κατάλαβα
lessons-heat_cards = Τώρα οι κάρτες: το άθροισμά τους είναι η Κίνησή σας. Το αχνό αυτοκίνητο δείχνει πού θα φτάσετε και η γραμμή από κάτω τι θα κοστίσει μια στροφή.
lessons-heat_confirm = Το αχνό αυτοκίνητο δείχνει πού θα βρεθείτε. Σας αρέσει; Το μεγάλο κουμπί παίζει την κάρτα· μια άλλη κάρτα αλλάζει το σχέδιο.
lessons-heat_corner = Αυτή ήταν μια ολόκληρη σειρά. Τώρα προσοχή στις στροφές: όποιος περνά πάνω από το όριο πληρώνει 1 Heat για κάθε πόντο παραπάνω· όποιος δεν μπορεί, σπινάρει. Διαλέξτε ταχύτητα για ό,τι έρχεται.
lessons-heat_discard = Πετάξτε όσες κάρτες δεν θέλετε· θα τραβήξετε ως τις 7. Μετά τελειώστε το ξεσκαρτάρισμα.
lessons-heat_gear = Διαλέξτε ταχύτητα: τόσες κάρτες θα παίξετε. Ψηλή σημαίνει γρήγορη, αλλά οι στροφές έχουν όριο.
lessons-heat_limit = Η επόμενη στροφή έχει όριο 7. Παίξτε 3, 2 και 2: με Κίνηση 7 την περνάτε δωρεάν, με παραπάνω θα πληρώνατε.
lessons-heat_react = Κινηθήκατε. Χρησιμοποιήστε ό,τι προσφέρεται εδώ ή τελειώστε τις αντιδράσεις με το μεγάλο κουμπί.
lessons-heat_slip = Ένα αυτοκίνητο είναι δίπλα ή ακριβώς μπροστά: το slipstream του σας τραβά 2 Θέσεις δωρεάν.
lessons-scrap_again = 8 ως τώρα. Άλλη μία: μόνο 3 ή 5 θα ήταν διπλή, και έχετε μάρκα αλλαγής.
lessons-scrap_bonus = Έχετε κάρτες μπόνους: πατήστε μία για να δείτε πού θα σας πάει. Παίζονται πριν και μετά την κίνηση. Όποιος σταματήσει πάνω σε άλλον μονομαχεί.
lessons-scrap_double = Διπλή: αντί να κινηθείτε τραβάτε κάρτα ατυχήματος και παίρνετε γι' αυτήν μια μάρκα μπόνους.
lessons-scrap_drive = Κινηθείτε όσο το άθροισμα των ζαριών. Όποιος σταματήσει πάνω σε άλλον μονομαχεί.
lessons-scrap_order = Έχετε δύο οχήματα: διαλέξτε ποιο πάει πρώτο σε όλο τον αγώνα.
lessons-scrap_roll = Άλλο ζάρι, ή στοπ και κίνηση όσο το άθροισμα; Αριθμός που έχετε ήδη είναι διπλή και φέρνει ατύχημα: η μπάρα δείχνει τον κίνδυνο.
lessons-scrap_save = Διπλή! Μια μάρκα αλλαγής μπορεί ακόμη να αλλάξει το τελευταίο ζάρι· αλλιώς δεχτείτε το ατύχημα.
lessons-scrap_stop = Σωθήκατε: 3, 5 και 4 κάνουν 12. Με τρεις διαφορετικούς αριθμούς κάθε δεύτερη ζαριά είναι διπλή: σταματήστε εδώ.
lessons-scrap_winner = Συναντιούνται τα δικά σας οχήματα: εσείς λέτε ποιο κερδίζει τη μονομαχία.
lessons-speed_attack = Προηγείστε. Οι επιθέσεις καθυστερούν τους άλλους: με το ΑΝΩΤΑΤΟ ΟΡΙΟ ΤΑΧΥΤΗΤΑΣ ο αντίπαλος δεν κάνει πάνω από 60 χλμ. με κάθε κάρτα.
lessons-speed_confirm = Η γραμμή λέει τι θα κάνει η κάρτα. Το μεγάλο κουμπί την παίζει· πατήστε άλλη αν αλλάξατε γνώμη.
lessons-speed_discard = Τώρα δεν παίζεται τίποτα. Διαλέξτε την κάρτα που χρειάζεστε λιγότερο: πετιέται και η σειρά σας τελειώνει.
lessons-speed_kontra = Έχετε τον μπαλαντέρ γι' αυτή την επίθεση: απαντήστε τώρα ή ποτέ.
lessons-speed_rolling = Κινείστε: διαλέξτε κάρτα χιλιομέτρων για να προχωρήσετε ή μια επίθεση για να σταματήσετε κάποιον.
lessons-speed_start = Τίποτα δεν κινείται χωρίς ΕΚΚΙΝΗΣΗ: παίξτε την αν την έχετε. Οι κάρτες που δεν παίζονται τώρα είναι γκρίζες: πατήστε μία για να δείτε γιατί.
lessons-speed_stopped = Σας σταμάτησαν. Διορθώστε το με τη σωστή κάρτα και μετά ΕΚΚΙΝΗΣΗ· μετά από STOP αρκεί η ΕΚΚΙΝΗΣΗ.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Διαλέξτε ένα από τα αυτοκίνητά σας: καθένα παίρνει μία κάρτα σε αυτόν τον γύρο παιχνιδιού. Όσα συνδέονται μαζί του μπορεί να κινηθούν κι αυτά.
lessons-thunder_card = Διαλέξτε κάρτα: ο μεγάλος αριθμός είναι οι πόντοι κίνησης, ο μικρός ισχύει από τα πιτ. Ο τύπος λέει ποιοι κινούνται μαζί· ο χρωματιστός δείκτης είναι η φθορά.
lessons-thunder_discard = Πετάξτε όσες κάρτες δεν θέλετε και συνεχίστε· τραβάτε καινούργιες.
lessons-thunder_draft = Κάρτα draft: όσα αυτοκίνητα συνδέονται μπροστά και πίσω έρχονται μαζί. Πηγαίνετε μπροστά, και κινείται όλη η σειρά.
lessons-thunder_line = Εδώ οι λωρίδες ενώνονται ή χωρίζουν: διαλέξτε από πού πάει η σειρά.
lessons-thunder_pit = Κίτρινη σημαία ή τέλος του γύρου: μια στάση στα πιτ βγάζει την προσωρινή φθορά, αλλά κοστίζει θέσεις.
lessons-thunder_second = Κινήθηκε όλη η σειρά, με έναν δείκτη φθοράς. Τώρα το τελευταίο αυτοκίνητό σας που δεν έχει παίξει σε αυτόν τον γύρο.
lessons-thunder_solo = Το σόλο κινεί ένα μόνο αυτοκίνητο. Αυτή η κάρτα μπορεί να αλλάξει θέση με το ακριβώς μπροστινό, με 1 πόντο.
lessons-thunder_steps = Πατήστε μια φωτεινή θέση στην πίστα ή ένα κουμπί. Μπροστά πάνω σε αυτοκίνητο, ανάλογα με την κάρτα, συνδέεστε ή το σπρώχνετε. Με την αναίρεση γυρίζετε ένα βήμα πίσω.
lessons-thunder_swap = Αλλαγή θέσης: το αυτοκίνητό σας περνά και το άλλο μένει πίσω του.

## lobby

lobby-begins_first = πρώτος αγώνας
lobby-begins_position = αρχίζει από στημένη θέση
lobby-begins_replay = συνεχίζει παλιότερο αγώνα: οι κάρτες ίσως είναι γνωστές
lobby-code = Κωδικός ή σύνδεσμος
lobby-first_race = Πρώτος αγώνας, βήμα βήμα
lobby-games = Παιχνίδια
lobby-go = Πάμε
lobby-join = Μπείτε σε τραπέζι
lobby-none_open = Κανένα ανοιχτό τραπέζι αυτή τη στιγμή.
lobby-none_recent = Οι αγώνες σας θα φυλάγονται εδώ.
lobby-open = Ανοιχτά τραπέζια
lobby-preparing = Το { $game } ετοιμάζεται για αυτό το μηχάνημα, μία φορά …
lobby-race_now = Τρέξτε τώρα
lobby-recent = Πρόσφατοι αγώνες
lobby-running = Οι αγώνες σας σε εξέλιξη
lobby-soon = Ετοιμάζεται …
lobby-status_open = ελεύθερες θέσεις
lobby-status_racing = τρέχει, δείτε
lobby-tagline = Επιτραπέζιοι αγώνες με όλους τους κανόνες. Χωρίς λογαριασμό, ένα κλικ ως τη γραμμή εκκίνησης.
lobby-with_friends = Με φίλους
lobby-you = Εσείς

## log

log-all = Όλα
log-filter = Εμφάνιση
log-none = Δεν έγινε τίποτα ακόμα.
log-own = Δικά μου
log-table = Τραπέζι
log-title = Ημερολόγιο

## me

me-driver = Οδηγός
me-name = Όνομα

## menu

menu-away = Ας οδηγήσει μποτ
menu-back = Πιάστε το τιμόνι
menu-fair = Ο διακομιστής δεσμεύεται με αυτό το hash:
menu-kick = Διώξτε: { $name }
menu-lobby = Στην αρχική
menu-relieve = { $name } αργεί πολύ: ας οδηγήσει μποτ
menu-resign = Παραίτηση
menu-resign_sure = Οριστική παραίτηση;
menu-title = Μενού

## new

new-game = Παιχνίδι
new-listed = Να φαίνεται στη λίστα: μπαίνει όποιος θέλει
new-open = Άνοιγμα τραπεζιού
new-pace = Ρυθμός
new-seats = Παίκτες
new-title = Νέο τραπέζι
new-watched = Μπορούν να παρακολουθούν και άλλοι

## notices

notices-away_absent = { $name } λείπει: οδηγεί μποτ.
notices-away_clock = Ο χρόνος τελείωσε ({ $name }): οδηγεί μποτ.
notices-away_left = { $name } αφήνει μποτ να οδηγεί.
notices-away_resigned = { $name } παραιτείται.
notices-away_slow = { $name } άργησε: οδηγεί μποτ.
notices-back = { $name } είναι πάλι στο τιμόνι.
notices-broken = Η εκκίνηση ακυρώθηκε εξαιτίας: { $names }. Τίποτα από εκείνο το μοίρασμα δεν ισχύει· ξεκινήστε πάλι.
notices-pledged = { $name } θα συνεισφέρει στο μοίρασμα.
notices-revealed = { $name } συνεισέφερε στο μοίρασμα.
notices-sealed = Ο οικοδεσπότης ξεκινά τον αγώνα· όλοι συνεισφέρουν στο μοίρασμα.
notices-came = { $name } είναι εδώ.
notices-emptied = Η θέση { $seat } άδειασε.
notices-filled = { $bot } οδηγεί στη θέση { $seat }.
notices-finished = Ο αγώνας τελείωσε.
notices-gone = { $name } έχασε τη σύνδεση.
notices-kicked = Ο οικοδεσπότης έδιωξε κάποιον.
notices-muted = { $name } δεν μπορεί πια να μιλά σε αυτό το τραπέζι.
notices-unmuted = { $name } μπορεί να μιλά ξανά.
notices-chat = Ο οικοδεσπότης άλλαξε το ποιος μπορεί να μιλά.
notices-closed = Το τραπέζι έκλεισε από όσους λειτουργούν τον διακομιστή.
notices-left = Η θέση { $seat } άδειασε.
notices-rematch = Στήθηκε άλλος ένας αγώνας.
notices-reopened = Ο διακομιστής επανήλθε· δεν χάθηκε χρόνος.
notices-sat = { $name } κάθεται στη θέση { $seat }.
notices-started = Ο αγώνας αρχίζει.
notices-undone = { $name } παίρνει πίσω μια κίνηση.
notices-went_on = Συνεχίζουμε.

## options

options-heat_auto_finish_last = Τέλος όταν μείνει ένα αυτοκίνητο
options-heat_auto_skip = Παράλειψη βημάτων χωρίς επιλογή
options-heat_hidden_gears = Οι ταχύτητες μένουν κρυφές ως την αποκάλυψη
options-heat_laps = Γύροι
options-heat_track = Πίστα
options-no = όχι
options-scrap_auto_skip = Παράλειψη βημάτων χωρίς επιλογή
options-scrap_catch_scope = Η κάρτα προφταίνω οδηγεί
options-scrap_jackal_in_own_accident = Ο Jackal κερδίζει και στα δικά του ατυχήματα
options-scrap_jackal_off_turn = Ο Jackal κερδίζει και στη σειρά άλλων
options-scrap_mode = Οχήματα ανά παίκτη
options-scrap_overtake_scope = Η προσπέραση μετρά
options-scrap_refill_scope = Οι μάρκες συμπληρώνονται
options-scrap_short = Συντομότερος γύρος
options-scrap_track = Πίστα
options-scrap_values_any = σε κάθε σειρά
options-scrap_values_board = πάνω στο ταμπλό
options-scrap_values_own = στη δική του σειρά
options-scrap_values_race = στην κατάταξη
options-scrap_values_single = ένα
options-scrap_values_two_racers = δύο
options-speed_deck_memory = Οι στοίβες δείχνουν
options-speed_discard_rule = Απόρριψη καρτών
options-speed_max_rounds = Το πολύ γύροι
options-speed_prevention_restores_start = Η πρόληψη επαναφέρει την ΕΚΚΙΝΗΣΗ
options-speed_values_free = οποτεδήποτε
options-speed_values_literal = κατά γράμμα
options-speed_values_log = όλες τις κάρτες
options-speed_values_only_if_stuck = μόνο αν δεν γίνεται αλλιώς
options-speed_values_sensible = λογικά
options-speed_values_speed_1200 = Speed 1200 km
options-speed_values_thousand = Χίλια χιλιόμετρα
options-speed_values_top_only = την πάνω κάρτα
options-speed_variant = Τράπουλα
options-speed_wild_map = Από τι προστατεύουν οι μπαλαντέρ
options-thunder_auto_skip = Παράλειψη βημάτων χωρίς επιλογή
options-thunder_clean_air_any = Το Clean Air πάει όσο μακριά θέλει κανείς
options-thunder_collision_last = Όσα ήταν σε Collision ξεκινούν τελευταία
options-thunder_complete_race = Συνέχεια μέχρι να τερματίσουν όλοι
options-thunder_green_line = Πράσινη γραμμή, τομείς πριν τον τερματισμό
options-thunder_grid_choice = Επιλογή θέσεων εκκίνησης
options-thunder_laps = Γύροι
options-thunder_starting_order = Σειρά εκκίνησης
options-thunder_track = Πίστα
options-thunder_values_rounds = γύρο με γύρο
options-thunder_values_snake = μπρος πίσω
options-thunder_values_spaces = θέση με θέση
options-thunder_variable_pits = Επιλογή τι αφαιρεί το πιτ
options-usual = το συνηθισμένο
options-yes = ναι

## pace

pace-days = Σε ημέρες
pace-live = Με ρολόι
pace-minutes = Λεπτά για τον αγώνα
pace-per_turn = Ημέρες για κάθε σειρά
pace-untimed = Χωρίς ρολόι

## phrases

phrases-bye = Τα λέμε!
phrases-good_luck = Καλή τύχη!
phrases-hello = Γεια!
phrases-hurry = Σειρά σου!
phrases-ouch = Άουτς!
phrases-rematch = Άλλον έναν αγώνα;
phrases-sorry = Συγγνώμη!
phrases-thanks = Ευχαριστώ!
phrases-wait = Μια στιγμή, παρακαλώ.
phrases-well_driven = Ωραία οδήγηση!

## replay

replay-back = Ένα βήμα πίσω
replay-download = Λήψη
replay-eyes = Με τα μάτια
replay-first = Στην αρχή
replay-forth = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-play = Αναπαραγωγή
replay-play_on = Συνέχεια από εδώ
replay-scrub = Στιγμή του αγώνα
replay-share = Μοιραστείτε τη στιγμή
replay-spectator = ενός θεατή
replay-steps = Βήματα
replay-stop = Στοπ
replay-table = Τραπέζι
replay-title = Επανάληψη
replay-turn = Σειρά
replay-why = Τι σκέφτηκαν τα bot

## results

results-driver = Οδηγός
results-hide = Δείτε το ταμπλό
results-join_rematch = Στη ρεβάνς
results-place = Θέση
results-points = Βαθμοί
results-rematch = Ρεβάνς
results-replay = Επανάληψη
results-title = Αποτέλεσμα
results-watch_rematch = Δείτε τη ρεβάνς
results-winner = Νικητής: { $name }!

## scrap

scrap-decide = Η απόφασή σας
scrap-double = Διπλή!
scrap-racer_at = { $name }, P{ $rank }, πεδίο { $field }, { $laps } { $laps ->
        [one] γύρος
       *[other] γύροι
    }
scrap-stop_with = Στοπ στο { $n }
scrap-track_summary = { $title }: { $racers }

## seats

seats-add = Προσθήκη
seats-bot = οδηγεί μποτ
seats-empty = Αδειάστε
seats-fill = Μποτ
seats-free = ελεύθερη
seats-kick = Διώξτε
seats-leave = Σηκωθείτε
seats-shared = Κι άλλος σε αυτή την οθόνη
seats-sit = Καθίστε εδώ
seats-start = Έναρξη αγώνα
seats-title = Ποιοι τρέχουν;
seats-wait = Ο οικοδεσπότης ξεκινά τον αγώνα.
seats-you = εσείς
seats-start_with_bots =
    { $count ->
        [one] Έναρξη με { $count } μποτ
       *[other] Έναρξη με { $count } μποτ
    }

## settings

settings-auto = Όπως το σύστημα
settings-dark = Σκούρο
settings-language = Γλώσσα
settings-level = Αντίπαλοι
settings-light = Φωτεινό
settings-theme = Θέμα

## speed

speed-choose_use = Τι να γίνει με: { $card };
speed-km = { $n } χλμ
speed-kontra = Κόντρα;
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] βαθμός
       *[other] βαθμοί
    }
speed-road = { $team }: { $km } από { $target } χλμ
speed-to_go = απομένουν { $n } χλμ

## table

table-board = Ταμπλό
table-cannot = Το τραπέζι δεν ανοίγει
table-close_up = Από κοντά
table-closer = Μεγέθυνση
table-dashboard = Οι κάρτες και οι επιλογές σας
table-further = Σμίκρυνση
table-loading = Φόρτωση …
table-over = Τέλος αγώνα
table-overview = Όλη η πίστα
table-tools = Εργαλεία
table-turn_of = Παίζει: { $name }
table-watching = Παρακολουθείτε. Πατήστε έναν οδηγό για να τον ακολουθήσετε.
table-your_turn = Σειρά σας

## thunder

thunder-car_at = { $car } ({ $team }), P{ $rank }, θέση { $at }, γύρος { $lap } από { $laps }
thunder-from_pits = Από τα πιτ: { $n }
thunder-green_line = Πράσινη γραμμή
thunder-legend = Οι στρογγυλοί δείκτες είναι προσωρινοί: φεύγουν στα πιτ. Οι τετράγωνοι μένουν.
thunder-pit = πιτ
thunder-retire = Απόσυρση αυτοκινήτου
thunder-sheets = Φύλλα ομάδων
thunder-start = Εκκίνηση / τερματισμός
thunder-track_summary = Πίστα { $title }: { $cars }
thunder-types_draft = Draft
thunder-types_lead = Καθοδήγηση
thunder-types_pursuit = Καταδίωξη
thunder-types_solo = Σόλο
thunder-wear = Φθορά: { $n } από { $most }
thunder-yellow = Κίτρινη σημαία

## tower

tower-gone = χάθηκε η σύνδεση
tower-leader = πρώτος
tower-title = Κατάταξη

## others

others-mute = Σίγαση: { $name }
others-unmute = Άρση σίγασης: { $name }
others-report = Αναφορά: { $name }
others-reason = Τι δεν πάει καλά με: { $name };
others-send = Αποστολή
others-reported = Ευχαριστούμε: όσοι λειτουργούν τον διακομιστή θα το δουν.
others-abuse = Προσβολές
others-cheating = Ζαβολιές
others-spam = Ανεπιθύμητα μηνύματα
others-name = Το όνομα
others-other = Κάτι άλλο
