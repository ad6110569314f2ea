/** Named like a class of the test framework, and in a package that cannot be named. */
class Arguments {
    int count;

    static int length(String text, Arguments other) {
        return text.length() + other.count;
    }
}
