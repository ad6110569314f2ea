//@ check: MainNotPublic.main
//@ verdict: violated

/** Only a public main is called by the launcher; another one is a method with an array of strings. */
public class MainNotPublic {
    static void main(String[] args) {
        assert args == null || args.length != 2; //~ VIOLATES assertion
    }
}
