## The Garage: upgrades, their symbols, and the draft

cards-G1 = Αναβάθμιση G1
    .acc = την Αναβάθμιση G1
cards-G2 = Αναβάθμιση G2
    .acc = την Αναβάθμιση G2
cards-G3 = Αναβάθμιση G3
    .acc = την Αναβάθμιση G3
cards-G4 = Αναβάθμιση G4
    .acc = την Αναβάθμιση G4
cards-_ = { $n ->
        [1] #1 { upgrades-four_wheel_drive }
        [2] #2 { upgrades-four_wheel_drive }
        [3] #3 { upgrades-four_wheel_drive }
        [4] #4 { upgrades-body }
        [5] #5 { upgrades-body }
        [6] #6 { upgrades-body }
        [7] #7 { upgrades-brakes }
        [8] #8 { upgrades-brakes }
        [9] #9 { upgrades-brakes }
        [10] #10 { upgrades-brakes }
        [11] #11 { upgrades-cooling_system }
        [12] #12 { upgrades-cooling_system }
        [13] #13 { upgrades-cooling_system }
        [14] #14 { upgrades-rpm }
        [15] #15 { upgrades-rpm }
        [16] #16 { upgrades-rpm }
        [17] #17 { upgrades-heat }
        [18] #18 { upgrades-body }
        [19] #19 { upgrades-body }
        [20] #20 { upgrades-body }
        [21] #21 { upgrades-cooling_system }
        [22] #22 { upgrades-fuel }
        [23] #23 { upgrades-fuel }
        [24] #24 { upgrades-gas_pedal }
        [25] #25 { upgrades-gas_pedal }
        [26] #26 { upgrades-gas_pedal }
        [27] #27 { upgrades-gas_pedal }
        [28] #28 { upgrades-gas_pedal }
        [29] #29 { upgrades-rpm }
        [30] #30 { upgrades-rpm }
        [31] #31 { upgrades-rpm }
        [32] #32 { upgrades-suspension }
        [33] #33 { upgrades-suspension }
        [34] #34 { upgrades-suspension }
        [35] #35 { upgrades-suspension }
        [36] #36 { upgrades-tires }
        [37] #37 { upgrades-tires }
        [38] #38 { upgrades-tires }
        [39] #39 { upgrades-tires }
        [40] #40 { upgrades-tires }
        [41] #41 { upgrades-tires }
        [42] #42 { upgrades-turbocharger }
        [43] #43 { upgrades-turbocharger }
        [44] #44 { upgrades-wings }
        [45] #45 { upgrades-wings }
        [46] #46 { upgrades-wings }
        [47] #47 { upgrades-four_wheel_drive }
        [48] #48 { upgrades-heat }
        [49] #49 { upgrades-air_intake }
        [50] #50 { upgrades-air_intake }
        [51] #51 { upgrades-air_intake }
        [52] #52 { upgrades-air_intake }
        [53] #53 { upgrades-air_intake }
        [54] #54 { upgrades-air_intake }
        [55] #55 { upgrades-front_wing }
        [56] #56 { upgrades-front_wing }
        [57] #57 { upgrades-front_wing }
        [58] #58 { upgrades-front_wing }
        [59] #59 { upgrades-front_wing }
        [60] #60 { upgrades-front_wing }
       *[other] #{ $n }
    }

upgrades-four_wheel_drive = Τετρακίνηση
upgrades-body = Αμάξωμα
upgrades-brakes = Φρένα
upgrades-cooling_system = Σύστημα ψύξης
upgrades-rpm = Στροφές κινητήρα
upgrades-heat = Heat
upgrades-fuel = Καύσιμα
upgrades-gas_pedal = Γκάζι
upgrades-suspension = Ανάρτηση
upgrades-tires = Λάστιχα
upgrades-turbocharger = Τούρμπο
upgrades-wings = Αεροτομές
upgrades-air_intake = Εισαγωγή αέρα
upgrades-front_wing = Μπροστινή αεροτομή

