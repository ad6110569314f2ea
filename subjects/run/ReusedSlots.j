; Exercises local slots reused with different types: a long overwritten in half by an int, a double, a reference and a return value.
.class public ReusedSlots
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

.method static pD(D)V
  .limit stack 4
  .limit locals 4
  getstatic java/lang/System/out Ljava/io/PrintStream;
  dload_0
  invokevirtual java/io/PrintStream/println(D)V
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
  ldc2_w 81985529216486895
  lstore_1
  lload_1
  invokestatic ReusedSlots/pJ(J)V
  bipush 42
  istore_2
  iload_2
  invokestatic ReusedSlots/pI(I)V
  ldc2_w 6.5
  dstore_1
  dload_1
  invokestatic ReusedSlots/pD(D)V
  ldc "now a reference"
  astore_1
  aload_1
  invokestatic ReusedSlots/pS(Ljava/lang/String;)V
  ldc 1.5
  fstore_2
  fload_2
  invokestatic ReusedSlots/pF(F)V
  aload_0
  arraylength
  istore_0
  iload_0
  invokestatic ReusedSlots/pI(I)V
  ldc2_w 3
  lstore_0
  lload_0
  dup2
  lmul
  invokestatic ReusedSlots/pJ(J)V
  iconst_0
  istore 4
Lloop:
  iload 4
  i2d
  dstore_2
  dload_2
  invokestatic ReusedSlots/pD(D)V
  iload 4
  i2l
  lstore_2
  lload_2
  invokestatic ReusedSlots/pJ(J)V
  iinc 4 1
  iload 4
  iconst_4
  if_icmplt Lloop
  return
.end method
