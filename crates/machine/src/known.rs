//! Classes, slots and methods of the JDK that the machine itself relies on.

use program::{ClassId, LinkError, MethodId, Program};

/// Classes, slots and methods, looked up once before anything runs.
#[derive(Debug, Clone)]
#[allow(missing_docs)]
pub struct Known {
    pub object: ClassId,
    pub string: ClassId,
    pub class: ClassId,
    pub throwable: ClassId,
    pub error: ClassId,
    /// The superclass of all enumerations.
    pub enumeration: ClassId,
    pub cloneable: ClassId,
    pub byte_array: ClassId,
    pub boolean_array: ClassId,
    pub object_array: ClassId,
    pub string_array: ClassId,
    pub class_array: ClassId,
    /// Runs the initialization of a class.
    pub initializer: MethodId,
    pub string_value: u32,
    pub string_coder: u32,
    pub string_hash: u32,
    pub builder: ClassId,
    pub builder_value: u32,
    pub builder_coder: u32,
    pub builder_count: u32,
    /// The slot of a string builder that holds the strings of a text that is not worked out.
    pub builder_parts: u32,
    /// What classes that stand for those outside the class path have in common.
    pub strange: ClassId,
    /// The slot of a class object that holds the number of its class.
    pub class_number: u32,
}

impl Known {
    /// Loads what the machine needs.
    pub fn new(program: &mut Program) -> Result<Known, LinkError> {
        let string = program.load("java/lang/String")?;
        let class = program.load("java/lang/Class")?;
        let builder = program.load("java/lang/AbstractStringBuilder")?;
        let slot = |program: &Program, class: ClassId, name: &str| {
            program
                .slot(class, name)
                .ok_or_else(|| LinkError::NoSuchField(format!("{}.{name}", program.class(class).name)))
        };
        Ok(Known {
            object: program.load("java/lang/Object")?,
            string,
            class,
            throwable: program.load("java/lang/Throwable")?,
            strange: program.load("heapwright/Strange")?,
            error: program.load("java/lang/Error")?,
            enumeration: program.load("java/lang/Enum")?,
            cloneable: program.load("java/lang/Cloneable")?,
            byte_array: program.load("[B")?,
            boolean_array: program.load("[Z")?,
            object_array: program.load("[Ljava/lang/Object;")?,
            string_array: program.load("[Ljava/lang/String;")?,
            class_array: program.load("[Ljava/lang/Class;")?,
            initializer: program.synthesize_initializer()?,
            string_value: slot(program, string, "value")?,
            string_coder: slot(program, string, "coder")?,
            string_hash: slot(program, string, "hash")?,
            builder,
            builder_value: slot(program, builder, "value")?,
            builder_coder: slot(program, builder, "coder")?,
            builder_count: slot(program, builder, "count")?,
            builder_parts: program.class(builder).slots.len() as u32 - 1,
            class_number: program.class(class).slots.len() as u32 - 1,
        })
    }
}