symbols-is_heat = κάρτα Heat
symbols-plus = + { $n }
symbols-heat = Heat { $n }
symbols-scrap = Scrap { $n }
symbols-limit = Όριο { $n }
symbols-cool = Cooldown { $n }
symbols-stress = Μείωση Στρες { $n }
symbols-slip = Slipstream +{ $n }
symbols-refresh = Ανανέωση
symbols-salvage = Διάσωση { $n }
symbols-direct = Άμεσο παίξιμο
symbols-accel = Επιτάχυνση
symbols-super = Super Cool { $n }
symbols-draft = Draft { $n }

phases-draft = επιλογή αναβαθμίσεων
phases-give_up = παραίτηση από αναβάθμιση
phases-value = επιλογή αξίας
phases-short = λείπει Heat

reasons-direct = άμεσο παίξιμο
reasons-accelerate = Επιτάχυνση
reasons-draft = Draft
reasons-upgrade = αναβάθμιση
reasons-short = η σειρά από την αρχή

table-garage = Γκαράζ
table-market = Αγορά
table-refreshed = Πάνω στην τράπουλα
table-symbols = Μένουν
table-to_pay = Απλήρωτο Heat

## moves

moves-value = Διαλέξτε την αξία { $value }
moves-pay = Πληρώστε το Heat για { IN($card, case: "acc") }
moves-scrap = Πετάξτε τις επάνω κάρτες της τράπουλάς σας
moves-cool = Κάρτες: 1 Heat πίσω στη Μηχανή
moves-reduce = Κάρτες: 1 Στρες στα σκάρτα
moves-super_cool = Super Cool: 1 Heat από τα σκάρτα πίσω στη Μηχανή
moves-draft = Draft: προχωρήστε ως το επόμενο αυτοκίνητο
moves-salvage = Διασώστε { IN($card, case: "acc") }
moves-direct = Παίξτε αμέσως { IN($card, case: "acc") }
moves-accelerate = Επιταχύνετε με { IN($card, case: "acc") }
moves-drop = Παραιτηθείτε από { IN($card, case: "acc") }
moves-refresh = Βάλτε πάνω στην τράπουλα { IN($card, case: "acc") }
moves-take = { $card ->
        [unknown] Πάρτε την αναβάθμιση { $place } της αγοράς
       *[other] Πάρτε { IN($card, case: "acc") }
    }
moves-give = Παραιτηθείτε από { IN($card, case: "acc") }
moves-mulligan = Αλλαγή χεριού: πληρώστε 1 Heat και τραβήξτε νέο χέρι

## events

events-market = Γύρος επιλογής { $round }. Στην αγορά: { $cards }.
events-took = { $place ->
        [0] { $seat }: έχει { IN($card, case: "acc") } ({ $slot }).
       *[other] { $seat }: παίρνει { IN($card, case: "acc") } ({ $slot }) από τη θέση { $place } της αγοράς.
    }
events-gave = { $seat }: παραιτείται από { IN($card, case: "acc") }.
events-mulliganed = { $seat }: πληρώνει 1 Heat και αλλάζει όλο το χέρι.
events-valued = { $seat }: διαλέγει την αξία { $value } για { IN($card, case: "acc") }.
    .part = διαλέγει { $value }
events-paid = { $seat }: πληρώνει { $n } Heat για { IN($card, case: "acc") }.
    .part = πληρώνει { $n } Heat για { IN($card, case: "acc") }
events-short = { $kept_n ->
        [0] { $seat }: δεν έχει αρκετό Heat, χάνει { IN($dropped, case: "acc") } και το αυτοκίνητο κάνει τη σειρά του από την αρχή.
       *[other] { $seat }: δεν έχει αρκετό Heat, χάνει { IN($dropped, case: "acc") }, κρατά { IN($kept, case: "acc") } και το αυτοκίνητο κάνει τη σειρά του από την αρχή.
    }
    .part = δεν έχει αρκετό Heat και ξεκινά πάλι
