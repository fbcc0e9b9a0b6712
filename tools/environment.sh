# Sourced by ./play and ./check: makes .venv from a lock file, once, and says what it is doing.

case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
  fr*) word_python='Hautemer a besoin de Python 3.11 ou plus récent ; aucun n’a été trouvé.'
       word_venv='Python ne peut pas créer d’environnement ici (sous Debian : apt install python3-venv).'
       word_network='Les paquets n’ont pas pu être téléchargés : y a-t-il du réseau ? (détails : .venv/install.log)'
       word_client='La page du jeu n’a pas pu être construite : y a-t-il du réseau ? (détails ci-dessus)'
       word_making='Préparation de l’environnement (une seule fois) …' ;;
  de*) word_python='Hautemer braucht Python 3.11 oder neuer; keines wurde gefunden.'
       word_venv='Python kann hier keine Umgebung anlegen (unter Debian: apt install python3-venv).'
       word_network='Die Pakete ließen sich nicht laden: Gibt es ein Netz? (Einzelheiten: .venv/install.log)'
       word_client='Die Seite des Spiels ließ sich nicht bauen: Gibt es ein Netz? (Einzelheiten oben)'
       word_making='Die Umgebung wird vorbereitet (nur einmal) …' ;;
  *)   word_python='Hautemer needs Python 3.11 or newer; none was found.'
       word_venv='Python cannot make an environment here (on Debian: apt install python3-venv).'
       word_network='The packages could not be fetched: is there a network? (details: .venv/install.log)'
       word_client='The page of the game could not be built: is there a network? (details above)'
       word_making='Preparing the environment (only once) …' ;;
esac

stop() {
  printf '%s\n' "$1" >&2
  exit 1
}

find_python() {
  local name
  for name in "${PYTHON:-}" python3.11 python3.12 python3.13 python3.14 python3 python; do
    if [ -n "$name" ] && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      printf '%s' "$name"
      return
    fi
  done
  return 1
}

# prepare LOCK…: the first lock is the one that is installed; any of the others will do if it is there already.
prepare() {
  local lock stamp
  for lock in "$@"; do
    stamp=".venv/.$lock-$(cat "locks/$lock.txt" pyproject.toml | cksum | tr -d ' ')"
    [ -e "$stamp" ] && return
  done
  lock=$1
  stamp=".venv/.$lock-$(cat "locks/$lock.txt" pyproject.toml | cksum | tr -d ' ')"
  printf '%s\n' "$word_making" >&2
  if ! .venv/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    local python
    python=$(find_python) || stop "$word_python"
    rm -rf .venv
    "$python" -m venv .venv >/dev/null 2>&1 || stop "$word_venv"
  fi
  # --no-deps: a lock file is complete. Without it, an old pip fails as soon as a newer release of a package with extras appears.
  .venv/bin/python -m pip install --disable-pip-version-check --no-deps --require-hashes -r "locks/$lock.txt" \
    >.venv/install.log 2>&1 || stop "$word_network"
  .venv/bin/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation --no-index -e . \
    >>.venv/install.log 2>&1 || stop "$word_network"
  rm -f ".venv/.$lock-"*
  : >"$stamp"
}
