; Exercises jsr/ret: one subroutine used as a finally block from normal, early-return and exceptional paths.
.class public JsrFinally
.super java/lang/Object

.method static pS(Ljava/lang/String;)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_0
  invokevirtual java/io/PrintStream/println(Ljava/lang/String;)V
  return
.end method

.method static pI(I)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  iload_0
  invokevirtual java/io/PrintStream/println(I)V
  return
.end method

.method static work(I)I
  .limit stack 3
  .limit locals 5
Ltry:
  ldc "try"
  invokestatic JsrFinally/pS(Ljava/lang/String;)V
  iload_0
  ifgt Lpos
  iload_0
  iflt Lthrow
  iconst_0
  istore_1
  jsr Lfin
  iload_1
  ireturn
Lpos:
  bipush 100
  iload_0
  idiv
  istore_1
  jsr Lfin
  iload_1
  ireturn
Lthrow:
  new java/lang/IllegalStateException
  dup
  ldc "negative"
  invokespecial java/lang/IllegalStateException/<init>(Ljava/lang/String;)V
  athrow
Lend:
Lhandler:
  astore_3
  jsr Lfin
  aload_3
  athrow
Lfin:
  astore_2
  ldc "finally"
  invokestatic JsrFinally/pS(Ljava/lang/String;)V
  ret 2
  .catch all from Ltry to Lpos using Lhandler
  .catch all from Lpos to Lthrow using Lhandler
  .catch all from Lthrow to Lend using Lhandler
.end method

.method public static main([Ljava/lang/String;)V
  .limit stack 12
  .limit locals 12
  iconst_5
  invokestatic JsrFinally/work(I)I
  invokestatic JsrFinally/pI(I)V
  iconst_0
  invokestatic JsrFinally/work(I)I
  invokestatic JsrFinally/pI(I)V
La:
  iconst_m1
  invokestatic JsrFinally/work(I)I
  invokestatic JsrFinally/pI(I)V
Lb:
  return
Lc:
  invokevirtual java/lang/Throwable/getMessage()Ljava/lang/String;
  invokestatic JsrFinally/pS(Ljava/lang/String;)V
  ldc "caught in main"
  invokestatic JsrFinally/pS(Ljava/lang/String;)V
  return
  .catch java/lang/IllegalStateException from La to Lb using Lc
.end method
