// Exercises char arithmetic, promotions, escapes, casts and char in switches and loops.
public class CharArithmetic {
    static String caesar(String s, int k) { StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) { if (c >= 'a' && c <= 'z') b.append((char) ('a' + (c - 'a' + k + 26) % 26));
            else if (c >= 'A' && c <= 'Z') b.append((char) ('A' + (c - 'A' + k + 26) % 26));
            else b.append(c); }
        return b.toString(); }
    static int vowels(String s) { int n = 0;
        for (int i = 0; i < s.length(); i++) switch (s.charAt(i)) { case 'a': case 'e': case 'i': case 'o': case 'u': n++;
            break;
            case ' ': n += 100; }
        return n; }
    static boolean palindrome(String s) { int i = 0, j = s.length() - 1;
        while (i < j) { char a = Character.toLowerCase(s.charAt(i)), b = Character.toLowerCase(s.charAt(j));
            if (!Character.isLetter(a)) { i++;
                continue; }
            if (!Character.isLetter(b)) { j--;
                continue; }
            if (a != b) return false;
            i++;
            j--; }
        return true; }
    public static void main(String[] args) {
        char c = 'A';
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        c += 1.9;
        System.out.println(c);
        c++;
        System.out.println(c);
        System.out.println('a' * 2 + 'b' / 2 - 'c' % 7);
        System.out.println((int) '\n' + " " + (int) '\u00ff' + " " + (int) '\377' + " " + (int) '\\' + " " + (int) '\'' + " " + (int) '\0');
        char max = '\uffff';
        max++;
        System.out.println((int) max);
        max--;
        System.out.println((int) max);
        System.out.println(caesar("Hello, World!", 3) + " " + caesar(caesar("Hello, World!", 3), -3) + " " + vowels("education is key") + " " + palindrome("A man, a plan, a canal: Panama") + " " + palindrome("not one"));
        int[] count = new int[26];
        for (char x : "thequickbrownfoxjumpsoverthelazydog".toCharArray()) count[x - 'a']++;
        StringBuilder sb = new StringBuilder();
        for (char x = 'a'; x <= 'z'; x++) sb.append(x).append(count[x - 'a']);
        System.out.println(sb);
        System.out.println((char) 65 + "" + (char) 0x4e2d + (char) -1 / 2);
        System.out.println((short) '\uffff' + " " + (byte) '\u1234' + " " + (char) (byte) 0x80 / 2 + " " + ('a' < 98) + " " + ('a' == 97.0) + " " + (char) 97.9f);
        final char k = 'q';
        byte narrow = 'd';
        System.out.println(narrow + k);
        char t = true ? 'x' : 0;
        int u = false ? 'x' : 70000;
        System.out.println(t + " " + u);
        System.out.println("" + 'a' + 'b' + ('a' + 'b') + (char) ('a' ^ ' '));
    }
}
