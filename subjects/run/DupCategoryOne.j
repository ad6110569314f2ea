; Exercises dup, dup_x1, dup_x2, dup2, dup2_x1, dup2_x2, swap, pop, pop2 with category-1 values, printing the resulting stack from the top.
.class public DupCategoryOne
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
  ldc "dup"
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  bipush 10
  dup
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  ldc "dup_x1"
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  bipush 10
  bipush 20
  dup_x1
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  ldc "dup_x2"
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  bipush 10
  bipush 20
  bipush 30
  dup_x2
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  ldc "dup2"
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  bipush 10
  bipush 20
  dup2
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  ldc "dup2_x1"
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  bipush 10
  bipush 20
  bipush 30
  dup2_x1
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  ldc "dup2_x2"
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  bipush 10
  bipush 20
  bipush 30
  bipush 40
  dup2_x2
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  ldc "swap"
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  bipush 10
  bipush 20
  swap
  invokestatic DupCategoryOne/pI(I)V
  invokestatic DupCategoryOne/pI(I)V
  ldc "pop"
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  bipush 10
  bipush 20
  pop
  invokestatic DupCategoryOne/pI(I)V
  ldc "pop2"
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  bipush 10
  bipush 20
  bipush 30
  pop2
  invokestatic DupCategoryOne/pI(I)V
  ldc "refs"
  bipush 77
  swap
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  invokestatic DupCategoryOne/pI(I)V
  ldc "a"
  ldc "b"
  dup_x1
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  invokestatic DupCategoryOne/pS(Ljava/lang/String;)V
  nop
  return
.end method
