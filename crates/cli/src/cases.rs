//! `summiteer cases`: rule cases and what they prove.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use serde_json::json;
use summiteer_cases::{Coverage, Failure, Report};

use crate::args::{CasesArgs, TextFormat};
use crate::games::GameKind;
use crate::out;

/// Runs cases, or lists what they prove; fails if one fails or a rule is without proof.
///
/// # Errors
/// If a path does not exist, or the rules page or a case file of the coverage cannot be read.
pub(crate) fn cases(args: &CasesArgs) -> Result<ExitCode> {
    let good = match args.coverage {
        Some(game) => print_coverage(game, &args.root, args.format)?,
        None => run(&args.paths, args.format)?,
    };
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn run(paths: &[PathBuf], format: TextFormat) -> Result<bool> {
    let report = summiteer_cases::run(paths).map_err(|error| anyhow!(error))?;
    match format {
        TextFormat::Json => out::line(json(&report)?)?,
        TextFormat::Text => {
            report.failures.iter().try_for_each(|failure| out::line(failure_text(failure)))?;
            out::line(format!("{} passed, {} failed", report.passed, report.failed))?;
        }
    }
    Ok(report.failed == 0)
}

fn json(report: &Report) -> Result<String> {
    Ok(serde_json::to_string_pretty(report)?)
}

fn failure_text(failure: &Failure) -> String {
    let Failure { file, case, given, expected, got } = failure;
    let block = |name: &str, text: &str| -> String {
        let lines: String = text.trim_end().lines().map(|line| format!("\n    {line}")).collect();
        format!("\n  {name}:{lines}")
    };
    let blocks = block("given", given) + &block("expected", expected) + &block("got", got);
    format!("FAILED {file}: {case}{blocks}\n")
}

fn print_coverage(game: GameKind, root: &Path, format: TextFormat) -> Result<bool> {
    let coverage = summiteer_cases::coverage(root, game.id()).map_err(|error| anyhow!(error))?;
    let Coverage { by_id, missing, unknown } = &coverage;
    match format {
        TextFormat::Json => {
            let value = json!({ "rules": by_id, "missing": missing, "unknown": unknown });
            out::line(serde_json::to_string_pretty(&value)?)?;
        }
        TextFormat::Text => {
            for (id, cases) in by_id {
                let cases = if cases.is_empty() { "NO CASE".to_owned() } else { cases.join("; ") };
                out::line(format!("{id}: {cases}"))?;
            }
            for id in unknown {
                out::line(format!("{id} is named by a case, but is no rule"))?;
            }
            let (ids, without, unknown) = (by_id.len(), missing.len(), unknown.len());
            out::line(format!("{ids} ids, {without} without a case, {unknown} unknown"))?;
        }
    }
    Ok(missing.is_empty() && unknown.is_empty())
}
