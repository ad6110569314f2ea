; Exercises the wide prefix: loads and stores of every type at indices above 255 and wide iinc with large constants.
.class public WideLocals
.super java/lang/Object

.method static pI(I)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  iload_0
  invokevirtual java/io/PrintStream/println(I)V
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

.method static pF(F)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  fload_0
  invokevirtual java/io/PrintStream/println(F)V
  return
.end method

.method static pD(D)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  dload_0
  invokevirtual java/io/PrintStream/println(D)V
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
  .limit stack 4
  .limit locals 500
  ldc 123456789
  istore 256
  ldc2_w 9876543210
  lstore 257
  ldc 3.25
  fstore 300
  ldc2_w 2.718281828
  dstore 400
  ldc "wide reference"
  astore 499
  iinc 256 1
  iinc 256 30000
  iinc 256 -32768
  iconst_0
  istore 5
  iinc 5 0
  iload 256
  invokestatic WideLocals/pI(I)V
  lload 257
  invokestatic WideLocals/pJ(J)V
  fload 300
  invokestatic WideLocals/pF(F)V
  dload 400
  invokestatic WideLocals/pD(D)V
  aload 499
  invokestatic WideLocals/pS(Ljava/lang/String;)V
  bipush 10
  istore 3
  iinc 3 1000
  iinc 3 -128
  iinc 3 127
  iload 3
  invokestatic WideLocals/pI(I)V
  iconst_0
  istore 450
Lloop:
  iload 450
  sipush 5000
  if_icmpge Lend
  iinc 450 999
  iload 450
  invokestatic WideLocals/pI(I)V
  goto Lloop
Lend:
  return
.end method
