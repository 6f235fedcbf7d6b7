## action

action-choose = Επιλέξτε
action-pause = Μπορεί κάποιος να απαντήσει;
action-skip = Παράλειψη
action-undo = Αναίρεση
action-wait = Παίζουν οι άλλοι …

## analysis

analysis-about_place = Κάθε απόφαση κρίνεται με όσα μπορούσε να ξέρει η θέση της: ό,τι ήταν κρυφό μοιράζεται ξανά, και πιλότοι οδηγούν τον αγώνα ως το τέλος, πολλές φορές. Η αξία της είναι το ποσοστό των άλλων που μένουν πίσω.
analysis-about_win = Κάθε απόφαση κρίνεται με όσα μπορούσε να ξέρει η θέση της: ό,τι ήταν κρυφό μοιράζεται ξανά, και πιλότοι οδηγούν τον αγώνα ως το τέλος, πολλές φορές. Η αξία της είναι η πιθανότητα νίκης.
analysis-accuracy = Ακρίβεια
analysis-after = Τύχη και οι άλλοι, ως την επόμενη απόφαση: { $luck }
analysis-ahead = Καλύτερη από την καλύτερη άλλη επιλογή κατά { $by }· σε 95 από 100 περιπτώσεις μεταξύ { $from } και { $to }.
analysis-back = Πίσω στον αγώνα
analysis-behind = Χειρότερη από την καλύτερη άλλη επιλογή κατά { $by }· σε 95 από 100 περιπτώσεις μεταξύ { $from } και { $to }.
analysis-better = Δείξε μου καλύτερα
analysis-blunder = Χοντρό λάθος
analysis-brilliant = Εξαιρετική
analysis-chances_place = Ποσοστό των άλλων που μένουν πίσω
analysis-chances_win = Πιθανότητα νίκης
analysis-chosen = επιλέχθηκε
analysis-close = Κλείσιμο της ανάλυσης
analysis-decision = Απόφαση { $number } από { $of }
analysis-export = Αποθήκευση ως JSON
analysis-go_on = Συνέχεια
analysis-good = Καλή
analysis-guessed = Τα κρυφά φύλλα και η τύχη είναι εικασία, και πιλότοι οδηγούν παρακάτω: έτσι θα μπορούσε να είχε πάει.
analysis-inaccuracy = Ανακρίβεια
analysis-line = Τι θα μπορούσε να γίνει: { $move }
analysis-lost = Χάθηκε από αποφάσεις
analysis-luck = Τύχη και οι άλλοι
analysis-mistake = Λάθος
analysis-more =
    { $count ->
        [one] { $count } ακόμη επιλογή
       *[other] { $count } ακόμη επιλογές
    }
analysis-next = Επόμενη απόφαση
analysis-none = Αυτή η θέση δεν είχε ποτέ επιλογή.
analysis-not_yet = Δεν έχει κριθεί ακόμη.
analysis-previous = Προηγούμενη απόφαση
analysis-progress =
    { $of ->
        [one] { $done } από { $of } απόφαση
       *[other] { $done } από { $of } αποφάσεις
    }
analysis-rival = καλύτερη άλλη
analysis-same = Όσο καλή και η καλύτερη άλλη επιλογή, όσο μπορεί να κριθεί: η διαφορά είναι μεταξύ { $from } και { $to } σε 95 από 100 περιπτώσεις.
analysis-seat = Αποφάσεις του
analysis-start = Ανάλυση
analysis-stop = Στοπ
analysis-title = Ανάλυση
analysis-tries =
    { $tries ->
        [one] { $tries } δοκιμή
       *[other] { $tries } δοκιμές
    }
analysis-turning_points = Σημεία καμπής

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
fair-by_record = Έλεγχος από αυτή τη σελίδα με όσα κράτησε, το αρχείο του αγώνα και την επανάληψη· οι κανόνες δεν είναι στη σελίδα.
fair-by_rules = Έλεγχος από αυτή τη σελίδα: με όσα κράτησε, με το αρχείο του αγώνα και με τους ίδιους τους κανόνες.
fair-claim_deal = Ότι οι κάρτες προκύπτουν από το κλειδί, κατά τους κανόνες, το ελέγχει το «paddock verify» με αυτά τα δύο αρχεία.
fair-claim_key = Το κλειδί του μοιράσματος προκύπτει από το μυστικό και όλες τις συνεισφορές.
fair-claim_own = Χρησιμοποιήθηκε ό,τι συνεισέφερε ο περιηγητής σας.
fair-claim_pledges = Όλοι συνεισέφεραν αυτό για το οποίο είχαν δεσμευτεί.
fair-claim_raced = Ο αγώνας ξανάγινε με τους κανόνες αυτής της σελίδας: κάθε κίνηση ήταν νόμιμη, όλες οι κάρτες και τα ζάρια προέκυψαν από το κλειδί και το αποτέλεσμα είναι το ίδιο.
fair-claim_result = Η καταγραφή έχει το αποτέλεσμα που σας ειπώθηκε.
fair-claim_secret = Το μυστικό του διακομιστή είναι εκείνο για το οποίο είχε δεσμευτεί πριν καθίσετε.
fair-claim_told = Όσα σας ειπώθηκαν στον αγώνα είναι όσα λέει η επανάληψη στη θέση σας.
fair-first = Πρώτος αγώνας: αρχίζει με γνωστή θέση και γνωστές κάρτες, για να μάθετε.
fair-fresh = Τίμιο μοίρασμα: ο διακομιστής έχει ήδη δεσμευτεί, και ο περιηγητής κάθε παίκτη προσθέτει το δικό του μέρος στην εκκίνηση. Κανείς δεν μπορεί να διαλέξει τις κάρτες ή να τις ξέρει από πριν.
fair-here = Μοιράστηκε σε αυτόν τον περιηγητή, μόνο με την τύχη.
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
heat-corner_in = { $n ->
        [0] αμέσως μπροστά
       *[other] σε { $n } { $n ->
            [one] Θέση
           *[other] Θέσεις
        }
    }
heat-corner_limit = Στροφή { $number }, όριο { $limit }
heat-drive = { $cost ->
        [0] Οδηγήστε με ταχύτητα { $gear }
       *[other] Οδηγήστε με ταχύτητα { $gear } για { $cost } Heat
    }
