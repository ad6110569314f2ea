//@ check: NumberMessage.describe
//@ paths: 3
//@ verdict: violated

/** A message that tells an unknown number is not worked out digit by digit, however it is put together. */
public class NumberMessage {
    public static void describe(int count) {
        if (count < -5) {
            throw new IllegalArgumentException("count " + count + " is negative"); //~ VIOLATES IllegalArgumentException
        }
        if (count < 0) {
            String message = new StringBuilder("count ").append(count).append('!').toString();
            throw new IllegalStateException(message); //~ VIOLATES IllegalStateException
        }
    }
}
