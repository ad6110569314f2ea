package heapwright.replay;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Properties;

/**
 * Runs cases and says of each whether what was predicted happened.
 *
 * <p>Arguments: the file of cases, how many to pass over, the time limit in milliseconds, and the class path, entry by
 * entry. The first line of the standard input is a token that starts each line of ours on the standard output: the
 * program under test may have found a way to print there, too, and must not see the token. The lines are {@code ready}, then for each case {@code started} and one of {@code confirmed},
 * {@code refuted WORDS}, {@code notrun WORDS}, and {@code bye} when the process ends as it should: after the last case,
 * or after one that may have left something behind.
 */
public final class Replay {
    private final FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    private final String token;
    private final long limit;
    private final Properties properties = (Properties) System.getProperties().clone();
    private final Locale locale = Locale.getDefault();
    private Worker worker;

    private Replay(String token, long limit) {
        this.token = token;
        this.limit = limit;
    }

    public static void main(String[] args) throws IOException {
        Replay replay = new Replay(token(), Long.parseLong(args[2]));
        endWithParent();
        try {
            replay.all(Path.of(args[0]), Integer.parseInt(args[1]), Arrays.asList(args).subList(3, args.length));
            replay.say("bye");
        } finally {
            // Threads of the program under test must not keep the process.
            Runtime.getRuntime().halt(0);
        }
    }

    /** The first line of the standard input; nothing behind it is read. */
    private static String token() throws IOException {
        FileInputStream in = new FileInputStream(FileDescriptor.in);
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            line.append((char) next);
        }
        return line.toString();
    }

    /** The standard input ends when the process that started this one does. */
    private static void endWithParent() {
        Thread watch = new Thread(() -> {
            try (InputStream in = new FileInputStream(FileDescriptor.in)) {
                while (in.read() >= 0) {}
            } catch (IOException closed) {
                // Ended as well.
            }
            Runtime.getRuntime().halt(1);
        });
        watch.setDaemon(true);
        watch.start();
    }

    private void all(Path file, int passed, java.util.List<String> places) throws IOException {
        ClassPath classPath;
        try {
            classPath = new ClassPath(places);
        } catch (IOException unreadable) {
            say("failed the class path cannot be read: " + unreadable);
            return;
        }
        try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.US_ASCII)) {
            CaseReader cases = new CaseReader(in);
            for (int i = 0; i < passed; i++) {
                cases.skip();
            }
            say("ready");
            Case next;
            while ((next = cases.read()) != null) {
                say("started");
                if (!one(new Run(next, classPath))) {
                    return;
                }
            }
        }
    }

    /** Runs a case; false if the process should not run another. */
    private boolean one(Run run) throws IOException {
        restore();
        Worker.Answer answer;
        try {
            if (worker == null) {
                worker = new Worker();
                worker.start();
            }
            answer = worker.ask(run, limit);
        } catch (InterruptedException | OutOfMemoryError failed) {
            say("notrun the replay failed: " + failed);
            return false;
        }
        if (answer == null) {
            say("refuted did not end within " + seconds() + " s");
            return false;
        }
        say(answer.words);
        return !answer.spoiled;
    }

    private String seconds() {
        return limit % 1000 == 0 ? Long.toString(limit / 1000) : Double.toString(limit / 1000.0);
    }

    /** What a case before may have changed of the JDK's own state. */
    private void restore() {
        if (!System.getProperties().equals(properties)) {
            System.setProperties((Properties) properties.clone());
        }
        Locale.setDefault(locale);
        System.setIn(new ByteArrayInputStream(new byte[0]));
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
    }

    private void say(String words) throws IOException {
        String line = "\n" + token + " " + words.replace('\n', ' ').replace('\r', ' ') + "\n";
        out.write(line.getBytes(StandardCharsets.UTF_8));
    }
}
