// Exercises small System/Runtime facilities with deterministic answers: lineSeparator, properties set at run time, getenv null, arraycopy, exit-free hooks.
import java.util.*;

public class SystemFacilities {
    public static void main(String[] args) {
        System.out.println(System.lineSeparator().equals("\n") + " " + System.getProperty("line.separator").length() + " " + System.getProperty("file.separator") + " " + System.getProperty("path.separator") + " " + System.getProperty("no.such.property") + " " + System.getProperty("no.such", "dflt"));
        System.setProperty("own.key", "own value");
        System.out.println(System.getProperty("own.key") + " " + System.clearProperty("own.key") + " " + System.getProperty("own.key") + " " + Integer.getInteger("none", 7) + " " + Boolean.getBoolean("none"));
        System.setProperty("num", "0x1F");
        System.out.println(Integer.getInteger("num") + " " + Long.getLong("num"));
        try { System.getProperty(""); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { System.getProperty(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        System.out.println(System.getenv("HEAPWRIGHT_SURELY_UNSET"));
        long t = System.currentTimeMillis(), n = System.nanoTime();
        System.out.println((t > 1500000000000L) + " " + (System.nanoTime() - n >= 0));
        Runtime r = Runtime.getRuntime();
        System.out.println((r.availableProcessors() > 0) + " " + (r.maxMemory() > 0) + " " + (r.totalMemory() >= r.freeMemory()) + " " + (r == Runtime.getRuntime()));
        System.gc();
        Object o = new Object();
        System.out.println((System.identityHashCode(o) == o.hashCode()) + " " + (System.in != null));
        System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isAlive() + " " + (Thread.currentThread() == Thread.currentThread()) + " " + Thread.currentThread().getThreadGroup().getName());
        System.out.println(SystemFacilities.class.getClassLoader() == ClassLoader.getSystemClassLoader());
        System.out.println(String.class.getClassLoader() + " " + SystemFacilities.class.getModule().isNamed() + " " + String.class.getModule().getName() + " " + Locale.ROOT.toString().isEmpty());
        StackTraceElement[] st = Thread.currentThread().getStackTrace();
        System.out.println(st[0].getMethodName() + " " + st[1].getMethodName());
        System.err.println("this goes to stderr");
    }
}
