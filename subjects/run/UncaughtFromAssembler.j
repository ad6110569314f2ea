; Ends with an uncaught exception in code without line numbers, thrown through a catch-all that rethrows.
.class public UncaughtFromAssembler
.super java/lang/Object

.method static pS(Ljava/lang/String;)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_0
  invokevirtual java/io/PrintStream/println(Ljava/lang/String;)V
  return
.end method

.method static inner(I)V
  .limit stack 3
  .limit locals 1
  iload_0
  newarray int
  iload_0
  iconst_1
  iastore
  return
.end method

.method public static main([Ljava/lang/String;)V
  .limit stack 12
  .limit locals 12
  ldc "line 0"
  invokestatic UncaughtFromAssembler/pS(Ljava/lang/String;)V
  ldc "line 1"
  invokestatic UncaughtFromAssembler/pS(Ljava/lang/String;)V
  ldc "line 2"
  invokestatic UncaughtFromAssembler/pS(Ljava/lang/String;)V
  ldc "line 3"
  invokestatic UncaughtFromAssembler/pS(Ljava/lang/String;)V
  ldc "line 4"
  invokestatic UncaughtFromAssembler/pS(Ljava/lang/String;)V
  ldc "line 5"
  invokestatic UncaughtFromAssembler/pS(Ljava/lang/String;)V
La:
  bipush 6
  invokestatic UncaughtFromAssembler/inner(I)V
Lb:
  return
Lh:
  ldc "rethrowing"
  invokestatic UncaughtFromAssembler/pS(Ljava/lang/String;)V
  athrow
  .catch all from La to Lb using Lh
.end method
