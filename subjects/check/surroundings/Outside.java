//@ check: Outside.variable
//@ verdict: verified-within-limits
//@ world: environment variables
//@ check: Outside.property
//@ verdict: verified-within-limits
//@ world: system properties
//@ check: Outside.processors
//@ verdict: verified-within-limits
//@ world: one processor
//@ check: Outside.memory
//@ world: memory
//@ check: Outside.input
//@ world: standard input
//@ check: Outside.zone
//@ world: time zone
//@ check: Outside.upper
//@ world: locale
//@ check: Outside.main
//@ verdict: verified-within-limits
//@ world: without arguments
//@ check: Outside.callers
//@ verdict: verified-within-limits
//@ world: nothing but the method itself is on the stack
//@ check: Outside.locked
//@ verdict: verified-within-limits
//@ world: no caller holds a lock
//@ check: Outside.interrupted
//@ verdict: verified-within-limits
//@ world: nobody interrupts it
//@ check: Outside.interned
//@ verdict: verified-within-limits
//@ world: nobody else has interned strings
//@ check: Outside.internedBefore
//@ verdict: verified-within-limits
//@ world: nobody else has interned strings
//@ check: Outside.thread
//@ verdict: verified-within-limits
//@ world: the thread is the main one of the JVM
//@ check: Outside.loader
//@ verdict: verified-within-limits
//@ world: the application's loader has loaded the classes
//@ check: Outside.domain
//@ world: the application's loader has loaded the classes
//@ check: Outside.weak
//@ verdict: verified-within-limits
//@ world: no weak or soft reference is cleared
//@ check: Outside.weakMap
//@ world: no weak or soft reference is cleared
//@ check: Outside.plain
//@ verdict: verified

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.util.TimeZone;
import java.util.WeakHashMap;

/** Everything outside the inputs has one value here, and the claim names what was read. */
public class Outside {
    public static void variable() {
        assert System.getenv("HOME") == null;
    }

    public static void callers() {
        assert new Throwable().getStackTrace().length == 1;
    }

    public static void locked(Object o) {
        assert o == null || !Thread.holdsLock(o);
    }

    public static void interned() {
        String made = new StringBuilder("u#").append("v").toString();
        assert made.intern() == made;
    }

    static final String MADE = "w#".concat("x");

    public static void internedBefore() {
        assert MADE != "w#x";
    }

    public static void interrupted() {
        assert !Thread.interrupted();
    }

    public static void thread() {
        assert Thread.currentThread().getName().equals("main");
    }

    public static void loader() {
        assert Outside.class.getClassLoader() == ClassLoader.getSystemClassLoader();
    }

    public static void domain() {
        assert Outside.class.getProtectionDomain() != null;
    }

    public static void weak() {
        WeakReference<Object> weak = new WeakReference<>(new Object());
        System.gc();
        assert weak.get() != null;
    }

    public static void weakMap() {
        WeakHashMap<Object, String> map = new WeakHashMap<>();
        map.put(new Object(), "a");
        System.gc();
        assert map.size() == 1;
    }

    public static void property() {
        assert System.getProperty("nothing.such") == null;
    }

    public static void processors() {
        assert Runtime.getRuntime().availableProcessors() == 1;
    }

    public static long memory() {
        return Runtime.getRuntime().freeMemory();
    }

    public static int input() throws IOException {
        return System.in.read();
    }

    public static String zone() {
        return TimeZone.getDefault().getID();
    }

    public static String upper() {
        return "title".toUpperCase();
    }

    public static void main(String[] args) {
        assert args.length == 0;
    }

    public static int plain(int x) {
        return x + 1;
    }
}
