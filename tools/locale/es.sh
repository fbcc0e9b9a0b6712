# What ./play and ./check say before there is a Python with our messages.
word_python='Hautemer necesita Python 3.11 o posterior; no se ha encontrado ninguno.'
word_venv='Python no puede crear un entorno aquí (en Debian: apt install python3-venv).'
word_network='No se han podido descargar los paquetes: ¿hay conexión? (detalles: .venv/install.log)'
word_client='No se ha podido construir la página del juego: ¿hay conexión? (detalles arriba)'
word_making='Preparando el entorno (una sola vez)…'
