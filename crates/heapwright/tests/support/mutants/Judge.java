import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs a suite of tests on many versions of the class that they test, all in one process: nothing touches the disk, and
 * compiler and JUnit get warm. The only argument is a file with a line for each version: a source of the class, the
 * source of its tests, and the class files that the tests were written for, separated by tabs. Standard output gets a
 * line for each, in this order: {@code passed N}, {@code failed TEST}, {@code hung}, or {@code refused MESSAGE}.
 *
 * <p>A test that does not end cannot be stopped from within: it takes the process with it, and the caller starts
 * another one for the rest.
 */
public class Judge {
    /** How long no test may end: at first, when nothing is warm, and later. */
    private static final long COLD = 60_000, WARM = 3_000;
    /** Between two looks at running tests; all times are milliseconds. */
    private static final long LOOK = 20;

    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

    public static void main(String[] arguments) throws Exception {
        Map<String, Map<String, byte[]>> suites = new HashMap<>();
        long limit = COLD;
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] parts = line.split("\t");
            Path tests = Path.of(parts[1]);
            try {
                if (!suites.containsKey(parts[1])) suites.put(parts[1], compile(tests, parts[2]));
                Map<String, byte[]> classes = new HashMap<>(suites.get(parts[1]));
                classes.putAll(compile(Path.of(parts[0]), ""));
                judge(classes, tests.getFileName().toString().replace(".java", ""), limit);
            } catch (Refused refused) {
                say("refused " + refused.getMessage());
            }
            limit = WARM;
        }
        Runtime.getRuntime().halt(0);
    }

    private static void judge(Map<String, byte[]> classes, String suite, long limit) throws Exception {
        Progress progress = new Progress();
        Runnable run = () -> {
            try {
                ClassLoader loader = new Memory(classes);
                Thread.currentThread().setContextClassLoader(loader);
                LauncherDiscoveryRequest request =
                    LauncherDiscoveryRequestBuilder.request().selectors(selectClass(loader.loadClass(suite))).build();
                LauncherFactory.create().execute(request, progress);
                progress.verdict.add("passed " + progress.ended.get());
            } catch (Throwable thrown) {
                // JUnit passes on what it takes for the end of the process, such as a lack of memory.
                progress.verdict.add("failed " + thrown);
            }
        };
        // With a stack that recursion without an end fills quickly.
        Thread thread = new Thread(null, run, "tests", 4 << 20);
        thread.setDaemon(true);
        thread.start();
        String verdict = null;
        int ended = 0;
        long since = System.nanoTime();
        while (verdict == null && System.nanoTime() - since < limit * 1_000_000) {
            verdict = progress.verdict.poll(LOOK, TimeUnit.MILLISECONDS);
            if (progress.ended.get() != ended) since = System.nanoTime();
            ended = progress.ended.get();
        }
        say(verdict == null ? "hung" : verdict);
        if (verdict == null) Runtime.getRuntime().halt(0);
    }

    private static void say(String line) {
        System.out.println(line.replaceAll("\\s+", " "));
        System.out.flush();
    }

    /** What became of the tests so far. */
    private static class Progress implements TestExecutionListener {
        final AtomicInteger ended = new AtomicInteger();
        final BlockingQueue<String> verdict = new LinkedBlockingQueue<>();

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
                verdict.add("failed " + test.getDisplayName());
                // One failure is enough, and JUnit knows no way to stop: the thread of the tests rests here for good.
                while (true) LockSupport.park();
            }
            if (test.isTest()) ended.incrementAndGet();
        }
    }

    private static class Refused extends Exception {
        Refused(String message) {
            super(message);
        }
    }

    /** The classes of a source, by their names. */
    private static Map<String, byte[]> compile(Path source, String against) throws Refused {
        String path = against + System.getProperty("path.separator") + System.getProperty("java.class.path");
        List<String> options = List.of("-g", "-nowarn", "-proc:none", "-Xlint:none", "-cp", path);
        Written written = new Written(FILES);
        StringWriter messages = new StringWriter();
        var sources = FILES.getJavaFileObjects(source);
        boolean accepted = COMPILER.getTask(messages, written, null, options, null, sources).call();
        if (!accepted) throw new Refused(source + ": " + messages);
        Map<String, byte[]> classes = new HashMap<>();
        written.files.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    /** Keeps what the compiler writes. */
    private static class Written extends ForwardingJavaFileManager<JavaFileManager> {
        final Map<String, ByteArrayOutputStream> files = new HashMap<>();

        Written(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
            Location location, String name, JavaFileObject.Kind kind, FileObject sibling) throws IOException {
            return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/')), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    files.put(name, bytes);
                    return bytes;
                }
            };
        }
    }

    /** A world of its own for each version: tests, and the class that they test, with assertions on. */
    private static class Memory extends ClassLoader {
        private final Map<String, byte[]> classes;

        Memory(Map<String, byte[]> classes) {
            super(Judge.class.getClassLoader());
            this.classes = classes;
            setDefaultAssertionStatus(true);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) throw new ClassNotFoundException(name);
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
