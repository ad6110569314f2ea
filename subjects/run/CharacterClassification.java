// Exercises Character methods: classification checksums over the BMP, digits, numeric values, surrogates, types.
public class CharacterClassification {
    public static void main(String[] args) {
        int letters = 0, digits = 0, upper = 0, lower = 0, space = 0, white = 0, idStart = 0, idPart = 0, alpha = 0, mirrored = 0, ctrl = 0, defined = 0, ideo = 0;
        long types = 0;
        for (int c = 0; c <= 0x2fff; c += c < 0x200 ? 1 : 7) {
            if (Character.isLetter(c)) letters++;
            if (Character.isDigit(c)) digits++;
            if (Character.isUpperCase(c)) upper++;
            if (Character.isLowerCase(c)) lower++;
            if (Character.isSpaceChar(c)) space++;
            if (Character.isWhitespace(c)) white++;
            if (Character.isJavaIdentifierStart(c)) idStart++;
            if (Character.isJavaIdentifierPart(c)) idPart++;
            if (Character.isAlphabetic(c)) alpha++;
            if (Character.isMirrored(c)) mirrored++;
            if (Character.isISOControl(c)) ctrl++;
            if (Character.isDefined(c)) defined++;
            if (Character.isIdeographic(c)) ideo++;
            types = types * 31 + Character.getType(c);
        }
        System.out.println(letters + " " + digits + " " + upper + " " + lower + " " + space + " " + white + " " + idStart + " " + idPart + " " + alpha + " " + mirrored + " " + ctrl + " " + defined + " " + ideo + " " + types);
        for (char c : "a7 _$-Z\u0660\u00bd\u2167\uff21".toCharArray()) {
            System.out.println((int) c + " digit " + Character.digit(c, 16) + " num " + Character.getNumericValue(c) + " letterOrDigit " + Character.isLetterOrDigit(c)
                + " up " + (int) Character.toUpperCase(c) + " type " + Character.getType(c) + " dir " + Character.getDirectionality(c));
        }
        System.out.println(Character.forDigit(11, 16) + " " + Character.forDigit(35, 36) + " " + (int) Character.forDigit(10, 10) + " " + Character.digit('z', 36) + " " + Character.digit('8', 8));
        int smile = 0x1f600;
        char[] pair = Character.toChars(smile);
        System.out.println(pair.length + " " + Integer.toHexString(pair[0]) + " " + Integer.toHexString(pair[1]) + " " + (Character.toCodePoint(pair[0], pair[1]) == smile));
        System.out.println(Character.isHighSurrogate(pair[0]) + " " + Character.isLowSurrogate(pair[0]) + " " + Character.isSurrogatePair(pair[0], pair[1]) + " " + Character.charCount(smile) + " " + Character.isSupplementaryCodePoint(smile) + " " + Character.isBmpCodePoint('a'));
        String s = "x\ud83d\ude00y\ud83d";
        System.out.println(s.codePointAt(1) + " " + s.codePointAt(2) + " " + s.codePointBefore(3) + " " + s.codePointAt(4) + " " + s.codePointCount(0, 5) + " " + s.offsetByCodePoints(0, 2));
        System.out.println(Character.compare('a', 'b') + " " + Character.valueOf('c').hashCode() + " " + Character.reverseBytes('\u1234') + " " + Character.MIN_RADIX + " " + Character.MAX_RADIX);
        System.out.println(Character.isLetter(0x20000) + " " + Character.isDigit(0x1d7ce) + " " + Character.getType(0x1f600) + " " + Character.isValidCodePoint(0x110000));
        System.out.println(Character.isUpperCase('\u00c9') + " " + Character.toString(0x41) + " " + Character.highSurrogate(smile) + Character.lowSurrogate(smile));
        try { Character.toChars(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