heat-end_turn = { $n ->
        [0] Τέλος σειράς
       *[other] Ξεσκαρτάρισμα { $n } και τέλος σειράς
    }
heat-engine = Heat στη Μηχανή: { $n }
heat-gears = Λεβιές ταχυτήτων
heat-other_moves = Τι άλλο μπορείτε να κάνετε
heat-pick = { COMPARE($least, $most) ->
        [equal] Πατήστε { $least } από τις κάρτες σας: τόση είναι η ταχύτητα
       *[other] Πατήστε { $least } έως { $most } κάρτες: τόση είναι η ταχύτητα
    }
heat-short_adr_cool = Αδρεναλίνη
heat-short_adr_move = Αδρεναλίνη
heat-short_boost = Boost
heat-short_cooldown = Cooldown
heat-short_slip = Slipstream
heat-short_stay = Μένετε εδώ
heat-short_weather_cool = Καιρός
heat-track_summary = Πίστα { $title }: { $cars }

## help

help-cards = Κάρτες
help-keys = Πληκτρολόγιο
help-rules = Κανόνες
help-search = Αναζήτηση κανόνων
help-title = Βοήθεια και κανόνες
help-chapters = Κεφάλαια
help-link = Σύνδεσμος σε αυτόν τον κανόνα
help-nothing = Κανένας κανόνας δεν το λέει. Δοκιμάστε άλλη λέξη.
help-pictures = Όλοι οι κανόνες, με εικόνες
help-try = Δοκιμάστε το
help-turn = Με λίγα λόγια
help-found =
    { $count ->
        [one] { $count } κανόνας
       *[other] { $count } κανόνες
    }

## invite

invite-code = Κωδικός:
invite-copied = Αντιγράφηκε
invite-here = Αυτός ο αγώνας τρέχει σε αυτόν τον περιηγητή: κανείς δεν μπορεί να μπει από αλλού.
invite-link = Σύνδεσμος για το τραπέζι
invite-qr = Κωδικός QR του συνδέσμου
invite-share = Κοινοποίηση
invite-title = Πρόσκληση

## hint

hint-ask = Συμβουλή
hint-close = { $move }. Σχεδόν το ίδιο καλό: { $other }.
hint-plain = { $move }.
hint-rather = { $move }: { $why }. Δεύτερη επιλογή: { $other }.
hint-thinking = Ένας πρωταθλητής σκέφτεται …

## keys

keys-choice = Επιλογή με αριθμό
keys-close = Κλείσιμο παραθύρου
keys-confirm = Επιβεβαίωση
keys-help = Βοήθεια
keys-hint = Τι θα έκανε ένας πρωταθλητής
keys-me = Δείτε το αυτοκίνητό σας
keys-move = Κίνηση στις επιλογές
keys-overview = Όλη η πίστα ή κοντά
keys-skip = Παράλειψη κίνησης
keys-undo = Αναίρεση
keys-zoom = Ζουμ μέσα, έξω, αρχικό
keys-mute = Ήχος ναι ή όχι

## lessons

