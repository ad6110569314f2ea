package heapwright.replay;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/**
 * The thread that runs cases, one after another: starting one for each case takes longer than most cases. What a program can
 * have changed of it is put back before the next case.
 */
final class Worker extends Thread {
    /** Recursion that the engine bounds by a number of calls must find room. */
    private static final long STACK = 256L << 20;

    private final SynchronousQueue<Run> given = new SynchronousQueue<>();
    private final ArrayBlockingQueue<Answer> answers = new ArrayBlockingQueue<>(1);

    /** What is said of a case, and whether the process should not run another. */
    static final class Answer {
        final String words;
        final boolean spoiled;

        Answer(String words, boolean spoiled) {
            this.words = words;
            this.spoiled = spoiled;
        }
    }

    Worker() {
        super(null, null, "main", STACK);
    }

    /** The answer about a case; null if there is none in time. */
    Answer ask(Run run, long milliseconds) throws InterruptedException {
        given.put(run);
        return answers.poll(milliseconds, TimeUnit.MILLISECONDS);
    }

    @Override
    public void run() {
        while (true) {
            try {
                Run next = given.take();
                setName("main");
                setPriority(NORM_PRIORITY);
                setUncaughtExceptionHandler(null);
                answers.add(answer(next));
            } catch (InterruptedException ofTheProgram) {
                // Whatever it was for has ended.
            }
        }
    }

    private static Answer answer(Run run) {
        try {
            run.run();
            return new Answer("confirmed", false);
        } catch (Verdict verdict) {
            return new Answer(verdict.word + " " + verdict.getMessage(), false);
        } catch (OutOfMemoryError | StackOverflowError lack) {
            return new Answer("notrun the case ends on the real JVM with " + lack, true);
        } catch (Throwable failed) {
            return new Answer("notrun the replay failed: " + failed, false);
        }
    }
}
