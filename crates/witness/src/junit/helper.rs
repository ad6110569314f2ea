//! The methods of a test class for what its source may not name: objects without constructor, private fields and
//! methods, and those of the JDK, without any option of the JVM. Only the helpers that the tests use are written.

use std::collections::BTreeMap;

use super::code::{ClassName, Code, Piece, Reach};

/// All helpers in the order in which they stand in the source: name, and what each is made of by its reach. Classes in
/// backquotes, those of `java.lang` and below it without that, are spelled as the imports allow.
const HELPERS: [(&str, &str, &str); 10] = [
    ("make", MAKE, MAKE),
    ("create", CREATE, CREATE_ANYWHERE),
    ("set", SET, SET_ANYWHERE),
    ("get", GET, GET_ANYWHERE),
    ("call", CALL, CALL_ANYWHERE),
    ("holds", HOLDS, HOLDS),
    ("place", PLACE, PLACE),
    ("accessor", ACCESSOR, ACCESSOR),
    ("trusted", TRUSTED, TRUSTED),
    ("unsafe", UNSAFE, UNSAFE),
];

/// What helpers need when they reach everything.
const NEEDS: [(&str, &[&str]); 5] = [
    ("create", &["trusted"]),
    ("set", &["place", "accessor", "unsafe"]),
    ("get", &["place", "accessor", "unsafe"]),
    ("call", &["trusted"]),
    ("trusted", &["unsafe"]),
];

/// The declarations of the helpers that source uses.
pub fn declarations<'c>(source: impl Iterator<Item = &'c Code>) -> Vec<Vec<Code>> {
    let mut used: BTreeMap<&str, Reach> = BTreeMap::new();
    for piece in source.flat_map(|code| &code.0) {
        if let Piece::Helper(name, reach) = piece {
            let known = used.entry(name).or_insert(*reach);
            *known = (*known).max(*reach);
        }
    }
    for (name, needs) in NEEDS {
        if used.get(name) == Some(&Reach::Everything) {
            used.extend(needs.iter().map(|need| (*need, Reach::Everything)));
        }
    }
    if used.contains_key("make") {
        used.insert("unsafe", Reach::Everything);
    }
    let text = |(name, plain, far): &(&str, &'static str, &'static str)| match used.get(name)? {
        Reach::Reflection => Some(*plain),
        Reach::Everything => Some(*far),
    };
    HELPERS.iter().filter_map(text).map(lines).collect()
}

fn lines(text: &str) -> Vec<Code> {
    let line = |line: &str| {
        let mut code = Code::default();
        for (at, part) in line.split('`').enumerate() {
            match at % 2 {
                0 => code.add(part),
                _ if part.starts_with("org.") => code.add(ClassName::of(part)),
                _ => code.add(ClassName::of(&format!("java.lang.{part}"))),
            }
        }
        code
    };
    text.trim().lines().map(line).collect()
}

const MAKE: &str = r#"
/** An object of a class, made without a constructor. */
private static <T> T make(`Class`<T> type) throws Exception {
    return type.cast(unsafe("allocateInstance", type));
}
"#;

const CREATE: &str = r#"
/** Makes an object by a constructor. */
private static <T> T create(`Class`<T> type, `Class`<?>[] types, `Object`... arguments) throws Throwable {
    `reflect.Constructor`<T> constructor = type.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    try {
        return constructor.newInstance(arguments);
    } catch (`reflect.InvocationTargetException` thrown) {
        throw thrown.getCause();
    }
}
"#;

const CREATE_ANYWHERE: &str = r#"
/** Makes an object by a constructor. */
private static <T> T create(`Class`<T> type, `Class`<?>[] types, `Object`... arguments) throws Throwable {
    `reflect.Constructor`<T> constructor = type.getDeclaredConstructor(types);
    return type.cast(trusted().unreflectConstructor(constructor).invokeWithArguments(arguments));
}
"#;

const SET: &str = r#"
/** Sets a field of an object, or a static one of null. */
private static void set(`Object` object, `Class`<?> type, `String` name, `Object` value) throws Exception {
    `reflect.Field` field = type.getDeclaredField(name);
    field.setAccessible(true);
    field.set(object, value);
}
"#;

