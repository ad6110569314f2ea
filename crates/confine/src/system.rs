//! The system calls that matter: those that a filter refuses, and those about files, of which the guard looks at the
//! outcome. The filter and the words for reports are made from the same lists.

use libc::c_long;

use crate::attempt::Kind;

/// One system call.
pub(crate) struct Call {
    pub(crate) number: c_long,
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    pub(crate) words: Words,
    pub(crate) when: When,
}

/// How an attempt is said.
#[derive(Clone, Copy)]
pub(crate) enum Words {
    /// By the name of the call.
    Name,
    /// By these words.
    Network(&'static str),
    Socket,
    /// A verb, and the network address in an argument.
    Address(&'static str, usize),
    Start,
    /// To the process in this argument.
    Signal(usize),
    /// A verb, and the path in an argument.
    Path(&'static str, usize),
    /// A verb, and the path in an argument, relative to the folder in the argument before.
    At(&'static str, usize),
    /// Opening: the path in an argument, relative to the folder before it where it is not the first, and flags behind it.
    Open(usize),
}

/// Which calls are meant.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    Always,
    /// The first argument is another process.
    OtherProcess,
    /// Another family, kind or protocol than TCP, UDP and Unix sockets.
    OddSocket,
    /// An address is given.
    Addressed,
    /// An option by which a socket joins a group, at which the system sends.
    Joining,
    /// A new process, not a thread.
    NewProcess,
    /// The flags in this argument empty a file that is opened for reading.
    Emptying(u8),
}

macro_rules! calls {
    ($kind:ident, $words:expr, $when:expr; $($name:ident)*) => {
        [$(Call { number: libc::$name, name: stringify!($name), kind: Kind::$kind, words: $words, when: $when }),*]
    };
}

/// What filters refuse.
pub(crate) fn refused() -> Vec<Call> {
    let mut all = Vec::new();
    // The JDK opens sockets only to see what the system has, and connected pairs; with neither one gets out.
    all.extend(calls!(Network, Words::Socket, When::OddSocket; SYS_socket));
    all.extend(calls!(Network, Words::Address("connect to", 1), When::Always; SYS_connect));
    all.extend(calls!(Network, Words::Address("listen at", 1), When::Always; SYS_bind));
    all.extend(calls!(Network, Words::Address("send to", 4), When::Addressed; SYS_sendto));
    all.extend(calls!(Network, Words::Network("send to the network"), When::Always; SYS_sendmsg SYS_sendmmsg));
    all.extend(calls!(Network, Words::Network("listen to the network"), When::Always; SYS_listen));
    all.extend(calls!(Network, Words::Network("join a group in the network"), When::Joining; SYS_setsockopt));
    all.extend(calls!(Process, Words::Start, When::NewProcess; SYS_clone));
    all.extend(calls!(Signal, Words::Signal(0), When::OtherProcess;
        SYS_kill SYS_tgkill SYS_rt_sigqueueinfo SYS_rt_tgsigqueueinfo));
    all.extend(
        calls!(Signal, Words::Name, When::Always; SYS_tkill SYS_pidfd_open SYS_pidfd_send_signal SYS_pidfd_getfd),
    );
    all.extend(calls!(Write, Words::Path("empty", 0), When::Always; SYS_truncate));
    all.extend(calls!(Write, Words::Open(1), When::Emptying(2); SYS_openat));
    all.extend(calls!(Write, Words::At("change the mode of", 1), When::Always; SYS_fchmodat));
    all.extend(calls!(Write, Words::At("change the owner of", 1), When::Always; SYS_fchownat));
    all.extend(calls!(Write, Words::At("change the times of", 1), When::Always; SYS_utimensat));
    all.extend(calls!(Write, Words::Name, When::Always; SYS_fchmod SYS_fchown));
    all.extend(calls!(Write, Words::Path("change attributes of", 0), When::Always;
        SYS_setxattr SYS_lsetxattr SYS_removexattr SYS_lremovexattr));
    all.extend(calls!(Write, Words::Name, When::Always; SYS_fsetxattr SYS_fremovexattr));
    all.extend(calls!(System, Words::Name, When::Always;
        SYS_ptrace SYS_process_vm_readv SYS_process_vm_writev SYS_process_madvise SYS_process_mrelease SYS_kcmp
        SYS_mount SYS_umount2 SYS_pivot_root SYS_chroot SYS_setns SYS_unshare SYS_open_tree SYS_move_mount SYS_fsopen
        SYS_fsconfig SYS_fsmount SYS_fspick SYS_mount_setattr
        SYS_add_key SYS_request_key SYS_keyctl
        SYS_bpf SYS_perf_event_open SYS_userfaultfd SYS_io_uring_enter SYS_io_uring_register
        SYS_kexec_load SYS_init_module SYS_finit_module SYS_delete_module SYS_reboot SYS_swapon SYS_swapoff
        SYS_acct SYS_quotactl SYS_quotactl_fd SYS_settimeofday SYS_clock_settime SYS_clock_adjtime SYS_adjtimex
        SYS_sethostname SYS_setdomainname SYS_syslog SYS_vhangup SYS_personality
        SYS_name_to_handle_at SYS_open_by_handle_at SYS_fanotify_init SYS_fanotify_mark
        SYS_shmget SYS_shmat SYS_shmctl SYS_msgget SYS_msgsnd SYS_msgrcv SYS_msgctl SYS_semget SYS_semop SYS_semctl
        SYS_mq_open SYS_mq_unlink
        SYS_setuid SYS_setgid SYS_setreuid SYS_setregid SYS_setresuid SYS_setresgid SYS_setgroups SYS_setfsuid SYS_setfsgid
        SYS_capset SYS_migrate_pages SYS_move_pages
        SYS_setpriority SYS_sched_setaffinity SYS_sched_setscheduler SYS_sched_setparam SYS_sched_setattr SYS_ioprio_set));
    #[cfg(target_arch = "x86_64")]
    {
        all.extend(calls!(Process, Words::Start, When::Always; SYS_fork SYS_vfork));
        all.extend(calls!(Write, Words::Open(0), When::Emptying(1); SYS_open));
        all.extend(calls!(Write, Words::Path("change the mode of", 0), When::Always; SYS_chmod));
        all.extend(calls!(Write, Words::Path("change the owner of", 0), When::Always; SYS_chown SYS_lchown));
        all.extend(calls!(Write, Words::Path("change the times of", 0), When::Always; SYS_utime SYS_utimes));
        all.extend(calls!(Write, Words::At("change the times of", 1), When::Always; SYS_futimesat));
        all.extend(calls!(System, Words::Name, When::Always;
            SYS_kexec_file_load SYS_iopl SYS_ioperm SYS_modify_ldt SYS_uselib SYS_lookup_dcookie));
    }
    all
}

/// Starting a program. The first one is the confined program itself.
pub(crate) fn starts() -> Vec<Call> {
    Vec::from(calls!(Process, Words::Start, When::Always; SYS_execve SYS_execveat))
}

/// What Landlock decides about; where a program is watched, the guard looks at the outcome.
pub(crate) fn files() -> Vec<Call> {
    let mut all = Vec::new();
    all.extend(calls!(Read, Words::Open(1), When::Always; SYS_openat));
    all.extend(calls!(Write, Words::At("delete", 1), When::Always; SYS_unlinkat));
    all.extend(calls!(Write, Words::At("rename", 1), When::Always; SYS_renameat SYS_renameat2));
    all.extend(calls!(Write, Words::At("make the folder", 1), When::Always; SYS_mkdirat));
    all.extend(calls!(Write, Words::At("make", 1), When::Always; SYS_mknodat));
    all.extend(calls!(Write, Words::At("make a link at", 3), When::Always; SYS_linkat));
    all.extend(calls!(Write, Words::At("make a link at", 2), When::Always; SYS_symlinkat));
    #[cfg(target_arch = "x86_64")]
    {
        all.extend(calls!(Read, Words::Open(0), When::Always; SYS_open));
        all.extend(calls!(Write, Words::Path("make", 0), When::Always; SYS_creat SYS_mknod));
        all.extend(calls!(Write, Words::Path("delete", 0), When::Always; SYS_unlink SYS_rmdir));
        all.extend(calls!(Write, Words::Path("rename", 0), When::Always; SYS_rename));
        all.extend(calls!(Write, Words::Path("make the folder", 0), When::Always; SYS_mkdir));
        all.extend(calls!(Write, Words::Path("make a link at", 1), When::Always; SYS_link SYS_symlink));
    }
    all
}

impl Call {
    /// The name without the prefix of the C library.
    pub(crate) fn plain_name(&self) -> &'static str {
        self.name.trim_start_matches("SYS_")
    }
}
