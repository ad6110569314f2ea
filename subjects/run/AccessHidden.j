; Helper without main: members that AccessErrors may not touch.
.class public AccessHidden
.super java/lang/Object
.field private static count I
.field private own I

.method public <init>()V
  .limit stack 1
  .limit locals 1
  aload_0
  invokespecial java/lang/Object/<init>()V
  return
.end method

.method private static secret()V
  .limit stack 0
  .limit locals 0
  return
.end method

.method private hidden()V
  .limit stack 0
  .limit locals 1
  return
.end method
