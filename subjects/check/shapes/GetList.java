// The first example of the paper on HEX. Of the ten ways that lazy initialization distinguishes (three do not touch the list), the
// two sentences reject the end of the chain after one and after two nodes, and a second node that follows itself.
//@ check: GetList.getList  laziness=lazy admission=none
//@ paths: 10
//@ violated: 2
//@ pruned-admission: 0
//@ check: GetList.getList  laziness=lazy admission=hex spec=GetList.hex hex-recheck
//@ violations: none
//@ paths: 7
//@ violated: 1
//@ pruned-admission: 3
//@ late: 0
//@ check: GetList.getList  laziness=lazier admission=hex spec=GetList.hex
//@ violations: none
//@ paths: 7
//@ violated: 1
//@ check: GetList.getList  laziness=lazier# admission=hex spec=GetList.hex
//@ violations: none
//@ paths: 6
//@ violated: 1

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
