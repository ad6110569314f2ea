; Exercises nested jsr subroutines: one subroutine calling another, return addresses kept in different locals, called in a loop.
.class public JsrNested
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

.method public static main([Ljava/lang/String;)V
  .limit stack 12
  .limit locals 12
  iconst_0
  istore 5
  iconst_0
  istore 4
Lloop:
  iload 4
  iconst_3
  if_icmpge Ldone
  jsr Louter
  iinc 4 1
  iload 5
  invokestatic JsrNested/pI(I)V
  goto Lloop
Ldone:
  jsr_w Louter
  iload 5
  invokestatic JsrNested/pI(I)V
  ldc "end"
  invokestatic JsrNested/pS(Ljava/lang/String;)V
  return
Louter:
  astore_1
  ldc "outer begin"
  invokestatic JsrNested/pS(Ljava/lang/String;)V
  jsr Linner
  iinc 5 10
  jsr Linner
  ldc "outer end"
  invokestatic JsrNested/pS(Ljava/lang/String;)V
  ret 1
Linner:
  astore_2
  iinc 5 1
  ldc "inner"
  invokestatic JsrNested/pS(Ljava/lang/String;)V
  jsr Lthird
  iload 5
  iconst_1
  iand
  ifeq Leven
  jsr Lthird
Leven:
  ret 2
Lthird:
  astore_3
  iinc 5 100
  ldc "third"
  invokestatic JsrNested/pS(Ljava/lang/String;)V
  ret 3
.end method
