//! Pattern switches: a static method over the machine's own matching operation.

use crate::class::access;
use crate::ids::SiteId;
use crate::op::Op;
use crate::program::Program;
use crate::site::Linkage;
use crate::synth::builder::Builder;

impl Program {
    pub(super) fn link_switch(&mut self, site: SiteId) -> Linkage {
        let record = self.site(site);
        let (caller, mtype) = (record.caller, (*record.mtype).clone());
        let mut code = Builder::default();
        let slots = code.load_params(&mtype, 0);
        code.push(Op::TypeSwitch(site));
        code.push(Op::ReturnValue);
        let flags = access::STATIC | access::SYNTHETIC;
        Linkage::Call(self.synthesize_method(caller, "switch", mtype, flags, code.finish(slots)))
    }
}
