//! The command from outside: what it says, how it ends, and what it leaves behind. One program, since linking each of these alone
//! takes longer than running it.

mod assumptions;
mod attacks;
mod bad_input;
mod bad_specs;
mod bench_green;
mod bench_hex;
mod check_bad_input;
mod check_text;
mod claims;
mod completions;
mod conditions;
mod contract_texts;
mod count;
mod crashing_specs;
mod doctor;
mod explosive;
mod hex_check;
mod hex_subjects;
mod hostile;
mod interrupt;
mod kept_answers;
mod nothing_lost;
mod report_schema;
mod schema;
mod solve;
mod store_command;
mod test_command;