const SET_ANYWHERE: &str = r#"
/** Sets a field of an object, or a static one of null. */
private static void set(`Object` object, `Class`<?> type, `String` name, `Object` value) throws Exception {
    `reflect.Field` field = type.getDeclaredField(name);
    try {
        field.setAccessible(true);
        field.set(object, value);
    } catch (`reflect.InaccessibleObjectException` | `IllegalAccessException` refused) {
        `Object`[] place = place(object, field);
        unsafe(accessor("put", field), place[0], place[1], value);
    }
}
"#;

const GET: &str = r#"
/** What a field of an object holds, or a static one of null. */
private static `Object` get(`Object` object, `Class`<?> type, `String` name) throws Exception {
    `reflect.Field` field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field.get(object);
}
"#;

const GET_ANYWHERE: &str = r#"
/** What a field of an object holds, or a static one of null. */
private static `Object` get(`Object` object, `Class`<?> type, `String` name) throws Exception {
    `reflect.Field` field = type.getDeclaredField(name);
    try {
        field.setAccessible(true);
        return field.get(object);
    } catch (`reflect.InaccessibleObjectException` refused) {
        `Object`[] place = place(object, field);
        return unsafe(accessor("get", field), place[0], place[1]);
    }
}
"#;

const CALL: &str = r#"
/** Calls a method of an object, or a static one of null. */
private static `Object` call(`Object` object, `Class`<?> type, `String` name, `Class`<?>[] types, `Object`... arguments) throws Throwable {
    `reflect.Method` method = type.getDeclaredMethod(name, types);
    method.setAccessible(true);
    try {
        return method.invoke(object, arguments);
    } catch (`reflect.InvocationTargetException` thrown) {
        throw thrown.getCause();
    }
}
"#;

const CALL_ANYWHERE: &str = r#"
/** Calls a method of an object, or a static one of null. */
private static `Object` call(`Object` object, `Class`<?> type, `String` name, `Class`<?>[] types, `Object`... arguments) throws Throwable {
    `invoke.MethodHandle` method = trusted().unreflect(type.getDeclaredMethod(name, types)).asFixedArity();
    return (object == null ? method : method.bindTo(object)).invokeWithArguments(arguments);
}
"#;

const HOLDS: &str = r#"
/** Whether a check holds; one that throws does not. */
private static boolean holds(`org.junit.jupiter.api.function.ThrowingSupplier`<`Boolean`> check) {
    try {
        return check.get();
    } catch (`Throwable` thrown) {
        return false;
    }
}
"#;

const PLACE: &str = r#"
/** Where a field is, for sun.misc.Unsafe. */
private static `Object`[] place(`Object` object, `reflect.Field` field) throws Exception {
    if (object != null) {
        return new `Object`[] {object, unsafe("objectFieldOffset", field)};
    }
    `Class`<?> type = field.getDeclaringClass();
    `Class`.forName(type.getName(), true, type.getClassLoader());
    return new `Object`[] {unsafe("staticFieldBase", field), unsafe("staticFieldOffset", field)};
}
"#;

const ACCESSOR: &str = r#"
/** The method of sun.misc.Unsafe for a field: putInt, getObject. */
private static `String` accessor(`String` verb, `reflect.Field` field) {
    `String` type = field.getType().isPrimitive() ? field.getType().getName() : "object";
    return verb + `Character`.toUpperCase(type.charAt(0)) + type.substring(1);
}
"#;

const TRUSTED: &str = r#"
/** Sees everything. */
private static `invoke.MethodHandles`.Lookup trusted() throws Exception {
    `reflect.Field` field = `invoke.MethodHandles`.Lookup.class.getDeclaredField("IMPL_LOOKUP");
    `Object` base = unsafe("staticFieldBase", field);
    return (`invoke.MethodHandles`.Lookup) unsafe("getObject", base, unsafe("staticFieldOffset", field));
}
"#;

const UNSAFE: &str = r#"
/** Calls a method of sun.misc.Unsafe. */
private static `Object` unsafe(`String` name, `Object`... arguments) throws Exception {
    `Class`<?> type = `Class`.forName("sun.misc.Unsafe");
    `reflect.Field` instance = type.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    for (`reflect.Method` method : type.getMethods()) {
        if (method.getName().equals(name) && method.getParameterCount() == arguments.length) {
            return method.invoke(instance.get(null), arguments);
        }
    }
    throw new `NoSuchMethodException`(name);
}
"#;
