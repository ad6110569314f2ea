; Exercises implicit narrowing that javac never relies on: bastore/castore/sastore and putstatic of byte, char, short, boolean with out-of-range ints.
.class public NarrowStores
.super java/lang/Object

.field static b B
.field static c C
.field static s S

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
  iconst_1
  newarray byte
  dup
  iconst_0
  sipush 511
  bastore
  iconst_0
  baload
  invokestatic NarrowStores/pI(I)V
  iconst_1
  newarray char
  dup
  iconst_0
  ldc 70000
  castore
  iconst_0
  caload
  invokestatic NarrowStores/pI(I)V
  iconst_1
  newarray short
  dup
  iconst_0
  ldc 40000
  sastore
  iconst_0
  saload
  invokestatic NarrowStores/pI(I)V
  iconst_2
  newarray boolean
  dup
  iconst_0
  iconst_2
  bastore
  dup
  iconst_1
  iconst_3
  bastore
  dup
  iconst_0
  baload
  invokestatic NarrowStores/pI(I)V
  iconst_1
  baload
  invokestatic NarrowStores/pI(I)V
  sipush 300
  putstatic NarrowStores/b B
  getstatic NarrowStores/b B
  invokestatic NarrowStores/pI(I)V
  iconst_m1
  putstatic NarrowStores/c C
  getstatic NarrowStores/c C
  invokestatic NarrowStores/pI(I)V
  ldc 32768
  putstatic NarrowStores/s S
  getstatic NarrowStores/s S
  invokestatic NarrowStores/pI(I)V
  ldc 123456
  i2b
  invokestatic NarrowStores/pI(I)V
  ldc 123456
  i2s
  invokestatic NarrowStores/pI(I)V
  iconst_m1
  i2c
  invokestatic NarrowStores/pI(I)V
  return
.end method
