; Exercises access checks at resolution: private members of another class and a class of another package.
.class public AccessErrors
.super java/lang/Object

.method public static main([Ljava/lang/String;)V
  .limit stack 4
  .limit locals 2
  .catch java/lang/IllegalAccessError from start0 to end0 using catch0
  .catch java/lang/IllegalAccessError from start1 to end1 using catch1
  .catch java/lang/IllegalAccessError from start2 to end2 using catch2
  .catch java/lang/IllegalAccessError from start3 to end3 using catch3
  .catch java/lang/IllegalAccessError from start4 to end4 using catch4
  .catch java/lang/IllegalAccessError from start5 to end5 using catch5
start0:
  invokestatic AccessHidden/secret()V
end0:
  goto next0
catch0:
  astore_1
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_1
  invokevirtual java/io/PrintStream/println(Ljava/lang/Object;)V
next0:
start1:
  new AccessHidden
  dup
  invokespecial AccessHidden/<init>()V
  invokevirtual AccessHidden/hidden()V
end1:
  goto next1
catch1:
  astore_1
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_1
  invokevirtual java/io/PrintStream/println(Ljava/lang/Object;)V
next1:
start2:
  getstatic AccessHidden/count I
  pop
end2:
  goto next2
catch2:
  astore_1
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_1
  invokevirtual java/io/PrintStream/println(Ljava/lang/Object;)V
next2:
start3:
  iconst_1
  putstatic AccessHidden/count I
end3:
  goto next3
catch3:
  astore_1
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_1
  invokevirtual java/io/PrintStream/println(Ljava/lang/Object;)V
next3:
start4:
  new AccessHidden
  dup
  invokespecial AccessHidden/<init>()V
  getfield AccessHidden/own I
  pop
end4:
  goto next4
catch4:
  astore_1
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_1
  invokevirtual java/io/PrintStream/println(Ljava/lang/Object;)V
next4:
start5:
  new java/lang/AbstractStringBuilder
  pop
end5:
  goto next5
catch5:
  astore_1
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_1
  invokevirtual java/io/PrintStream/println(Ljava/lang/Object;)V
next5:
  return
.end method
