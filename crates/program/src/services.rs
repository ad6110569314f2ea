//! Service providers: whether there is an implementation of a service.

use ristretto_classfile::ClassFile;
use ristretto_classfile::attributes::Attribute;

use crate::class_path_error::ClassPathError;
use crate::program::Program;
use crate::symbols::name_text;

impl Program {
    /// What provides a service (by its internal name): a module of the JDK, or a file on the class path.
    pub fn service_provider(&self, service: &str) -> Result<Option<String>, ClassPathError> {
        let file = format!("META-INF/services/{}", service.replace('/', "."));
        if let Some(found) = self.class_path.resource(&file)? {
            return Ok(Some(found.origin.to_string()));
        }
        for (module, bytes) in self.class_path.module_infos()? {
            let provides = ClassFile::from_bytes(&bytes).is_ok_and(|info| provides(&info, service));
            if provides {
                return Ok(Some(format!("module {module}")));
            }
        }
        Ok(None)
    }
}

fn provides(info: &ClassFile<'_>, service: &str) -> bool {
    info.attributes.iter().any(|attribute| match attribute {
        Attribute::Module { provides, .. } => provides.iter().any(|entry| {
            info.constant_pool.try_get_class(entry.index).is_ok_and(|provided| name_text(provided) == service)
        }),
        _ => false,
    })
}
