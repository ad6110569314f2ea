//! What `assignable` lists.

use spec::SpecError;
use spec::jml;

use super::name::Prefix;
use super::{Resolved, Scope};
use crate::tree::{ExpressionKind, Location, LocationKind, Type};

impl Scope<'_> {
    /// The locations of a list. `\nothing` is the empty list.
    pub(crate) fn locations(&mut self, written: &[jml::Location]) -> Resolved<Vec<Location>> {
        let mut locations = Vec::new();
        for location in written {
            let kind = match &location.kind {
                jml::LocationKind::Nothing => continue,
                jml::LocationKind::Everything => LocationKind::Everything,
                jml::LocationKind::One(place) => self.one(place)?,
                jml::LocationKind::All(objects) => self.all(objects)?,
                jml::LocationKind::Elements(array) => {
                    let array = self.expression(array)?;
                    self.element_type(&array)?;
                    LocationKind::Elements(array, None)
                }
                jml::LocationKind::Range(array, first, last) => {
                    let array = self.expression(array)?;
                    self.element_type(&array)?;
                    let (first, last) = (self.expression(first)?, self.expression(last)?);
                    let ends = (self.as_int(first)?, self.as_int(last)?);
                    LocationKind::Elements(array, Some(ends))
                }
            };
            locations.push(Location { kind, place: self.place(location.span) });
        }
        Ok(locations)
    }

    fn one(&mut self, written: &jml::Expression) -> Resolved<LocationKind> {
        if let jml::ExpressionKind::Field(objects, name) = &written.kind
            && let jml::ExpressionKind::Reach(_) = &objects.kind
        {
            let reach = self.reach_alone(objects)?;
            return match self.find_field(reach.class, &name.text, name.span)? {
                Some((field, false)) => Ok(LocationKind::FieldOfReach(reach, field)),
                _ => Err(SpecError::new(format!("these objects have no field `{}`", name.text), name.span)),
            };
        }
        let place = self.expression(written)?;
        match place.kind {
            ExpressionKind::Field(object, field) => Ok(LocationKind::Field(*object, field)),
            ExpressionKind::Static(field) => Ok(LocationKind::Static(field)),
            ExpressionKind::Element(array, index) => {
                let index = *index;
                Ok(LocationKind::Elements(*array, Some((index.clone(), index))))
            }
            _ => {
                let error = SpecError::new("this is nothing that a method can assign for its callers", written.span);
                Err(error.with_help("fields and elements can be assigned; parameters belong to the method"))
            }
        }
    }

    /// `x.*`
    fn all(&mut self, written: &jml::Expression) -> Resolved<LocationKind> {
        if let jml::ExpressionKind::Reach(_) = &written.kind {
            return self.reach_alone(written).map(LocationKind::FieldsOfReach);
        }
        match self.prefix(written)? {
            Prefix::Class(class) => Ok(LocationKind::Statics(class)),
            Prefix::Value(object) => match object.of {
                Type::Reference(_) => Ok(LocationKind::Fields(object)),
                of => {
                    let of = self.spell(of);
                    Err(SpecError::new(format!("a value of type {of} has no fields"), object.span))
                }
            },
        }
    }
}
