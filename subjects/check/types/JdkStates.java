// Objects of the JDK that inputs often are exist only in states that programs can make.
//@ check: JdkStates.builder
//@ violations: none
//@ check: JdkStates.buffer
//@ violations: none
//@ check: JdkStates.number
//@ violations: none
//@ check: JdkStates.date
//@ violations: none
//@ verdict: verified
//@ check: JdkStates.leapDay
//@ violations: none
//@ verdict: verified
//@ check: JdkStates.moment
//@ violations: none
//@ verdict: verified
//@ check: JdkStates.maybe
//@ violations: none
//@ verdict: verified
//@ check: JdkStates.sameArray
//@ violations: none
//@ check: JdkStates.days
//@ violations: 1

import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.OptionalInt;

/** What holds for all objects of these classes. */
public class JdkStates {
    static void builder(StringBuilder text) {
        assert text == null || text.length() >= 0;
        assert text == null || text.length() == 0 || text.charAt(0) >= 0;
    }

    static void buffer(StringBuffer text) {
        assert text == null || text.length() == text.toString().length();
    }

    static void number(BigInteger number) {
        assert number == null || number.signum() != 0 || number.bitLength() == 0;
    }

    static void date(LocalDate date) {
        assert date == null || date.getDayOfMonth() <= date.lengthOfMonth();
    }

    static void leapDay(LocalDate date) {
        if (date != null && date.getMonthValue() == 2 && date.getDayOfMonth() == 29) {
            assert date.isLeapYear();
        }
    }

    static void moment(LocalDateTime moment, Duration duration) {
        assert moment == null || moment.getHour() < 24 && moment.getMonthValue() > 0;
        assert duration == null || duration.getNano() >= 0;
    }

    static void maybe(OptionalInt number) {
        assert number == null || number.isPresent() || number.equals(OptionalInt.empty());
    }

    static void sameArray(StringBuilder text, byte[] bytes) {
        if (text != null && bytes != null && bytes.length > 0 && text.length() > 0) {
            char before = text.charAt(0);
            bytes[0]++;
            assert text.charAt(0) == before;
        }
    }

    static void days(LocalDate date) {
        assert date == null || date.getDayOfMonth() <= 30; //~ VIOLATES assertion
    }
}