lessons-done = Τώρα ξέρετε πώς παίζεται: από εδώ και πέρα ο αγώνας είναι δικός σας. Καλή επιτυχία!
lessons-enough = Χωρίς άλλα μαθήματα
lessons-got_it = Κατάλαβα
lessons-heat_adrenaline = Είστε πίσω, άρα έχετε αδρεναλίνη: προχωρήστε 1 Θέση ακόμη (ανεβαίνει κατά 1 και η Κίνηση), κάντε Cooldown 1, ή και τα δύο. Χάνεται όταν τελειώσουν οι αντιδράσεις.
lessons-heat_boost = Κινηθήκατε. Καμία στροφή κοντά, άρα Boost: πληρώστε 1 Heat από τη Μηχανή, ανοίξτε μια κάρτα και προχωρήστε όσο λέει. Μία φορά τη σειρά, με κάθε ταχύτητα.
lessons-heat_cards = Τώρα οι κάρτες: το άθροισμά τους είναι η Κίνησή σας. Το αχνό αυτοκίνητο δείχνει πού θα φτάσετε και η γραμμή από κάτω τι θα κοστίσει μια στροφή.
lessons-heat_check = Τίποτε άλλο για τώρα. Το μεγάλο κουμπί τελειώνει τις αντιδράσεις· τότε ελέγχονται οι στροφές που περάσατε.
lessons-heat_confirm = Το αχνό αυτοκίνητο δείχνει πού θα βρεθείτε. Σας αρέσει; Το μεγάλο κουμπί οδηγεί· μια άλλη κάρτα αλλάζει το σχέδιο.
lessons-heat_cool = Το Heat στο χέρι απλώς πιάνει χώρο. Οι χαμηλές ταχύτητες κάνουν Cooldown: η 1η βάζει ως 3 Heat πίσω στη Μηχανή, η 2η βάζει 1. Κάντε το.
lessons-heat_corner = Αυτή ήταν μια ολόκληρη σειρά. Τώρα προσοχή στις στροφές: όποιος περνά πάνω από το όριο πληρώνει 1 Heat για κάθε πόντο παραπάνω· όποιος δεν μπορεί, σπινάρει. Διαλέξτε κάρτες για ό,τι έρχεται.
lessons-heat_discard = Πατήστε όσες κάρτες δεν θέλετε· θα τραβήξετε ως τις 7. Το μεγάλο κουμπί τελειώνει τη σειρά.
lessons-heat_draw = Τελειώστε το ξεσκαρτάρισμα: τραβάτε νέες κάρτες και οδηγούν οι άλλοι.
lessons-heat_gear = Διαλέξτε ταχύτητα στον λεβιέ: τόσες κάρτες θα παίξετε. Ψηλή σημαίνει γρήγορη, αλλά οι στροφές έχουν όριο. Αργότερα πατήστε απλώς τις κάρτες: η ταχύτητα ακολουθεί.
lessons-heat_limit = Η επόμενη στροφή έχει όριο 7. Παίξτε 4, 2 και 2: την περνάτε με Κίνηση 8.
lessons-heat_pay = Η Κίνηση 8 είναι μία πάνω από το όριο: η στροφή θα κοστίσει 1 Heat, όπως λέει η γραμμή από κάτω. Συχνά αξίζει. Το μεγάλο κουμπί οδηγεί.
lessons-heat_react = Κινηθήκατε. Χρησιμοποιήστε ό,τι φωτίζεται εδώ, πατήστε κάρτες για ξεσκαρτάρισμα ή τελειώστε τη σειρά με το μεγάλο κουμπί.
lessons-heat_shift = Αυτή ήταν μια ολόκληρη σειρά. Τώρα προσοχή στις στροφές: όποιος περνά πάνω από το όριο πληρώνει 1 Heat για κάθε πόντο παραπάνω· όποιος δεν μπορεί, σπινάρει, γυρίζει πριν από τη στροφή και παίρνει Στρες. Βάλτε ταχύτητα 3: μία πάνω ή κάτω είναι δωρεάν, δύο κοστίζουν 1 Heat.
lessons-heat_slip = Ένα αυτοκίνητο είναι δίπλα ή ακριβώς μπροστά: το slipstream του σας τραβά 2 Θέσεις δωρεάν. Δεν μετρά στην Κίνηση, αλλά οι στροφές στον δρόμο μετρούν.
lessons-heat_slow = Πετάξτε όσες κάρτες δεν θέλετε· θα τραβήξετε ως τις 7. Πατήστε το 1: οι αργές κάρτες είναι για αργές στροφές.
lessons-heat_stress = Η δεύτερη κάρτα είναι Στρες: όταν οδηγείτε, ανοίγουν κάρτες ώσπου να βγει μία από 1 έως 4, και τόσο μετρά. Δεν ξεσκαρτάρεται, μόνο παίζεται. Το μεγάλο κουμπί οδηγεί.
lessons-scrap_again = 8 ως τώρα. Άλλη μία: μόνο 3 ή 5 θα ήταν διπλή, και έχετε μάρκα αλλαγής.
lessons-scrap_bonus = Έχετε κάρτες μπόνους: πατήστε μία για να δείτε πού θα σας πάει. Παίζονται πριν και μετά την κίνηση. Όποιος σταματήσει πάνω σε άλλον μονομαχεί.
lessons-scrap_double = Διπλή: αντί να κινηθείτε τραβάτε κάρτα ατυχήματος και παίρνετε γι' αυτήν μια μάρκα μπόνους.
lessons-scrap_drive = Κινηθείτε όσο το άθροισμα των ζαριών. Όποιος σταματήσει πάνω σε άλλον μονομαχεί.
lessons-scrap_laps = Αυτή ήταν μονομαχία: όποιος σταματά πάνω σε άλλον ρίχνει ζάρι εναντίον του, και το μεγαλύτερο προχωρά. Κάθε γύρος φέρνει κάρτα τερματισμού που βοηθά τους πίσω· ο τρίτος κλείνει τον αγώνα. Σειρά σας: ρίξτε.
lessons-scrap_order = Έχετε δύο οχήματα: διαλέξτε ποιο πάει πρώτο σε όλο τον αγώνα.
lessons-scrap_roll = Άλλο ζάρι, ή στοπ και κίνηση όσο το άθροισμα; Αριθμός που έχετε ήδη είναι διπλή και φέρνει ατύχημα: η μπάρα δείχνει τον κίνδυνο.
lessons-scrap_save = Διπλή! Μια μάρκα αλλαγής μπορεί ακόμη να αλλάξει το τελευταίο ζάρι· αλλιώς δεχτείτε το ατύχημα.
lessons-scrap_stop = Σωθήκατε: 3, 5 και 4 κάνουν 12. Με τρεις διαφορετικούς αριθμούς κάθε δεύτερη ζαριά είναι διπλή: σταματήστε εδώ.
lessons-scrap_winner = Συναντιούνται τα δικά σας οχήματα: εσείς λέτε ποιο κερδίζει τη μονομαχία.
lessons-speed_attack = Οι επιθέσεις καθυστερούν τους άλλους: με το «ΑΝΩΤΑΤΟ ΟΡΙΟ ΤΑΧΥΤΗΤΑΣ» ο αντίπαλος προχωρά το πολύ 60 χλμ ανά κάρτα.
lessons-speed_confirm = Η γραμμή λέει τι θα κάνει η κάρτα. Το μεγάλο κουμπί την παίζει· πατήστε άλλη αν αλλάξατε γνώμη.
lessons-speed_discard = Τώρα δεν παίζεται τίποτα. Διαλέξτε την κάρτα που χρειάζεστε λιγότερο: πετιέται και η σειρά σας τελειώνει.
lessons-speed_extension = Μπορείτε να συνεχίσετε ως τα 1200 χλμ για 200 βαθμούς ακόμη, αλλά αν δεν φτάσετε, χάνετε τους 400. Κλείστε τον γύρο και μετρήστε.
lessons-speed_goal = Αυτή η κάρτα σας φέρνει ακριβώς στον στόχο. Κάθε χιλιόμετρο είναι βαθμός, το ταξίδι δίνει άλλους 400, και 300 αν δεν παίχτηκε 240.
lessons-speed_kontra = Έχετε την μπλε κάρτα Μπαλαντέρ για αυτή την επίθεση: κόντρα! Η επίθεση φεύγει, παίρνετε δύο κάρτες και σειρά, και 300 βαθμούς.
lessons-speed_repair = Σκασμένο λάστιχο: μια κόκκινη κάρτα σας σταμάτησε. Κάθε εμπόδιο έχει μια πράσινη κάρτα που το διορθώνει: παίξτε «ΡΕΖΕΡΒΑ».
lessons-speed_rolling = Κινείστε: διαλέξτε κάρτα χιλιομέτρων για να προχωρήσετε, ή μια επίθεση για να σταματήσετε κάποιον.
lessons-speed_start = Τίποτα δεν ξεκινά χωρίς «ΕΚΚΙΝΗΣΗ», ούτε μετά από επισκευή. Οι γκρίζες κάρτες δεν παίζονται τώρα: πατήστε μία για να δείτε γιατί.
lessons-speed_stopped = Σας σταμάτησαν. Διορθώστε το με τη σωστή κάρτα και μετά ΕΚΚΙΝΗΣΗ· μετά από STOP αρκεί η ΕΚΚΙΝΗΣΗ.
lessons-speed_wild = Μια κάρτα Μπαλαντέρ κρατά μακριά την επίθεσή της για πάντα: παίξτε την, τραβήξτε άλλη κάρτα και ξαναπαίξτε. 100 βαθμοί η καθεμία.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Διαλέξτε ένα από τα αυτοκίνητά σας: καθένα παίρνει μία κάρτα σε αυτόν τον γύρο παιχνιδιού. Όσα συνδέονται μαζί του μπορεί να κινηθούν κι αυτά.
lessons-thunder_card = Διαλέξτε κάρτα: ο μεγάλος αριθμός είναι οι πόντοι κίνησης, ο μικρός ισχύει από τα πιτ. Ο τύπος λέει ποιοι κινούνται μαζί· ο χρωματιστός δείκτης είναι η φθορά.
lessons-thunder_discard = Πετάξτε όσες κάρτες δεν θέλετε και συνεχίστε· τραβάτε καινούργιες.
lessons-thunder_displace = Το σόλο δεν παίρνει κανέναν μαζί: όποιος στέκεται μπροστά εκτοπίζεται, και αυτό κοστίζει περισσότερο από έναν ελεύθερο χώρο.
lessons-thunder_draft = Κάρτα draft: όσα αυτοκίνητα συνδέονται μπροστά και πίσω έρχονται μαζί. Πηγαίνετε μπροστά, και κινείται όλη η σειρά.
lessons-thunder_event = Κάθε γύρος παιχνιδιού τελειώνει με ένα συμβάν: αυτό έδωσε έναν δείκτη φθοράς στο καλύτερο αυτοκίνητο κάθε ομάδας. Μετά καθένα μπορεί να μπει στα πιτ· αυτό είναι σχεδόν άφθαρτο και μένει στην πίστα.
lessons-thunder_follow = Πατήστε τον πιο μακρινό χώρο με αριθμό: γίνονται όλα τα βήματα ως εκεί. Η αναίρεση τα παίρνει πίσω ένα ένα.
lessons-thunder_lead = Καθοδήγηση: όσα είναι ακριβώς πίσω σας ακολουθούν, καθένα στον χώρο που μόλις άδειασε. Επτά πόντοι μείον τρεις για φθορά κάνουν τέσσερις.
lessons-thunder_lead_car = Το 4 έχει τρεις δείκτες φθοράς: καθένας αφαιρεί έναν πόντο κίνησης από την κάρτα του.
lessons-thunder_line = Εδώ οι λωρίδες ενώνονται ή χωρίζουν: διαλέξτε από πού πάει η σειρά.
lessons-thunder_pit = Κίτρινη σημαία ή τέλος του γύρου: μια στάση στα πιτ βγάζει την προσωρινή φθορά, αλλά κοστίζει θέσεις.
lessons-thunder_pursuit = Καταδίωξη: το αυτοκίνητό σας σπρώχνει όσα είναι μπροστά του και αφήνει πίσω όσα είναι πίσω του.
lessons-thunder_pursuit_car = Κινήθηκε όλη η σειρά, με έναν δείκτη φθοράς. Τώρα το 24, με έναν αντίπαλο ακριβώς μπροστά του.
lessons-thunder_push = Πηγαίνετε μπροστά: το μπροστινό συνδέεται και προχωρούν μαζί.
lessons-thunder_solo = Το σόλο κινεί ένα μόνο αυτοκίνητο. Αυτή η κάρτα μπορεί να αλλάξει θέση με το ακριβώς μπροστινό, με 1 πόντο.
lessons-thunder_solo_car = Μένει ένα αυτοκίνητο και ένα είδος κάρτας.
lessons-thunder_stay = Και αυτό είναι γερό: μένει στην πίστα.
lessons-thunder_steps = Πατήστε μια φωτεινή θέση στην πίστα ή ένα κουμπί· μια θέση με αριθμό κάνει όλα τα βήματα ως εκεί. Μπροστά πάνω σε αυτοκίνητο, ανάλογα με την κάρτα, συνδέεστε ή το σπρώχνετε. Με την αναίρεση γυρίζετε ένα βήμα πίσω.
lessons-thunder_swap = Αλλαγή θέσης: το αυτοκίνητό σας περνά και το άλλο μένει πίσω του.