events-scrapped = { $seat }: πετάει από την τράπουλα { IN($cards, case: "acc") }.
events-super_cooled = { $seat }: γυρίζει { $n } Heat από τα σκάρτα στη Μηχανή.
    .part = κάνει Super Cool { $n }
events-reduced = { $seat }: πετάει { $n } Στρες.
events-salvaged = { $cards ->
        [unknown] { $seat }: ανακατεύει στην τράπουλα { $n } { $n ->
            [one] κάρτα
           *[other] κάρτες
        } από τα σκάρτα.
       *[other] { $seat }: ανακατεύει στην τράπουλα από τα σκάρτα { IN($cards, case: "acc") }.
    }
events-direct = { $seat }: παίζει αμέσως { IN($card, case: "acc") }.
    .part = παίζει αμέσως { IN($card, case: "acc") }
events-accelerated = { $seat }: επιταχύνει με { IN($card, case: "acc") }, Κίνηση + { $n }.
    .part = επιταχύνει κατά { $n }
events-drafted = { $seat }: προχωρά με Draft { $n } { $n ->
        [one] Θέση
       *[other] Θέσεις
    } ως το επόμενο αυτοκίνητο.
    .part = Draft { $n }
events-refreshed = { $seat }: βάζει πάνω στην τράπουλα { IN($card, case: "acc") }.
events-no_basic_left = { $seat }: δεν έχει Βασική κάρτα να ανοίξει, οπότε το σύμβολο + δεν δίνει τίποτα ({ $reason }).

## refusals

refusals-HEAT-G_4 = πρώτα οι αναβαθμίσεις: ο αγώνας αρχίζει όταν τις έχουν όλοι
refusals-HEAT-G_5 = σε αυτή τη θέση δεν υπάρχει τώρα αναβάθμιση για να πάρετε
refusals-HEAT-G_6 = διαλέγει άλλος παίκτης
refusals-HEAT-G_8 = από αναβάθμιση παραιτείστε στο τέλος της επιλογής φιδάκι, από μία από τις τέσσερις δικές σας
refusals-HEAT-G_14 = το χέρι αλλάζει στην περίοδο 1 ενός αγώνα που το επιτρέπει, μία φορά, πριν σχεδιάσετε οτιδήποτε, και κοστίζει 1 Heat
refusals-HEAT-Y_2 = καμία κάρτα δεν ζητά τώρα αυτή την αξία
refusals-HEAT-Y_3 = αυτή η κάρτα δεν έχει απλήρωτο Heat, ή η Μηχανή έχει πολύ λίγο
refusals-HEAT-Y_4 = δεν υπάρχει τίποτα για Scrap
refusals-HEAT-Y_7 = οι κάρτες σας δεν δίνουν άλλο Cooldown, ή δεν έχετε Heat στο χέρι
refusals-HEAT-Y_8 = οι κάρτες σας δεν μειώνουν άλλο Στρες, ή δεν έχετε στο χέρι
refusals-HEAT-Y_9 = οι κάρτες σας και αυτός ο τομέας δεν δίνουν Slipstream με αυτό το μήκος
refusals-HEAT-Y_10 = πάνω στην τράπουλα μπαίνει μόνο κάρτα του Χώρου σας με το σύμβολο Ανανέωση
refusals-HEAT-Y_11 = οι κάρτες σας δεν διασώζουν άλλο, ή αυτή η κάρτα δεν είναι στα σκάρτα σας
refusals-HEAT-Y_12 = τώρα παίζεται μόνο κάρτα του χεριού σας με το σύμβολο για άμεσο παίξιμο
refusals-HEAT-Y_13 = αυτή η κάρτα δεν επιταχύνει: πρέπει να είναι στον Χώρο σας, αχρησιμοποίητη, και να έχει ανοίξει κάρτα για σύμβολο +
refusals-HEAT-Y_14 = οι κάρτες σας δεν δίνουν άλλο Super Cool, ή δεν υπάρχει Heat στα σκάρτα σας
refusals-HEAT-Y_15 = οι κάρτες σας δεν έχουν άλλο Draft
refusals-HEAT-Y_18 = το Draft πάει στη Θέση πίσω από το επόμενο αυτοκίνητο: πρέπει να είναι άδεια και αρκετά κοντά
refusals-HEAT-Y_20 = πρώτα πρέπει να πληρωθεί το Heat αυτής της κάρτας
refusals-HEAT-Y_22 = από κάρτες παραιτείστε μόνο όταν λείπει Heat, και έτσι που να μείνουν όσο γίνεται περισσότερες
refusals-HEAT-Y_25 = το Heat αυτής της κάρτας πληρώνεται αμέσως, και η Μηχανή έχει πολύ λίγο
refusals-HEAT-Y_26 = οι κάρτες σας χρειάζονται το Heat της Μηχανής: πληρώστε τις πρώτα
refusals-HEAT-Y_28 = οι κάρτες ανανεώνονται στο βήμα 8 της δικής σας σειράς

