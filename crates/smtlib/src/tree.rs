//! S-expressions, flat: however deep one is nested, neither walking nor dropping it needs the thread's stack.

use crate::error::Position;

/// One S-expression with all that is in it.
#[derive(Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    /// The members of lists, list by list.
    members: Vec<NodeId>,
    /// The texts of atoms, one after another.
    text: String,
}

/// An expression of a [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(u32);

#[derive(Debug)]
struct Node {
    kind: Kind,
    start: u32,
    length: u32,
    position: Position,
}

/// What an expression is. The text of a quoted symbol or a string is what stands between the quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Symbol,
    Keyword,
    Numeral,
    Decimal,
    Hexadecimal,
    Binary,
    Text,
    List,
}

impl Tree {
    /// The expression that holds all others.
    pub fn root(&self) -> NodeId {
        NodeId(self.nodes.len() as u32 - 1)
    }

    pub fn kind(&self, id: NodeId) -> Kind {
        self.nodes[id.0 as usize].kind
    }

    pub fn position(&self, id: NodeId) -> Position {
        self.nodes[id.0 as usize].position
    }

    /// The text of an atom; empty for a list.
    pub fn text(&self, id: NodeId) -> &str {
        let node = &self.nodes[id.0 as usize];
        if node.kind == Kind::List { "" } else { &self.text[node.start as usize..][..node.length as usize] }
    }

    /// The members of a list; none for an atom.
    pub fn members(&self, id: NodeId) -> &[NodeId] {
        let node = &self.nodes[id.0 as usize];
        if node.kind == Kind::List { &self.members[node.start as usize..][..node.length as usize] } else { &[] }
    }

    /// The text, if it is a symbol.
    pub fn symbol(&self, id: NodeId) -> Option<&str> {
        (self.kind(id) == Kind::Symbol).then(|| self.text(id))
    }

    /// All expressions, parts before what they are part of.
    pub fn all(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// Adds an atom; nothing if the tree is full.
    pub fn atom(&mut self, kind: Kind, text: &str, position: Position) -> Option<NodeId> {
        let start = self.text.len();
        u32::try_from(start + text.len()).ok()?;
        self.text.push_str(text);
        self.node(Node { kind, start: start as u32, length: text.len() as u32, position })
    }

    /// Adds a list of expressions that are there already.
    pub fn list(&mut self, members: &[NodeId], position: Position) -> Option<NodeId> {
        let start = u32::try_from(self.members.len()).ok()?;
        self.members.extend_from_slice(members);
        self.node(Node { kind: Kind::List, start, length: u32::try_from(members.len()).ok()?, position })
    }

    fn node(&mut self, node: Node) -> Option<NodeId> {
        let id = u32::try_from(self.nodes.len()).ok()?;
        self.nodes.push(node);
        Some(NodeId(id))
    }

    /// The expression as it would be written.
    pub fn write(&self, id: NodeId) -> String {
        let mut text = String::new();
        let mut pending = vec![(id, 0)];
        while let Some((id, done)) = pending.pop() {
            if self.kind(id) != Kind::List {
                self.write_atom(id, &mut text);
                continue;
            }
            let members = self.members(id);
            match done {
                0 => text.push('('),
                _ if done < members.len() => text.push(' '),
                _ => {}
            }
            match members.get(done) {
                Some(&member) => pending.extend([(id, done + 1), (member, 0)]),
                None => text.push(')'),
            }
        }
        text
    }

    fn write_atom(&self, id: NodeId, text: &mut String) {
        let own = self.text(id);
        match self.kind(id) {
            Kind::Symbol => text.push_str(&quoted(own)),
            Kind::Text => {
                text.push('"');
                text.push_str(&own.replace('"', "\"\""));
                text.push('"');
            }
            _ => text.push_str(own),
        }
    }
}

/// A symbol as it must be written.
pub fn quoted(symbol: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"~!@$%^&*_-+=<>.?/".contains(&byte);
    if !symbol.is_empty() && symbol.bytes().all(plain) && !symbol.as_bytes()[0].is_ascii_digit() {
        symbol.to_owned()
    } else {
        format!("|{symbol}|")
    }
}
