// StringBuilder, concatenation and characters.
public class BuildStrings {
    public static void main(String[] args) {
        int hash = 0;
        for (int round = 0; round < 2_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 100; i++) {
                text.append(i * round).append(',').append((char) ('a' + i % 26));
            }
            String joined = text.toString() + round;
            for (int i = 0; i < joined.length(); i += 7) {
                hash = hash * 31 + joined.charAt(i);
            }
        }
        System.out.println(hash);
    }
}
