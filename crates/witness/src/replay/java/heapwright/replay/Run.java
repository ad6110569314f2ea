package heapwright.replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** One case from its input to the comparison with what was predicted. */
final class Run {
    private static final String LACK = "it depends on the stack or memory of the JVM: ";

    private final Case predicted;
    private final Answers answers;
    private final CaseLoader loader;
    private final InputHeap heap;
    private Object[] arguments;
    private Object created;
    private Object result;
    private Class<?> resultType;
    private Throwable thrown;
    /** Whether the program failed as it should, or in the same way as far as properties tell failures apart. */
    private boolean hasFailed;

    Run(Case predicted, ClassPath classPath) {
        this.predicted = predicted;
        answers = new Answers(predicted.answers);
        loader = new CaseLoader(classPath, answers);
        heap = new InputHeap(predicted, loader);
    }

    /** Returns if everything is as predicted. */
    void run() throws Verdict {
        Thread.currentThread().setContextClassLoader(loader);
        try {
            prepare();
            for (Case.Call call : predicted.calls) {
                if (call.isBody()) {
                    body(call);
                } else {
                    condition(call);
                }
                answers.verify();
            }
            // Where a lack of stack or memory is caught is not predictable, so neither is the heap.
            if (!isLack(thrown)) {
                compare();
                answers.verifyAllAsked();
            }
        } catch (Verdict decided) {
            answers.verify();
            throw hasFailed ? decided.ofFailure() : decided;
        } catch (Stop stopped) {
            answers.verify();
            throw stopped;
        }
    }

    private void prepare() throws Verdict {
        initializeClasses();
        heap.build();
        answers.serveFrom(heap);
        for (Case.StaticCell cell : predicted.statics) {
            if (!cell.value.isUnknown()) {
                Memory.Place place = Memory.staticField(loader.initialized(cell.className), cell.name);
                Object value = heap.value(cell.value);
                if (!place.accepts(value)) {
                    throw Verdict.notRun(cell.className + "." + cell.name + " cannot hold " + Words.of(value));
                }
                place.set(value);
            }
        }
        arguments = new Object[predicted.arguments.size()];
        for (int i = 0; i < arguments.length; i++) {
            if (predicted.arguments.get(i).isUnknown()) {
                throw Verdict.notRun("an argument is not known");
            }
            arguments[i] = heap.value(predicted.arguments.get(i));
        }
        answers.verify();
    }

    /** Classes that are initialized when a path starts: the subject's, of its parameters, of the input's objects. */
    private void initializeClasses() throws Verdict {
        Set<String> names = new HashSet<>();
        for (Case.Call call : predicted.calls) {
            if (call.isBody()) {
                loader.initialized(call.className);
                for (Class<?> parameter : signature(call).parameterArray()) {
                    if (!parameter.isPrimitive() && !parameter.isArray() && !parameter.isInterface()) {
                        loader.initialized(parameter.getName());
                    }
                }
            }
        }
        for (Case.Entity entity : predicted.objects) {
            if (entity.before != null && names.add(entity.className)) {
                loader.initialized(entity.className);
            }
        }
    }

    private MethodType signature(Case.Call call) throws Verdict {
        try {
            return MethodType.fromMethodDescriptorString(call.descriptor, loader);
        } catch (TypeNotPresentException missing) {
            throw Verdict.notRun("class " + missing.typeName() + " cannot be loaded");
        }
    }

    private void body(Case.Call call) throws Verdict {
        try {
            result = invoke(call);
        } catch (InvocationTargetException wrapped) {
            thrown = wrapped.getCause();
        }
        answers.verify();
        if (call.name.equals("<init>")) {
            created = result;
        }
        if (isMissingWord(thrown)) {
            throw Verdict.notRun("a word that is not known: " + thrown.getMessage());
        }
        String was = thrown == null ? null : thrown.getClass().getName();
        hasFailed = thrown != null && predicted.threw != null && isLike(predicted.threw, thrown);
        if (was == null ? predicted.threw == null : was.equals(predicted.threw)) {
            return;
        }
        boolean expectsLack = "java.lang.StackOverflowError".equals(predicted.threw)
                || "java.lang.OutOfMemoryError".equals(predicted.threw);
        String difference = "predicted that it " + outcome(predicted.threw) + ", it " + outcome(was);
        if (isLack(thrown) || expectsLack) {
            throw Verdict.notRun(LACK + difference);
        }
        throw Verdict.refuted(difference);
    }

