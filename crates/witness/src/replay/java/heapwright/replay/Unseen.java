package heapwright.replay;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An object of an interface that no known class implements: it answers what it was given. A function, {@code apply@1}, gives its
 * answers in the order in which it meets arguments, and the same to the same; any other method, {@code next#1}, gives
 * them call by call.
 */
final class Unseen implements InvocationHandler {
    private static final class Answers {
        final List<Object> answers = new ArrayList<>();
        final List<Object[]> asked = new ArrayList<>();
        boolean isFunction;
        int calls;
    }

    private final Map<String, Answers> methods = new HashMap<>();

    private Unseen() {}

    static Object of(Class<?> type) throws Verdict {
        try {
            return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, new Unseen());
        } catch (IllegalArgumentException refused) {
            throw Verdict.notRun("interface " + type.getName() + " cannot be implemented: " + refused.getMessage());
        }
    }

    /** The answers of an object; null if it is another one. */
    static Unseen behind(Object object) {
        return Proxy.isProxyClass(object.getClass()) && Proxy.getInvocationHandler(object) instanceof Unseen unseen
                ? unseen
                : null;
    }

    void add(String name, String descriptor, Object answer) {
        int sign = Math.max(name.lastIndexOf('@'), name.lastIndexOf('#'));
        Answers of = methods.computeIfAbsent(name.substring(0, sign) + descriptor, any -> new Answers());
        of.isFunction = name.charAt(sign) == '@';
        of.answers.add(answer);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            switch (method.getName()) {
                case "equals":
                    return proxy == arguments[0];
                case "hashCode":
                    return System.identityHashCode(proxy);
                default:
                    return method.getDeclaringClass().getName() + "@" + System.identityHashCode(proxy);
            }
        }
        if (!Modifier.isAbstract(method.getModifiers())) {
            Class<?> type = method.getDeclaringClass();
            if (Modifier.isPublic(type.getModifiers())) {
                return InvocationHandler.invokeDefault(proxy, method, arguments);
            }
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup())
                    .unreflectSpecial(method, type)
                    .bindTo(proxy)
                    .invokeWithArguments(arguments == null ? new Object[0] : arguments);
        }
        Class<?> result = method.getReturnType();
        String descriptor = MethodType.methodType(result, method.getParameterTypes()).toMethodDescriptorString();
        Answers of = methods.get(method.getName() + descriptor);
        int at = of == null ? 0 : number(of, method, arguments);
        if (of != null && at < of.answers.size()) {
            return of.answers.get(at);
        }
        return result == void.class ? null : Array.get(Array.newInstance(result, 1), 0);
    }

    private static int number(Answers of, Method method, Object[] arguments) {
        if (!of.isFunction) {
            return of.calls++;
        }
        for (int i = 0; i < of.asked.size(); i++) {
            if (areSame(method.getParameterTypes(), of.asked.get(i), arguments)) {
                return i;
            }
        }
        of.asked.add(arguments);
        return of.asked.size() - 1;
    }

    private static boolean areSame(Class<?>[] types, Object[] some, Object[] others) {
        for (int i = 0; i < types.length; i++) {
            boolean same = types[i].isPrimitive() ? some[i].equals(others[i]) : some[i] == others[i];
            if (!same) {
                return false;
            }
        }
        return true;
    }
}
