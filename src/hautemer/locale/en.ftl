# The house: words that belong to no game.

nothing = nothing
several = { $count } × { $name }
seat = seat { $number }
score-line = { $seat }: { $score }
winners = { $count ->
    [0] Nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
replay-title = { $title }: { $seats }
replay-waiting = Waiting for { $seats }.
fact-undone = { $seat } takes back { $count ->
    [one] a move.
   *[other] { $count } moves.
}
instead-bot = A bot plays for { $seat }: { $sentence }
instead-clock = Time ran out for { $seat }. A bot plays: { $sentence }
instead-consent = The others agreed: { $sentence }

## Simulations

simulate-progress = Playing
simulate-by-bot = By bot
simulate-by-seat = By seat
simulate-rest = Matches
simulate-bot = Bot
simulate-seat = Seat
simulate-played = Played
simulate-wins = Wins
simulate-score = Score
simulate-stopped = Stopped before the end
simulate-entries = Entries per match
simulate-range = Shortest and longest
simulate-windows = Windows that the clock closed
simulate-window-minutes = Minutes they were open, at the usual live pace
simulate-kind = { $figure }: { $kind }
tournament-title = { $bot } against { $others } × { $other }, seating rotates
tournament-ratings = Ratings (95% interval); 400 points more are ten times the chance of a win
tournament-rating = Rating
dataset-written = { $matches } matches are in { $folder }; its README.md explains the columns.
report-written = The page { $file } is written: { $matches } matches, { $variants } variants.
report-comparing = Comparing variants
report-title = { $title } with { $seats } seats
report-lead = { $matches } matches between bots: { $bots }. Seed: { $seed }. Options: { $options }. An interval holds 95 times in 100.
report-length = Length
report-length-text = A match has { $mean } entries on average ({ $low } – { $high }). The middle half of all matches has { $lower } to { $upper }.
report-choices = Choices
report-choices-text = A seat that is asked has { $mean } legal moves on average; the median is { $median }. In { $forced } of all decisions there is only one.
report-moves = Legal moves per decision
report-decisions = Decisions in %
report-kind = Kind of move
report-per-match = Per match
report-mean = Mean
report-median = Median
report-most = Most
report-seats = Seats
report-seats-text = Seats are numbered from the one that begins. If all were equal, each would win { $share } (the dashed line). A shared win counts as its share.
report-endings = Endings
report-figure = At the end
report-scores = Scores during a match
report-scores-text = The lines are the mean scores of the winners and of the others, the areas the middle half of each.
report-winners = Winners
report-others = Others
report-part = Part of the match in %
report-leads = Lead changes
report-leads-text = The lead passes to other seats { $mean } times per match ({ $low } – { $high }).
report-decides = What decides
report-decides-text = For every fact about a seat: how often it happened per match to winners and to the others. The difference is in standard deviations, so that rare and common things compare. It shows what comes with winning, not why.
report-thing = Thing
report-difference = Difference in standard deviations
report-options = Options
report-options-none = No option was compared.
report-options-text = Every other value of an option against the one above, { $matches } pairs of matches with equal seeds each. The plot shows the change in length.
report-numbers = Reconstructed numbers
report-numbers-none = No reconstructed number was compared.
report-numbers-text = Every number of the data file with the mark R, a step down and a step up, { $matches } pairs of matches with equal seeds each; the clearest effects come first. The plot shows the change in length.
report-change = Change
report-effect-length = Entries
report-effect-seat = Wins of seat 1, %
report-effect-score = Best score
report-effect-margin = Lead of the best
report-effect-ending = Most common ending, %
report-marked = ● marks an effect that is clear even among the { $number } comparisons of this table (Bonferroni).
report-unplayed = { $number } variants are missing, because the time was up.
train-begins = A new run in { $folder }, learning with { $learner }. Ctrl-C ends it; the same command continues it.
train-continues = The run in { $folder } continues, learning with { $learner }. Ctrl-C ends this piece.
train-progress = { $percent }% after { $seconds } s: { $decisions } decisions, loss { $loss }
train-evaluation = { $percent }% after { $seconds } s: won { $share }% ({ $low }–{ $high }) of { $matches } matches with { $seats } players against “second”
train-ended = The weights, the curve and the checkpoint are in { $folder }.
bench-title = Random playouts on one core ({ $machine })
bench-game = Game
bench-seats = Seats
bench-decisions = Decisions per second
bench-first = First third
bench-last = Last third
bench-copies = Copies per second
bench-resamples = Resamples per second
bench-peers = Peers in the same run
bench-peer = Engine
bench-ratio = { $game } does … × as many
bench-search-title = Search on one core ({ $machine })
bench-search-decisions = Simulated decisions per second
bench-search-answer = Network alone, ms per answer
bench-screens-progress = Pressing buttons
bench-screens-title = From a press to the picture, in milliseconds, the processor { $slower } times slower
bench-screens-size = Screen
bench-screens-presses = Presses
bench-screens-half = Half within
bench-screens-worst = Slowest
bench-screens-busy = Processor, half within
bench-screens-busiest = Processor, most
bench-screens-slowest = The slowest presses
bench-screens-press = Pressed
bench-screens-wait = Waited
bench-screens-weight = The first page: { $packed } kB sent, { $unpacked } kB unpacked.
bench-screens-first-task = The longest task while the first page loads: { $task } ms ({ $loads }).
bench-screens-bytes = Bytes sent
bench-screens-task = Longest task, ms
bench-screens-tasks = Longest task of each load
bench-screens-what = Motion
bench-screens-repaints = Repaints of the board
bench-screens-layouts = Layouts
bench-screens-own-layouts = Layouts of what moves
bench-screens-length = Milliseconds
bench-screens-thread = Main thread, %
bench-screens-frames = Frames per second
bench-screens-nodes-before = Nodes, start
bench-screens-nodes-after = Nodes, end
bench-screens-log-before = Log, start
bench-screens-log-after = Log, end
bench-screens-heap-before = Heap, start, MB
bench-screens-heap-after = Heap, end, MB
bench-screens-quiet = Counts and bytes are exact. Times and frame rates hold only if nothing else runs on this machine.
bench-load-title = What a board adds to the first page
bench-motion-title = While something moves
bench-tab-title = A tab in the first and the last third of a whole match
bench-missed = Limit missed: { $where } { $told }
bench-all-kept = All limits are kept.
bench-missed-first-page = The first page weighs { $measured } bytes instead of { $allowed } at most.
bench-missed-first-task = On the first page a task took { $measured } ms on load instead of { $allowed } at most.
bench-missed-press = A press took { $measured } ms to the next picture instead of less than { $allowed }.
bench-missed-board = The board weighs { $measured } bytes instead of { $allowed } at most.
bench-missed-task = A task took { $measured } ms on load instead of { $allowed } at most.
bench-missed-layouts = Layouts during the motion: { $measured } instead of { $allowed }.
bench-missed-repaints = Repaints of the board during the motion: { $measured } instead of { $allowed }.
bench-missed-busy = The main thread was busy for { $measured }% of the motion instead of { $allowed }% at most.
bench-missed-nodes = The tab has { $measured } nodes at the end instead of { $allowed } at most.
bench-missed-heap = The heap has { $measured } bytes at the end instead of { $allowed } at most.
bench-memory-progress = Playing
bench-vector-title = Vectorised play with observations on one core, steps per second ({ $machine })
bench-vector-batch = { $batch } at a time
bench-vector-cores = the same, one process per core ({ $cores })
bench-vector-steps = Steps per second
bench-vector-ratio = × { $peer }
bench-memory-title = Memory of one process that plays all games: { $growth } in the second half
bench-memory-seconds = Seconds
bench-memory-decisions = Decisions
bench-memory-megabytes = Megabytes
bench-presses-title = Presses of a whole match, following the hints
bench-presses-seed = Seed
bench-presses-questions = Questions
bench-presses-by-hand = Chosen by hand
bench-presses-median = median
screenshots-progress = Taking pictures
screenshots-taken = { $count ->
    [one] One picture taken.
   *[other] { $count } pictures taken.
}
screenshots-film-progress = Filming
screenshots-filmed = { $file }: { $size } kB.
compare-title = Target and product
compare-target = Target
compare-product = Product
compare-sheet = A sheet of drawings, not a screen.
compare-corrected = The guide corrects this picture.
compare-missing = There is no such picture in the folder.
compare-unlisted = No pictures.toml says which state this picture shows.
compare-moment = No match of bots has such a moment.
compare-failed = The screen could not be shown: { $why }

## Problems

error-too-large = The document is larger than { $limit } bytes. Choose a smaller one.
error-not-json = The document is not JSON. Choose the record of a match.
error-too-deep = The document is nested deeper than { $limit } levels. Choose the record of a match.
error-huge-integer = The document holds an integer that is too large. Choose another record.
error-wrong-shape = The document is not a record: { $why }. Choose another file.
error-wrong-format = The document is not of the format { $expected }. Choose another file.
error-too-many-entries = The record has more than { $limit } entries. Choose a shorter one.
error-names = Give every seat of the record a name of 1 to { $limit } characters.
error-not-plain = Names and chat of a record must not contain control characters. Remove them.
error-moved-by = Who moved for a seat (by) must be one of { $known }, or be left out.
error-empty-file = The file holds no record. Choose another file.
error-unreadable = The file { $file } cannot be read. Check its path and permissions.
error-unwritable = The file { $file } cannot be written. Check the folder and its permissions.
error-no-targets = The folder { $folder } holds no target picture. Name the folder with the pictures to compare.
error-no-round = No match of bots has a round { $round }. Name the round by its number.
error-film-too-large = The film has { $bytes } bytes, and { $limit } are allowed. Choose a shorter round.
error-no-picture = The file { $file } is not a PNG picture. Choose another file.
error-illegal-entry = Entry { $entry }: { $why }
error-too-long-to-play = It takes too long to play this record through. Choose a shorter one.
error-no-such-seat = There is no seat { $seat } in this match. Choose another one.
error-not-a-move = That is not a move of this game: { $why }. Choose one of the moves offered.
error-not-open = You can’t do that right now.
error-outside-offer = You can’t do that with these values. Choose again.
error-finished = The match is over. Look at the result or start a rematch.
error-old-prompt = The game moved on before your tap. Please choose again.
error-not-sayable = You can’t say that right now. Choose another claim.
error-too-much-talk = You can say at most { $limit } things between two moves. Wait for the next move.
error-nothing-to-undo = You have nothing to take back right now. Make your move first.
error-wrong-digest = The state after this entry is not the recorded one.
error-wrong-result = The result is not the recorded one.
error-not-an-entry = The entry is not well formed: { $why }.
error-luck-missing = The draw “{ $name }” is missing.
error-luck-other = The draw “{ $name }” was asked for, but the record has “{ $found }”.
error-luck-impossible = The draw “{ $name }” can’t have this result.
error-luck-left-over = The record has a draw that nobody asked for: “{ $name }”.
error-luck-shape = The draws aren’t a list of named results.
error-luck-not-proved = The draw “{ $name }” does not follow from the published secret.
error-no-commitment = The record holds no revealed secret.
error-broken-commitment = The secret is not the one that was promised.
error-unknown-scheme = This record proves its draws in a way that this version doesn’t know (scheme { $scheme }). Update Hautemer.
error-broken-proof = The part of the record that proves its draws is malformed.
error-not-revealed = In round { $round }, a device is listed without its contribution.
error-wrong-bytes = In round { $round }, the contribution of seat { $seat } isn’t the one its device had promised.
error-wrong-key = The draws don’t start from the promised secret and the devices’ contributions.
error-unknown-game = There is no game “{ $game }”; there are: { $known }.
error-broken-game = The game “{ $game }” cannot be loaded: { $why }.
error-unknown-rules = Version { $rules } of the rules of “{ $game }” is not known here. Update Hautemer.
error-wrong-seats = { $game } is for { $least } to { $most } players, not { $seats }. Change the number of seats.
error-unknown-option = { $game } has no option “{ $option }”. “hautemer games” lists the options.
error-wrong-option = The option “{ $option }” can’t be “{ $value }”. “hautemer games” lists the values.
error-option-shape = An option is written KEY=VALUE, not “{ $option }”.
error-wrong-data = The data file does not fit the game: { $why }. Correct it or leave out --data.
error-other-data = This match was played with the data file { $name } (SHA-256 { $sha256 }). Pass that file with --data.
error-unknown-bot = There is no bot “{ $bot }” for this game; there are: { $known }.
error-broken-bot = The bot “{ $bot }” cannot be loaded: { $why }
error-not-at-a-server = { $option } can’t be used with --server. Leave out one of the two.
error-own-bot = This match was played against the bot “{ $bot }”. Name it again with --bots.
error-wrong-bots = Name one bot for all { $seats } seats, or exactly one per seat. You named { $bots }.

## Notices

notice-yours = { $title } ({ $names }): it is your move.
notice-theirs = { $count ->
    [one] { $title }: it is { $name }’s move.
   *[other] { $title }: { $name } are to move.
}
notice-mail =
    { $text }

    { $address }

    To stop these messages, open the link above and remove this address in your settings.
notice-confirm-subject = Hautemer: is this your address?
notice-confirm =
    Someone, probably you, asked to be notified here when it’s their turn at Hautemer. If it was you, open this link:

    { $address }

    or enter this code:

    { $code }

    If not, do nothing: no other message will come.
error-no-mail = This server doesn’t send e-mail. Choose another kind of notification.
error-no-push = This server doesn’t send push notifications. Choose another kind of notification.
error-mail-away = The mail server didn’t accept the message. Try again later.

## At a table on a server

error-server-address = The address of a server begins with http or https. Check the address.
error-server-away = The server at { $address } does not answer. Check the address or try again later.
away-back = (The connection was lost; it is back.)
away-stood-in = { $count ->
    [one] Since your last move a bot has played one move for you.
   *[other] Since your last move a bot has played { $count } moves for you.
}
away-left = The table waits for you: { $address }
away-consent = { $seat } would like to take a move back. Agreed? [Y/n]
away-code = I have a code or a link
away-new = Open a new table
away-which = Which table, from 1 to { $high }?
away-which-code = The code of four letters, or the link?
away-table-yours = { $title }, your move ({ $names })
away-table-running = { $title }, being played ({ $names })
away-table-lobby = { $title }, waiting for players ({ $names }){ $free ->
    [0] {""}
    [one] , one free seat
   *[other] , { $free } free seats
}
away-invite = Code: { $code }. Invitation: { $address }
away-gathered = At the table: { $names }. { $free ->
    [0] No free seat.
    [one] One free seat.
   *[other] { $free } free seats.
}
away-account = { $name } (account)
away-start = Start with the players who are here
away-fill = { $free ->
    [0] Start
    [one] Give the free seat to a bot and start
   *[other] Give the { $free } free seats to bots and start
}
away-look = See who has joined
away-rematch = There is a rematch. Join it? [Y/n]
away-letter-t = chat
away-letter-y = ready
away-letter-w = wait
away-letter-v = time to respond
away-letter-p = pace of bots
away-letter-q = leave
away-letter-e = earlier messages
away-help-t = says something to everybody: “t Hello!”
away-help-y = says that you don’t need the remaining time
away-help-w = gives everyone 15 more seconds, once per round and once each time others may respond
away-help-v = proposes that from the next round on the time to respond runs to its end, or ends once everyone is ready
away-help-p = sets how long bots take: “p calm”, “p brisk” or “p instant”; the slowest choice at the table counts
away-which-pace = Which pace? { $paces }
away-paced = Bots now play at this pace: { $pace }.
pace-calm = calm
pace-brisk = brisk
pace-instant = instant
away-windows = { $missing ->
    [0] Everyone agrees.
    [one] Proposed. One more vote is needed.
    *[other] Proposed. { $missing } more votes are needed.
}
away-help-q = leaves the table; your seat stays yours
away-help-e = shows earlier messages of the chat
away-earlier = There are earlier messages: “e” shows them.
away-no-earlier = There are no earlier messages.
beside-joined = { $name } takes a seat.
beside-left = { $name } leaves.
beside-freed = The host has freed the seat of { $name }.
beside-draw-late = { $name }’s device was late: it doesn’t contribute to the random draw.
beside-started = The match begins. Fingerprint of the random draw: { $commitment }
beside-said = { $name }: { $text }
beside-remarked = { $name } ({ $account ->
    [yes] spectator, account
   *[other] spectator
}): { $text }
beside-undo-asked = { $seat } asks to take a move back.
beside-undo-refused = The move stands: not everyone agreed to take it back.
beside-called-off = The match was called off: everyone agreed.
beside-deserted = { $days ->
    [one] All players have been away for a day: the match is called off.
   *[other] All players have been away for { $days } days: the match is called off.
}
beside-paused = The match is paused.
beside-went-on = The match continues.
beside-resigned = { $seat } leaves the seat to a bot.
beside-replaced = { $seat } is away: a bot plays for them.
beside-returned = { $seat } takes the seat back.
beside-moved = { $seat } plays from another device now.
beside-reissued = The host has made a new link for { $seat }: the seat can move to another device.
beside-inherited = { $seat } is now the host of this table.
beside-constant-windows = From the next round on, the time to respond always runs to its end.
beside-ready-windows = From the next round on, the time to respond ends as soon as everyone is ready.
beside-waited = { $seat } asks everyone to wait: 15 more seconds.
beside-hushed = The host has muted { $seat }.
beside-unhushed = The host lets { $seat } write again.
beside-spectators-hushed = The host has switched off the spectators’ chat.
beside-spectators-unhushed = The spectators may chat again.

draw-fingerprint = Fingerprint of the random draw: { $sha256 }
draw-committed = { $count ->
    [0] No device takes part in the random draw yet.
    [one] One device takes part in the random draw: { $names }.
   *[other] { $count } devices take part in the random draw: { $names }.
}
draw-waiting = Random draw: waiting for { $names }.
draw-together = { $names } contributed to the random draw.
draw-without = Random draw not proved for { $names }.
draw-alone = The server’s draw only: no device contributed.
draw-agreed = Everyone agreed to start like this.
draw-ask = Start although the random draw isn’t proved for { $names }?
draw-ask-again = The random draw has failed twice. Start another one?
draw-ask-alone = Start with the server’s draw only?
draw-left-out = This device sent its contribution to the random draw, but the server counted it as late.
draw-changed = The server now shows another fingerprint than at first. Do not trust this table’s random draw.
draw-kept = This device compared the record with what it saw: nothing was changed.
draw-objection-fingerprint = The record has another fingerprint than the one this device saw in the lobby.
draw-objection-table = The record belongs to another table.
draw-objection-missing = The record doesn’t mention the draw that this device took part in.
draw-objection-list = Round { $round } of the draw lists other devices than this device saw.
draw-objection-names = The players in the record aren’t those this device saw before the draw.
draw-objection-left-out = In round { $round } of the draw this device sent its contribution, but the record leaves it out.

## For the operator

verify-proved = Proved: all { $count } random draws of the match ({ $entries } moves) follow from the secret that was committed to before the first move.
verify-hash = The promised fingerprint was { $sha256 }: compare it with the one that the table showed at the start.
verify-hash-compared = The promised fingerprint, { $sha256 }, is the one that you noted.
verify-together = { $count ->
    [one] One device
   *[other] { $count } devices
} contributed to the draws: { $names }. The server alone could not choose them.
verify-without = Not proved for { $names }: no contribution came from there.
verify-agreed = Everyone at the table agreed to that.
verify-server-only = No player’s device contributed: these are the server’s draws only.
verify-written = This was a guided match: { $count } outcomes were fixed in the lesson, not drawn. The others ({ $drawn }) follow from the committed secret.
verify-not-proved = The random draws of this match are not proved.
admin-id = Id
admin-game = Game
admin-phase = Phase
admin-touched = Last touched (UTC)
admin-seats = Seats
admin-name = Name
admin-language = Language
admin-seen = Last seen (UTC)
admin-closed = Table { $table } is closed.
admin-forget = Delete the data of { $name }?
admin-forgotten = The data has been deleted; { $count ->
    [0] they had no seat.
    [one] their seat at one table remains, but nobody owns it.
   *[other] their seats at { $count } tables remain, but nobody owns them.
}
admin-backed-up = The copy is complete: { $file }
admin-stop-first = Stop the server first: only one process can use a SQLite file.
error-database-older = The database is of an older version (schema { $revision }): start the server once.
error-no-such-person = There is no person named { $person } and no id { $person }. Check the spelling.

## In the terminal

yes = yes
no = no
play-welcome = Hautemer: what shall we play?
play-which-game = Which game? [1]
play-how-many = How many players, you included, from { $low } to { $high }? [{ $default }]
play-option = { $option }: { $value }{ $standard ->
    [yes] {""}
   *[no] { " *" }
}
play-change-option = An option to change (1–{ $high }), or Enter to begin?
play-me = Me
play-sailors = Anne, Jack, Grace, Barnaby, Mary, Finn, Pearl, Silas, Harriet, Felix, Maud, Ned, Celia, Hugo, Nora, Basil, Iris, Luke, Susan, Amos
play-go-on = { $moves ->
    [0] A match of { $title } is waiting for you, ready to begin. Continue it? [Y/n]
    [one] A match of { $title } is waiting for you, after { $moves } move. Continue it? [Y/n]
   *[other] A match of { $title } is waiting for you, after { $moves } moves. Continue it? [Y/n]
}
play-none-waits = No match is waiting for you.
play-broken = The match saved in { $file } can’t be read. The file stays as it is. { $why }
play-left = The match is kept in { $file }; “hautemer play --resume” continues it.
play-saved = The match is kept in { $file }.
play-stuck = This match doesn’t end. It is saved in { $file }.
play-put-together = { $ask } …
play-which = Which one, from 1 to { $high }? (c to cancel)
play-between = From { $low } to { $high }? [{ $default }] (c to cancel)
play-some = { $high ->
    [0] Nothing to choose: Enter. (c to cancel)
   *[other] How many and which? Give { $span } numbers, with spaces between them. (c to cancel)
}
play-some-in-order = Which, and in what order? Give { $span } numbers, with spaces between them. (c to cancel)
play-span = { $same ->
    [yes] exactly { $high }
   *[no] from { $low } to { $high }
}
play-as-often = { $name } (× { $count })
play-not-these = These can’t be combined. Choose again.
play-number-please = A number from { $low } to { $high }, please.
play-numbers-please = Give { $span } numbers between 1 and { $choices }, please, with spaces between them.
play-what = { $high ->
    [one] Answer with 1, or with a letter (? for help).
   *[other] Answer with a number from 1 to { $high }, or with a letter (? for help).
}
play-nothing = Do nothing, continue
play-say = Say something …
play-letter-u = undo
play-letter-b = board
play-letter-l = log
play-letter-r = rules
play-letter-h = hint
play-letter-s = save
play-letter-q = leave
play-letter-w = stop asking
play-letter-help = help
play-help-u = takes back your last move and everything after it; secret choices are final
play-help-b = shows the board again
play-help-l = tells what has happened
play-help-r = the rules; “r M3” opens a chapter, “r M3.4” a clause
play-help-h = what a good bot would do in your place, knowing no more than you
play-help-s = saves the match (every move does that too)
play-help-q = leaves the table; the match waits for you
play-help-w = ask again only when something has changed
play-help-c = cancels a choice of several steps
play-help-numbers = A number plays the move of that number.
play-nothing-to-undo = You haven’t played anything yet that you could take back.
play-secret-stands = You or somebody else has made a secret choice since: it can’t be taken back.
play-rules-how = “r { $part }” opens a chapter.
play-forced = Nothing else is possible: { $move }.
play-hint = Hint ({ $bot }): { $move }
play-coach = The old sea dog: { $said }
play-coach-try = Try: { $move } (Enter)
play-coach-say = Say: “{ $claim }” (Enter)
play-coach-next = The next chapter: hautemer play { $game } --lesson --chapter { $chapter }
play-coach-left = You’re setting your own course, and that’s fine! The lesson ends here: from now on everything is played for real. “h” gives you a hint, “u” takes your move back and returns to the lesson.
play-secrets = All secrets revealed
play-recorded = The record of the match: { $file }
play-rematch = A rematch? [y/N]
games-seats = Players
games-options = Options
games-bots = Bots
games-captain-no-arrays = “capitaine” needs NumPy: pip install hautemer[strong]. Until then, choose “second”.
games-captain-no-weights = “capitaine” hasn’t learned this game yet: “second” is the strongest bot.
games-captain-unfit = The network of “capitaine” doesn’t fit this version: choose “second”.
games-captain-not-offered = Tables don’t offer “capitaine” for this game: they offer “second”.
games-captain-versions = In matches under rules version { $versions }, “second” plays in place of “capitaine”.
error-missing-extra = This needs the package { $module }, which is not installed: pip install hautemer[{ $extra }]
error-no-encoder = { $game } has no encoder, so it has no environments. Choose another game.
error-not-covered = The encoder of { $game } does not cover this match. Use the current version of the rules.
error-not-in-alphabet = The alphabet of { $game } has no “{ $value }” in the field { $field }. Extend it in bots/choices.py.
error-wrong-action = “{ $action }” is not an action. Actions are whole numbers from 0 to { $most }.
error-masked-action = The action { $action } ({ $name }) is masked now. Choose one that the mask leaves open.
error-not-encodable = This move is not among the offers, so it has no encoding. Choose an offered move.
error-unfinished-move = The choices end before the move is complete. Add the missing ones.
error-choices-left = The move is complete after { $number } choices, but you gave { $given }. Leave the others out.
error-wrong-setting = { $setting } can’t be “{ $value }”; the possible values are: { $known }.
error-wrong-count = { $setting } can’t be { $value }. Choose a number from { $least } to { $most }.
error-imagined-world = A resampled state can’t be serialised: no sequence of moves led to it. Serialise the original state.
error-before-reset = Call reset first.
error-no-cluster = There’s no Ray cluster at { $address }. Start one with “ray start --head”, or check the address.
error-other-version = A node of the cluster has hautemer { $theirs }, not { $ours }. Install the same version on all nodes.
error-folder-in-use = { $folder } can’t hold a dataset. Name a new or an empty folder.
error-other-dataset = { $folder } holds a dataset with other settings. Name another folder.
error-unknown-clause = There is no clause { $clause }; the chapters are: { $known }.
error-database-address = Write the database address like { $sqlite } or { $postgresql }.
error-database-in-use = Process { $process } is using this SQLite file; several processes need PostgreSQL.
error-database-newer = The database was written by a newer version of Hautemer (schema { $revision }): upgrade first.
error-database-refused = The database refused the connection: { $why }. Check its address and password.
error-not-a-database = The file { $file } is not a SQLite database. Check its path.
error-backup-elsewhere = PostgreSQL is backed up with its own program, pg_dump.
error-torture-database = With --database, torture needs an empty PostgreSQL database. Leave the option out to test with a SQLite file.
view-public = What everybody sees
view-own = What only you know

torture-title = Killing servers for { $seconds } seconds
torture-matches = Matches played
torture-finished = Finished by themselves
torture-moves = Moves acknowledged
torture-kills = Servers killed
torture-away = Database outages
torture-longest = Longest wait for a screen, in seconds
torture-lost = Moves lost or doubled
torture-rewritten = Changed histories
torture-stuck = Matches stuck
torture-fine = Nothing was lost, nobody saw a different history, and every match continued.
torture-failed = Something is wrong:

serve-ready = Hautemer is open: { $address }
serve-lan = For the others on this network: { $address }
serve-stop = Stop with Ctrl-C; nothing is lost.
client-missing = The browser client is missing from this installation. In a copy of the source, run tools/web.sh build and reload this page. Until then, play in the terminal: hautemer play --server { $address }
error-no-such-table = There is no such table, or it is closed to newcomers. Check the code or ask the host.
error-wrong-time = A time must lie between { $least } and { $most } milliseconds.
error-pace-too-short = With several people at a table, allow at least { $move } seconds per move and { $grace } seconds to come back.
error-days-too-short = A match over days needs at least { $minutes } minutes per move.
error-owner-away = A bot is playing someone’s seat. You can’t take this back until they return.
error-not-your-table = Only the host can do that. Ask the host.
error-not-seated = Take a seat at this table first.
error-not-in-lobby = The match has begun, so that can’t be changed any more. Create a new table instead.
error-drawing = The random draw is being made. Try again in a few seconds.
error-too-many-draws = The random draw has failed { $limit } times at this table. Create a new table.
error-other-seats = The seats have changed in the meantime. Try again.
error-other-bytes = This device’s contribution does not match what it announced. Reload the page.
error-not-running = No match is being played at this table now. Wait for the start.
error-no-lesson = { $game } has no such guided match. Read its rulebook instead.
error-not-over = The match is still being played. Try again when it is over.
error-seat-taken = That seat is taken. Choose another one.
error-already-seated = You have a seat at this table already. Play from there.
error-no-free-seat = There is no free seat at this table. Watch the match, or create a table.
error-too-few = { $game } needs at least { $least } at the table. Invite more people or add bots.
error-wrong-name = Choose a name of up to { $limit } visible characters.
error-name-at-table = Someone at this table is already called { $name }. Choose another name.
error-name-looks-alike = { $name } looks too much like { $other }, who sits at this table already: choose another name.
error-wrong-order = The order must name every seat once. Reload the page.
error-paused = The match is paused. Vote to resume it first.
error-not-paused = The match is not paused. You can play.
error-unknown-window = This game has no pause called { $window }. Use one of: { $known }.
error-no-window = There’s nothing to wait for right now. You can play.
error-already-waited = You’ve already asked for more time. You can ask again in the next round.
error-not-asked = That request is no longer open.
error-not-resigned = The owner of this seat is playing. There’s nothing to give back.
error-still-here = They haven’t been away long enough yet. Try again in a few minutes.
error-no-talk = Free chat is off at this table. You can still use claims.
error-full-journal = This table’s log is full: moves still count, but chat and requests are no longer recorded.
error-full-talk = The chat of this table is full. The match continues without it.
error-hushed = The host has muted you. You can still play.
error-spectators-hushed = The host has switched off the spectators’ chat. You can still watch.
error-remark-name = Someone at this table is called { $name }. Change your name to write here.
error-wrong-text = Write 1 to { $limit } characters.
error-watching-closed = This table can’t be watched. Ask the host for a seat or a link.
error-broken-table = This match can’t continue here: its log doesn’t match the installed rules. Tell the operator of this server.
error-not-signed-in = Sign in first.
error-wrong-password = Name or password is wrong. Try again.
error-weak-password = Use at least { $least } characters.
error-name-taken = That name belongs to someone else. Choose another one.
error-link-spent = This personal link has been used or has expired. Ask for a new one at your table.
error-too-fast = That was too fast. Wait a moment and try again.
error-too-many-tries = Too many attempts at this name. Try again in { $seconds } s.
error-too-many = You’ve reached the limit. Close one first.
error-wrong-origin = This request comes from another site. Open Hautemer itself and try again.
error-not-found = There’s nothing here. Check the address.
error-wrong-method = That doesn’t work here. Reload the page.
error-away = The database does not answer; try again in a moment.
error-wrong-address = { $why ->
    [https] This address doesn’t work: it must begin with https.
    [host] This address doesn’t work: its host can’t be reached publicly. Choose another one.
    [keys] This address doesn’t work: the browser’s keys don’t match. Subscribe again.
    [smtp] Write the mail server as smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS.
   *[form] This isn’t a usable address. Check the spelling.
}
error-port-taken = Port { $port } cannot be used; name another one with --port.
error-wrong-host = The address { $host } is not one of this machine; name another one with --host.
error-wrong-proxy = Name a proxy by its network, such as 127.0.0.1/32, not { $proxy }.
error-wrong-public-url = The public address is written http://HOST or https://HOST, not { $url }.
error-wrong-redis = The address of Redis is written redis://HOST:PORT.
error-wrong-limit = Write a limit as NAME=NUMBER, not { $limit }. Names: { $known }.
error-wrong-keep = { $limit } must be one of { $known }, with a number of days: guests=90

load-begin = { $tables } tables, { $sockets } sockets …
load-title = Load
load-what = Figure
load-value = Value
load-sockets = Open sockets
load-moves = Moves per second
load-messages = Messages delivered per second
load-size = Bytes per message
load-p50 = From click to every screen, half within
load-p95 = … 95% within
load-p99 = … 99% within
load-lost = Sockets lost
load-refused = Moves refused
load-table-memory = Memory per table
load-socket-memory = Memory per socket
load-bare = Bare broadcast, messages per second
load-share = Share of the bare broadcast
load-processor = Processor time per message
load-bare-processor = … of the bare broadcast
load-windows = Windows
load-able = … in which a bot could act
load-first-ping = First ping after a scene, half within
load-mean-ping = All pings while bots think, half within
load-z-first = First ping: distance in standard deviations
load-z-mean = All pings: distance in standard deviations
load-storage-single-per-second = Single commits per second
load-storage-busy-64-per-second = Moves per second, 64 busy tables
load-storage-busy-500-per-second = Moves per second, 500 busy tables
load-storage-busy-64-gain = 64 busy tables against single commits, ×
load-storage-busy-500-gain = 500 busy tables against single commits, ×
load-storage-raw-commit-ms = A raw commit, ms
load-storage-lone-wait-ms = Wait of a single move, ms
load-storage-lone-wait-ratio = Single move compared with a raw commit, ×
load-abuse-progress = { $at } s: { $doing }
load-abuse-doing-record = Playing a long match
load-abuse-doing-flood = Guests flood a chat
load-abuse-doing-newcomers = Sockets do not read, newcomers come and go
load-abuse-doing-make = Tables continue from a long match
load-abuse-doing-restart = The server is killed and starts again
load-abuse-doing-rest = Tables leave memory
load-abuse-doing-guess-one = One address guesses passwords
load-abuse-doing-guess-many = Twelve addresses guess passwords
load-abuse-doing-guess-account = Four addresses guess one password
load-abuse-doing-undo = Guests take moves back
load-abuse-doing-download = One address downloads a record
load-abuse-chat = Flooding a chat
load-abuse-tables = Hoarding long matches
load-abuse-passwords = Guessing passwords
load-abuse-undo = Taking moves back in long matches
load-abuse-records = Downloading the record of a long match
load-abuse-remarks = Messages accepted
load-abuse-refused = Requests refused
load-abuse-newcomer = First message to a newcomer (kB)
load-abuse-held = Memory held by 40 sockets that do not read (MB)
load-abuse-made = Tables created
load-abuse-table-memory = Memory per table, just created (MB)
load-abuse-start = Start of the server with these tables (s)
load-abuse-first-scene = Until a newcomer sees one of them (s)
load-abuse-start-memory = Most memory after the start, for all tables (MB)
load-abuse-rest-memory = Memory at rest, for all tables (MB)
load-abuse-sign-in-alone = Sign-in while nobody guesses (s)
load-abuse-sign-in-one = Sign-in elsewhere while one address guesses (s)
load-abuse-past-one = Looking back while one address guesses (s)
load-abuse-hashed-one = Guesses of this address that were checked
load-abuse-sign-in-many = Sign-in elsewhere while twelve addresses guess (s)
load-abuse-past-many = Looking back while twelve addresses guess (s)
load-abuse-hashed-many = Guesses of these addresses that were checked
load-abuse-hashed-account = Guesses at one account that were checked, of 160
load-abuse-sign-in-account = Sign-in of its owner afterwards (s)
load-abuse-undos = Moves taken back
load-abuse-downloads = Records delivered
load-abuse-cut-off = Cut off after (s)
load-abuse-ping-p50 = Ping at another table, half within (ms)
load-abuse-ping-p95 = … 95% within (ms)
load-abuse-ping-longest = … longest (ms)

## What the command line says about itself

usage-heading = Usage:
usage-error = Error: { $message }
usage-try = Try “{ $command } { $option }” for help.
usage-missing-command = Missing command.
usage-missing-argument = Missing argument
usage-missing-option = Missing option
usage-no-such-option = No such option “{ $name }”.
usage-no-such-command = No such command “{ $name }”.
usage-did-you-mean = { $count ->
    [one] Did you mean { $possibility }?
   *[other] Did you mean one of these: { $possibilities }?
}
usage-takes-no-value = Option “{ $name }” does not take a value.
usage-requires-value = { $count ->
    [one] Option “{ $name }” requires a value.
   *[other] Option “{ $name }” requires { $nargs } values.
}
usage-takes-values = Argument “{ $name }” takes { $nargs } values.
usage-too-much = { $count ->
    [one] One argument too many: { $args }
   *[other] Arguments too many: { $args }
}
usage-wrong-value = Invalid value: { $message }
usage-wrong-value-for = Invalid value for { $param_hint }: { $message }
usage-choose-from = Choose from:{ "\u000A\u0009" }{ $choices }
usage-not-among = “{ $value }” is not one of { $choices }.
usage-no-number = “{ $value }” is not a valid number here.
usage-out-of-range = { $value } is not in the range { $range }.
usage-no-such-file = “{ $filename }” does not exist.
usage-is-a-file = “{ $filename }” is a file.
usage-is-a-folder = “{ $filename }” is a folder.
usage-not-readable = “{ $filename }” cannot be read.
usage-not-writable = “{ $filename }” cannot be written.

## In the browser

web-tagline = Four games of hidden hands and secret sides, with friends or against bots.
web-games = The games
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-home = Back to port
web-try-again = Try again
web-went-wrong = Something went wrong. Try again in a moment.
web-no-line = The server doesn’t answer. Are you online?
web-line-lost = Reconnecting… Nothing is lost.
web-adrift = The connection dropped
web-line-late = Sent, waiting for the server…
web-line-none = The server doesn’t answer yet, still trying…
web-part-missing = This screen couldn’t be loaded.
web-part-missing-why = The connection may have dropped, or the server has just been upgraded. No match is lost.
web-lost-where = 404° north
web-lost = There is no island here.
web-lost-how = The chart ends here: the address is misspelt, or the page is gone.
web-dragons = hic sunt dracones
web-language-kept = That language couldn’t be loaded. Nothing changes for now.
web-me = Newcomer
web-my-matches = My matches
web-all-matches = All my matches ({ $count })
web-your-move = Your move!
web-your-turn = Your turn!
web-your-turn-named = Your turn, { $name }.
web-thinks = { $seat } is thinking.
web-turn-next = You’re next.
web-turn-after = Your turn comes after { $seat }.
web-order = Who acts next
web-you = you
web-phase-lobby = waiting for players
web-phase-running = under way
web-phase-finished = finished
web-phase-called-off = called off
web-phase-closed = table closed
web-phase-broken = can’t be continued
web-players = { $low } to { $high } players
web-seat-range = { $low }–{ $high } players
web-play-now = Play now against bots
web-play-with-friends = Play with friends
web-learn = Rules
web-lesson = Guided match
web-lesson-how = A real match with prepared first moves: an old sea dog explains, and you play.
web-about-game = What it is about
web-aim = The aim of the game:
web-understood = Got it
web-coach = The old sea dog
web-coach-try = Try: { $move }
web-coach-say = Say: “{ $claim }”
web-coach-more = Next
web-chapter = Chapter { $number }: { $title }
web-coach-watch = The others are playing: watch the table.
web-coach-step = { $done } / { $steps }
web-coach-left = You’re steering your own course, and why not! The lesson ends here: from now on everything is played for real. The lamp gives you a hint whenever you like, and the rulebook is close at hand.
web-coach-go-on = Continue the match
web-coach-new = New match against bots
web-watch = Watch
web-replay = Replay a match
web-replay-this = Replay this match
web-code-label = Got a code of four letters?
web-code-how = The one your friends gave you. It opens their table.
web-enter = Enter
web-your-name = Your name aboard
web-make-table = Open the table
web-language = Language
web-theme = Colours
web-theme-auto = same as device
web-theme-light = day
web-theme-dark = night
web-motion = Motion
web-motion-auto = same as device
web-motion-off = none
web-bot-pace = Pace of bots
web-bot-pace-how = At a table with several people, the slowest choice counts.
web-sounds = Sounds
web-sound = Play sounds
web-volume = Volume
web-sound-game = The game
web-sound-turn = My turn
web-sound-clock = My time runs short
web-sound-chat = Chat
web-vibration = Vibrate when it’s my turn and when my time runs short
web-shared = Shared device
web-shared-how = My secrets stay hidden until I press.
web-at-once = One tap is enough
web-at-once-how = The move is sent at once, without confirming.
web-guest-here = No account: your seats stay on this device
web-tell-me = Notify me when it’s my turn
web-tell-how = A notification on this device, even with the page closed: which table is waiting for you, nothing else.
web-tell-forbidden = The browser blocks notifications from this site. You can change that in its settings.
web-tell-failed = The browser couldn’t subscribe to notifications. Try again later.
web-channels = More notifications
web-channel-email = E-mail: { $address }
web-channel-webhook = Webhook: { $address }
web-channel-unconfirmed = not confirmed yet
web-channel-remove = Remove { $address }
web-mail-address = E-mail address
web-mail-add = Add
web-mail-asked = A message is on its way to { $address }: open the link in it.
web-mail-confirm = Is this your address?
web-mail-confirm-yes = Yes, notify me there
web-mail-confirmed = Done: you will be notified at { $address } when it’s your turn.
web-join = Join the table
web-table-full = The table is full. As soon as a seat is free you can sit down here.
web-take-seat = Take a seat
web-leave-seat = Leave my seat
web-laying-table = the table is being laid
web-aboard = Aboard: { $count } of { $seats }
web-host = host of this table
web-here = at the table
web-away = away
web-free-seat = Free seat
web-free-this = Free { $name }’s seat
web-freed = The host has freed the seat of { $name }.
web-who-sits = Who plays in seat { $number }?
web-move-up = Move seat { $number } up
web-move-down = Move seat { $number } down
web-bot-moussaillon = Cabin boy bot
web-bot-second = First mate bot
web-bot-capitaine = Captain bot
web-strength-moussaillon = Cabin boy
web-strength-moussaillon-how = plays without guile
web-strength-second = First mate
web-strength-second-how = thinks ahead
web-strength-capitaine = Captain
web-strength-capitaine-how = sees through you
web-fill-with-bots = Fill with bots
web-start = Cast off
web-too-few = At least { $count } people or bots are needed.
web-wait-for-host = The match begins when the host casts off.
web-invite = Invite
web-invite-how = Four letters on the first page, or point a camera at the square.
web-qr = The invitation link as a QR code
web-only-here = Only this computer can open this link. To invite other devices, start the server with “--lan”.
web-code = Code:
web-link = Link
web-copy-link = Copy the link
web-copied = Copied!
web-share = Send
web-options = The match
web-seats = Seats
web-default = { $what } (default)
web-choose-list = choose the cards…
web-pace = Pace
web-pace-calm = relaxed, no clock
web-pace-live = live, three minutes per move
web-pace-quick = brisk, one minute per move
web-pace-days = over days, two days per move
web-pace-own = other
web-talk = Chat
web-talk-chat = free chat
web-talk-claims = claims only
web-talk-none = none
web-talk-tab = Chat
web-talk-unread = { $count ->
    [one] Chat: one new message
    *[other] Chat: { $count } new messages
}
web-watchers = Who may watch?
web-watch-invited = whoever has the link
web-watch-nobody = nobody
web-watch-everybody = everybody
web-windows = Time to respond
web-windows-ready = ends once all are ready
web-windows-constant = always runs to its end
web-open-table = Show this table to everybody, under “Watch or join”
web-open-tables = Open tables
web-no-tables = No open table at the moment.
web-no-tables-how = Open one from the home page: friends join you by a link or a code, and bots take the free seats.
web-choose-game = Choose a game
web-look = Watch or join
web-tables-to-join = Seats are free here
web-tables-to-watch = Matches to watch
web-free-seats = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-round = round { $round }
web-round-of = round { $round } of { $rounds }
web-undo = Take my move back
web-undo-ask = Ask to take back my last move
web-hurry = Hurry the bots up
web-rules = The rules
web-rules-for = The rules for: { $name }
web-about = What is it for?
web-decisive = The decisive moments
web-contents = Contents
web-rulebook = the rulebook
web-search-rules = Search the rules
web-search-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } place
   *[other] { $count } places
}
web-print = Print
web-print-foot = { $title }: the rules on one sheet
web-fine-print = { $count ->
    [one] Show { $count } clause
   *[other] Show { $count } clauses
}
web-menu = At this table
web-glance = At a glance
web-empty = still empty
web-empty-these = Still empty: { $what }.
web-your-part = Your turn
web-ask-several = What do you do?
web-choices = What you can do
web-compose = Put my move together
web-confirm = Confirm my move
web-not-complete = Not complete yet
web-more-choices = More choices…
web-coming = In a moment: { $move }
web-hold = Wait
web-not-allowed = Not allowed together
web-not-with-these = doesn’t fit the rest
web-pick-full = You can’t take more. Put something back first.
web-pick-no-more = There are no more of these.
web-pick-none = You have chosen none of these.
web-pick-least = At least { $least }.
web-pick-most = Not more than { $most }.
web-chosen-of = { $count } of { $most }
web-chosen-up-to = Chosen: { $count } ({ $least } to { $most })
web-less = One less
web-more = One more
web-number = Number
web-one-less = One less: { $what }
web-one-more = One more: { $what }
web-secrets = My secrets
web-peek = Hold to peek
web-peek-keep = Stay open until I’ve moved
web-peek-close = Hide my secrets
web-covered = Your turn: look at your choices while nobody else is looking.
web-notes = What else you know ({ $count })
web-dossier-open = Dossier on { $name }
web-dossier-history = Latest moves
web-dossier-nothing = Nothing yet.
web-dossier-said = Has said
web-dossier-mark = My mark for { $name }: { $mark }
web-dossier-note = My note on { $name }
web-dossier-note-hint = What I think…
web-only-you-know = only you know this
web-ask-hint = A hint?
web-hint = An old sea dog’s advice: { $move }
web-hint-compared = I compared it with other moves in imagined continuations, and it came out best.
web-hint-worth = { $move } (about { $percent }% to win)
web-hint-others = Alternatives:
web-no-hint = Nothing to do right now. Just wait.
web-why-turn = It isn’t your turn: { $seats } to move.
web-why-over = The match is over.
web-why-paused = The match is paused.
web-why-now = That isn’t possible now.
web-why-rule = Rule { $clause }
web-log = Log
web-earlier = Earlier…
web-earlier-messages = Earlier messages
web-more-lines = { $count ->
    [one] One more line
   *[other] { $count } more lines
}
web-nothing-said = Nobody has said anything yet.
web-spectator = spectator
web-is-account = Account under this name
web-somebody = Someone
web-claims = Claim…
web-claims-more = Something else…
web-say-something = Say something to everybody
web-send = Say: { $what }
web-to-move = to move
web-is-bot = bot
web-window = Time to play bonus cards: it ends for everyone when the ring is empty
web-wait = Wait: 15 more seconds for everyone
web-composing = { $what }. { $next }
web-put-away = Put this question away for now
web-take-up = Show this question again
web-ready = I’m ready
web-ready-how = Ends this pause as soon as everyone is ready.
web-paused = The match is paused.
web-pause = { $needed ->
    [1] Pause the match
    *[other] Propose a pause
}
web-go-on = { $needed ->
    [1] Resume
    *[other] Propose to resume
}
web-call-off = { $needed ->
    [1] Call the match off
    *[other] Propose to call the match off
}
web-constant-windows = { $needed ->
    [1] Let the time to respond run to its end
    *[other] Propose to let the time to respond run to its end
}
web-ready-windows = { $needed ->
    [1] End the time to respond once everyone is ready
    *[other] Propose to end the time to respond once everyone is ready
}
web-windows-next = This applies from the next round on.
web-vote-how = { $everybody ->
    [yes] Pausing, resuming and calling off are put to a vote: everyone who plays must agree ({ $needed }). No hidden side and no host can decide it alone; bots don’t vote.
    *[no] Pausing, resuming and calling off are put to a vote: { $needed } of the { $people } people who play must agree. No hidden side and no host can decide it alone; bots don’t vote.
}
web-resign = Let a bot play my seat
web-return = Take my seat back
web-really = Really? Press again
web-bot-plays-for-you = A bot plays for you.
web-stood-in = { $count ->
    [one] Since your last move a bot has played one move for you.
   *[other] Since your last move a bot has played { $count } moves for you.
}
web-time-runs-out = At 0:00 a bot moves for you.
web-replace = Let a bot play this seat
web-replace-later = away; a bot may play the seat in { $time }
web-bot-keeps-seat = a bot plays meanwhile; you can take the seat back at any time
web-reissue = Make a new link for { $name }
web-reissue-short = Make a new link
web-reissued-how = Give this link to { $name } and to nobody else. It works once, within 24 hours, and stops working if its owner comes back first. Everyone at the table is notified.
web-reissued-qr = The link of { $name } as a QR code, for the camera of that device
web-hush = Mute { $name }
web-hush-short = Mute
web-unhush = Unmute { $name }
web-unhush-short = Unmute
web-hush-spectators = Switch off the spectators’ chat
web-unhush-spectators = Let the spectators chat again
web-as-host = As the host
web-middle-screen = Screen in the middle of the table
web-move-device = Continue on another device
web-move-device-how = This link works once and takes your seat with it. Don’t share it.
web-move-device-qr = My personal link as a QR code, for the camera of the other device
web-your-seat-waits = Your seat is waiting
web-sit-here = Sit down on this device
web-link-spent = This link has expired
web-you-watch = You are watching: you see what everybody sees.
web-lost-seat = Was one of these seats yours? Sign in, or ask the host for a link to your seat.
web-agree = Agreed
web-disagree = Not agreed
web-withdraw = No, after all
web-ballot-pause = Pause the match? In favour: { $seats }. { web-ballot-missing }
web-ballot-go-on = Resume? In favour: { $seats }. { web-ballot-missing }
web-ballot-call-off = Call the match off for good? In favour: { $seats }. { web-ballot-missing }
web-ballot-constant-windows = From the next round on, let the time to respond run to its end? In favour: { $seats }. { web-ballot-missing }
web-ballot-ready-windows = From the next round on, end the time to respond once everyone is ready? In favour: { $seats }. { web-ballot-missing }
web-ballot-missing = { $missing ->
    [one] One of { $needed } votes is missing.
    *[other] { $missing } of { $needed } votes are missing.
}
web-ballot-away = Anyone who stays away no longer counts after { $time }.
web-show-result = The result
web-you-won = You won!
web-match-over = The match is over
web-winner = has won
web-rematch = A rematch?
web-to-rematch = To the rematch!
web-download = Download the record
web-draw = Random draw
web-draw-agree = Start all the same
web-draw-refuse = Don’t start
web-draw-details = How the random draw is made
web-draw-how = The server has fixed a secret before anyone sat down, and shows its fingerprint. At the start each device adds random numbers of its own. So nobody alone, not even the operator of this server, can choose the cards. After the match everyone can check it.
web-draw-fingerprint = Fingerprint:
web-check = Check the random draw
web-check-how = This page checks the record of a finished match. Everything is computed on this device; the file isn’t sent anywhere.
web-check-file = A record
web-check-passed = The random draw is as promised.
web-check-failed = The random draw isn’t as promised!
web-check-fingerprint = The server’s secret is the one whose fingerprint was shown before the match.
web-check-fingerprint-wrong = The server’s secret doesn’t match its fingerprint.
web-check-commitments = Every device revealed exactly what it had committed to.
web-check-commitments-wrong = A device’s contribution isn’t what it had committed to.
web-check-revealed = All devices of the last round revealed their contribution.
web-check-revealed-wrong = A device of the last round is listed without its contribution.
web-check-key = The key of all draws follows from the secret and the contributions.
web-check-key-wrong = The key of all draws doesn’t follow from the secret and the contributions.
web-check-limits = Not checked here: whether each card and die follows from that key, because this page doesn’t know the rules. “hautemer verify” on your computer checks that too.
web-check-noted = The fingerprint that you noted in the lobby
web-check-same = The fingerprints are the same.
web-check-other = The fingerprints differ!
web-upload = Choose a file
web-upload-how = Have you kept the record of a match? Watch it here, move by move.
web-past = A look back
web-past-leave = Back to the match
web-step-back = One move back
web-step-on = Next move
web-moment = Moment of the match
web-play = Play
web-whose-eyes = Point of view
web-all-open = everything open
web-asks-undo = { $count ->
    [one] { $who } would like to take a move back. Agreed?
   *[other] { $who } would like to take { $count } moves back. Agreed?
}
web-asked-undo = { $count ->
    [one] You ask to take a move back. Waiting for { $seats } to answer.
   *[other] You ask to take { $count } moves back. Waiting for { $seats } to answer.
}
web-beside-undo-asked = { $seat } asks to take a move back.
web-beside-undo-refused = The move stands.
web-beside-draw-late = { $name }’s device was late for the random draw.
web-beside-called-off = The match was called off: everyone agreed.
web-beside-deserted = { $days ->
    [one] All players have been away for a day: the match is called off.
   *[other] All players have been away for { $days } days: the match is called off.
}
web-beside-paused = Paused!
web-beside-went-on = The match continues.
web-beside-resigned = { $seat } lets a bot play.
web-beside-replaced = A bot plays for { $seat }.
web-beside-returned = { $seat } is back.
web-beside-moved = { $seat } changes to another device.
web-beside-reissued = The host has made a new link for { $seat }.
web-beside-inherited = { $seat } is now the host.
web-beside-constant-windows = From the next round on, the time to respond always runs to its end.
web-beside-ready-windows = From the next round on, the time to respond ends as soon as everyone is ready.
web-beside-waited = { $seat } asks everyone to wait: 15 more seconds.
web-beside-hushed = { $seat } is muted.
web-beside-unhushed = { $seat } may write again.
web-beside-spectators-hushed = The host has switched off the spectators’ chat.
web-beside-spectators-unhushed = The spectators may chat again.
web-on-this-device = on this device
web-another-name = Another player’s name
web-another-here = Plays on this device too
web-pass-device = Pass the device on
web-curtain-for = It is { $name }’s turn
web-curtain-who = Who holds the device?
web-curtain-others = Everybody else looks away.
web-curtain-or = or
web-curtain-lift = I am { $name }
web-scores-by-round = The scores, round by round
web-all-secrets = All secrets revealed
web-link-here = Link to this moment
web-around = Everybody plays on a phone; this screen shows what everyone may see.
web-middle-screen-how = A large screen in the middle shows the board; the phones show the hands.
web-account = My account
web-account-why = Without an account your seats stay on this device. With one you have them everywhere.
web-make-account = Create an account
web-account-made = Your account is ready
web-account-made-how = You are aboard as { $name }. On another device, sign in with this name and your password: your seats come along.
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = You are aboard as { $name }.
web-password = Password (at least eight characters)
web-password-now = Your password
web-password-new = New password (at least eight characters)
web-change-password = Change password
web-change-password-how = All your other devices will be signed out.
web-password-changed = Your password has been changed. All your other devices have been signed out.
web-devices = Your devices
web-device-here = this device
web-device-unknown = Unknown device
web-device-seen = last seen on { $date }
web-sign-out-others = Sign out the other devices
web-others-signed-out = The other devices have been signed out.
web-forget = Delete my data
web-forget-how = Your name, your devices and your notification addresses are deleted from this server. Bots take over your seats in running matches, and nobody can give them back.
web-forget-stays = Matches you have played keep the name you used there. This can’t be undone.
web-forget-name = To confirm, type your name: { $name }
web-forget-understood = I understand that I lose my seats
web-forget-now = Delete my data for good
web-forget-account = Delete my account
web-forget-account-how = Your account is deleted from this server: name, password, devices and notification addresses. Bots take over your seats in running matches, and nobody can give them back to you.
web-forget-account-now = Delete my account for good
web-account-deleted = Your account has been deleted. You are now a new guest on this device.
web-data-deleted = Your data has been deleted. You are now a new guest on this device.

## The result and the replay

web-wins = { $count ->
    [0] Nobody wins
    [one] { $seats } wins!
   *[other] { $seats } win!
}
web-me-won = Victory is yours!
web-me-behind = { $points ->
    [0] As many points as the leader, but not the victory.
    [one] You were { $points } point short.
   *[other] You were { $points } points short.
}
web-finished = match over
web-points-from = Where the points come from
web-standings = The standings
web-round-by-round = Round by round
web-see-moment = see this moment again
web-round-word = round
web-first-moment = To the beginning
web-last-moment = To the end
web-speed = Speed
web-seen-again = replay
