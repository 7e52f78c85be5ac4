#!/usr/bin/env bash
# Runs the Containerfile's own steps where there is no container engine: each FROM becomes a fresh Debian root, made with
# mmdebstrap, in which RUN, COPY, ENV, ARG, USER and WORKDIR are done; then the image's command is started and asked for
# its health, as HEALTHCHECK says. As root, on Debian: tests/container/try.sh [FOLDER]; KEEP=build leaves a stage as it is in
# FOLDER from the last time; BIND="FOLDER…" shows folders of this machine there, where its registries keep packages in some.
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
work=${1:-$(mktemp -d)}
file=$here/Containerfile
mkdir -p "$work"

say() { printf '\033[2m== %s\033[0m\n' "$*"; }
fail() { printf 'not done: %s\n' "$*" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail "a root needs to be made as root"
command -v mmdebstrap >/dev/null || fail "there is no mmdebstrap: apt-get install mmdebstrap"

# One instruction a line: comments out, continued lines joined.
instructions() { sed -e '/^[[:space:]]*#/d' "$file" | sed -e ':a' -e '/\\$/N; s/\\\n[[:space:]]*//; ta' | sed '/^[[:space:]]*$/d'; }

# A Debian with this machine's way to its package registries, which is no part of the image.
base() {
    local root=$work/base each
    if [ ! -e "$root/.made" ]; then
        say "base: Debian $1"
        mmdebstrap --quiet --variant=minbase "$1" "$root" $(ls /etc/apt/sources.list.d/*.sources)
        for each in /etc/apt/apt.conf.d/99* /etc/pip.conf /etc/xdg/pip /usr/etc/npmrc \
            /etc/ssl/certs/ca-certificates.crt /usr/local/share/ca-certificates /etc/resolv.conf /etc/hosts /etc/nsswitch.conf; do
            [ ! -e "$each" ] || { mkdir -p "$root$(dirname "$each")" && cp -aL "$each" "$root$(dirname "$each")/"; }
        done
        touch "$root/.made"
    fi
}

# in_root ROOT USER FOLDER COMMAND…: with the root's own /proc, the machine's registries, and no other process in sight.
in_root() {
    local root=$1 user=$2 folder=$3
    shift 3
    unshare --mount --pid --fork --kill-child bash -euc '
        root=$1 user=$2 folder=$3
        shift 3
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount -t tmpfs tmpfs "$root/dev/shm"
        for each in ${BIND:-}; do mkdir -p "$root$each"; mount --bind "$each" "$root$each"; done
        exec chroot --userspec="$user" "$root" env -C "$folder" "$@"' _ "$root" "$user" "$folder" "$@"
}

declare -A roots=()
name="" root="" user=root folder=/ health="" command="" entry=""
set_up=() # what ENV and ARG have set
registries=()
while IFS= read -r each; do registries+=("$each"); done < <(env | grep -iE '^(pip_|npm_config_|https?_proxy|no_proxy|ssl_cert_file|requests_ca_bundle|node_extra_ca_certs)' || true)

as_user() {
    local home=/root
    [ "$user" = root ] || home=$(awk -F: -v name="$user" '$1 == name {print $6}' "$root/etc/passwd")
    in_root "$root" "$user" "$folder" -i "HOME=$home" "${registries[@]}" "${set_up[@]}" "$@"
}

copy() {
    local from=$here owner=0:0 target sources each
    while [[ "${1:-}" == --* ]]; do
        case $1 in
            --from=*) from=${roots[${1#--from=}]} ;;
            --chown=*) owner=${1#--chown=} ;;
        esac
        shift
    done
    target=${!#} sources=("${@:1:$#-1}")
    [[ "$target" == /* ]] || target=$folder/$target
    for each in "${sources[@]}"; do
        if [ -d "$from/$each" ]; then
            mkdir -p "$root/$target"
            tar -C "$from/$each" --exclude=__pycache__ --exclude=./platform/static/vendor --exclude=./platform/static/bundles -c . |
                tar -C "$root/$target" --owner="$owner" --no-same-owner -x
        else
            mkdir -p "$root/$target"
            cp "$from/$each" "$root/$target"
        fi
    done
}

while IFS= read -r line; do
    word=${line%% *} rest=${line#* }
    [ "$word" = FROM ] || [ -z "$name" ] || [ "${KEEP:-}" != "$name" ] || continue
    say "$line"
    case $word in
        FROM)
            read -r image _ name <<<"$rest"
            release=${image#*:}
            base "${release%-slim}"
            root=$work/${name:-image} user=root folder=/ set_up=("PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin")
            roots[${name:-image}]=$root
            [ -n "$name" ] && [ "${KEEP:-}" = "$name" ] && continue
            rm -rf "$root"
            cp -a "$work/base" "$root"
            ;;
        RUN) as_user "DEBIAN_FRONTEND=noninteractive" sh -ec "$rest" </dev/null || fail "$line" ;;
        COPY) eval "copy $rest" ;;
        ENV | ARG) eval "set_up+=(\"$rest\")" ;;
        USER) user=$rest ;;
        WORKDIR) folder=$rest; mkdir -p "$root$folder" ;;
        HEALTHCHECK) health=${rest#*CMD } ;;
        ENTRYPOINT) entry=$rest ;;
        CMD) command=$rest ;;
        EXPOSE) ;;
        *) fail "$word is not known here" ;;
    esac
done < <(instructions)

# The image's command as it stands, on a network of its own that leads nowhere.
list() { python3 -c 'import json, shlex, sys; print(shlex.join(json.loads(sys.argv[1])))' "$1"; }
say "the command, without a network: $entry $command"
cat >"$root/tmp/try" <<END
if $(list "$command") >/tmp/without.log 2>&1; then echo 'it started without a token'; exit 1; fi
DESKGYM_HOST_TOKEN=secret $(list "$entry") $(list "$command") >/tmp/host.log 2>&1 &
host=\$!
for i in \$(seq 300); do $(list "$health") 2>/dev/null && break; kill -0 \$host; read -t 0.2 <> <(:) || :; done
python - <<'ASK'
import json
import urllib.request

def ask(path, given=None, token="secret"):
    data = None if given is None else json.dumps(given).encode()
    headers = {"Authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:8100{path}", data, headers), timeout=120) as answer:
        return json.load(answer)

opened = ask("/sessions", {"family": "crm-update", "seed": 0})
ended = ask(f"/sessions/{opened['session']}/step", {"action": "done()"})
assert ended["terminated"] and ended["reward"] == 0.0, ended
print("an episode was opened and graded:", opened["observation"]["goal"])
ASK
kill -TERM \$host
wait \$host && echo 'it ended when told to' || { echo "it ended with \$?"; cat /tmp/host.log; exit 1; }
END
sed -i '1i set -eu' "$root/tmp/try"
unshare --net bash -c "
    $(declare -f in_root)
    ip link set lo up 2>/dev/null || python3 -c 'import fcntl, socket, struct; s = socket.socket(); fcntl.ioctl(s, 0x8914, struct.pack(\"16sh\", b\"lo\", 0x49))'
    $(declare -p root user folder set_up)
    in_root \"\$root\" \"\$user\" \"\$folder\" -i HOME=\"\$(awk -F: -v name=\$user '\$1 == name {print \$6}' \$root/etc/passwd)\" \"\${set_up[@]}\" bash /tmp/try"
du -sh --exclude=proc --exclude=dev "$root" | awk '{print "the image has about " $1}'
