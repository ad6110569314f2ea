// The first example of the paper on HEX. Lazy initialization distinguishes seven ways where the program touches the list, and whether
// there is one in the three others. The two sentences reject the end of the chain after one and after two nodes, and a second node that
// follows itself.
//@ check: GetList.getList  laziness=lazy admission=none
//@ paths: 13
//@ violated: 2
//@ pruned-admission: 0
//@ check: GetList.getList  laziness=lazy admission=hex spec=GetList.hex hex-recheck
//@ paths: 10
//@ violated: 1
//@ pruned-admission: 3
//@ late: 0
//@ check: GetList.getList  laziness=lazier admission=hex spec=GetList.hex
//@ paths: 9
//@ violated: 1
//@ pruned-admission: 2
//@ check: GetList.getList  laziness=lazier# admission=hex spec=GetList.hex
//@ paths: 6
//@ violated: 1
//@ pruned-admission: 1

/** A program that navigates through a list. */
public class GetList {
    GetList next;

    static GetList getList(GetList list, int foo) {
        if (foo < 0) {
            GetList first = list;
            GetList second = first.next; //~ VIOLATES NullPointerException
            return second.next; //~ VIOLATES NullPointerException
        } else if (foo > 10) {
            return null;
        } else if (foo > 5) {
            return new GetList();
        }
        return list;
    }
}
