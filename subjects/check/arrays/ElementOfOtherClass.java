// A method was called on an element before it is asked what array it is in: an array of cats holds no dog.
//@ check: ElementOfOtherClass.first
//@ violations: none
//@ verdict: verified-within-limits

public class ElementOfOtherClass {
    static class Animal {
        int sound() {
            return 1;
        }
    }

    static class Cat extends Animal {
        @Override int sound() {
            return 2;
        }
    }

    static class Dog extends Animal {
        @Override int sound() {
            return 3;
        }
    }

    static void first(Animal[] animals) {
        if (animals != null && animals.length > 0 && animals[0] != null) {
            assert animals[0].sound() > 0;
            assert !(animals instanceof Cat[]) || !(animals[0] instanceof Dog);
            assert animals.getClass().getComponentType().isInstance(animals[0]);
        }
    }
}
