; Exercises monitorenter/monitorexit written by hand: reentrant entry, holdsLock checks, release in a handler, null monitor.
.class public MonitorsByHand
.super java/lang/Object

.method static pS(Ljava/lang/String;)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_0
  invokevirtual java/io/PrintStream/println(Ljava/lang/String;)V
  return
.end method

.method static held(Ljava/lang/Object;)V
  .limit stack 2
  .limit locals 1
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_0
  invokestatic java/lang/Thread/holdsLock(Ljava/lang/Object;)Z
  invokevirtual java/io/PrintStream/println(Z)V
  return
.end method

.method public static main([Ljava/lang/String;)V
  .limit stack 12
  .limit locals 12
  new java/lang/Object
  dup
  invokespecial java/lang/Object/<init>()V
  astore_1
  aload_1
  invokestatic MonitorsByHand/held(Ljava/lang/Object;)V
  aload_1
  monitorenter
  aload_1
  monitorenter
  aload_1
  invokestatic MonitorsByHand/held(Ljava/lang/Object;)V
  aload_1
  monitorexit
  aload_1
  invokestatic MonitorsByHand/held(Ljava/lang/Object;)V
  aload_1
  monitorexit
  aload_1
  invokestatic MonitorsByHand/held(Ljava/lang/Object;)V
  aload_1
  monitorenter
La:
  iconst_3
  iconst_0
  irem
  pop
  aload_1
  monitorexit
Lb:
  goto Lend
Lh:
  astore_2
  ldc "in handler"
  invokestatic MonitorsByHand/pS(Ljava/lang/String;)V
  aload_1
  invokestatic MonitorsByHand/held(Ljava/lang/Object;)V
  aload_1
  monitorexit
Lend:
  aload_1
  invokestatic MonitorsByHand/held(Ljava/lang/Object;)V
Lc:
  aconst_null
  monitorenter
Ld:
  return
Lnpe:
  pop
  ldc "null monitor"
  invokestatic MonitorsByHand/pS(Ljava/lang/String;)V
  return
  .catch java/lang/ArithmeticException from La to Lb using Lh
  .catch java/lang/NullPointerException from Lc to Ld using Lnpe
.end method
