//! `summiteer verify`: whether a server dealt a finished game as it had to.

use std::process::ExitCode;

use anyhow::{Context, Result};
use summiteer_tables::{fair, json};
use summiteer_wire::{DealtWire, VerificationWire};

use crate::args::{TextFormat, VerifyArgs};
use crate::out;

/// Prints what came of dealing the game again; fails if it was not dealt like that.
///
/// # Errors
/// If the file cannot be read, or holds nothing that could be checked.
pub(crate) fn verify(args: &VerifyArgs) -> Result<ExitCode> {
    let name = args.file.display().to_string();
    let record = std::fs::read_to_string(&args.file).with_context(|| format!("cannot read {name}"))?;
    let report = fair::verify(&record).context(name)?;
    match args.format {
        TextFormat::Text => out::print(text(&report))?,
        TextFormat::Json => out::line(json::text(&report))?,
    }
    Ok(if report.holds { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn text(report: &VerificationWire) -> String {
    let fits = if report.secret_fits { "it is the secret's" } else { "IT IS NOT THE SECRET'S" };
    let mut lines =
        vec![format!("commitment {}: {fits}", report.commitment), format!("secret     {}", report.secret)];
    lines.extend(report.nonces.iter().map(|nonce| format!("nonce {}    {}", nonce.seat, nonce.nonce)));
    if report.nonces.is_empty() {
        lines.push("no nonces: the server alone could have picked what was dealt".to_owned());
    }
    lines.extend(report.dealt.iter().filter(|dealt| !dealt.ok).map(wrong));
    lines.extend(report.broken.iter().map(|why| format!("CANNOT HAVE BEEN PLAYED from here on: {why}")));
    let right = report.dealt.iter().filter(|dealt| dealt.ok).count();
    lines.push(format!("{right} of {} outcomes of chance follow from secret and nonces", report.dealt.len()));
    lines.push(if report.holds { "The record holds." } else { "THE RECORD DOES NOT HOLD." }.to_owned());
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Moves are counted from 1, as `summiteer replay --at` does to show what came of one.
fn wrong(dealt: &DealtWire) -> String {
    let expected = dealt.expected.as_deref().unwrap_or("no chance here");
    format!("WRONG at move {}: `{}`, but it had to be: {expected}", dealt.entry + 1, dealt.line)
}