## lobby

lobby-begins_first = πρώτος αγώνας
lobby-begins_position = αρχίζει από στημένη θέση
lobby-begins_replay = συνεχίζει παλιότερο αγώνα: οι κάρτες ίσως είναι γνωστές
lobby-code = Κωδικός ή σύνδεσμος
lobby-elsewhere = Αγώνες με ανθρώπους
lobby-first_race = Πρώτος αγώνας, βήμα βήμα
lobby-games = Παιχνίδια
lobby-here = Αγώνες με μποτ σε αυτόν τον περιηγητή: και χωρίς δίκτυο
lobby-in_browser = σε αυτόν τον περιηγητή
lobby-go = Πάμε
lobby-join = Μπείτε σε τραπέζι
lobby-none_open = Κανένα ανοιχτό τραπέζι αυτή τη στιγμή.
lobby-none_recent = Οι αγώνες σας θα φυλάγονται εδώ.
lobby-one_screen = Σε μία οθόνη
lobby-open_file = Άνοιγμα αρχείου αγώνα
lobby-open = Ανοιχτά τραπέζια
lobby-preparing = Το { $game } ετοιμάζεται για αυτό το μηχάνημα, μία φορά …
lobby-race_now = Τρέξτε τώρα
lobby-recent = Πρόσφατοι αγώνες
lobby-remove = Διαγραφή αυτού του αγώνα από τον περιηγητή
lobby-running = Οι αγώνες σας σε εξέλιξη
lobby-soon = Ετοιμάζεται …
lobby-status_racing = τρέχει, δείτε
lobby-tagline = Επιτραπέζιοι αγώνες με όλους τους κανόνες. Χωρίς λογαριασμό, ένα κλικ ως τη γραμμή εκκίνησης.
lobby-with_friends = Με φίλους
lobby-you = Εσείς
lobby-players = { $from }–{ $to } παίκτες
lobby-minutes = { $from }–{ $to } λεπτά
lobby-weight_1 = εύκολο
lobby-weight_2 = μεσαίο
lobby-weight_3 = απαιτητικό
lobby-quick = Ο αγώνας που ξεκινά αμέσως
lobby-choose_track = Πίστα
lobby-choose_laps = Γύροι
lobby-laps =
    { $n ->
         [one] { $n } γύρος
        *[other] { $n } γύροι
    }
lobby-against =
    { $n ->
         [0] μόνος
         [one] { $n } αντίπαλος
        *[other] { $n } αντίπαλοι
    }
