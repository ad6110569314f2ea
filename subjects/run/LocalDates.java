// Exercises LocalDate, LocalTime and LocalDateTime arithmetic with ISO text only.
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;

public class LocalDates {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 1, 31);
        System.out.println(d + " " + d.plusMonths(1) + " " + d.plusYears(1).plusMonths(1) + " " + d.minusDays(31) + " " + d.plusWeeks(5) + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.lengthOfMonth() + " " + d.isLeapYear() + " " + d.lengthOfYear());
        System.out.println(LocalDate.of(2000, 2, 29).plusYears(1) + " " + LocalDate.of(1900, 3, 1).minusDays(1) + " " + LocalDate.ofEpochDay(0) + " " + LocalDate.ofEpochDay(-719528) + " " + d.toEpochDay() + " " + LocalDate.ofYearDay(2023, 365) + " " + LocalDate.of(-5, 3, 1) + " " + LocalDate.of(12345, 1, 1) + " " + LocalDate.MIN + " " + LocalDate.MAX);
        System.out.println(ChronoUnit.DAYS.between(LocalDate.of(1969, 7, 20), d) + " " + ChronoUnit.MONTHS.between(LocalDate.of(2023, 12, 31), d) + " " + d.until(LocalDate.of(2025, 3, 1)) + " " + Period.between(LocalDate.of(2020, 2, 29), LocalDate.of(2021, 2, 28)));
        System.out.println(d.isBefore(LocalDate.of(2024, 2, 1)) + " " + d.compareTo(LocalDate.of(2020, 1, 31)) + " " + d.equals(LocalDate.parse("2024-01-31")) + " " + d.hashCode() + " " + d.withDayOfMonth(15) + " " + d.withMonth(2) + " " + d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.MONDAY)));
        System.out.println(Month.FEBRUARY.plus(11) + " " + Month.of(6).maxLength() + " " + DayOfWeek.SUNDAY.plus(1) + " " + Year.isLeap(2100) + " " + YearMonth.of(2024, 2).atEndOfMonth() + " " + MonthDay.of(2, 29).isValidYear(2023));
        LocalTime t = LocalTime.of(23, 59, 30, 500_000_000);
        System.out.println(t + " " + t.plusSeconds(45) + " " + t.minusHours(25) + " " + t.toSecondOfDay() + " " + t.withNano(0) + " " + LocalTime.MIDNIGHT + " " + LocalTime.NOON.plusMinutes(61) + " " + LocalTime.parse("08:05").isBefore(t) + " " + LocalTime.ofNanoOfDay(1) + " " + t.truncatedTo(ChronoUnit.HOURS));
        LocalDateTime dt = LocalDateTime.of(d, t);
        System.out.println(dt + " " + dt.plusSeconds(30) + " " + dt.plusNanos(500_000_000_00L) + " " + dt.toLocalDate() + " " + ChronoUnit.HOURS.between(dt, dt.plusDays(3)) + " " + dt.compareTo(dt.plusNanos(1)) + " " + LocalDateTime.parse("2011-12-03T10:15:30") + " " + dt.toEpochSecond(ZoneOffset.UTC));
        try { LocalDate.of(2023, 2, 29); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        try { LocalDate.of(2023, 13, 1); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        try { LocalDate.parse("2023-1-1"); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        try { LocalTime.of(24, 0); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        int fridays = 0;
        for (LocalDate x = LocalDate.of(2000, 1, 13); x.getYear() < 2020; x = x.plusMonths(1)) if (x.getDayOfWeek() == DayOfWeek.FRIDAY) fridays++;
        System.out.println(fridays + " " + LocalDate.of(2024, 1, 1).datesUntil(LocalDate.of(2024, 1, 10), Period.ofDays(3)).toList());
    }
}
