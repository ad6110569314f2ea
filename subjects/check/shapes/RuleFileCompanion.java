import heapwright.Heapwright;

final class RuleFileCompanion {
    private RuleFileCompanion() {}

    static void node(RuleFile.Node node) {
        Heapwright.assume(node.weight > 0);
    }
}
