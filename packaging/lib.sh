# Shared by run, test and check: Python, the program's own environment, and system libraries.
# Everything said here goes to stderr; the only output is that of the program itself.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)

say() { printf 'rangorde: %s\n' "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

# The first Python of 3.11 or later.
find_python() {
  for name in python3.11 python3.12 python3.13 python3; do
    if command -v "$name" >/dev/null 2>&1 &&
      "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$name"
      return 0
    fi
  done
  return 1
}

# Debian packages that are needed and not installed; empty where dpkg does not exist.
missing_packages() {
  command -v dpkg-query >/dev/null 2>&1 || return 0
  for package in "$@"; do
    dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed ||
      printf '%s ' "$package"
  done
}

# Install Debian packages as root, or name the one command an administrator must run.
need_packages() {
  missing=$(missing_packages "$@")
  [ -z "$missing" ] && return 0
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    say "systeembibliotheken installeren: $missing"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086  # a list of package names
    { apt-get update -q && apt-get install -q -y --no-install-recommends $missing; } >&2 ||
      fail "de systeembibliotheken konden niet worden geïnstalleerd: $missing"
    return 0
  fi
  say "er ontbreken systeembibliotheken. Laat een beheerder dit uitvoeren:"
  say "  apt-get install -y --no-install-recommends $missing"
  return 1
}

# What the window needs on Debian 12, on a screen and without one.
window_packages="libegl1 libgl1 libfontconfig1 libglib2.0-0 libdbus-1-3 libxkbcommon0 \
libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 \
libxcb-render-util0 libxcb-shape0 libxcb-xkb1"

# What only the tests need.
test_packages="poppler-utils qpdf"

# Where the environment lives: in the project, or in the user's cache when that is read-only.
environment_folder() {
  if [ -w "$root" ] || [ -d "$root/.venv" ]; then
    printf '%s/.venv' "$root"
  else
    printf '%s/rangorde/venv' "${XDG_CACHE_HOME:-$HOME/.cache}"
  fi
}

# Make the environment hold exactly what the lock file names; skipped when it already does.
need_environment() {
  lock=$1
  python=$(find_python) || {
    need_packages python3 python3-venv || exit 1
    python=$(find_python) || fail "Python 3.11 of later ontbreekt"
  }
  venv=$(environment_folder)
  stamp="$venv/.rangorde-$(basename "$lock")"
  wanted=$("$python" -c 'import hashlib, platform, sys
data = open(sys.argv[1], "rb").read()
print(hashlib.sha256(data + platform.python_version().encode()).hexdigest())' "$lock")
  if [ -x "$venv/bin/python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
    return 0
  fi
  say "eigen omgeving inrichten in $venv"
  if [ ! -x "$venv/bin/python" ]; then
    "$python" -m venv "$venv" >&2 2>/dev/null || {
      rm -rf "$venv"
      need_packages python3-venv || exit 1
      "$python" -m venv "$venv" >&2 || fail "de omgeving kon niet worden gemaakt"
    }
  fi
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input \
    --require-hashes --only-binary :all: -r "$lock" >&2 ||
    fail "de bibliotheken konden niet worden geïnstalleerd (is er een netwerk?)"
  printf '%s' "$wanted" >"$stamp"
}
