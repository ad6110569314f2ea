// Runs a whole compiler: Closure parses, optimizes and prints JavaScript; resource bundles, regular expressions and a
// large part of java.util on the way.
import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.SourceFile;
import java.util.logging.Level;

public class ClosureOptimizes {
    static void compile(CompilationLevel level, String source) {
        Compiler compiler = new Compiler(System.out);
        compiler.disableThreads();
        CompilerOptions options = new CompilerOptions();
        level.setOptionsForCompilationLevel(options);
        SourceFile externs = SourceFile.fromCode("externs.js", "function alert(x) {} var window;");
        compiler.compile(externs, SourceFile.fromCode("input.js", source), options);
        System.out.println(level + ": " + compiler.toSource());
        System.out.println(compiler.getErrorCount() + " errors, " + compiler.getWarningCount() + " warnings");
    }

    public static void main(String[] args) {
        Compiler.setLoggingLevel(Level.OFF);
        String greeting = "function hello(name) { var longName = name + ' ' + 1 + 2; if (false) { alert('x'); } return longName; }"
                + " alert(hello('New user'));";
        String loops = "var total = 0; for (var i = 0; i < 10; i++) { if (i % 2 == 0) continue; total += i * 2 * 3; }"
                + " var unused = function () { return /a+b/g.test('aab') ? [1, 2, 3] : {k: 'v'}; }; window.total = total;";
        for (CompilationLevel level : new CompilationLevel[] {
                CompilationLevel.WHITESPACE_ONLY, CompilationLevel.SIMPLE_OPTIMIZATIONS, CompilationLevel.ADVANCED_OPTIMIZATIONS}) {
            compile(level, greeting);
            compile(level, loops);
        }
        compile(CompilationLevel.SIMPLE_OPTIMIZATIONS, "var broken = ;");
    }
}
