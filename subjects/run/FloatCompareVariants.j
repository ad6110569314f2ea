; Exercises fcmpl, fcmpg, dcmpl, dcmpg and lcmp directly, printing their results for ordered and NaN operands.
.class public FloatCompareVariants
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

.method static f(FF)V
  .limit stack 4
  .limit locals 2
  fload_0
  fload_1
  fcmpl
  invokestatic FloatCompareVariants/pI(I)V
  fload_0
  fload_1
  fcmpg
  invokestatic FloatCompareVariants/pI(I)V
  return
.end method

.method static d(DD)V
  .limit stack 4
  .limit locals 4
  dload_0
  dload_2
  dcmpl
  invokestatic FloatCompareVariants/pI(I)V
  dload_0
  dload_2
  dcmpg
  invokestatic FloatCompareVariants/pI(I)V
  return
.end method

.method static l(JJ)V
  .limit stack 4
  .limit locals 4
  lload_0
  lload_2
  lcmp
  invokestatic FloatCompareVariants/pI(I)V
  return
.end method

.method public static main([Ljava/lang/String;)V
  .limit stack 12
  .limit locals 12
  ldc "floats"
  invokestatic FloatCompareVariants/pS(Ljava/lang/String;)V
  fconst_1
  fconst_2
  invokestatic FloatCompareVariants/f(FF)V
  fconst_2
  fconst_1
  invokestatic FloatCompareVariants/f(FF)V
  fconst_0
  fconst_0
  fneg
  invokestatic FloatCompareVariants/f(FF)V
  getstatic java/lang/Float/NaN F
  fconst_1
  invokestatic FloatCompareVariants/f(FF)V
  fconst_1
  getstatic java/lang/Float/NaN F
  invokestatic FloatCompareVariants/f(FF)V
  fconst_0
  fconst_0
  fdiv
  dup
  invokestatic FloatCompareVariants/f(FF)V
  ldc "doubles"
  invokestatic FloatCompareVariants/pS(Ljava/lang/String;)V
  dconst_1
  dconst_0
  invokestatic FloatCompareVariants/d(DD)V
  dconst_0
  dconst_1
  invokestatic FloatCompareVariants/d(DD)V
  dconst_0
  dup2
  dneg
  invokestatic FloatCompareVariants/d(DD)V
  getstatic java/lang/Double/NaN D
  dup2
  invokestatic FloatCompareVariants/d(DD)V
  getstatic java/lang/Double/POSITIVE_INFINITY D
  getstatic java/lang/Double/NaN D
  invokestatic FloatCompareVariants/d(DD)V
  ldc "longs"
  invokestatic FloatCompareVariants/pS(Ljava/lang/String;)V
  lconst_0
  lconst_1
  invokestatic FloatCompareVariants/l(JJ)V
  ldc2_w 9223372036854775807
  lconst_1
  ladd
  lconst_0
  invokestatic FloatCompareVariants/l(JJ)V
  ldc2_w 4294967296
  lconst_0
  invokestatic FloatCompareVariants/l(JJ)V
  ldc2_w 7
  dup2
  invokestatic FloatCompareVariants/l(JJ)V
  return
.end method
