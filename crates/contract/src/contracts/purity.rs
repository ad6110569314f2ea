//! Which methods contracts may call: those that change nothing that existed before. A method is pure if it is declared so; otherwise its
//! instructions are looked at, and those of the methods that it calls.

use program::{ClassId, Kind, MethodId, Op, Program, Unresolved, access};

use super::Contracts;

/// What is known of a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Judged {
    /// It is being looked at: calls of itself change nothing by themselves.
    Running,
    Pure,
    Impure(String),
}

/// How deep calls are followed.
const DEEPEST: usize = 12;

impl Contracts {
    /// Why a method is not known to be pure; none if it is.
    pub(crate) fn impurity(&mut self, program: &mut Program, method: MethodId) -> Option<String> {
        match self.judge(program, method, 0) {
            Judged::Running | Judged::Pure => None,
            Judged::Impure(why) => Some(why),
        }
    }

    fn judge(&mut self, program: &mut Program, method: MethodId, depth: usize) -> Judged {
        if let Some(known) = self.judged.get(&method) {
            return known.clone();
        }
        if self.is_declared_pure(program, method) {
            self.judged.insert(method, Judged::Pure);
            return Judged::Pure;
        }
        if depth > DEEPEST {
            return Judged::Impure("it calls too many others to be looked at".to_owned());
        }
        self.judged.insert(method, Judged::Running);
        let judged = self.judge_code(program, method, depth);
        self.judged.insert(method, judged.clone());
        judged
    }

    fn is_declared_pure(&mut self, program: &mut Program, method: MethodId) -> bool {
        let class = program.method(method).class;
        if program.class(class).is_jdk() {
            return is_pure_of_jdk(program, method);
        }
        let mut all = vec![method];
        all.extend(program.overridden(method));
        all.into_iter().any(|method| program.is_annotated(method, "Pure") || self.is_written_pure(program, method))
    }

    fn is_written_pure(&mut self, program: &mut Program, method: MethodId) -> bool {
        let class = program.method(method).class;
        let Ok(own) = self.own_types(program, class) else { return false };
        own.0.iter().any(|own| {
            let declared = own.declaration_of(method);
            declared.is_some_and(|declared| {
                declared.modifiers.purity.is_some() || own.declaration().modifiers.purity.is_some()
            })
        })
    }

    fn judge_code(&mut self, program: &mut Program, method: MethodId, depth: usize) -> Judged {
        let record = program.method(method);
        if record.flags & access::NATIVE != 0 {
            return Judged::Impure("it is native".to_owned());
        }
        if record.is_abstract() {
            return Judged::Impure("it has no body, and is not declared pure".to_owned());
        }
        let class = record.class;
        let is_constructor = &**program.text(record.name) == "<init>";
        let code = match program.code(method) {
            Ok(Some(code)) => code,
            _ => return Judged::Impure("its body is not understood".to_owned()),
        };
        for (at, op) in code.ops.iter().enumerate() {
            let line = || code.line(at as u32).map_or(String::new(), |line| format!(" in line {line}"));
            let assigns = |what: &str| Judged::Impure(format!("it assigns {what}{}", line()));
            match op.get() {
                Op::PutField(_) | Op::PutField2(_) | Op::PutFieldNarrow(..) | Op::Resolve(Unresolved::PutField, _) => {
                    if !is_constructor {
                        return assigns("a field");
                    }
                }
                Op::PutStatic(_) | Op::PutStatic2(_) | Op::PutStaticNarrow(..) => return assigns("a static field"),
                Op::Resolve(Unresolved::PutStatic, _) => return assigns("a static field"),
                Op::ArrayStore(_) => {
                    if !makes_array(&code) {
                        return assigns("an element");
                    }
                }
                Op::MonitorEnter => return Judged::Impure(format!("it locks an object{}", line())),
                Op::InvokeDynamic(_) | Op::InvokePolymorphic(_) | Op::Resolve(Unresolved::InvokeDynamic, _) => {
                    return Judged::Impure(format!("it makes a lambda or joins texts{}", line()));
                }
                op => {
                    let Some(callee) = callee(program, class, op) else { continue };
                    if let Judged::Impure(why) = self.judge(program, callee, depth + 1) {
                        let name = program.external_method(callee, true);
                        return Judged::Impure(format!("it calls {name}{}, and {why}", line()));
                    }
                }
            }
        }
        Judged::Pure
    }
}

/// Whether code makes an array: then its stores are taken to go there. A contract that calls such a method is checked when it runs.
fn makes_array(code: &program::Code) -> bool {
    code.ops.iter().any(|op| {
        matches!(
            op.get(),
            Op::NewArray(_) | Op::MultiNewArray(..) | Op::Resolve(Unresolved::NewArray, _) | Op::ResolveMulti(..)
        )
    })
}

/// The method that an instruction calls.
fn callee(program: &mut Program, class: ClassId, op: Op) -> Option<MethodId> {
    match op {
        Op::InvokeStatic(method) | Op::InvokeDirect(method) | Op::InvokeInterface(method, _) => Some(method),
        Op::Resolve(
            Unresolved::InvokeVirtual
            | Unresolved::InvokeSpecial
            | Unresolved::InvokeStatic
            | Unresolved::InvokeInterface,
            index,
        ) => {
            let member = program.member_ref(class, index).ok()?;
            let owner = program.load(&member.class).ok()?;
            program.find_method(owner, &member).ok()
        }
        _ => None,
    }
}

/// Classes of the JDK whose methods change nothing that existed before.
const PURE: &[&str] = &[
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Double",
    "java/lang/Enum",
    "java/lang/Float",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Math",
    "java/lang/Number",
    "java/lang/Short",
    "java/lang/StrictMath",
    "java/lang/String",
    "java/math/BigDecimal",
    "java/math/BigInteger",
    "java/util/Objects",
];

/// Methods of other classes of the JDK that change nothing that a caller can see.
const QUESTIONS: &[&str] = &[
    "charAt",
    "compare",
    "compareTo",
    "comparator",
    "contains",
    "containsAll",
    "containsKey",
    "containsValue",
    "element",
    "equals",
    "first",
    "firstElement",
    "firstKey",
    "get",
    "getClass",
    "getFirst",
    "getKey",
    "getLast",
    "getMessage",
    "getOrDefault",
    "getValue",
    "hasNext",
    "hashCode",
    "indexOf",
    "isEmpty",
    "last",
    "lastElement",
    "lastIndexOf",
    "lastKey",
    "length",
    "name",
    "ordinal",
    "peek",
    "peekFirst",
    "peekLast",
    "size",
    "stream",
    "subList",
    "subSequence",
    "test",
    "toString",
];

fn is_pure_of_jdk(program: &Program, method: MethodId) -> bool {
    let record = program.method(method);
    let class = &*program.class(record.class).name;
    let name = &**program.text(record.name);
    // A linked map that orders by access changes when it is asked.
    let is_question = QUESTIONS.contains(&name) && record.mtype.ret_kind().is_some();
    let is_box = Kind::of_box(class).is_some();
    is_box || PURE.contains(&class) || is_question || (class == "java/lang/Object" && name == "<init>")
}
