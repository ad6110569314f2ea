//! Reach sets: a list of the objects that were found, in order. Each new object is compared with all before it; then its fields are
//! followed. Objects are looked at while they are found, so nothing is discovered that the question does not need.

use program::{ClassId, Kind, LinkError, Op};

use super::label::Label;
use super::{LINK, LINK_NEXT, LINK_OBJECT, Writer};
use crate::tree::{Expression, Reach, Type};

/// The local variables of a reach set that is being collected.
struct List {
    link: ClassId,
    /// The first link, the last one, and the one whose object is looked at.
    first: u16,
    last: u16,
    at: u16,
    /// A candidate, and the link with which it is compared.
    candidate: u16,
    compared: u16,
}

impl Writer<'_> {
    /// Runs code for each object of a reach set, which stands in a local variable.
    pub(super) fn for_each_reached(
        &mut self,
        reach: &Reach,
        body: &mut dyn FnMut(&mut Self, u16) -> Result<(), LinkError>,
    ) -> Result<(), LinkError> {
        let link = self.link()?;
        let mut local = || self.local(Kind::Ref);
        let list = List { link, first: local(), last: local(), at: local(), candidate: local(), compared: local() };
        let item = self.local(Kind::Ref);
        self.code.push(Op::Null);
        self.store(Kind::Ref, list.first);
        self.code.push(Op::Null);
        self.store(Kind::Ref, list.last);
        self.value(&reach.start)?;
        self.add(&list, reach, reach.start.of);
        self.load(Kind::Ref, list.first);
        self.store(Kind::Ref, list.at);
        let (again, end) = (self.labels.fresh(), self.labels.fresh());
        self.put(again);
        self.load(Kind::Ref, list.at);
        self.jump(Op::IfNull, end);
        self.load(Kind::Ref, list.at);
        self.code.push(Op::GetField(LINK_OBJECT));
        self.store(Kind::Ref, item);
        body(self, item)?;
        for field in &reach.fields {
            self.load(Kind::Ref, item);
            self.code.push(Op::GetField(field.slot));
            self.add(&list, reach, field.of);
        }
        self.load(Kind::Ref, list.at);
        self.code.push(Op::GetField(LINK_NEXT));
        self.store(Kind::Ref, list.at);
        self.jump(Op::Goto, again);
        self.put(end);
        Ok(())
    }

    /// Adds the reference on the stack to the list, unless it is null, of another class, or there already.
    fn add(&mut self, list: &List, reach: &Reach, of: Type) {
        let (end, append, compare) = (self.labels.fresh(), self.labels.fresh(), self.labels.fresh());
        self.store(Kind::Ref, list.candidate);
        self.load(Kind::Ref, list.candidate);
        self.jump(Op::IfNull, end);
        let is_known = matches!(of, Type::Reference(own) if self.program.is_subtype(own, reach.class));
        if !is_known {
            self.load(Kind::Ref, list.candidate);
            self.code.push(Op::InstanceOf(reach.class));
            self.jump(Op::IfEq, end);
        }
        self.load(Kind::Ref, list.first);
        self.store(Kind::Ref, list.compared);
        self.put(compare);
        self.load(Kind::Ref, list.compared);
        self.jump(Op::IfNull, append);
        self.load(Kind::Ref, list.compared);
        self.code.push(Op::GetField(LINK_OBJECT));
        self.load(Kind::Ref, list.candidate);
        self.jump(Op::IfAcmpEq, end);
        self.load(Kind::Ref, list.compared);
        self.code.push(Op::GetField(LINK_NEXT));
        self.store(Kind::Ref, list.compared);
        self.jump(Op::Goto, compare);
        self.put(append);
        self.append(list);
        self.put(end);
    }

    /// Appends a link with the candidate.
    fn append(&mut self, list: &List) {
        let (first, end) = (self.labels.fresh(), self.labels.fresh());
        self.code.push(Op::New(list.link));
        self.store(Kind::Ref, list.compared);
        self.load(Kind::Ref, list.compared);
        self.load(Kind::Ref, list.candidate);
        self.code.push(Op::PutField(LINK_OBJECT));
        self.load(Kind::Ref, list.last);
        self.jump(Op::IfNull, first);
        self.load(Kind::Ref, list.last);
        self.load(Kind::Ref, list.compared);
        self.code.push(Op::PutField(LINK_NEXT));
        self.jump(Op::Goto, end);
        self.put(first);
        self.load(Kind::Ref, list.compared);
        self.store(Kind::Ref, list.first);
        self.put(end);
        self.load(Kind::Ref, list.compared);
        self.store(Kind::Ref, list.last);
    }

    fn link(&mut self) -> Result<ClassId, LinkError> {
        if let Some(link) = self.compiled.link {
            return Ok(link);
        }
        let object = self.program.load("java/lang/Object")?;
        let link = self.program.synthesize_class(LINK, object, &[], &[Kind::Ref, Kind::Ref])?;
        self.compiled.link = Some(link);
        Ok(link)
    }

    /// Whether an object is among those of a reach set.
    pub(super) fn reach_has(&mut self, reach: &Reach, element: &Expression) -> Result<(), LinkError> {
        let wanted = self.local(Kind::Ref);
        let answer = self.local(Kind::Int);
        let (end, found) = (self.labels.fresh(), self.labels.fresh());
        self.value(element)?;
        self.store(Kind::Ref, wanted);
        self.code.push(Op::Int(0));
        self.store(Kind::Int, answer);
        self.load(Kind::Ref, wanted);
        self.jump(Op::IfNull, end);
        self.for_each_reached(reach, &mut |writer, item| {
            writer.load(Kind::Ref, item);
            writer.load(Kind::Ref, wanted);
            writer.jump(Op::IfAcmpEq, found);
            Ok(())
        })?;
        self.jump(Op::Goto, end);
        self.put(found);
        self.code.push(Op::Int(1));
        self.store(Kind::Int, answer);
        self.put(end);
        self.load(Kind::Int, answer);
        Ok(())
    }

    /// How many objects a reach set has.
    pub(super) fn reach_size(&mut self, reach: &Reach) -> Result<(), LinkError> {
        let count = self.local(Kind::Int);
        self.code.push(Op::Int(0));
        self.store(Kind::Int, count);
        self.for_each_reached(reach, &mut |writer, _| {
            writer.code.push(Op::Iinc(count, 1));
            Ok(())
        })?;
        self.load(Kind::Int, count);
        Ok(())
    }

    /// Whether a reach set has no objects.
    pub(super) fn reach_is_empty(&mut self, reach: &Reach) -> Result<(), LinkError> {
        let answer = self.local(Kind::Int);
        let end: Label = self.labels.fresh();
        self.code.push(Op::Int(1));
        self.store(Kind::Int, answer);
        self.value(&reach.start)?;
        self.code.push(Op::InstanceOf(reach.class));
        self.jump(Op::IfEq, end);
        self.code.push(Op::Int(0));
        self.store(Kind::Int, answer);
        self.put(end);
        self.load(Kind::Int, answer);
        Ok(())
    }
}
