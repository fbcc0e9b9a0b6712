# What ./play and ./check say before there is a Python with our messages.
word_python='Hautemer braucht Python 3.11 oder neuer; keines wurde gefunden.'
word_venv='Python kann hier keine Umgebung anlegen (unter Debian: apt install python3-venv).'
word_network='Die Pakete ließen sich nicht laden: Gibt es ein Netz? (Einzelheiten: .venv/install.log)'
word_client='Die Seite des Spiels ließ sich nicht bauen: Gibt es ein Netz? (Einzelheiten oben)'
word_making='Die Umgebung wird vorbereitet (nur einmal) …'