lobby-free =
    { $n ->
         [one] { $n } ελεύθερη θέση
        *[other] { $n } ελεύθερες θέσεις
    }
lobby-go_on = συνεχίστε
lobby-came = θέση { $place } από { $of }
lobby-clock = ρολόι { $n } λεπτών
lobby-days =
    { $n ->
         [one] { $n } ημέρα ανά σειρά
        *[other] { $n } ημέρες ανά σειρά
    }

## local

local-broken = Κάτι πήγε στραβά στη σελίδα: { $why }.
local-no_file = Ένα μέρος της σελίδας δεν φορτώνει: δεν υπάρχει σύνδεση ή η σελίδα είναι παλιά. Φορτώστε την ξανά.
local-no_room = Αυτός ο περιηγητής δεν αφήνει τη σελίδα να φυλάξει τίποτα, οπότε δεν γίνεται αγώνας εδώ.
local-no_table = Αυτός ο αγώνας δεν είναι σε αυτόν τον περιηγητή: διαγράφηκε ή έγινε σε άλλον.
local-not_here = Αυτό δεν τρέχει στον περιηγητή: { $what }.

## log

log-all = Όλα
log-filter = Εμφάνιση
log-none = Δεν έγινε τίποτα ακόμα.
log-own = Δικά μου
log-table = Τραπέζι
log-title = Ημερολόγιο

## me

me-driver = Οδηγός
me-guest = Επισκέπτης
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
new-hints = Συμβουλές για όλους

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
notices-sealed = Ο αγώνας αρχίζει· όλοι συνεισφέρουν στο μοίρασμα.
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
options-heat_legend_pro = Πιο γρήγοροι Θρύλοι
options-heat_legends = Θρύλοι
options-heat_track = Πίστα
options-heat_values_clouds = Συννεφιά
options-heat_values_fog = Ομίχλη
options-heat_values_off = χωρίς
options-heat_values_rain = Βροχή
options-heat_values_random = στην τύχη
options-heat_values_snow = Χιόνι
options-heat_values_storm = Καταιγίδα
options-heat_values_sun = Ήλιος
options-heat_weather = Καιρός και δείκτες δρόμου
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

## puzzles

puzzles-again = Ξανά
puzzles-all = Όλοι
puzzles-ask = { $n ->
        [one] Υπάρχει { $n } επιλογή.
       *[other] Έχετε { $n } επιλογές και μία είναι σαφώς η καλύτερη. Κάντε την.
    }
puzzles-behind_place = αφήνει πίσω { $n } στους 100 λιγότερους
puzzles-behind_win = κερδίζει { $n } στους 100 αγώνες λιγότερους
puzzles-better = Υπάρχει καλύτερη επιλογή.
puzzles-difficulty = Δυσκολία
puzzles-easy = Εύκολος
puzzles-hard = Δύσκολος
puzzles-lobby = Μία θέση, μία καλύτερη κίνηση: τη βλέπετε;
puzzles-look = Πίσω στο ταμπλό
puzzles-medium = Μέτριος
puzzles-next = Επόμενος γρίφος
puzzles-no_engine = Οι γρίφοι χρειάζονται τους κανόνες στη σελίδα, και αυτός ο διακομιστής δεν τους προσφέρει. Όποιος τον διαχειρίζεται μπορεί να τους φτιάξει με «paddock wasm».
puzzles-none = Δεν υπάρχει τέτοιος γρίφος. Διαλέξτε άλλη δυσκολία ή άλλο παιχνίδι.
puzzles-of_the_day = Γρίφος της ημέρας
puzzles-question = Η ερώτησή σας
puzzles-race_on = Συνέχεια του αγώνα από εδώ
puzzles-right = Σωστά: { $move }
puzzles-solution = Δείτε τη λύση
puzzles-solution_is = Το καλύτερο είναι: { $move }
puzzles-solved = { $n } από { $of } λυμένοι
puzzles-streak = { $n } στη σειρά
puzzles-title = Γρίφοι
puzzles-today = Σήμερα
puzzles-train = Εξάσκηση
puzzles-trainer = Εξάσκηση
puzzles-verdict = Τι αξίζει η απάντησή σας
puzzles-worth_place = αφήνει πίσω { $n } στους 100 αντιπάλους
puzzles-worth_win = κερδίζει { $n } στους 100 αγώνες
puzzles-wrong = Όχι το καλύτερο: { $move }

## ratings

ratings-about = Όλοι αρχίζουν από το 1000· ο μέτριος οδηγός σταθεροποιείται κοντά στο 1500. Φαίνεται τι αξίζει κανείς το λιγότερο, οπότε ανεβαίνει και όσο μαθαίνουμε περισσότερα.
ratings-after = Βαθμολογία { $rating } ({ $change })
ratings-all_time = Όλων των εποχών
ratings-book = Αγώνες
ratings-bot = bot
ratings-bots = Μόνο με bot
ratings-bots_about = Είναι αγώνες όπου δεν υπήρχε κανείς άλλος εκτός από bot. Δεν μετράνε καθόλου ανάμεσα σε ανθρώπους.
ratings-change = Τελευταία
ratings-driver = Οδηγός
ratings-gain = Κέρδος
ratings-lobby = Ποιος βρίσκεται πού, σε κάθε παιχνίδι και μήνα
ratings-members_only = Στους πίνακες μπαίνουν όσοι έχουν κρατήσει το όνομά τους.
ratings-nobody = Δεν είναι κανείς ακόμη σε αυτόν τον πίνακα.
ratings-none_yet = Κανένας αγώνας σας δεν έχει βαθμολογηθεί ακόμη. Βαθμολογείται όταν αγωνιστείτε με άλλους, ή με bot, σε τραπέζι με νέο μοίρασμα.
ratings-people = Ανάμεσα σε ανθρώπους
ratings-people_about = Είναι αγώνες όπου άνθρωποι αγωνίστηκαν μεταξύ τους. Τα bot που συμμετείχαν βαθμολογούνται με τον ίδιο τρόπο. Αγώνες με υποδείξεις, από θέση ή σε κοινή οθόνη δεν μετράνε.
ratings-provisional = προσωρινή
ratings-provisional_about = Βαθμολογία με ερωτηματικό είναι προσωρινή: χρειάζονται περίπου πέντε αγώνες των έξι, ή είκοσι των δύο, για να είναι σίγουρη.
ratings-rank = Θέση
ratings-rating = Βαθμολογία
ratings-time = Χρόνος
ratings-title = Βαθμολογίες
ratings-you = Εσείς
ratings-yours = Οι βαθμολογίες σας

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
replay-to_server = Συνέχεια στον διακομιστή
replay-turn = Σειρά
replay-why = Τι σκέφτηκαν τα bot

