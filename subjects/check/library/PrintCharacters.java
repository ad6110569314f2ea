//@ check: PrintCharacters.print
//@ verdict: verified
//@ check: PrintCharacters.printInput
//@ gaps: none

/** What is printed does not change what a program does. */
public class PrintCharacters {
    public static void print(char a, char b) {
        System.out.print(new char[] {a, b});
        System.out.println(new char[] {a});
    }

    public static void printInput(char[] text) {
        if (text != null) {
            System.out.println(text);
        }
    }
}
