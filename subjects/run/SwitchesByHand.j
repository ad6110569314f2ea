; Exercises hand-written lookupswitch with extreme negative keys and backward targets, a one-entry tableswitch, and a tableswitch on a negative range.
.class public SwitchesByHand
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

.method static look(I)I
  .limit stack 2
  .limit locals 2
  goto Lsw
Lback:
  iconst_m1
  ireturn
Lsw:
  iload_0
  lookupswitch
    -2147483648 : Lmin
    -70000 : Lneg
    -1 : Lback
    0 : Lzero
    2147483647 : Lmax
    default : Ldef
Lmin:
  bipush 11
  ireturn
Lneg:
  bipush 12
  ireturn
Lzero:
  bipush 13
  ireturn
Lmax:
  bipush 14
  ireturn
Ldef:
  bipush 99
  ireturn
.end method

.method static empty(I)I
  .limit stack 2
  .limit locals 1
  iload_0
  lookupswitch
    default : Ld
Ld:
  bipush 55
  ireturn
.end method

.method static table(I)I
  .limit stack 2
  .limit locals 1
  iload_0
  tableswitch -3
    La
    Lb
    La
    Ld
    Lb
    default : Ld
La:
  iconst_1
  ireturn
Lb:
  iconst_2
  ireturn
Ld:
  iconst_4
  ireturn
.end method

.method static one(I)I
  .limit stack 2
  .limit locals 1
  iload_0
  tableswitch 1000000
    La
    default : Ld
La:
  iconst_1
  ireturn
Ld:
  iconst_0
  ireturn
.end method

.method public static main([Ljava/lang/String;)V
  .limit stack 12
  .limit locals 12
  ldc -2147483648
  invokestatic SwitchesByHand/look(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc -2147483647
  invokestatic SwitchesByHand/look(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc -70001
  invokestatic SwitchesByHand/look(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc -70000
  invokestatic SwitchesByHand/look(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc -2
  invokestatic SwitchesByHand/look(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc -1
  invokestatic SwitchesByHand/look(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc 0
  invokestatic SwitchesByHand/look(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc 1
  invokestatic SwitchesByHand/look(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc 2147483646
  invokestatic SwitchesByHand/look(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc 2147483647
  invokestatic SwitchesByHand/look(I)I
  invokestatic SwitchesByHand/pI(I)V
  bipush -5
  invokestatic SwitchesByHand/table(I)I
  invokestatic SwitchesByHand/pI(I)V
  bipush -4
  invokestatic SwitchesByHand/table(I)I
  invokestatic SwitchesByHand/pI(I)V
  bipush -3
  invokestatic SwitchesByHand/table(I)I
  invokestatic SwitchesByHand/pI(I)V
  bipush -2
  invokestatic SwitchesByHand/table(I)I
  invokestatic SwitchesByHand/pI(I)V
  bipush -1
  invokestatic SwitchesByHand/table(I)I
  invokestatic SwitchesByHand/pI(I)V
  bipush 0
  invokestatic SwitchesByHand/table(I)I
  invokestatic SwitchesByHand/pI(I)V
  bipush 1
  invokestatic SwitchesByHand/table(I)I
  invokestatic SwitchesByHand/pI(I)V
  bipush 2
  invokestatic SwitchesByHand/table(I)I
  invokestatic SwitchesByHand/pI(I)V
  bipush 3
  invokestatic SwitchesByHand/table(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc 999999
  invokestatic SwitchesByHand/one(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc 1000000
  invokestatic SwitchesByHand/one(I)I
  invokestatic SwitchesByHand/pI(I)V
  ldc 1000001
  invokestatic SwitchesByHand/one(I)I
  invokestatic SwitchesByHand/pI(I)V
  bipush 9
  invokestatic SwitchesByHand/empty(I)I
  invokestatic SwitchesByHand/pI(I)V
  return
.end method