## results

results-driver = Οδηγός
results-gap = Διαφορά
results-hide = Δείτε το ταμπλό
results-join_rematch = Στη ρεβάνς
results-place = Θέση
results-points = Βαθμοί
results-rematch = Ρεβάνς
results-replay = Επανάληψη
results-title = Αποτέλεσμα
results-watch_rematch = Δείτε τη ρεβάνς
results-winner = Νικητής: { $name }!
results-you_win = Νικήσατε!
results-you_came = Θέση { $place } από { $of }
results-winner_by = Νικά: { $name }, { $score }
results-share = Κοινοποίηση εικόνας
results-medals = Μετάλλια του αγώνα
results-behind_heat =
    { $n ->
         [one] { $n } θέση πίσω από τον νικητή.
        *[other] { $n } θέσεις πίσω από τον νικητή.
    }
results-behind_scrap =
    { $n ->
         [one] { $n } πεδίο πίσω από τον νικητή.
        *[other] { $n } πεδία πίσω από τον νικητή.
    }

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
seats-race = Ο αγώνας
seats-track = Πίστα
seats-laps = Γύροι
seats-host = οικοδεσπότης
seats-who_sees = Ανοιχτό σε
seats-listed = όλους στο λόμπι
seats-by_link = όσους έχουν τον σύνδεσμο
seats-hints_for_all = Εδώ επιτρέπονται συμβουλές: όλοι μπορούν να ρωτούν τι θα έκανε ένας πρωταθλητής.
seats-start_watching = Ξεκινήστε με μποτ και παρακολουθήστε

## settings

settings-auto = Όπως το σύστημα
settings-dark = Σκούρο
settings-language = Γλώσσα
settings-level = Αντίπαλοι
settings-light = Φωτεινό
settings-theme = Θέμα
settings-title = Ρυθμίσεις
settings-animations = Κίνηση
settings-pace_off = Χωρίς
settings-pace_quick = Γρήγορη
settings-pace_normal = Κανονική
settings-pace_slow = Αργή
settings-calls = Ήχος και ειδοποιήσεις
settings-call_sound = Ήχος
settings-call_vibration = Δόνηση στη σειρά μου
settings-call_notification = Ειδοποίηση στη σειρά μου

## speed

speed-completed = { $n } χλμ, τερματισμός!
speed-extended = Συνεχίζουμε ως τα { $n } χλμ!
speed-km = { $n } χλμ
speed-kontra = Κόντρα;
speed-kontra_now = Κόντρα!
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] βαθμός
       *[other] βαθμοί
    }
speed-road = { $team }: { $km } από { $target } χλμ
speed-stood = Καμία απάντηση
speed-target = Επίθεση σε:
speed-throw = Πέταγμα
speed-to_go = απομένουν { $n } χλμ
speed-to_win = βαθμοί για τη νίκη

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

thunder-car_at = { $car } ({ $team }), { $rank }ο, γύρος { $lap } από { $laps }
thunder-drive_on = Οδηγήστε { $n } χώρους μπροστά
thunder-from_pits = Από τα πιτ: { $n }
thunder-green_line = Πράσινη γραμμή
thunder-hold = Κρατήστε πατημένο για να συνεχίσετε
thunder-legend = Οι δείκτες με πλαίσιο μένουν· τους άλλους τους βγάζει μια στάση στα πιτ.
thunder-marks_black = Ε
thunder-marks_blue = Α
thunder-marks_green = Κ
thunder-marks_grey = Σ
thunder-marks_lavender = Μ
thunder-marks_orange = Π
thunder-marks_red = Ζ
thunder-marks_yellow = Τ
thunder-place = { $n }ο
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

## medals

medals-gained = Περισσότερες θέσεις κερδισμένες: { $n }
medals-heat_drive = Μεγαλύτερη διαδρομή: { $n }
medals-heat_clean = Περισσότερες στροφές χωρίς κόστος: { $n }
medals-heat_heat = Περισσότερο Heat πληρωμένο: { $n }
medals-thunder_led = Περισσότεροι γύροι στην κορυφή: { $n }
medals-thunder_pushed = Περισσότερα αυτοκίνητα σπρωγμένα: { $n }
medals-speed_km = Περισσότερα χιλιόμετρα: { $n }
medals-speed_attacks = Περισσότερες επιθέσεις: { $n }
medals-speed_kontras = Περισσότερα κόντρα: { $n }
medals-scrap_roll = Μεγαλύτερη ζαριά: { $n }
medals-scrap_doubles = Περισσότερα ατυχήματα: { $n }

## you

