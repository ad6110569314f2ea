// Nested loops of int arithmetic: the plain speed of the interpreter.
public class IntegerLoops {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 3000; i++) {
            for (int j = 0; j < 3000; j++) {
                sum = sum * 31 + (i ^ j) - (sum >>> 7);
                if ((sum & 15) == 3) sum += j;
            }
        }
        System.out.println(sum);
    }
}
