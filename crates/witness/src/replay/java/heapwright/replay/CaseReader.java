package heapwright.replay;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Reads cases. Every line is a word and its operands, separated by single blanks; names are percent-encoded, texts are
 * hexadecimal UTF-16 units, and a value is a letter with its bits: {@code I-5}, {@code F7fc00000}, {@code @3}.
 *
 * <pre>
 * argument V | answer V
 * static CLASS NAME V | changed CLASS NAME V
 * object CLASS                       numbered from 0; the contents and cells that follow are its own
 * before CONTENT | after CONTENT     fields | elements N | text own|any HEX | boxed own|any V | constant CLASS NAME
 *                                    | class NAME | opaque | hidden
 * field CLASS NAME DESCRIPTOR V | element INDEX V
 * call ROLE CLASS NAME DESCRIPTOR static|instance POSITIONS|- result|plain true|false
 * returned V|- | threw CLASS
 * end
 * </pre>
 */
final class CaseReader {
    private final BufferedReader in;

    CaseReader(BufferedReader in) {
        this.in = in;
    }

    /** Passes over the next case. */
    void skip() throws IOException {
        String line;
        while ((line = in.readLine()) != null && !line.equals("end")) {}
    }

    /** The next case; null after the last. */
    Case read() throws IOException {
        Case made = new Case();
        Case.Entity entity = null;
        Case.Content content = null;
        String line;
        while ((line = in.readLine()) != null) {
            String[] words = line.split(" ", -1);
            switch (words[0]) {
                case "argument":
                    made.arguments.add(datum(words[1]));
                    break;
                case "answer":
                    made.answers.add(datum(words[1]));
                    break;
                case "static":
                    made.statics.add(staticCell(words));
                    break;
                case "changed":
                    made.changed.add(staticCell(words));
                    break;
                case "object":
                    entity = new Case.Entity();
                    entity.className = name(words[1]);
                    made.objects.add(entity);
                    break;
                case "before":
                    content = entity.before = content(words);
                    break;
                case "after":
                    content = entity.after = content(words);
                    break;
                case "field":
                case "element":
                    content.cells.add(cell(words));
                    break;
                case "call":
                    made.calls.add(call(words));
                    break;
                case "returned":
                    made.returned = words[1].equals("-") ? null : datum(words[1]);
                    break;
                case "threw":
                    made.threw = name(words[1]);
                    break;
                case "end":
                    return made;
                default:
                    throw new IOException("a line that means nothing: " + line);
            }
        }
        return null;
    }

    private static Case.StaticCell staticCell(String[] words) {
        Case.StaticCell cell = new Case.StaticCell();
        cell.className = name(words[1]);
        cell.name = name(words[2]);
        cell.value = datum(words[3]);
        return cell;
    }

    private static Case.Cell cell(String[] words) {
        Case.Cell cell = new Case.Cell();
        if (words[0].equals("element")) {
            cell.index = Integer.parseInt(words[1]);
            cell.value = datum(words[2]);
        } else {
            cell.className = name(words[1]);
            cell.name = name(words[2]);
            cell.descriptor = name(words[3]);
            cell.value = datum(words[4]);
        }
        return cell;
    }

    private static Case.Content content(String[] words) {
        Case.Content content = new Case.Content();
        content.sort = Case.Sort.valueOf(words[1].toUpperCase(java.util.Locale.ROOT));
        switch (content.sort) {
            case ELEMENTS:
                content.length = Integer.parseInt(words[2]);
                break;
            case TEXT:
                content.own = words[2].equals("own");
                content.interned = words[2].equals("interned");
                content.text = text(words[3]);
                break;
            case BOXED:
                content.own = words[2].equals("own");
                content.number = datum(words[3]);
                break;
            case CONSTANT:
                content.className = name(words[2]);
                content.name = name(words[3]);
                break;
            case CLASS:
                content.className = name(words[2]);
                break;
            default:
                break;
        }
        return content;
    }

    private static Case.Call call(String[] words) {
        Case.Call call = new Case.Call();
        call.role = words[1];
        call.className = name(words[2]);
        call.name = name(words[3]);
        call.descriptor = name(words[4]);
        call.isStatic = words[5].equals("static");
        String[] positions = words[6].equals("-") ? new String[0] : words[6].split(",");
        call.arguments = new int[positions.length];
        for (int i = 0; i < positions.length; i++) {
            call.arguments[i] = Integer.parseInt(positions[i]);
        }
        call.takesResult = words[7].equals("result");
        call.answer = words[8].equals("true");
        return call;
    }

    private static Case.Datum datum(String word) {
        char kind = word.charAt(0);
        String rest = word.substring(1);
        switch (kind) {
            case '0':
            case '?':
                return new Case.Datum(kind, 0);
            case 'F':
            case 'D':
                return new Case.Datum(kind, Long.parseUnsignedLong(rest, 16));
            default:
                return new Case.Datum(kind, Long.parseLong(rest));
        }
    }

    private static String text(String hex) {
        char[] units = new char[hex.length() / 4];
        for (int i = 0; i < units.length; i++) {
            units[i] = (char) Integer.parseInt(hex.substring(4 * i, 4 * i + 4), 16);
        }
        return new String(units);
    }

    private static String name(String word) {
        if (word.indexOf('%') < 0) {
            return word;
        }
        byte[] from = word.getBytes(StandardCharsets.UTF_8);
        byte[] to = new byte[from.length];
        int length = 0;
        for (int i = 0; i < from.length; i++) {
            if (from[i] == '%') {
                to[length++] = (byte) Integer.parseInt(word.substring(i + 1, i + 3), 16);
                i += 2;
            } else {
                to[length++] = from[i];
            }
        }
        return new String(to, 0, length, StandardCharsets.UTF_8);
    }
}
