; Exercises an exception table entry whose range covers its own handler: the handler re-enters itself until a counter stops it.
.class public HandlerCoversItself
.super java/lang/Object

.method static pI(I)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  iload_0
  invokevirtual java/io/PrintStream/println(I)V
  return
.end method

.method static pS(Ljava/lang/String;)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_0
  invokevirtual java/io/PrintStream/println(Ljava/lang/String;)V
  return
.end method

.method public static main([Ljava/lang/String;)V
  .limit stack 12
  .limit locals 12
  iconst_0
  istore_1
Lfrom:
  ldc "body"
  invokestatic HandlerCoversItself/pS(Ljava/lang/String;)V
  iconst_1
  iconst_0
  idiv
  pop
  return
Lhandler:
  astore_2
  iinc 1 1
  iload_1
  invokestatic HandlerCoversItself/pI(I)V
  iload_1
  iconst_5
  if_icmpge Lout
  aload_2
  athrow
Lto:
Lout:
  aload_2
  checkcast java/lang/Throwable
  invokevirtual java/lang/Throwable/getMessage()Ljava/lang/String;
  invokestatic HandlerCoversItself/pS(Ljava/lang/String;)V
  ldc "left the handler"
  invokestatic HandlerCoversItself/pS(Ljava/lang/String;)V
  return
  .catch java/lang/ArithmeticException from Lfrom to Lto using Lhandler
.end method
