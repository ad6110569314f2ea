// Exercises Duration, Period and Instant arithmetic and ISO text.
import java.time.*;
import java.time.temporal.ChronoUnit;

public class DurationsPeriods {
    public static void main(String[] args) {
        Duration d = Duration.ofHours(50).plusMinutes(3).plusMillis(1500);
        System.out.println(d + " " + d.toDays() + " " + d.toHours() + " " + d.toMinutesPart() + " " + d.toSecondsPart() + " " + d.toMillisPart() + " " + d.getSeconds() + " " + d.getNano() + " " + d.toMillis());
        System.out.println(d.negated() + " " + d.multipliedBy(3) + " " + d.dividedBy(7) + " " + d.minus(Duration.ofDays(3)) + " " + d.abs() + " " + d.isNegative() + " " + d.compareTo(Duration.ZERO) + " " + d.dividedBy(Duration.ofMinutes(10)));
        System.out.println(Duration.ZERO + " " + Duration.ofNanos(1) + " " + Duration.ofSeconds(-1, 1) + " " + Duration.ofMillis(-1) + " " + Duration.ofSeconds(3661) + " " + Duration.of(2, ChronoUnit.HALF_DAYS) + " " + Duration.ofSeconds(1, -1));
        System.out.println(Duration.parse("PT1H30M") + " " + Duration.parse("P2DT3H4.5S") + " " + Duration.parse("-PT15M").getSeconds() + " " + Duration.parse("PT-0.5S") + " " + Duration.parse("PT36H").equals(Duration.ofDays(1).plusHours(12)));
        System.out.println(Duration.between(LocalTime.of(10, 0), LocalTime.of(9, 30)) + " " + Duration.between(LocalDateTime.of(2024, 1, 1, 0, 0), LocalDateTime.of(2024, 12, 31, 23, 59, 59)) + " " + d.hashCode() + " " + d.truncatedTo(ChronoUnit.MINUTES) + " " + d.withNanos(7));
        try { Duration.parse("1H"); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        try { Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { Duration.ofDays(1).dividedBy(0); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        Period p = Period.of(1, 14, 40);
        System.out.println(p + " " + p.normalized() + " " + p.toTotalMonths() + " " + p.plusDays(5) + " " + p.multipliedBy(-2) + " " + p.isNegative() + " " + Period.ZERO + " " + Period.ofWeeks(3) + " " + Period.parse("P1Y2M3W4D") + " " + Period.parse("-P1M") + " " + p.equals(Period.of(1, 14, 40)) + " " + p.hashCode() + " " + p.negated());
        System.out.println(LocalDate.of(2024, 1, 31).plus(Period.ofMonths(1)).plus(Period.ofMonths(1)) + " " + LocalDate.of(2024, 1, 31).plus(Period.ofMonths(2)) + " " + LocalDate.of(2024, 5, 1).minus(p));
        try { Period.parse("P1H"); } catch (DateTimeException e) { System.out.println(e.getMessage()); }
        Instant i = Instant.ofEpochSecond(1700000000L, 123456789);
        System.out.println(i + " " + i.plusMillis(1) + " " + i.minus(Duration.ofDays(20000)) + " " + i.toEpochMilli() + " " + i.truncatedTo(ChronoUnit.SECONDS) + " " + Instant.EPOCH + " " + Instant.parse("2000-01-01T00:00:00Z").getEpochSecond() + " " + i.isAfter(Instant.EPOCH) + " " + Instant.ofEpochMilli(-1) + " " + i.until(i.plusSeconds(90), ChronoUnit.MINUTES));
        System.out.println(ChronoUnit.WEEKS.getDuration() + " " + ChronoUnit.YEARS.isDateBased() + " " + ChronoUnit.NANOS);
    }
}
