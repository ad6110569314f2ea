// Exercises qualified enum constants in pattern switches, mixing enums of different types under a sealed interface.
public class EnumQualifiedSwitch {
    sealed interface Card permits Suit, Trump { }
    enum Suit implements Card { CLUBS, HEARTS }
    enum Trump implements Card { FOOL, WORLD { @Override public String toString() { return "The World"; } } }
    static String name(Card c) {
        return switch (c) { case Suit.CLUBS -> "clubs"; case Suit.HEARTS -> "hearts"; case Trump.FOOL -> "fool"; case Trump t -> "trump " + t; };
    }
    static int val(Suit s) { return switch (s) { case CLUBS -> 1; case HEARTS -> 2; }; }
    static int nul(Suit s) { return switch (s) { case null -> 0; case CLUBS -> 1; case Suit x when x.ordinal() == 1 -> 5; case HEARTS -> 2; }; }
    static String any(Object o) { return switch (o) { case Suit s when s == Suit.CLUBS -> "C";
            case Suit s -> "suit" + s.ordinal();
            case Trump t -> t.name();
            case null -> "-";
            default -> "?"; }; }
    public static void main(String[] args) {
        for (Card c : new Card[]{Suit.CLUBS, Suit.HEARTS, Trump.FOOL, Trump.WORLD}) System.out.println(name(c) + " " + any(c));
        for (Suit s : Suit.values()) System.out.println(val(s) + " " + nul(s));
        System.out.println(nul(null) + " " + any(null) + " " + any(1));
        try { val(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { name(null); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
}
