; Exercises ret with a wide local index (> 255), a subroutine entered with values below the return address, and swap of a return address.
.class public JsrWideRet
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

.method static pJ(J)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  lload_0
  invokevirtual java/io/PrintStream/println(J)V
  return
.end method

.method public static main([Ljava/lang/String;)V
  .limit stack 8
  .limit locals 300
  bipush 40
  iconst_2
  jsr Ladd
  invokestatic JsrWideRet/pI(I)V
  sipush 1000
  sipush 300
  jsr Ladd
  invokestatic JsrWideRet/pI(I)V
  ldc2_w 5000000000
  lstore 270
  jsr_w Ldbl
  lload 270
  invokestatic JsrWideRet/pJ(J)V
  jsr Ldbl
  lload 270
  invokestatic JsrWideRet/pJ(J)V
  iconst_1
  jsr Lswap
  invokestatic JsrWideRet/pI(I)V
  iconst_4
  istore 290
Lagain:
  jsr Lcount
  iload 290
  ifgt Lagain
  ldc "counted down"
  invokestatic JsrWideRet/pS(Ljava/lang/String;)V
  return
Ladd:
  astore 260
  iadd
  ret 260
Ldbl:
  astore 265
  lload 270
  ldc2_w 2
  lmul
  lstore 270
  ret 265
Lswap:
  swap
  bipush 41
  iadd
  swap
  astore 280
  ret 280
Lcount:
  astore 3
  iinc 290 -1
  iload 290
  invokestatic JsrWideRet/pI(I)V
  ret 3
.end method