    /** Whether a class is that of an exception, or both are failures of one kind. */
    private boolean isLike(String className, Throwable thrown) throws Verdict {
        if (className.equals(thrown.getClass().getName())) {
            return true;
        }
        Class<?> type = loader.find(className);
        return Stream.of(AssertionError.class, RuntimeException.class)
                .anyMatch(kind -> kind.isInstance(thrown) && kind.isAssignableFrom(type));
    }

    private static String outcome(String threw) {
        return threw == null ? "returns" : "throws " + threw;
    }

    private static boolean isLack(Throwable thrown) {
        return thrown instanceof StackOverflowError || thrown instanceof OutOfMemoryError;
    }

    /** Words that are not listed run their bodies in the engine; here they have none. */
    private static boolean isMissingWord(Throwable thrown) {
        if (!(thrown instanceof NoSuchMethodError)) {
            return false;
        }
        String[] words = String.valueOf(thrown.getMessage()).split("[ '(]");
        return Arrays.stream(words).anyMatch(word -> CaseLoader.isVocabulary(word.replaceAll("\\.[^.]*$", "")));
    }

    /** An assumption must be true; a check must answer as predicted, where an exception counts as false. */
    private void condition(Case.Call call) throws Verdict {
        boolean answer = false;
        Throwable failure = null;
        try {
            answer = (Boolean) invoke(call);
        } catch (InvocationTargetException wrapped) {
            failure = wrapped.getCause();
            answers.verify();
            if (isLack(failure)) {
                throw Verdict.notRun(LACK + call.name + " throws " + failure.getClass().getName());
            }
        }
        String name = call.className + "." + call.name;
        String was = failure == null ? "is " + answer : "throws " + failure.getClass().getName();
        if (call.role.equals("assume")) {
            if (!answer) {
                throw Verdict.refuted("precondition " + name + " " + was);
            }
        } else if (answer != call.answer) {
            throw Verdict.refuted("condition " + name + ": predicted " + call.answer + ", " + was);
        } else if (!answer) {
            hasFailed = true;
        }
    }

    /** Whatever the callee throws comes wrapped. */
    private Object invoke(Case.Call call) throws Verdict, InvocationTargetException {
        MethodType type = signature(call);
        Object[] given = new Object[call.arguments.length + (call.takesResult ? 1 : 0)];
        boolean isNew = call.name.equals("<init>");
        int count = 0;
        for (int position : call.arguments) {
            // A constructor makes its receiver.
            if (!isNew || position != 0) {
                given[count++] = argument(position);
            }
        }
        if (call.takesResult) {
            given[count++] = result;
        }
        Object[] arguments = Arrays.copyOf(given, count);
        if (call.isBody()) {
            resultType = type.returnType();
        }
        if (isNew) {
            Constructor<?> constructor = (Constructor<?>) find(call, type);
            return wrapping(call, () -> constructor.newInstance(arguments));
        }
        Method method = (Method) find(call, type);
        if (Modifier.isStatic(method.getModifiers())) {
            return wrapping(call, () -> method.invoke(null, arguments));
        }
        if (arguments.length == 0 || arguments[0] == null) {
            throw Verdict.notRun(call.name + " has no receiver");
        }
        return wrapping(call, () -> invokeOn(method, arguments));
    }

    private interface Action {
        Object run() throws Verdict, ReflectiveOperationException;
    }

