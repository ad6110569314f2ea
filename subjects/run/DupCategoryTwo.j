; Exercises dup2, dup2_x1, dup2_x2, dup_x2 and pop2 with long/double (category-2) values in every legal form.
.class public DupCategoryTwo
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
  ldc "dup2 long"
  invokestatic DupCategoryTwo/pS(Ljava/lang/String;)V
  ldc2_w 5000000000
  dup2
  ladd
  invokestatic DupCategoryTwo/pJ(J)V
  ldc "dup2_x1 long over int"
  invokestatic DupCategoryTwo/pS(Ljava/lang/String;)V
  bipush 7
  ldc2_w 11
  dup2_x1
  invokestatic DupCategoryTwo/pJ(J)V
  invokestatic DupCategoryTwo/pI(I)V
  invokestatic DupCategoryTwo/pJ(J)V
  ldc "dup2_x2 long over two ints"
  invokestatic DupCategoryTwo/pS(Ljava/lang/String;)V
  bipush 1
  bipush 2
  ldc2_w 33
  dup2_x2
  invokestatic DupCategoryTwo/pJ(J)V
  invokestatic DupCategoryTwo/pI(I)V
  invokestatic DupCategoryTwo/pI(I)V
  invokestatic DupCategoryTwo/pJ(J)V
  ldc "dup2_x2 two ints over double"
  invokestatic DupCategoryTwo/pS(Ljava/lang/String;)V
  ldc2_w 2.5
  bipush 8
  bipush 9
  dup2_x2
  invokestatic DupCategoryTwo/pI(I)V
  invokestatic DupCategoryTwo/pI(I)V
  invokestatic DupCategoryTwo/pD(D)V
  invokestatic DupCategoryTwo/pI(I)V
  invokestatic DupCategoryTwo/pI(I)V
  ldc "dup2_x2 double over long"
  invokestatic DupCategoryTwo/pS(Ljava/lang/String;)V
  ldc2_w 44
  ldc2_w 0.125
  dup2_x2
  invokestatic DupCategoryTwo/pD(D)V
  invokestatic DupCategoryTwo/pJ(J)V
  invokestatic DupCategoryTwo/pD(D)V
  ldc "dup_x2 int over long"
  invokestatic DupCategoryTwo/pS(Ljava/lang/String;)V
  ldc2_w 55
  bipush 6
  dup_x2
  invokestatic DupCategoryTwo/pI(I)V
  invokestatic DupCategoryTwo/pJ(J)V
  invokestatic DupCategoryTwo/pI(I)V
  ldc "pop2"
  invokestatic DupCategoryTwo/pS(Ljava/lang/String;)V
  ldc2_w 66
  ldc2_w 1.5
  pop2
  invokestatic DupCategoryTwo/pJ(J)V
  bipush 3
  ldc2_w 9
  pop2
  invokestatic DupCategoryTwo/pI(I)V
  ldc "dup2 int pair"
  invokestatic DupCategoryTwo/pS(Ljava/lang/String;)V
  bipush 20
  bipush 22
  dup2
  iadd
  invokestatic DupCategoryTwo/pI(I)V
  isub
  invokestatic DupCategoryTwo/pI(I)V
  return
.end method
