// Exercises reading an empty System.in: read, BufferedReader.readLine, Scanner.
import java.io.*;
import java.util.Scanner;

public class EmptyStdin {
    public static void main(String[] args) throws IOException {
        System.out.println(System.in.read());
        System.out.println(System.in.read(new byte[10]));
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(r.readLine());
        System.out.println(r.read());
        Scanner s = new Scanner(System.in);
        System.out.println(s.hasNext() + " " + s.hasNextLine());
        try { s.next(); } catch (java.util.NoSuchElementException e) { System.out.println("no element"); }
        System.out.println(System.in.readAllBytes().length);
    }
}
