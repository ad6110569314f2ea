#!/bin/sh
# Installs what is missing to build and run Heapwright on Debian; may be run any number of times.
#
#   scripts/setup.sh         a JDK, JUnit and a C compiler, if there is none
#   scripts/setup.sh test    and what the tests need beyond that
#
# Installs nothing that is already there, and asks nothing.
set -eu

export DEBIAN_FRONTEND=noninteractive

say() { echo "setup: $*"; }
fail() { echo "setup: error: $*" >&2; exit 1; }

# A JDK for us has a launcher, a compiler and a module image, and is Java 17 or later.
is_jdk() {
    [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -f "$1/lib/modules" ] || return 1
    feature=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release" 2>/dev/null)
    [ "${feature:-0}" -ge 17 ]
}

# Prints the home of the JDK in use, from JAVA_HOME or PATH.
find_jdk() {
    if [ -n "${JAVA_HOME:-}" ] && is_jdk "$JAVA_HOME"; then
        echo "$JAVA_HOME"
        return
    fi
    for tool in javac java; do
        path=$(command -v "$tool") || continue
        home=$(dirname "$(dirname "$(readlink -f "$path")")")
        if is_jdk "$home"; then
            echo "$home"
            return
        fi
    done
    return 1
}

# What of the given Debian packages is not installed.
not_installed() {
    for package in "$@"; do
        state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
        [ "$state" = installed ] || echo "$package"
    done
}

install() {
    command -v apt-get >/dev/null || fail "no apt-get here; install the equivalent of: $*"
    if [ "$(id -u)" -eq 0 ]; then
        as_root=
    elif sudo -n true 2>/dev/null; then
        as_root="sudo -n env DEBIAN_FRONTEND=noninteractive"
    elif command -v sudo >/dev/null && [ -t 0 ]; then
        as_root="sudo env DEBIAN_FRONTEND=noninteractive"
    else
        fail "not allowed to install packages; run as root: apt-get update && apt-get install -y --no-install-recommends $*"
    fi
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    say "installing $*"
    # $as_root is a command with its arguments, or nothing.
    # shellcheck disable=SC2086
    if ! { $as_root apt-get update -qq &&
        $as_root apt-get -o DPkg::Lock::Timeout=120 install -y -qq --no-install-recommends "$@"; } >"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        fail "could not install: $*"
    fi
}

case "${1:-}" in
'') extra= ;;
test) extra="jasmin-sable junit4 junit5 libcommons-collections4-java libguava-java libclosure-compiler-java redis-server z3" ;;
*) fail "usage: scripts/setup.sh [test]" ;;
esac

command -v cargo >/dev/null ||
    fail "cargo is missing: install Rust 1.95 or later with rustup (https://rustup.rs) and open a new shell"
if [ -n "$extra" ]; then
    for part in fmt clippy; do
        cargo "$part" --version >/dev/null 2>&1 ||
            fail "cargo $part is missing; run: rustup component add rustfmt clippy"
    done
fi

wanted=
find_jdk >/dev/null || wanted="default-jdk-headless"
# Generated tests are compiled and run with it.
[ -f /usr/share/java/junit-platform-console-standalone.jar ] || wanted="$wanted junit5"
command -v cc >/dev/null || wanted="$wanted build-essential"
# The lists are words without spaces in them.
# shellcheck disable=SC2086
[ -z "$extra" ] || wanted="$wanted $(not_installed $extra | tr '\n' ' ')"

# shellcheck disable=SC2086
set -- $wanted
[ $# -eq 0 ] || install "$@"

jdk=$(find_jdk) ||
    fail "no JDK of Java 17 or later, even after installing; JAVA_HOME=${JAVA_HOME:-(unset)}, javac: $(command -v javac || echo none)"
say "ready: $(cargo --version | cut -d ' ' -f 1,2), JDK $jdk"
