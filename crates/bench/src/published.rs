//! The published tables, as they stand in `bench/published/`.

/// A table of a paper.
pub struct Published {
    columns: Vec<&'static str>,
    rows: Vec<Vec<&'static str>>,
}

macro_rules! published {
    ($($name:ident = $file:literal;)*) => {
        $(#[doc = $file] pub fn $name() -> Published {
            Published::parse(include_str!(concat!("../../../bench/published/", $file)))
        })*
        #[cfg(test)]
        const ALL: &[(&str, fn() -> Published)] = &[$(($file, $name)),*];
    };
}

published! {
    scaling = "green_table_1_scaling.csv";
    regression = "green_table_2_regression.csv";
    matrix = "green_table_3_matrix.csv";
    ablation = "green_table_5_ablation.csv";
    trie = "greentrie_table_1.csv";
    trie_euclid = "greentrie_table_2_Euclid.csv";
    trie_tcas = "greentrie_table_3_TCAS.csv";
    trie_bin_tree = "greentrie_table_4_BinTree.csv";
    hex_components = "hex_table_2_opensource.csv";
}

impl Published {
    fn parse(text: &'static str) -> Published {
        // The only quoted cells are remarks in the last column.
        let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<&str>>());
        let columns = lines.next().unwrap_or_default();
        Published { columns, rows: lines.collect() }
    }

    /// The number in a column of the row that begins with these words.
    pub fn number(&self, row: &[&str], column: &str) -> Option<f64> {
        let at = self.columns.iter().position(|name| *name == column)?;
        let row = self.rows.iter().find(|cells| cells.starts_with(row))?;
        row.get(at)?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_is_readable() {
        for (file, table) in ALL {
            let table = table();
            assert!(table.rows.len() > 1, "{file}");
            // Remarks hold commas.
            let ragged = |row: &&Vec<&str>| row.len() < table.columns.len();
            assert!(!table.rows.iter().any(|row| ragged(&row)), "{file}");
        }
        assert_eq!(scaling().number(&["symbolic execution", "BinTree", "5"], "R_reuse"), Some(0.85));
        assert_eq!(scaling().number(&["model counting", "BinTree", "5"], "R_reuse"), None);
        assert_eq!(trie().number(&["TCAS"], "n3_greentrie"), Some(14.0));
        assert_eq!(hex_components().number(&["P7", "HEX"], "traces"), Some(925.0));
    }
}
