// One array behind two parameters: what was found in it through one limits what it can be for the other. No array of strings holds itself.

public class ArrayFitsElements {
    enum Plain { RED }

    static final class Shelf {
        Object[] objects;
    }

    //@ check: ArrayFitsElements.constants
    //@ violations: none
    static void constants(Plain[] constants, Object[] objects) {
        if (constants == null || objects == null || constants.length == 0 || objects.length == 0) return;
        if (!"a".equals(objects[0])) return;
        assert constants[0] == null || constants[0].getClass() == Plain.class;
    }

    //@ check: ArrayFitsElements.itself
    //@ violations: none
    static void itself(Shelf shelf, Shelf other) {
        if (shelf == null || shelf.objects == null || shelf.objects.length == 0) return;
        if (shelf.objects[0] == other) return;
        assert !(shelf.objects instanceof String[]) || shelf.objects[0] == null || shelf.objects[0] instanceof String;
    }

    //@ check: ArrayFitsElements.component
    //@ violations: below
    static void component(Object[] array) {
        if (array == null || array.length == 0 || array[0] == "a") return;
        assert !(array instanceof String[]) || array[0] == null || array[0] instanceof String;
        assert array[0] == null || array.getClass().getComponentType().isInstance(array[0]);
    }
}
