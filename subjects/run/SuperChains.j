; Exercises invokespecial of a superclass method two levels up (resolved through the direct superclass), in a class extending a JDK class.
.class public SuperChains
.super java/util/LinkedHashMap

.field public calls I
.field static total J
.field static final LIMIT I = 250

.method public <init>(I)V
  .limit stack 4
  .limit locals 2
  aload_0
  iload_1
  ldc 0.75
  iconst_1
  invokespecial java/util/LinkedHashMap/<init>(IFZ)V
  aload_0
  iconst_0
  putfield SuperChains/calls I
  return
.end method

.method public put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;
  .limit stack 5
  .limit locals 3
  aload_0
  dup
  getfield SuperChains/calls I
  iconst_1
  iadd
  putfield SuperChains/calls I
  getstatic SuperChains/total J
  lconst_1
  ladd
  putstatic SuperChains/total J
  aload_0
  aload_1
  aload_2
  invokespecial java/util/LinkedHashMap/put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;
  areturn
.end method

.method public size()I
  .limit stack 2
  .limit locals 1
  aload_0
  invokespecial java/util/LinkedHashMap/size()I
  sipush 1000
  iadd
  ireturn
.end method

.method public toString()Ljava/lang/String;
  .limit stack 2
  .limit locals 1
  ldc "chain:"
  aload_0
  invokespecial java/util/LinkedHashMap/toString()Ljava/lang/String;
  invokevirtual java/lang/String/concat(Ljava/lang/String;)Ljava/lang/String;
  areturn
.end method

.method public static main([Ljava/lang/String;)V
  .limit stack 6
  .limit locals 4
  new SuperChains
  dup
  bipush 16
  invokespecial SuperChains/<init>(I)V
  astore_1
  aload_1
  ldc "k1"
  ldc "v1"
  invokevirtual SuperChains/put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;
  pop
  aload_1
  ldc "k2"
  ldc "v2"
  invokeinterface java/util/Map/put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object; 3
  pop
  aload_1
  ldc "k1"
  ldc "v3"
  invokevirtual java/util/HashMap/put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;
  getstatic java/lang/System/out Ljava/io/PrintStream;
  swap
  invokevirtual java/io/PrintStream/println(Ljava/lang/Object;)V
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_1
  invokevirtual java/io/PrintStream/println(Ljava/lang/Object;)V
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_1
  invokevirtual java/util/AbstractMap/size()I
  invokevirtual java/io/PrintStream/println(I)V
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_1
  getfield SuperChains/calls I
  invokevirtual java/io/PrintStream/println(I)V
  getstatic java/lang/System/out Ljava/io/PrintStream;
  getstatic SuperChains/total J
  invokevirtual java/io/PrintStream/println(J)V
  getstatic java/lang/System/out Ljava/io/PrintStream;
  getstatic SuperChains/LIMIT I
  invokevirtual java/io/PrintStream/println(I)V
  getstatic java/lang/System/out Ljava/io/PrintStream;
  aload_1
  ldc "k2"
  invokevirtual java/util/HashMap/containsKey(Ljava/lang/Object;)Z
  invokevirtual java/io/PrintStream/println(Z)V
  return
.end method
