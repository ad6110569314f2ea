// Exercises CompletableFuture without any thread: completed stages, composition, exceptional paths.
import java.util.concurrent.*;

public class CompletableFutures {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = CompletableFuture.completedFuture(20);
        System.out.println(f.thenApply(x -> x + 1).thenApply(x -> "v" + x).get() + " " + f.isDone() + " " + f.getNow(0));
        System.out.println(f.thenCombine(CompletableFuture.completedFuture(5), (a, b) -> a * b).join() + " " + f.thenCompose(x -> CompletableFuture.completedFuture(x / 2)).join());
        CompletableFuture<String> later = new CompletableFuture<>();
        StringBuilder log = new StringBuilder();
        CompletableFuture<Integer> dep = later.thenApply(s -> { log.append("apply "); return s.length(); });
        later.thenAccept(s -> log.append("accept:").append(s).append(' '));
        dep.thenRun(() -> log.append("run "));
        later.whenComplete((v, t) -> log.append("when:").append(v).append(t).append(' '));
        System.out.println(dep.isDone() + " [" + log + "] " + dep.getNow(-1));
        System.out.println(later.complete("hello") + " " + later.complete("again") + " " + dep.join());
        System.out.println(log.length() + " " + log.indexOf("accept:hello") + " " + log.toString().contains("when:hellonull"));
        CompletableFuture<Integer> bad = CompletableFuture.failedFuture(new IllegalStateException("boom"));
        try { bad.get(); } catch (ExecutionException e) { System.out.println(e.getCause()); }
        try { bad.join(); } catch (CompletionException e) { System.out.println(e.getMessage()); }
        System.out.println(bad.exceptionally(t -> -1).join() + " " + bad.handle((v, t) -> t == null ? "ok" : t.getMessage()).join() + " " + bad.isCompletedExceptionally());
        CompletableFuture<Integer> thrown = f.thenApply(x -> x / 0);
        System.out.println(thrown.handle((v, t) -> t.getClass().getSimpleName() + ":" + t.getCause().getMessage()).join());
        CompletableFuture<Void> all = CompletableFuture.allOf(f, later);
        System.out.println(all.isDone() + " " + CompletableFuture.anyOf(f, new CompletableFuture<>()).join());
        CompletableFuture<String> c = new CompletableFuture<>();
        System.out.println(c.cancel(true) + " " + c.isCancelled());
        try { c.join(); } catch (CancellationException e) { System.out.println("cancelled"); }
        c.obtrudeValue("forced"); System.out.println(c.join());
        CompletableFuture<Integer> direct = new CompletableFuture<>();
        Executor same = Runnable::run;
        System.out.println(CompletableFuture.supplyAsync(() -> 6 * 7, same).thenApplyAsync(x -> x + 1, same).join());
        direct.completeExceptionally(new Exception("checked"));
        try { direct.get(); } catch (ExecutionException e) { System.out.println(e.getMessage()); }
        FutureTask<String> task = new FutureTask<>(() -> "task result");
        task.run(); System.out.println(task.get() + " " + task.isDone());
    }
}
