package heapwright;

import java.time.LocalDate;
import java.time.LocalTime;

/**
 * The states that objects of the JDK are in: one method for each class, given what its fields hold. It throws where no
 * program can make such an object.
 */
final class States {
    private States() {
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw null;
        }
    }

    static void builder(byte[] value, byte coder, int count) {
        require(value != null);
        require(coder == 0 || coder == 1);
        require(count >= 0 && count <= value.length >> coder);
    }

    static void bigInteger(int signum, int[] mag) {
        require(mag != null);
        if (mag.length == 0) {
            require(signum == 0);
        } else {
            require(signum == 1 || signum == -1);
            require(mag[0] != 0);
            require(mag.length < 1 << 26 || mag.length == 1 << 26 && mag[0] > 0);
        }
    }

    static void optionalInt(boolean isPresent, int value) {
        require(isPresent || value == 0);
    }

    static void optionalLong(boolean isPresent, long value) {
        require(isPresent || value == 0);
    }

    static void optionalDouble(boolean isPresent, double value) {
        require(isPresent || value != value);
    }

    static void localDate(int year, short month, short day) {
        require(year >= -999999999 && year <= 999999999);
        require(month >= 1 && month <= 12);
        require(day >= 1 && day <= 31);
        if (day > 28) {
            if (month == 2) {
                require(day == 29 && (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0));
            } else {
                require(day <= 30 || month != 4 && month != 6 && month != 9 && month != 11);
            }
        }
    }

    static void localTime(byte hour, byte minute, byte second, int nano) {
        require(hour >= 0 && hour <= 23);
        require(minute >= 0 && minute <= 59);
        require(second >= 0 && second <= 59);
        require(nano >= 0 && nano <= 999999999);
    }

    static void localDateTime(LocalDate date, LocalTime time) {
        require(date != null);
        require(time != null);
    }

    static void year(int year) {
        require(year >= -999999999 && year <= 999999999);
    }

    static void yearMonth(int year, int month) {
        year(year);
        require(month >= 1 && month <= 12);
    }

    static void monthDay(int month, int day) {
        require(month >= 1 && month <= 12);
        require(day >= 1 && day <= 31);
        require(day <= 29 || month != 2);
        require(day <= 30 || month != 4 && month != 6 && month != 9 && month != 11);
    }

    static void instant(long seconds, int nanos) {
        require(seconds >= -31557014167219200L && seconds <= 31556889864403199L);
        require(nanos >= 0 && nanos <= 999999999);
    }

    static void duration(long seconds, int nanos) {
        require(nanos >= 0 && nanos <= 999999999);
    }

    static void bitSet(long[] words, int wordsInUse) {
        require(words != null);
        require(wordsInUse >= 0 && wordsInUse <= words.length);
        if (wordsInUse > 0) {
            require(words[wordsInUse - 1] != 0);
        }
    }
}
