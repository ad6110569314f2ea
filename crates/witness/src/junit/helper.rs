//! The methods of a test class that reach what its source must not name: objects without constructor, private fields and
//! methods, and those of the JDK, without any option of the JVM.

use std::collections::BTreeSet;

use super::code::{ClassName, Code, Piece, code};

/// The helpers that source uses, and those that these use.
pub fn used<'c>(source: impl Iterator<Item = &'c Code>) -> BTreeSet<&'static str> {
    let mut names: BTreeSet<&'static str> = BTreeSet::new();
    for piece in source.flat_map(|code| &code.0) {
        if let Piece::Helper(name) = piece {
            names.insert(name);
        }
    }
    let needs: [(&str, &[&'static str]); 6] = [
        ("set", &["place", "accessor", "unsafe"]),
        ("get", &["place", "accessor", "unsafe"]),
        ("call", &["trusted"]),
        ("create", &["trusted"]),
        ("trusted", &["unsafe"]),
        ("make", &["unsafe"]),
    ];
    for (name, needed) in needs {
        if names.contains(name) {
            names.extend(needed);
        }
    }
    names
}

/// The declaration of a helper: lines without indentation.
pub fn declaration(name: &str) -> Vec<Code> {
    let reflect = |simple: &str| ClassName::of(&format!("java.lang.reflect.{simple}"));
    let invoke = |simple: &str| ClassName::of(&format!("java.lang.invoke.{simple}"));
    let field = reflect("Field");
    let refused = reflect("InaccessibleObjectException");
    let target = reflect("InvocationTargetException");
    match name {
        "make" => vec![
            "/** An object of a class, made without a constructor. */".into(),
            "private static <T> T make(Class<T> type) throws Exception {".into(),
            "    return type.cast(unsafe(\"allocateInstance\", type));".into(),
            "}".into(),
        ],
        "set" => vec![
            "/** Sets a field of an object, or a static one of null. */".into(),
            "private static void set(Object object, Class<?> declaring, String name, Object value) throws Exception {".into(),
            code!["    ", field.clone(), " field = declaring.getDeclaredField(name);"],
            "    try {".into(),
            "        field.setAccessible(true);".into(),
            "        field.set(object, value);".into(),
            code!["    } catch (", refused, " | IllegalAccessException refused) {"],
            "        Object[] place = place(object, field);".into(),
            "        unsafe(accessor(\"put\", field), place[0], place[1], value);".into(),
            "    }".into(),
            "}".into(),
        ],
        "get" => vec![
            "/** What a field of an object holds, or a static one of null. */".into(),
            "private static Object get(Object object, Class<?> declaring, String name) throws Exception {".into(),
            code!["    ", field.clone(), " field = declaring.getDeclaredField(name);"],
            "    try {".into(),
            "        field.setAccessible(true);".into(),
            "        return field.get(object);".into(),
            code!["    } catch (", refused, " refused) {"],
            "        Object[] place = place(object, field);".into(),
            "        return unsafe(accessor(\"get\", field), place[0], place[1]);".into(),
            "    }".into(),
            "}".into(),
        ],
        "call" => vec![
            "/** Calls a method of an object, or a static one of null. */".into(),
            "private static Object call(Object object, Class<?> declaring, String name, Class<?>[] types, Object... arguments)".into(),
            "        throws Throwable {".into(),
            code!["    ", reflect("Method"), " method = declaring.getDeclaredMethod(name, types);"],
            "    try {".into(),
            "        method.setAccessible(true);".into(),
            "        return method.invoke(object, arguments);".into(),
            code!["    } catch (", target, " thrown) {"],
            "        throw thrown.getCause();".into(),
            code!["    } catch (", refused, " refused) {"],
            code!["        ", invoke("MethodHandle"), " handle = trusted().unreflect(method);"],
            "        return (object == null ? handle : handle.bindTo(object)).invokeWithArguments(arguments);".into(),
            "    }".into(),
            "}".into(),
        ],
        "create" => vec![
            "/** Makes an object by a constructor. */".into(),
            "private static <T> T create(Class<T> type, Class<?>[] types, Object... arguments) throws Throwable {".into(),
            code!["    ", reflect("Constructor"), "<T> constructor = type.getDeclaredConstructor(types);"],
            "    try {".into(),
            "        constructor.setAccessible(true);".into(),
            "        return constructor.newInstance(arguments);".into(),
            code!["    } catch (", target, " thrown) {"],
            "        throw thrown.getCause();".into(),
            code!["    } catch (", refused, " refused) {"],
            "        return type.cast(trusted().unreflectConstructor(constructor).invokeWithArguments(arguments));".into(),
            "    }".into(),
            "}".into(),
        ],
        "holds" => vec![
            "/** Whether a check holds; one that throws does not. */".into(),
            code!["private static boolean holds(", ClassName::of("java.util.concurrent.Callable"), "<Boolean> check) {"],
            "    try {".into(),
            "        return check.call();".into(),
            "    } catch (Throwable thrown) {".into(),
            "        return false;".into(),
            "    }".into(),
            "}".into(),
        ],
        "place" => vec![
            "/** Where a field is, for sun.misc.Unsafe. */".into(),
            code!["private static Object[] place(Object object, ", field, " field) throws Exception {"],
            "    Class<?> declaring = field.getDeclaringClass();".into(),
            "    Class.forName(declaring.getName(), true, declaring.getClassLoader());".into(),
            "    return object == null".into(),
            "            ? new Object[] {unsafe(\"staticFieldBase\", field), unsafe(\"staticFieldOffset\", field)}".into(),
            "            : new Object[] {object, unsafe(\"objectFieldOffset\", field)};".into(),
            "}".into(),
        ],
        "accessor" => vec![
            "/** The method of sun.misc.Unsafe for a field: putInt, getObject. */".into(),
            code!["private static String accessor(String verb, ", field, " field) {"],
            "    String type = field.getType().isPrimitive() ? field.getType().getName() : \"object\";".into(),
            "    return verb + Character.toUpperCase(type.charAt(0)) + type.substring(1);".into(),
            "}".into(),
        ],
        "trusted" => vec![
            "/** Sees everything. */".into(),
            code!["private static ", invoke("MethodHandles"), ".Lookup trusted() throws Exception {"],
            code!["    ", field, " field = ", invoke("MethodHandles"), ".Lookup.class.getDeclaredField(\"IMPL_LOOKUP\");"],
            "    Object base = unsafe(\"staticFieldBase\", field);".into(),
            code!["    return (", invoke("MethodHandles"), ".Lookup) unsafe(\"getObject\", base, unsafe(\"staticFieldOffset\", field));"],
            "}".into(),
        ],
        "unsafe" => vec![
            "/** Calls a method of sun.misc.Unsafe. */".into(),
            "private static Object unsafe(String name, Object... arguments) throws Exception {".into(),
            "    Class<?> type = Class.forName(\"sun.misc.Unsafe\");".into(),
            code!["    ", field, " instance = type.getDeclaredField(\"theUnsafe\");"],
            "    instance.setAccessible(true);".into(),
            code!["    for (", reflect("Method"), " method : type.getMethods()) {"],
            "        if (method.getName().equals(name) && method.getParameterCount() == arguments.length) {".into(),
            "            return method.invoke(instance.get(null), arguments);".into(),
            "        }".into(),
            "    }".into(),
            "    throw new NoSuchMethodException(name);".into(),
            "}".into(),
        ],
        _ => Vec::new(),
    }
}

/// All helpers, in the order in which they stand in the source.
pub const ORDER: [&str; 10] =
    ["make", "create", "set", "get", "call", "holds", "place", "accessor", "trusted", "unsafe"];
