package green;

/**
 * The advisory logic of a collision avoidance system for aircraft, after the program of the Siemens suite: from twelve sensor
 * values to climb, descend or nothing. Marked lines belong to versions, as in Euclid.
 */
public class Tcas {
    static final int MAX_RATE = 600;
    static final int MAX_DIFFERENCE = 600;
    static final int MIN_SEPARATION = 300;
    static final int NO_CROSSING = 100;
    static final int UNRESOLVED = 0, UPWARD = 1, DOWNWARD = 2;

    int verticalSeparation;
    int highConfidence;
    int reportsValid;
    int ownAltitude;
    int ownRate;
    int otherAltitude;
    int layer;
    int upSeparation;
    int downSeparation;
    int otherAdvisory;
    int otherCapability;
    int climbInhibit;

    public static int altSepTest(int verticalSeparation, int highConfidence, int reportsValid, int ownAltitude, int ownRate,
            int otherAltitude, int layer, int upSeparation, int downSeparation, int otherAdvisory, int otherCapability,
            int climbInhibit) {
        Tcas tcas = new Tcas();
        tcas.verticalSeparation = verticalSeparation;
        tcas.highConfidence = highConfidence;
        tcas.reportsValid = reportsValid;
        tcas.ownAltitude = ownAltitude;
        tcas.ownRate = ownRate;
        tcas.otherAltitude = otherAltitude;
        tcas.layer = layer;
        tcas.upSeparation = upSeparation;
        tcas.downSeparation = downSeparation;
        tcas.otherAdvisory = otherAdvisory;
        tcas.otherCapability = otherCapability;
        tcas.climbInhibit = climbInhibit;
        return tcas.resolve();
    }

    /** The threshold of the altitude layer. */
    int positiveThreshold() {
        if (layer == 0) return 400;
        if (layer == 1) return 500;
        if (layer == 2) return 640;
        //~ MOD#3: if (layer == 2) return 600;
        return 740;
    }

    int inhibitBiasedClimb() {
        return climbInhibit != 0 ? upSeparation + NO_CROSSING : upSeparation;
        //~ MOD#1: return climbInhibit != 0 ? upSeparation + MIN_SEPARATION : upSeparation;
    }

    boolean ownBelowThreat() {
        return ownAltitude < otherAltitude;
        //~ MOD#2: return ownAltitude <= otherAltitude;
    }

    boolean ownAboveThreat() {
        return otherAltitude < ownAltitude;
    }

    boolean nonCrossingBiasedClimb() {
        boolean upwardPreferred = inhibitBiasedClimb() > downSeparation;
        if (upwardPreferred) {
            return !ownBelowThreat() || (ownBelowThreat() && !(downSeparation >= positiveThreshold()));
        }
        return ownAboveThreat() && verticalSeparation >= MIN_SEPARATION && upSeparation >= positiveThreshold();
    }

    boolean nonCrossingBiasedDescend() {
        boolean upwardPreferred = inhibitBiasedClimb() > downSeparation;
        if (upwardPreferred) {
            return ownBelowThreat() && verticalSeparation >= MIN_SEPARATION && downSeparation >= positiveThreshold();
        }
        return !ownAboveThreat() || (ownAboveThreat() && upSeparation >= positiveThreshold());
    }

    int resolve() {
        //~ ADD#1: if (upSeparation < 0) return UNRESOLVED;
        //~ ADD#2: if (downSeparation < 0) return UNRESOLVED;
        //~ ADD#3: if (ownRate < -MAX_RATE) return UNRESOLVED;
        boolean enabled = highConfidence != 0 && ownRate <= MAX_RATE && verticalSeparation > MAX_DIFFERENCE;
        boolean equipped = otherCapability == 1;
        boolean intentNotKnown = reportsValid != 0 && otherAdvisory == 0;
        int advice = UNRESOLVED;
        if (enabled && ((equipped && intentNotKnown) || !equipped)) {
            boolean needUpward = nonCrossingBiasedClimb() && ownBelowThreat();
            boolean needDownward = nonCrossingBiasedDescend() && ownAboveThreat();
            if (needUpward && needDownward) {
                advice = UNRESOLVED;
            } else if (needUpward) {
                advice = UPWARD;
            } else if (needDownward) {
                advice = DOWNWARD;
            } else {
                advice = UNRESOLVED;
            }
        }
        return advice;
    }
}
