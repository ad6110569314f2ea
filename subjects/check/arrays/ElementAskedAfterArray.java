// The class of the array is asked first: then its elements are of that class, also if they were read before.
//@ check: ElementAskedAfterArray.first
//@ violations: none
//@ verdict: verified-within-limits

public class ElementAskedAfterArray {
    static class Animal {}

    static class Cat extends Animal {}

    static class Lion extends Cat {}

    static class Dog extends Animal {}

    static void first(Animal[] animals) {
        if (animals == null) {
            return;
        }
        for (Animal animal : animals) {
            assert !(animals instanceof Cat[]) || !(animal instanceof Dog);
        }
    }
}
