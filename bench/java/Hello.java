// The time to start: everything before and after a single line.
public class Hello {
    public static void main(String[] args) {
        System.out.println("hello");
    }
}
