# Sourced by ./play and ./check: makes an environment from a lock file, once, and says what it is doing.

# The messages are in tools/locale, one file per language; English stands in for a language that has none.
. tools/locale/en.sh
language=${HAUTEMER_LANG:-${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}}
language=tools/locale/${language%%[_.@]*}.sh
[ -r "$language" ] && . "$language"

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

# prepare LOCK…: the first lock is the one that is installed; any of the others will do if it is there already. The environment is the
# folder $venv.
venv=.venv
prepare() {
  local lock stamp
  for lock in "$@"; do
    stamp="$venv/.$lock-$(cat "locks/$lock.txt" pyproject.toml | cksum | tr -d ' ')"
    [ -e "$stamp" ] && return
  done
  lock=$1
  stamp="$venv/.$lock-$(cat "locks/$lock.txt" pyproject.toml | cksum | tr -d ' ')"
  printf '%s\n' "$word_making" >&2
  if ! "$venv/bin/python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    local python
    python=$(find_python) || stop "$word_python"
    rm -rf "$venv"
    "$python" -m venv "$venv" >/dev/null 2>&1 || stop "$word_venv"
  fi
  # --no-deps: a lock file is complete. Without it, an old pip fails as soon as a newer release of a package with extras appears.
  "$venv/bin/python" -m pip install --disable-pip-version-check --no-deps --require-hashes -r "locks/$lock.txt" \
    >"$venv/install.log" 2>&1 || stop "$word_network"
  "$venv/bin/python" -m pip install --disable-pip-version-check --no-deps --no-build-isolation --no-index -e . \
    >>"$venv/install.log" 2>&1 || stop "$word_network"
  rm -f "$venv/.$lock-"*
  : >"$stamp"
}