you-add_code = Νέος κωδικός ανάκτησης
you-add_passkey = Προσθήκη κλειδιού πρόσβασης
you-ahead = Μπροστά
you-all_games = Όλα τα παιχνίδια
you-all_tracks = Όλες οι πίστες
you-bring = Να έρθουν μαζί οι αγώνες που έκανα σε αυτό το πρόγραμμα περιήγησης
you-by_code = Σύνδεση με τον κωδικό
you-by_passkey = Σύνδεση με κλειδί πρόσβασης
you-code = Κωδικός ανάκτησης
you-code_about = Σημειώστε τον τώρα: εμφανίζεται μόνο αυτή τη φορά. Όποιος τον έχει μπορεί να μπει στη θέση σας, γι’ αυτό κρατήστε τον για τον εαυτό σας.
you-code_title = Ο κωδικός ανάκτησής σας
you-copy = Αντιγραφή
you-count = Αγώνες
you-data = Τα δεδομένα σας
you-device = Αυτή η συσκευή
you-earlier = Παλαιότεροι αγώνες
you-everybody = Όλοι
you-export = Αποθήκευση όλων
you-forget = Διαγραφή όλων
you-forget_about = Το όνομά σας, τα κλειδιά πρόσβασης και όσα είπατε διαγράφονται οριστικά. Οι αγώνες σας μένουν σε όσους αγωνίστηκαν μαζί σας, χωρίς όνομα. Δεν μπορεί να αναιρεθεί.
you-forget_sure = Οριστική διαγραφή
you-former = ένα πρώην μέλος
you-game = Παιχνίδι
you-keep = Κρατήστε το όνομά σας
you-keep_about = Μπορείτε να αγωνίζεστε και χωρίς αυτό. Όποιος όμως κρατά το όνομά του ξαναβρίσκει τους αγώνες του σε κάθε συσκευή, ακόμη κι όταν αυτό το πρόγραμμα περιήγησης τους έχει ξεχάσει. Χωρίς e-mail, χωρίς κωδικό πρόσβασης.
you-mean_place = Μέση θέση
you-member_since = Το όνομα κρατιέται από { $date }
you-new_code = Νέος κωδικός ανάκτησης (ο παλιός παύει να ισχύει)
you-no_passkeys = Αυτή η διεύθυνση δεν έχει όνομα, οπότε το πρόγραμμα περιήγησης δεν φτιάχνει εδώ κλειδιά πρόσβασης: ένας κωδικός ανάκτησης κάνει το ίδιο.
you-no_races = Δεν έχει τελειώσει ακόμη κανένας αγώνας σας. Όταν τελειώσει, θα βρίσκεται εδώ.
you-parts = Ανά αυτοκίνητο
you-races = Οι αγώνες σας
you-remove = Αφαίρεση
you-rivals = Με ανθρώπους
you-sign_in = Σύνδεση
you-sign_in_about = Κρατάτε ήδη το όνομά σας; Τότε επιστρέψτε ως ο εαυτός σας.
you-sign_out = Αποσύνδεση εδώ
you-sign_out_elsewhere = Αποσύνδεση παντού αλλού
you-signed_out_elsewhere = Αποσυνδεθήκατε παντού αλλού.
you-stay = Παραμονή
you-title = Εσείς
you-used = χρήση { $when }
you-ways = Πώς επιστρέφετε
you-wins = Νίκες
you-with_code = Με κωδικό ανάκτησης
you-with_passkey = Με κλειδί πρόσβασης

## cups

cups-title = Πρωταθλήματα
cups-lobby = Πολλοί αγώνες, οι πόντοι αθροίζονται, με φίλους και μποτ.
cups-on = Στο πρωτάθλημα: επόμενος αγώνας
cups-to = Στο πρωτάθλημα
cups-starts_by_itself = Ο αγώνας αρχίζει μόνος του μόλις έρθουν όλοι.
cups-former = Πρώην μέλος
cups-of_game = Πρωτάθλημα { $game }
cups-standings = Βαθμολογία
cups-race = Αγώνας
cups-corrections = Διορθώσεις
cups-absent = απών: οδήγησε μποτ
cups-table = Πόντοι ανά θέση: { $points }
cups-chart = Πόντοι, αγώνα με τον αγώνα
cups-round_number = Γύρος { $n }
cups-race_number = Αγώνας { $n }
cups-starts = αρχίζει το αργότερο { $when }
cups-is_on = ο αγώνας τρέχει
cups-drive = Στον αγώνα σας
cups-watch = Παρακολούθηση
cups-annulled = Δεν μετράει: { $reason }
cups-until = έως { $when }
cups-races = Αγώνες
cups-log = Τι έχει γίνει
cups-log_all = Εμφάνιση όλων
cups-log_made = Το πρωτάθλημα δημιουργήθηκε.
cups-log_entered = Συμμετέχει: { $who }.
cups-log_left = Αποχώρησε: { $who }.
cups-log_added = Στη λίστα: { $who }.
cups-log_removed = Βγήκε από τη λίστα: { $who }.
cups-log_started = Το πρωτάθλημα αρχίζει.
cups-log_opened = Ο αγώνας { $n } έχει τραπέζι.
cups-log_closed = Ένα τραπέζι έκλεισε· ο αγώνας του γίνεται ξανά.
cups-log_raced = Ο αγώνας { $n } τελείωσε.
cups-log_corrected = { $points } πόντοι, { $who }: { $reason }
cups-log_replaced = Τη θέση { $who } παίρνει: { $next }. { $reason }
cups-log_annulled = Ο αγώνας { $n } δεν μετράει: { $reason }
cups-log_ended = Το πρωτάθλημα σταμάτησε: τα τραπέζια του έκλεισαν πολλές φορές.
cups-entrants = Ποιοι συμμετέχουν
cups-vacant = κανείς δεν έχει έρθει ακόμα για αυτό το όνομα
cups-thats_me = Εγώ είμαι
cups-leave = Αποχώρηση
cups-remove = Αφαίρεση: { $name }
cups-add_bot = Προσθήκη μποτ
cups-enter = Συμμετοχή
cups-add_name = Άλλο ένα όνομα στη λίστα
cups-start_pairs = Στην έναρξη κληρώνονται ζευγάρια· μετά δεν υπάρχουν ελεύθερες θέσεις.
cups-start_about = Στην έναρξη τις ελεύθερες θέσεις τις παίρνουν μποτ.
cups-start = Έναρξη πρωταθλήματος
cups-organise = Διόρθωση
cups-what = Τι
cups-do_correct = Πόντοι συν ή πλην
cups-do_replace = Η θέση σε κάποιον άλλον
cups-do_annul = Ένας αγώνας να μη μετρήσει
cups-new_name = Νέο όνομα (κενό: μποτ)
cups-reason = Ο λόγος, τον διαβάζουν όλοι
cups-put = Καταγραφή
cups-you_won = Είστε ο πρωταθλητής!
cups-won = Πρωταθλητής: { $name }
cups-share = Κοινοποίηση ως εικόνα
cups-no_picture = Η εικόνα δεν γίνεται τώρα. Δοκιμάστε ξανά σε λίγο.
cups-form_season = όλοι μαζί
cups-form_league = λίγκα σε εβδομάδες
cups-form_knockout = νοκ άουτ
cups-form_swiss = ελβετικό
cups-count = αγώνας { $n } από { $of }
cups-your_race = Ο αγώνας σας { $n } περιμένει
cups-about = Πληροφορίες
cups-code = Κωδικός: { $code }
cups-rules = Για όποιον λείπει στην εκκίνηση οδηγεί ένας πιλότος, ώσπου να έρθει και να πάρει το τιμόνι. Ίσοι πόντοι: η καλύτερη θέση στον τελευταίο αγώνα.
cups-rules_pairs = Η νίκη φέρνει 2 πόντους, η ισοπαλία 1. Για όποιον λείπει στην εκκίνηση οδηγεί ένας πιλότος, ώσπου να έρθει και να πάρει το τιμόνι.
cups-wait_about = Ο αγώνας αρχίζει όταν έρθουν όλοι, ή { $n } λ. αφού ανοίξει το τραπέζι του· στη λίγκα στην ημερομηνία του.
cups-copy = Αντιγραφή συνδέσμου
cups-save = Αποθήκευση σε αρχείο
cups-after = αγώνες ως τώρα: { $n }
cups-over = τελείωσε
cups-no_file = Αυτό δεν είναι αρχείο πρωταθλήματος.
cups-new = Νέο πρωτάθλημα
cups-open_file = Άνοιγμα αρχείου
cups-mine = Δικά σας
cups-others = Ανοιχτά σε όλους
cups-none_mine = Κανένα ακόμα. Φτιάξτε ένα ή μπείτε σε ένα με τον κωδικό του.
cups-none_others = Κανένα αυτή τη στιγμή.
cups-name = Τίτλος
cups-form = Πώς
cups-field = Θέσεις
cups-first_date = Πρώτος αγώνας έως
cups-wait = Αναμονή για όσους λείπουν
cups-minutes = { $n } λ.
cups-tracks = Αγώνες: { $n }
cups-tracks_about = Πατήστε τις πίστες με τη σειρά των αγώνων· μια πίστα μπορεί να έρθει πολλές φορές.
cups-entry = Ποιος μπαίνει
cups-entry_open = Όποιος έχει τον σύνδεσμο
cups-entry_fixed = Μόνο όσοι είναι στη λίστα μου
cups-people = Ονόματα, ένα σε κάθε γραμμή
cups-take_part = Συμμετέχω
cups-listed = Να φαίνεται σε όλους
cups-make = Δημιουργία πρωταθλήματος
cups-open_places =
    { $n ->
         [0] όλες οι θέσεις πιασμένες
         [one] { $n } θέση ελεύθερη
        *[other] { $n } θέσεις ελεύθερες
    }
