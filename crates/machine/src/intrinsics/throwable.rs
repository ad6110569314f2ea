//! Stack traces and the messages of null-pointer exceptions.

use heap::{Ref, Value};
use program::{MethodId, Visibility, npe_message};

use crate::intrinsics::{Entries, reference};
use crate::machine::{Machine, Reply};
use crate::trap::{Step, Trap};

pub(super) const TABLE: Entries = &[
    ("java/lang/Throwable.fillInStackTrace(I)Ljava/lang/Throwable;", fill_in_stack_trace),
    (
        "java/lang/StackTraceElement.initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V",
        init_from_throwable,
    ),
    (
        "java/lang/StackTraceElement.initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V",
        init_from_backtrace,
    ),
    ("java/lang/StackTraceElement.computeFormat()V", compute_format),
    ("java/lang/NullPointerException.getExtendedNPEMessage()Ljava/lang/String;", extended_message),
];

/// Frames that a trace holds at most, as on the real JVM.
const MAX_TRACE: usize = 1024;

/// `StackTraceElement.format`: the class is the JDK's, leave loader and module version out.
const FORMAT_JDK: i32 = 3;
/// `StackTraceElement.format`: leave the loader out.
const FORMAT_APP: i32 = 1;

/// Saves method and instruction of each frame as pairs in an `int[]`.
fn fill_in_stack_trace(machine: &mut Machine) -> Step<Reply> {
    let exception = machine.arg_ref(0)?;
    let class = machine.state.heap.class_of(exception).ok_or_else(Trap::null)?;
    let mut trace = Vec::new();
    let mut skipping = true;
    let mut hidden_top = false;
    // An instruction that initializes a class is executed again, so its frame stands at the instruction, not behind it.
    let mut initializes = false;
    for frame in machine.state.stack.frames() {
        let method = machine.program.method(frame.method);
        let at = if initializes { frame.pc } else { frame.pc.saturating_sub(1) };
        initializes = frame.method == machine.known.initializer;
        if skipping {
            // The constructors of the exception and the filling itself are not part of the trace.
            let name = machine.program.text(method.name);
            let own = machine.program.is_subtype(class, method.class);
            if own && (&**name == "<init>" || &**name == "fillInStackTrace") {
                continue;
            }
            skipping = false;
            hidden_top = method.visibility == Visibility::Hidden && &**name != "<throw>";
        }
        if method.visibility == Visibility::Hidden {
            continue;
        }
        if trace.len() < 2 * MAX_TRACE {
            trace.extend([frame.method.0 as i32, at as i32]);
        }
    }
    let depth = trace.len() / 2;
    // The last word says whether the exception arose in a frame that traces hide.
    trace.push(hidden_top.into());
    let array = machine.new_primitive_array(program::Kind::Int, trace.len())?;
    machine.state.heap.write_ints(array, 0, &trace)?;
    machine.set_named(exception, "backtrace", Value::Ref(array))?;
    machine.set_named(exception, "depth", Value::Int(depth as i32))?;
    let throwable = machine.known.throwable;
    if let Some(slot) = machine.program.slot(throwable, "UNASSIGNED_STACK") {
        machine.set_named(exception, "stackTrace", machine.state.statics.get(slot as usize))?;
    }
    reference(exception)
}

fn init_from_throwable(machine: &mut Machine) -> Step<Reply> {
    let backtrace = machine.get_named(machine.arg_ref(1)?, "backtrace")?;
    init_elements(machine, backtrace)
}

fn init_from_backtrace(machine: &mut Machine) -> Step<Reply> {
    init_elements(machine, machine.arg(1))
}

fn init_elements(machine: &mut Machine, backtrace: Value) -> Step<Reply> {
    let elements = machine.state.heap.references(machine.arg_ref(0)?)?.to_vec();
    let Value::Ref(backtrace) = backtrace else { return Err(Trap::malformed("exception without backtrace")) };
    let trace = machine.state.heap.ints(backtrace)?.to_vec();
    for (&element, pair) in elements.iter().zip(trace.chunks_exact(2)) {
        machine.init_element(element, MethodId(pair[0] as u32), pair[1] as u32)?;
    }
    Ok(Reply::Void)
}

impl Machine {
    fn init_element(&mut self, element: Ref, id: MethodId, pc: u32) -> Step {
        let method = self.program.method(id);
        let (class_id, name) = (method.class, self.program.text(method.name).clone());
        let is_native = method.body == program::Body::Native;
        let class = self.program.class(class_id);
        let (class_name, file, jdk) = (class.java_name(), class.source_file(), class.is_jdk());
        let module = match class.origin.as_deref() {
            Some(program::ClassOrigin::Jdk { module }) => Some(module.clone()),
            _ => None,
        };
        let line =
            if is_native { -2 } else { self.program.code(id)?.and_then(|code| code.line(pc)).map_or(-1, i32::from) };
        let texts = [
            ("declaringClass", Some(class_name)),
            ("methodName", Some(name.to_string())),
            ("fileName", file),
            ("classLoaderName", (!jdk).then(|| "app".to_owned())),
            ("moduleVersion", module.as_ref().map(|_| self.program.jdk.full_version.clone())),
            ("moduleName", module),
        ];
        for (field, text) in texts {
            if let Some(text) = text {
                let text = self.new_text(&text)?;
                self.set_named(element, field, Value::Ref(text))?;
            }
        }
        self.set_named(element, "lineNumber", Value::Int(line))?;
        self.set_named(element, "format", Value::Int(if jdk { FORMAT_JDK } else { FORMAT_APP }))
    }
}

/// The format was set when the element was filled.
fn compute_format(machine: &mut Machine) -> Step<Reply> {
    machine.set_named(machine.arg_ref(0)?, "declaringClassObject", Value::NULL)?;
    Ok(Reply::Void)
}

fn extended_message(machine: &mut Machine) -> Step<Reply> {
    let Value::Ref(backtrace) = machine.get_named(machine.arg_ref(0)?, "backtrace")? else {
        return reference(Ref::NULL);
    };
    let trace = machine.state.heap.ints(backtrace)?.to_vec();
    let &[method, pc, ..] = trace.as_slice() else { return reference(Ref::NULL) };
    if trace.len() < 3 || trace.last() == Some(&1) {
        return reference(Ref::NULL);
    }
    let method = machine.program.method(MethodId(method as u32));
    let program::Body::File(position) = method.body else { return reference(Ref::NULL) };
    let Some(file) = machine.program.class(method.class).file.clone() else { return reference(Ref::NULL) };
    match npe_message(&file, &file.methods[position as usize], pc as usize) {
        Some(message) => reference(machine.new_text(&message)?),
        None => reference(Ref::NULL),
    }
}
