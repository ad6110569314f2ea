// Exercises every print/println overload, append, write, printf, format, char arrays, nulls and user PrintStreams.
import java.io.*;
import java.nio.charset.StandardCharsets;

public class PrintStreamForms {
    static class Named { public String toString() { return "named"; } }
    public static void main(String[] args) throws Exception {
        System.out.print(true);
        System.out.print(' ');
        System.out.print('c');
        System.out.print(' ');
        System.out.print(1);
        System.out.print(' ');
        System.out.print(2L);
        System.out.print(' ');
        System.out.print(1.5f);
        System.out.print(' ');
        System.out.print(2.5);
        System.out.print(' ');
        System.out.print("s");
        System.out.print((String) null);
        System.out.print(new char[]{'x', 'y'});
        System.out.print(new Named());
        System.out.print((Object) null);
        System.out.println();
        System.out.println(false);
        System.out.println('d');
        System.out.println(-1);
        System.out.println(Long.MIN_VALUE);
        System.out.println(Float.MIN_VALUE);
        System.out.println(Double.MAX_VALUE);
        System.out.println("str");
        System.out.println((String) null);
        System.out.println(new char[]{'p', 'q'});
        System.out.println(new Named());
        System.out.println((Object) null);
        System.out.println();
        System.out.append('A').append("BC").append("xyzw", 1, 3).append(null).println();
        System.out.printf("%s-%d%n", "fmt", 5);
        System.out.format("%c|%b%n", 'z', true);
        System.out.write('W');
        System.out.write("rite\n".getBytes(StandardCharsets.US_ASCII));
        System.out.write(new byte[]{'a', 'b', 'c', '\n'}, 1, 3);
        System.out.flush();
        System.out.println("unicode \u00e9 \u20ac \ud83d\ude00 end");
        System.out.println("lone \ud83d surrogate");
        System.out.print("two\nlines\n");
        System.out.println("tab\tcr-free\0nul".replace('\0', '0'));
        System.out.println(System.out.checkError());
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        PrintStream ps = new PrintStream(bo, true, StandardCharsets.UTF_8);
        ps.println("captured \u00e9");
        ps.print(5);
        ps.close();
        System.out.println(bo.size() + " " + bo.toString(StandardCharsets.UTF_8).replace("\n", "/"));
        PrintStream old = System.out;
        ByteArrayOutputStream b2 = new ByteArrayOutputStream();
        System.setOut(new PrintStream(b2));
        System.out.print("hidden");
        System.setOut(old);
        System.out.println(b2.size() + " restored");
        StringWriter sw = new StringWriter();
        PrintWriter pw = new PrintWriter(sw);
        pw.printf("%03d", 7);
        pw.println('x');
        pw.flush();
        System.out.print(sw);
        try { System.out.print((char[]) null); } catch (NullPointerException e) { System.out.println("null char[]"); }
    }
}