## rules

rules-HEAT-Y_1 = Για κάθε σύμβολο + μιας αναβάθμισης ανοίγετε μία φορά, πριν κινηθεί το αυτοκίνητο.
rules-HEAT-Y_2 = Κάρτα με πολλές αξίες μετρά όσο διαλέξετε, αφού ανοίξουν όλα και πριν κινηθεί το αυτοκίνητο.
rules-HEAT-Y_3 = Ένα σύμβολο Heat πληρώνεται όποτε θέλετε στο βήμα 5.
rules-HEAT-Y_4 = Για κάθε Scrap η επάνω κάρτα της τράπουλάς σας πάει στα σκάρτα σας, φανερά σε όλους.
rules-HEAT-Y_5 = Τα αλλαγμένα όρια ισχύουν σε κάθε Στροφή της σειράς, και πολλές κάρτες αθροίζονται.
rules-HEAT-Y_6 = Κάρτα μίας χρήσης φεύγει από τον αγώνα αφού παιχτεί· αυτό το σύμβολο το έχουν μόνο οι κάρτες χορηγών.
rules-HEAT-Y_7 = Το Cooldown των καρτών γυρίζει, αν θέλετε, τόσο Heat από το χέρι σας στη Μηχανή.
rules-HEAT-Y_8 = Η Μείωση Στρες πάει, αν θέλετε, τόσο Στρες από το χέρι σας στα σκάρτα σας.
rules-HEAT-Y_9 = Το Slipstream μπορεί να είναι μεγαλύτερο όσο λένε οι κάρτες σας, καθεμιά ολόκληρη ή καθόλου.
rules-HEAT-Y_10 = Κάρτα με Ανανέωση μπορεί να μπει πάνω στην τράπουλά σας αντί για τα σκάρτα.
rules-HEAT-Y_11 = Με τη Διάσωση διαλέγετε κάρτες από τα δικά σας σκάρτα και τις ανακατεύετε στην τράπουλά σας.
rules-HEAT-Y_12 = Κάρτα για άμεσο παίξιμο παίζεται από το χέρι στο βήμα 5, πέρα από όσες επιτρέπει η ταχύτητα: αυξάνει την Κίνηση, το αυτοκίνητο προχωρά τόσο και τα άλλα σύμβολά της μπορούν να χρησιμοποιηθούν.
rules-HEAT-Y_13 = Η Επιτάχυνση αυξάνει την Κίνηση όσο τα σύμβολα + που έχουν ανοίξει ως τώρα σε αυτή τη σειρά, όλα ή κανένα, μία φορά για κάθε κάρτα, και το αυτοκίνητο προχωρά τόσο.
rules-HEAT-Y_14 = Το Super Cool γυρίζει τόσο Heat από τα σκάρτα σας στη Μηχανή.
rules-HEAT-Y_15 = Με το Draft προχωράτε από άδειες Θέσεις ως το επόμενο αυτοκίνητο, και η Κίνηση δεν αυξάνεται.
rules-HEAT-Y_17 = Τα σύμβολα των καρτών χρησιμοποιούνται στο βήμα 5 μαζί με όλα τα άλλα, με όποια σειρά, το καθένα ολόκληρο πριν από το επόμενο.
rules-HEAT-Y_18 = Το Draft πάει στη Θέση ακριβώς πίσω από το επόμενο αυτοκίνητο, σε όποιον γύρο κι αν είναι, αν δεν απέχει περισσότερο από όσο λέει το σύμβολο.
rules-HEAT-Y_19 = Γραμμή Στροφής που περνάτε με άμεσο παίξιμο, Επιτάχυνση ή Draft ελέγχεται όπως κάθε άλλη.
rules-HEAT-Y_20 = Κάρτα με απλήρωτο Heat δίνει μόνο Cooldown και Super Cool· η αξία της, τα + και το όριό της μετρούν από την αρχή.
rules-HEAT-Y_21 = Στο τέλος του βήματος 5 γίνονται όσα εκκρεμούν: πρώτα κάθε σύμβολο Heat, μετά κάθε Scrap.
rules-HEAT-Y_22 = Αν λείπει Heat, κρατάτε και πληρώνετε όσες από αυτές τις κάρτες μπορείτε.
rules-HEAT-Y_23 = Κάθε άλλη πάει στα σκάρτα με όλα τα σύμβολά της, και στη θέση της ανοίγει μία κάρτα.
rules-HEAT-Y_24 = Τότε το αυτοκίνητο γυρίζει εκεί όπου άρχισε η σειρά του, η Κίνηση μετριέται πάλι και το βήμα 5 συνεχίζεται.
rules-HEAT-Y_25 = Άμεσο παίξιμο με σύμβολο Heat πληρώνεται αμέσως· το δικό του Cooldown μπορεί να δώσει το Heat.
rules-HEAT-Y_26 = Όσο κάρτες περιμένουν Heat, το Boost θέλει 1 Heat παραπάνω από όσο κοστίζουν.
rules-HEAT-Y_27 = Κανένα όριο δεν πέφτει κάτω από το 0, ό,τι κι αν λένε κάρτες και δείκτες.
rules-HEAT-Y_28 = Οι κάρτες ανανεώνονται στο βήμα 8, η τελευταία επάνω· τραβιούνται πρώτες και μένουν επάνω ώσπου να ανακατευτεί η τράπουλα.
rules-HEAT-Y_29 = Ανανέωση δεν γίνεται μετά από Μπουκωμένο Χέρι ούτε πέρα από τον τερματισμό.
rules-HEAT-Y_30 = Τα σύμβολα πολλών καρτών χρησιμοποιούνται σαν ένα κοινό ποσό, κάρτα κάρτα.
rules-HEAT-G_1 = Με το Γκαράζ ο καθένας φτιάχνει το αυτοκίνητό του με τρεις δικές του αναβαθμίσεις αντί για τις αρχικές· οι Θρύλοι δεν έχουν.
rules-HEAT-G_2 = Η τράπουλα των αναβαθμίσεων έχει δύο αντίτυπα από κάθε κάρτα του επιπέδου που διαλέξατε.
rules-HEAT-G_3 = Οι βασικές κάρτες είναι για τον πρώτο αγώνα· όσες ανήκουν σε επέκταση μπαίνουν με τις προχωρημένες, αν διαλεχτεί η επέκταση.
rules-HEAT-G_4 = Οι αναβαθμίσεις διαλέγονται όταν τα αυτοκίνητα είναι στη σχάρα και ο καιρός γνωστός, πριν έχει κανείς χέρι.
rules-HEAT-G_5 = Η επιλογή έχει τρεις γύρους: ανοίγουν τρεις κάρτες παραπάνω από τους οδηγούς, ο καθένας παίρνει μία και οι υπόλοιπες φεύγουν.
rules-HEAT-G_6 = Οι γύροι 1 και 3 πάνε από τον τελευταίο οδηγό της σχάρας στον πρώτο, ο γύρος 2 από τον πρώτο στον τελευταίο.
rules-HEAT-G_7 = Πιο γρήγορα, χωρίς επιλογή: ο καθένας παίρνει τρεις τυχαίες κάρτες.
rules-HEAT-G_8 = Στην επιλογή φιδάκι υπάρχουν δύο γύροι όπου ο καθένας διαλέγει δύο φορές, πήγαινε και έλα, και όλοι παραιτούνται ταυτόχρονα από μία από τις τέσσερις κάρτες τους.
rules-HEAT-G_9 = Αν η τράπουλα των αναβαθμίσεων δεν φτάνει για μια αγορά, ανακατεύονται πάλι σε αυτήν όσες κάρτες έφυγαν.
rules-HEAT-G_10 = Οι τρεις κάρτες ανακατεύονται στην τράπουλα, και μετά τραβιούνται τα πρώτα χέρια.
rules-HEAT-G_11 = Όλοι βλέπουν την αγορά, τις επιλογές και τις τρεις κάρτες του καθενός, αλλά όχι πού είναι ύστερα.
rules-HEAT-G_12 = Οι αναβαθμίσεις παίζονται και ξεσκαρτάρονται όπως οι Βασικές κάρτες, και ένα σύμβολο + τις πετάει.
rules-HEAT-G_13 = Μια Αναβάθμιση Heat είναι μία ακόμη κάρτα Heat, που αρχίζει στην τράπουλα.
rules-HEAT-G_14 = Με την αλλαγή χεριού πληρώνετε 1 Heat στην περίοδο 1 πριν σχεδιάσετε, μία φορά, και αλλάζετε όλο το χέρι.
rules-R-50 = Τα υποχρεωτικά σύμβολα δεν χρειάζεται να τα διαλέξετε ένα ένα: στο τέλος του βήματος 5 γίνονται όσα εκκρεμούν, με τη σειρά του Χώρου.
rules-R-51 = Cooldown και Super Cool λειτουργούν σε απλήρωτη κάρτα, γιατί μπορεί να δώσουν το Heat της.
rules-R-52 = Η επιστροφή στην αρχή της σειράς αναιρεί κάθε μετακίνηση και τίποτε άλλο· η Θέση της αδρεναλίνης κρατά την Κίνησή της, και τα νέα ανοίγματα δεν μετρούν για την Επιτάχυνση.
rules-R-53 = Με λίγο Heat το άμεσο παίξιμο επιτρέπεται μόνο όπου το καλύπτει το δικό του Cooldown.
rules-R-54 = Heat που χρειάζεται μια κάρτα δεν πάει σε Boost· το δωρεάν Boost δεν επηρεάζεται.
rules-R-56 = Ό,τι ανανεώθηκε ξέρουν όλοι πως είναι επάνω· κάθε ανακάτεμα της τράπουλας το τελειώνει.
rules-R-57 = Τα κοινά ποσά χρησιμοποιούνται κάρτα κάρτα· αν μια κάρτα πρέπει να φύγει, ό,τι χρησιμοποιήθηκε θεωρείται δικό της.
rules-R-58 = Ένα σύμβολο + δεν δίνει τίποτα και δεν κινεί κάρτες αν δεν έχει μείνει Βασική κάρτα, αλλά μετρά για την Επιτάχυνση.
rules-R-59 = Πολλά σύμβολα Draft αθροίζονται και χρησιμοποιούνται μαζί.
rules-R-62 = Ό,τι διασώζεται το βλέπει μόνο ο ιδιοκτήτης, και όλοι βλέπουν τη νέα επάνω κάρτα.
rules-R-74 = Το Draft μπορεί να περάσει τον τερματισμό.
rules-R-75 = Όπου διαφορετικά σύμβολα δίνουν το ίδιο μήκος Slipstream, διαλέγετε μόνο το μήκος.
rules-R-84 = Η αγορά μετρά τους οδηγούς με θέση, ανθρώπους και μποτ, αλλά όχι τους Θρύλους.
rules-R-85 = Μπορείτε να έχετε και τα δύο αντίτυπα μιας κάρτας.
