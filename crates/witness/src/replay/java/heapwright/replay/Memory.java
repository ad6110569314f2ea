package heapwright.replay;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;

/**
 * Objects without constructors, and fields of any class: private, final, of records and of the JDK. Every access is
 * checked against the field's type first, since a wrong one would corrupt the JVM.
 */
final class Memory {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long ACCESSIBLE = UNSAFE.objectFieldOffset(AccessibleObject.class, "override");

    private Memory() {}

    /** A field of an object or a class. */
    static final class Place {
        private final Object base;
        private final long offset;
        private final String descriptor;
        /** Null where reflection does not show the field. */
        private final Class<?> type;

        private Place(Object base, long offset, String descriptor, Class<?> type) {
            this.base = base;
            this.offset = offset;
            this.descriptor = descriptor;
            this.type = type;
        }

        boolean isPrimitive() {
            return descriptor.length() == 1;
        }

        /** What it holds, numbers as boxes. */
        Object get() {
            switch (descriptor.charAt(0)) {
                case 'Z':
                    return UNSAFE.getBoolean(base, offset);
                case 'B':
                    return UNSAFE.getByte(base, offset);
                case 'C':
                    return UNSAFE.getChar(base, offset);
                case 'S':
                    return UNSAFE.getShort(base, offset);
                case 'I':
                    return UNSAFE.getInt(base, offset);
                case 'J':
                    return UNSAFE.getLong(base, offset);
                case 'F':
                    return UNSAFE.getFloat(base, offset);
                case 'D':
                    return UNSAFE.getDouble(base, offset);
                default:
                    return UNSAFE.getReference(base, offset);
            }
        }

        /** Whether a value is of its type; numbers come as boxes. */
        boolean accepts(Object value) {
            if (isPrimitive()) {
                return value != null && descriptorOf(value) == descriptor.charAt(0);
            }
            return value == null || type == null || type.isInstance(value);
        }

        /** Makes it hold a value that it accepts. */
        void set(Object value) {
            switch (descriptor.charAt(0)) {
                case 'Z':
                    UNSAFE.putBoolean(base, offset, (Boolean) value);
                    break;
                case 'B':
                    UNSAFE.putByte(base, offset, (Byte) value);
                    break;
                case 'C':
                    UNSAFE.putChar(base, offset, (Character) value);
                    break;
                case 'S':
                    UNSAFE.putShort(base, offset, (Short) value);
                    break;
                case 'I':
                    UNSAFE.putInt(base, offset, (Integer) value);
                    break;
                case 'J':
                    UNSAFE.putLong(base, offset, (Long) value);
                    break;
                case 'F':
                    UNSAFE.putFloat(base, offset, (Float) value);
                    break;
                case 'D':
                    UNSAFE.putDouble(base, offset, (Double) value);
                    break;
                default:
                    UNSAFE.putReference(base, offset, value);
                    break;
            }
        }
    }

    /** A field of an object by the class that declares it. */
    static Place field(Object object, String className, String name, String descriptor) throws Verdict {
        Class<?> declaring = object.getClass();
        while (declaring != null && !declaring.getName().equals(className)) {
            declaring = declaring.getSuperclass();
        }
        if (declaring == null) {
            throw Verdict.notRun(object.getClass().getName() + " is no subclass of " + className);
        }
        try {
            Field field = declaring.getDeclaredField(name);
            if (field.getType().descriptorString().equals(descriptor)) {
                return new Place(object, UNSAFE.objectFieldOffset(field), descriptor, field.getType());
            }
            // Bytecode may have several fields of one name.
            for (Field other : declaring.getDeclaredFields()) {
                if (other.getName().equals(name) && other.getType().descriptorString().equals(descriptor)) {
                    return new Place(object, UNSAFE.objectFieldOffset(other), descriptor, other.getType());
                }
            }
        } catch (NoSuchFieldException hidden) {
            // Reflection hides some fields of the JDK.
            if (declaring.getClassLoader() == null) {
                try {
                    return new Place(object, UNSAFE.objectFieldOffset(declaring, name), descriptor, null);
                } catch (InternalError missing) {
                    // Said below.
                }
            }
        }
        throw Verdict.notRun("class " + className + " has no field " + name + " of type " + descriptor);
    }

    /** A static field. The class must have been initialized. */
    static Place staticField(Class<?> declaring, String name) throws Verdict {
        try {
            Field field = declaring.getDeclaredField(name);
            if (java.lang.reflect.Modifier.isStatic(field.getModifiers())) {
                String descriptor = field.getType().descriptorString();
                long offset = UNSAFE.staticFieldOffset(field);
                return new Place(UNSAFE.staticFieldBase(field), offset, descriptor, field.getType());
            }
        } catch (NoSuchFieldException missing) {
            // Said below.
        }
        throw Verdict.notRun("class " + declaring.getName() + " has no static field " + name);
    }

    static Object allocate(Class<?> type) throws InstantiationException {
        return UNSAFE.allocateInstance(type);
    }

    /** Like {@code setAccessible(true)}, but for members of the JDK, too. */
    static void open(AccessibleObject member) {
        UNSAFE.putBoolean(member, ACCESSIBLE, true);
    }

    /** May look up anything. */
    static MethodHandles.Lookup lookup() throws Verdict {
        return (MethodHandles.Lookup) staticField(MethodHandles.Lookup.class, "IMPL_LOOKUP").get();
    }

    /** The letter of a primitive type by its box; {@code 'L'} for all others. */
    static char descriptorOf(Object box) {
        if (box instanceof Boolean) {
            return 'Z';
        } else if (box instanceof Byte) {
            return 'B';
        } else if (box instanceof Character) {
            return 'C';
        } else if (box instanceof Short) {
            return 'S';
        } else if (box instanceof Integer) {
            return 'I';
        } else if (box instanceof Long) {
            return 'J';
        } else if (box instanceof Float) {
            return 'F';
        } else if (box instanceof Double) {
            return 'D';
        }
        return 'L';
    }

    /** The bits of a boxed number; every not-a-number is the same. */
    static long bits(Object box) {
        if (box instanceof Boolean) {
            return (Boolean) box ? 1 : 0;
        } else if (box instanceof Character) {
            return (Character) box;
        } else if (box instanceof Float) {
            return Float.floatToIntBits((Float) box);
        } else if (box instanceof Double) {
            return Double.doubleToLongBits((Double) box);
        }
        return ((Number) box).longValue();
    }
}
