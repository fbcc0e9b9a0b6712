# What ./play and ./check say before there is a Python with our messages.
word_python='Hautemer a besoin de Python 3.11 ou plus récent ; aucun n’a été trouvé.'
word_venv='Python ne peut pas créer d’environnement ici (sous Debian : apt install python3-venv).'
word_network='Les paquets n’ont pas pu être téléchargés : y a-t-il du réseau ? (détails : .venv/install.log)'
word_client='La page du jeu n’a pas pu être construite : y a-t-il du réseau ? (détails ci-dessus)'
word_making='Préparation de l’environnement (une seule fois) …'
