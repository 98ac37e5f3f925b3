# Shared by run, test, check and lock: Python, the program's own environment, system libraries.
# Everything said here goes to stderr; the only output is that of the program itself.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)

say() { printf 'rangorde: %s\n' "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

# Shared libraries the window draws with, each with the Debian package that holds it; the second
# list is for a real screen only.
drawing_libraries="libEGL.so.1:libegl1 libGL.so.1:libgl1 libfontconfig.so.1:libfontconfig1 \
libglib-2.0.so.0:libglib2.0-0 libdbus-1.so.3:libdbus-1-3 libxkbcommon.so.0:libxkbcommon0"
screen_libraries="libxkbcommon-x11.so.0:libxkbcommon-x11-0 libX11-xcb.so.1:libx11-xcb1 \
libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4 libxcb-image.so.0:libxcb-image0 \
libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-randr.so.0:libxcb-randr0 \
libxcb-render-util.so.0:libxcb-render-util0 libxcb-shape.so.0:libxcb-shape0 \
libxcb-xkb.so.1:libxcb-xkb1"

# Programs that only tests call, each with its package.
test_tools="pdfinfo:poppler-utils qpdf:qpdf Xvfb:xvfb xauth:xauth xdotool:xdotool"

# Install Debian packages as root; else name the one command an administrator must run.
install_packages() {
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
    say "systeempakketten installeren: $*"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -q >&2 </dev/null || say "de lijst met pakketten is niet ververst"
    apt-get install -q -y --no-install-recommends "$@" >&2 </dev/null && return 0
    say "de systeempakketten konden niet worden geïnstalleerd"
    return 1
  fi
  say "er ontbreken systeempakketten. Laat een beheerder dit uitvoeren (Debian, Ubuntu):"
  say "  apt-get update && apt-get install -y --no-install-recommends $*"
  return 1
}

# Set `python` to the first Python of 3.11 or later; the file itself, not a wrapper around it.
find_python() {
  for name in python3.11 python3.12 python3.13 python3.14 python3; do
    python=$("$name" -c 'import sys
sys.exit(1) if sys.version_info < (3, 11) else print(sys.executable)' 2>/dev/null) && return 0
  done
  return 1
}

need_python() {
  find_python && return 0
  install_packages python3 python3-venv || exit 1
  find_python || fail "Python 3.11 of later ontbreekt; dit systeem heeft een oudere versie"
}

# Print the packages of the libraries in the list that cannot be loaded.
missing_libraries() {
  "$python" -c 'import ctypes, sys
for pair in sys.argv[1:]:
    library, package = pair.split(":")
    try:
        ctypes.CDLL(library)
    except OSError:
        print(package)' "$@"
}

# Make the libraries in the list loadable; fails when they cannot be.
need_libraries() {
  [ "$(uname -s)" = Linux ] || return 0
  missing=$(missing_libraries "$@")
  # shellcheck disable=SC2086  # a list of package names
  [ -z "$missing" ] || install_packages $missing
}

# Make the programs in the list callable; fails when they cannot be.
need_tools() {
  missing=""
  for pair in "$@"; do
    command -v "${pair%%:*}" >/dev/null 2>&1 || missing="$missing ${pair#*:}"
  done
  # shellcheck disable=SC2086  # a list of package names
  [ -z "$missing" ] || install_packages $missing
}

# What the stamp of an environment says when it holds exactly this lock file on this Python.
stamp_of() {
  "$python" -c 'import hashlib, platform, sys
with open(sys.argv[1], "rb") as lock:
    print(hashlib.sha256(lock.read() + platform.python_version().encode()).hexdigest())' "$1"
}

# Set `venv` to an environment that holds what the lock file names; does nothing when it is there.
need_environment() {
  lock=$1
  wanted=$(stamp_of "$lock")
  venv="$root/.venv"
  ready && return 0
  if [ ! -w "$root" ]; then
    venv="${XDG_CACHE_HOME:-${HOME:?}/.cache}/rangorde/venv"
    ready && return 0
    mkdir -p "$(dirname -- "$venv")"
  fi
  # One at a time: a second start waits for the first and then finds the work done.
  if command -v flock >/dev/null 2>&1; then
    (
      flock 9
      ready || fill_environment
    ) 9>"$venv.lock" || exit 1
  else
    fill_environment
  fi
}

ready() {
  stamp="$venv/.rangorde-$(basename -- "$lock")"
  [ -x "$venv/bin/python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]
}

fill_environment() {
  say "eigen omgeving inrichten in $venv (de eerste keer een minuut)"
  make_environment
  rm -f "$stamp"
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input \
    --timeout 60 --require-hashes --only-binary :all: -r "$lock" >&2 </dev/null ||
    fail "de bibliotheken konden niet worden geïnstalleerd. Is er een netwerk en genoeg schijfruimte?"
  printf '%s\n' "$wanted" >"$stamp"
}

# Make an environment with pip, of the same Python; an unfinished or older one is made again.
make_environment() {
  version=$("$python" -V)
  if [ -x "$venv/bin/python" ] && [ "$("$venv/bin/python" -V 2>&1)" = "$version" ]; then
    "$venv/bin/python" -m pip --version >/dev/null 2>&1 && return 0
    "$venv/bin/python" -m ensurepip >/dev/null 2>&1 && return 0
  fi
  "$python" -m venv --clear "$venv" >/dev/null 2>&1 && return 0
  # Debian ships Python without the part that makes environments.
  rm -rf -- "$venv"
  install_packages "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')" ||
    exit 1
  "$python" -m venv "$venv" >&2 || fail "de omgeving kon niet worden gemaakt in $venv"
}
