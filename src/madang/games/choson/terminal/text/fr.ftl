# Chosŏn au terminal, en français. Les clés sont les mêmes dans toutes les langues.

## Les coups tels qu’on les tape ; les phrases et la notation sont comprises aussi.
typed-lay = poser { $count } { $card }
typed-lay-two = poser { $card }+{ $other }
typed-lay-with-event = poser { $card }+évènement
typed-lay-events = poser 3 évènements
typed-oracle = oracle
typed-scientist = scientifique
typed-gosu = gosu
typed-shield = bouclier { $card }
typed-reveal = dévoiler
typed-end = finir
typed-swap = échanger { $seat } { $card }
typed-strike = détruire { $seat } { $card }
typed-enough = assez
typed-riposte = riposter
typed-let-be = laisser
typed-travel = voyager
typed-stay = rester
typed-from = prendre { $seat }
typed-decline = renoncer
typed-discard = défausser { $card }

## La table.
pool = centre { $pool ->
    [one] { $pool } point
   *[other] { $pool } points
}
legend-shield = ◆ Bouclier de Yi (▲◆ gagne l’égalité)
legend-return-fire = » Return Fire
legend-counter-attack = † Counter-Attack
legend-legacy = ♕ Yi’s Legacy
choson-played-open = { $seat } a joué { $card } avec un évènement. { $effect }, pas encore utilisé.
choson-played-done = { $seat } a joué { $card } avec un évènement. { $effect }, fait.
choson-named = Nommé d’abord : { $card } de { $seat }
plain-pool = Points de victoire au centre : { $pool }
plain-taken = Points de victoire : { $points }
plain-return-fire = Tient Return Fire
plain-counter-attack = Tient Counter-Attack
plain-legacy = Tient Yi’s Legacy
plain-shielded = , sous le Bouclier de Yi
plain-by-shield = , a le pouvoir : égalité gagnée par le Bouclier de Yi
score-taken = Points de victoire
score-kept = Évènements gardés
score-legacy = Yi’s Legacy

## Têtes de colonnes. Une espace marque où le nom peut se couper (six lettres au plus par morceau).
column-card-yi = Yi
column-card-sniper = Sniper
column-card-oracle = Oracle
column-card-reaper = Fau- cheur
column-card-gosu = Gosu
column-card-scientist = Scien- tif.
column-card-hulk = Hulk
column-card-time-traveller = Voya- geur
column-card-watcher = Obser- vateur
column-card-event = évèn.
column-marks = jetons
column-taken = PV

## Les mêmes en quatre lettres au plus.
tiny-card-yi = Yi
tiny-card-sniper = Snip
tiny-card-oracle = Orac
tiny-card-reaper = Fauc
tiny-card-gosu = Gosu
tiny-card-scientist = Scie
tiny-card-hulk = Hulk
tiny-card-time-traveller = Voya
tiny-card-watcher = Obse
tiny-card-event = évèn
tiny-marks = jet
tiny-taken = pv
