; Exercises multianewarray with fewer dimensions than the rank, one dimension only, a zero dimension, and negative dimensions.
.class public MultiArrayRank
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

.method static deep([Ljava/lang/Object;)V
  .limit stack 3
  .limit locals 1
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_0
  invokestatic java/util/Arrays/deepToString([Ljava/lang/Object;)Ljava/lang/String;
  invokevirtual java/io/PrintStream/println(Ljava/lang/String;)V
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_0
  invokevirtual java/lang/Object/getClass()Ljava/lang/Class;
  invokevirtual java/lang/Class/getName()Ljava/lang/String;
  invokevirtual java/io/PrintStream/println(Ljava/lang/String;)V
  return
.end method

.method public static main([Ljava/lang/String;)V
  .limit stack 12
  .limit locals 12
  iconst_2
  multianewarray [[[I 1
  invokestatic MultiArrayRank/deep([Ljava/lang/Object;)V
  iconst_2
  iconst_3
  multianewarray [[[I 2
  invokestatic MultiArrayRank/deep([Ljava/lang/Object;)V
  iconst_2
  iconst_1
  iconst_2
  multianewarray [[[I 3
  invokestatic MultiArrayRank/deep([Ljava/lang/Object;)V
  iconst_3
  iconst_0
  multianewarray [[Ljava/lang/String; 2
  invokestatic MultiArrayRank/deep([Ljava/lang/Object;)V
  iconst_3
  multianewarray [Ljava/lang/String; 1
  invokestatic MultiArrayRank/deep([Ljava/lang/Object;)V
  iconst_4
  multianewarray [D 1
  arraylength
  invokestatic MultiArrayRank/pI(I)V
La:
  iconst_0
  iconst_m1
  multianewarray [[J 2
  arraylength
  invokestatic MultiArrayRank/pI(I)V
Lb:
  return
Lc:
  invokevirtual java/lang/Throwable/toString()Ljava/lang/String;
  invokestatic MultiArrayRank/pS(Ljava/lang/String;)V
  return
  .catch java/lang/NegativeArraySizeException from La to Lb using Lc
.end method
