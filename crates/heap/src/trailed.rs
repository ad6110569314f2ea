//! Composition of stores that can be marked and rolled back: a macro that derives the four operations of a struct
//! from those of its parts, so that no part can be forgotten in one of them.

/// Declares a mark type for a struct and the operations `mark`, `rollback`, `release` and `undo` over the listed parts.
#[macro_export]
macro_rules! trailed {
    ($(#[$doc:meta])* $mark:ident of $store:ident { $($part:ident: $part_mark:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone)]
        pub struct $mark {
            $($part: $part_mark),*
        }

        impl $store {
            /// Makes the present state restorable.
            pub fn mark(&mut self) -> $mark {
                // Does not compile when the struct has a part that is not listed.
                let $store { $($part: _),* } = self;
                $mark { $($part: self.$part.mark()),* }
            }

            /// Restores the state at the newest mark, which stays.
            pub fn rollback(&mut self, mark: &$mark) {
                $(self.$part.rollback(&mark.$part);)*
            }

            /// Forgets the newest mark without undoing anything.
            pub fn release(&mut self, mark: &$mark) {
                $(self.$part.release(&mark.$part);)*
            }

            /// Restores the state at the newest mark, and forgets the mark.
            pub fn undo(&mut self, mark: &$mark) {
                $(self.$part.undo(&mark.$part);)*
            }
        }

        impl $crate::Trailed for $store {
            type Mark = $mark;

            fn mark(&mut self) -> $mark {
                $store::mark(self)
            }

            fn rollback(&mut self, mark: &$mark) {
                $store::rollback(self, mark);
            }

            fn release(&mut self, mark: &$mark) {
                $store::release(self, mark);
            }

            fn undo(&mut self, mark: &$mark) {
                $store::undo(self, mark);
            }
        }
    };
}
