; Exercises overlapping and nested exception table entries: the first matching entry in table order wins, by type and by range.
.class public OverlappingHandlers
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

.method static raise(I)V
  .limit stack 3
  .limit locals 1
  iload_0
  lookupswitch
    0 : L0
    1 : L1
    2 : L2
    default : Ld
L0:
  iconst_1
  iconst_0
  idiv
  pop
  return
L1:
  aconst_null
  invokevirtual java/lang/Object/hashCode()I
  pop
  return
L2:
  iconst_m1
  newarray int
  pop
  return
Ld:
  return
.end method

.method static run(I)V
  .limit stack 3
  .limit locals 2
L1:
  iload_0
  invokestatic OverlappingHandlers/raise(I)V
L2:
  ldc "no exception in first part"
  invokestatic OverlappingHandlers/pS(Ljava/lang/String;)V
  iload_0
  iconst_3
  isub
  invokestatic OverlappingHandlers/raise(I)V
L3:
  ldc "none at all"
  invokestatic OverlappingHandlers/pS(Ljava/lang/String;)V
  return
Larith:
  pop
  ldc "arithmetic handler"
  invokestatic OverlappingHandlers/pS(Ljava/lang/String;)V
  return
Lnull:
  pop
  ldc "null pointer handler"
  invokestatic OverlappingHandlers/pS(Ljava/lang/String;)V
  return
Lrt:
  invokevirtual java/lang/Object/getClass()Ljava/lang/Class;
  invokevirtual java/lang/Class/getName()Ljava/lang/String;
  invokestatic OverlappingHandlers/pS(Ljava/lang/String;)V
  return
Lany:
  pop
  ldc "catch all"
  invokestatic OverlappingHandlers/pS(Ljava/lang/String;)V
  return
  .catch java/lang/ArithmeticException from L1 to L2 using Larith
  .catch java/lang/NullPointerException from L2 to L3 using Lnull
  .catch java/lang/RuntimeException from L1 to L3 using Lrt
  .catch java/lang/ArithmeticException from L1 to L3 using Larith
  .catch all from L1 to L3 using Lany
.end method

.method public static main([Ljava/lang/String;)V
  .limit stack 12
  .limit locals 12
  iconst_0
  istore_1
Lloop:
  iload_1
  invokestatic OverlappingHandlers/pI(I)V
  iload_1
  invokestatic OverlappingHandlers/run(I)V
  iinc 1 1
  iload_1
  bipush 7
  if_icmplt Lloop
  return
.end method
