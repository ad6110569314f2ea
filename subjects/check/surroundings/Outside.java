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
//@ check: Outside.plain
//@ verdict: verified

import java.io.IOException;
import java.util.TimeZone;

/** Everything outside the inputs has one value here, and the claim names what was read. */
public class Outside {
    public static void variable() {
        assert System.getenv("HOME") == null;
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