## people

people-title = Αγώνας με ανθρώπους
people-about = Όσοι περιμένουν τον ίδιο αγώνα κάθονται μαζί. Χωρίς λογαριασμό.
people-live = Τώρα
people-days = Σε μέρες
people-waiting =
    { $n ->
        [0] δεν περιμένει κανείς
        [one] περιμένει { $n }
       *[other] περιμένουν { $n }
    }
people-you_wait = Περιμένετε: { $game }
people-of = { $n } από { $seats } οδηγούς είναι εδώ.
people-fills_in = Τις ελεύθερες θέσεις παίρνουν μποτ σε { $time }.
people-no_fill = Ο αγώνας αρχίζει όταν πιαστούν όλες οι θέσεις.
people-fill = Σε μέρες: μετά από ένα λεπτό μποτ στις ελεύθερες θέσεις
people-paces = Τώρα: δέκα λεπτά για όλο τον αγώνα σας και 10 δευτερόλεπτα επιπλέον για κάθε σειρά· μετά από ένα λεπτό μποτ παίρνουν τις ελεύθερες θέσεις. Σε μέρες: μία μέρα για κάθε σειρά.
people-leave = Δεν περιμένω άλλο
people-stay = Αφήστε τη σελίδα ανοιχτή: όποιος φεύγει δεν περιμένει πια.
people-found = Ξεκινάμε …
people-met = Με ποιους έχετε τρέξει
people-met_none = Όταν τρέξετε με ανθρώπους, θα τους βρίσκετε εδώ και θα μπορείτε να τους προσκαλέσετε.
people-invite = Πρόσκληση
people-invite_name = Πρόσκληση: { $name }
people-races =
    { $n ->
        [one] { $n } αγώνας
       *[other] { $n } αγώνες
    }
people-watch = Αγώνες να δείτε
people-watch_none = Δεν τρέχει αγώνας αυτή τη στιγμή.
people-round = γύρος παιχνιδιού { $n }
people-begins = Ο αγώνας αρχίζει μόνος του μόλις έρθουν όλοι.

## turns

turns-title = Η σειρά σας
turns-none = Δεν σας περιμένει κανείς.
turns-until = έως { $when } ({ $left })
turns-no_clock = χωρίς ρολόι
turns-invited = Πρόσκληση από { $name }
turns-invitations = Προσκλήσεις
turns-decline = Όχι τώρα
turns-count =
    { $n ->
        [one] Σας περιμένει { $n } τραπέζι
       *[other] Σας περιμένουν { $n } τραπέζια
    }

## calls

calls-title = Όταν λείπετε
calls-about = Για αγώνες σε μέρες και προσκλήσεις. Λέει μόνο το παιχνίδι και έως πότε.
calls-push = Ειδοποίηση σε αυτή τη συσκευή
calls-no_push = Εδώ δεν γίνονται ειδοποιήσεις: θέλουν HTTPS και πρόγραμμα περιήγησης με Web Push.
calls-denied = Το πρόγραμμα περιήγησης δεν επιτρέπει ειδοποιήσεις εδώ. Επιτρέψτε τες στις ρυθμίσεις του.
calls-others = Συσκευές και προγράμματα
calls-feed = Ημερολόγιο και ροή
calls-feed_about = Μια διεύθυνση για το ημερολόγιο ή τον αναγνώστη ροών σας. Όποιος την έχει βλέπει πότε είναι η σειρά σας.
calls-feed_make = Νέα διεύθυνση
calls-feed_new = Νέα διεύθυνση (η παλιά παύει να ισχύει)
calls-feed_drop = Κατάργηση
calls-once = Αντιγράψτε το τώρα: δεν θα εμφανιστεί ξανά.
calls-calendar = Ημερολόγιο
calls-atom = Ροή (Atom)
calls-hook = Κλήση προγράμματος
calls-hook_address = Η διεύθυνσή του, https://…
calls-hook_add = Προσθήκη
calls-hook_secret = Μυστικό με το οποίο υπογράφονται οι κλήσεις
calls-hook_whose = Ποιανού σειρές
calls-hook_own = δικές μου
calls-off = Απενεργοποιήθηκε: { $why }
calls-again = Ενεργοποίηση ξανά
calls-invitations = Όσοι έχουν τρέξει μαζί μου μπορούν να με προσκαλούν
