# What ./play and ./check say before there is a Python with our messages.
word_python='Hautemer needs Python 3.11 or newer; none was found.'
word_venv='Python cannot make an environment here (on Debian: apt install python3-venv).'
word_network='The packages could not be fetched: is there a network? (details: .venv/install.log)'
word_client='The page of the game could not be built: is there a network? (details above)'
word_making='Preparing the environment (only once) …'
