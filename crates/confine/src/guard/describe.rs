//! What a thread tries: a system call and its arguments in words.

use std::net::{IpAddr, SocketAddr};

use nix::libc::user_regs_struct;
use rustix::process::Pid;

use super::memory;
use crate::attempt::{Attempt, Kind};
use crate::system::{Call, Words};

/// The arguments of a system call.
pub(super) fn arguments(registers: &user_regs_struct) -> [u64; 6] {
    [registers.rdi, registers.rsi, registers.rdx, registers.r10, registers.r8, registers.r9]
}

/// Whether the C library does this on its own account: it asks caching servers for the name of the user.
pub(super) fn is_nobodys(attempt: &Attempt) -> bool {
    const SERVERS: &[&str] = &["/run/nscd/", "/var/run/nscd/", "/run/systemd/", "/var/lib/sss/"];
    attempt.kind == Kind::Network && SERVERS.iter().any(|server| attempt.what.contains(server))
}

/// What a call tries.
pub(super) fn attempt(call: &Call, thread: Pid, arguments: &[u64; 6]) -> Attempt {
    // Handles and flags are numbers of 32 bits.
    let number = |at: usize| arguments[at] as i32;
    let path = |folder: Option<usize>, at: usize| {
        let path = memory::path(thread, folder.map(number), arguments[at]);
        path.map_or_else(|| "a file".to_owned(), |path| path.display().to_string())
    };
    let what = match call.words {
        Words::Name => format!("call {} of the system", call.plain_name()),
        Words::Network(words) => words.to_owned(),
        Words::Address(verb, at) => {
            let address = address(thread, arguments[at]);
            format!("{verb} {}", address.unwrap_or_else(|| "the network".to_owned()))
        }
        Words::Socket => format!("open a socket ({})", socket(number(0), number(1))),
        Words::Start => match call.number {
            libc::SYS_execve => format!("start the program {}", path(None, 0)),
            libc::SYS_execveat => format!("start the program {}", path(Some(0), 1)),
            _ => "start a process".to_owned(),
        },
        Words::Signal(at) => format!("send a signal to process {}", number(at)),
        Words::Path(verb, at) => format!("{verb} {}", path(None, at)),
        Words::At(verb, at) => format!("{verb} {}", path(Some(at - 1), at)),
        Words::Open(at) => {
            let path = path(at.checked_sub(1), at);
            let flags = number(at + 1);
            let (kind, verb) = match (flags & libc::O_ACCMODE, flags & (libc::O_TRUNC | libc::O_CREAT)) {
                (libc::O_RDONLY, 0) => (Kind::Read, "read"),
                _ => (Kind::Write, "write"),
            };
            return Attempt::new(kind, format!("{verb} {path}"));
        }
    };
    Attempt::new(call.kind, what)
}

/// A network address: the family, and what it says.
fn address(thread: Pid, at: u64) -> Option<String> {
    let family = i32::from(u16::from_ne_bytes(memory::bytes(thread, at)?));
    match family {
        libc::AF_INET => {
            let [p, q, address @ ..]: [u8; 6] = memory::bytes(thread, at + 2)?;
            Some(SocketAddr::from((address, u16::from_be_bytes([p, q]))).to_string())
        }
        libc::AF_INET6 => {
            let port = u16::from_be_bytes(memory::bytes(thread, at + 2)?);
            let address: [u8; 16] = memory::bytes(thread, at + 8)?;
            // An IPv4 address may come in the clothes of IPv6.
            Some(SocketAddr::new(IpAddr::from(address).to_canonical(), port).to_string())
        }
        libc::AF_UNIX => Some(format!("the Unix socket {}", memory::text(thread, at + 2)?.display())),
        other => Some(format!("family {other}")),
    }
}

fn socket(family: i32, kind: i32) -> String {
    let kind = match kind & 0xf {
        libc::SOCK_STREAM => "TCP",
        libc::SOCK_DGRAM => "UDP",
        _ => "raw",
    };
    match family {
        libc::AF_INET => format!("{kind}, IPv4"),
        libc::AF_INET6 => format!("{kind}, IPv6"),
        libc::AF_UNIX => "Unix".to_owned(),
        other => format!("family {other}"),
    }
}
