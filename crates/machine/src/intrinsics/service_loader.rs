//! `java.util.ServiceLoader`: a service without provider is found empty; making a provider needs class loaders and
//! modules, which do not exist here, so that is refused.

use heap::Value;

use crate::intrinsics::Entries;
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Stop, Trap};

pub(super) const TABLE: Entries = &[("java/util/ServiceLoader.newLookupIterator()Ljava/util/Iterator;", lookup)];

fn lookup(machine: &mut Machine) -> Step<Reply> {
    let Value::Ref(service) = machine.get_named(machine.arg_ref(0)?, "service")? else {
        return Err(Trap::malformed("ServiceLoader without service"));
    };
    let service = machine.class_of_mirror(service)?;
    let name = machine.program.class(service).name.clone();
    let provider = machine.program.service_provider(&name).map_err(|error| Trap::stop(Stop::link(error)))?;
    if let Some(provider) = provider {
        let what = format!("the providers of service {} ({provider})", name.replace('/', "."));
        return Err(Trap::unsupported(what));
    }
    let collections = machine.load("java/util/Collections")?;
    let empty = machine
        .program
        .declared(collections, "emptyIterator", "()Ljava/util/Iterator;")
        .ok_or_else(|| Trap::malformed("Collections without emptyIterator"))?;
    machine.tail_call(empty, &[])
}