    private static Object wrapping(Case.Call call, Action action) throws Verdict, InvocationTargetException {
        try {
            return action.run();
        } catch (InvocationTargetException wrapped) {
            throw wrapped;
        } catch (LinkageError | VirtualMachineError outside) {
            // Of the call itself, such as an initializer that fails.
            throw new InvocationTargetException(outside);
        } catch (ReflectiveOperationException | RuntimeException failed) {
            throw Verdict.notRun(call.className + "." + call.name + " cannot be called: " + failed);
        }
    }

    /** Calls this very method, even where the class of the receiver overrides it. */
    private static Object invokeOn(Method method, Object[] given) throws Verdict, ReflectiveOperationException {
        Class<?> declaring = method.getDeclaringClass();
        if (!isOverridden(method, given[0].getClass())) {
            return method.invoke(given[0], Arrays.copyOfRange(given, 1, given.length));
        }
        MethodHandle exact = Memory.lookup().unreflectSpecial(method, declaring);
        try {
            return exact.invokeWithArguments(given);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
    }

    private static boolean isOverridden(Method method, Class<?> receiver) {
        Class<?> declaring = method.getDeclaringClass();
        if (Modifier.isPrivate(method.getModifiers())) {
            return false;
        }
        for (Class<?> type = receiver; type != null && type != declaring; type = type.getSuperclass()) {
            for (Method other : type.getDeclaredMethods()) {
                if (other.getName().equals(method.getName())
                        && Arrays.equals(other.getParameterTypes(), method.getParameterTypes())) {
                    return true;
                }
            }
        }
        return false;
    }

    private Executable find(Case.Call call, MethodType type) throws Verdict {
        Class<?> declaring = loader.find(call.className);
        boolean isNew = call.name.equals("<init>");
        try {
            for (Executable member : isNew ? declaring.getDeclaredConstructors() : declaring.getDeclaredMethods()) {
                boolean isNamed = isNew
                        || member.getName().equals(call.name) && ((Method) member).getReturnType() == type.returnType();
                if (isNamed && Arrays.equals(member.getParameterTypes(), type.parameterArray())) {
                    Memory.open(member);
                    return member;
                }
            }
        } catch (LinkageError incomplete) {
            throw Verdict.notRun("the members of class " + call.className + " cannot be listed: " + incomplete);
        }
        throw Verdict.notRun("class " + call.className + " has no " + call.name + call.descriptor);
    }

    /** Positions count the object that a constructor makes as 0, though it is no argument. */
    private Object argument(int position) throws Verdict {
        if (!predicted.isConstructor()) {
            return arguments[position];
        }
        if (position > 0) {
            return arguments[position - 1];
        }
        if (created == null) {
            throw Verdict.notRun("the new object is needed, but there is none");
        }
        return created;
    }

    private void compare() throws Verdict {
        Comparison comparison = new Comparison(predicted, heap);
        for (int i = 0; i < arguments.length; i++) {
            if (predicted.arguments.get(i).isObject()) {
                comparison.value(comparison.argumentName(i), predicted.arguments.get(i), arguments[i], false);
            }
        }
        if (predicted.returned != null && thrown == null) {
            if (predicted.isConstructor()) {
                comparison.value("this", predicted.returned, created, false);
            } else {
                comparison.value("result", predicted.returned, result, resultType.isPrimitive());
            }
        }
        Set<String> changed = new HashSet<>();
        for (Case.StaticCell cell : predicted.changed) {
            changed.add(cell.className + "." + cell.name);
            compareStatic(comparison, cell);
        }
        for (Case.StaticCell cell : predicted.statics) {
            // Of the JDK's static fields, changes are not listed.
            if (!changed.contains(cell.className + "." + cell.name)
                    && loader.find(cell.className).getClassLoader() == loader) {
                compareStatic(comparison, cell);
            }
        }
        comparison.contents();
    }

    private void compareStatic(Comparison comparison, Case.StaticCell cell) throws Verdict {
        Memory.Place place = Memory.staticField(loader.initialized(cell.className), cell.name);
        comparison.value(cell.className + "." + cell.name, cell.value, place.get(), place.isPrimitive());
    }
}
