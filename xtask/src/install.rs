//! Installing what a chore needs, where it may; naming it where it may not.

use anyhow::{Result, bail};

use crate::process;

/// Debian packages that a chore cannot do without, and what they are for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Needed {
    /// What is missing, as a person would say it.
    pub(crate) what: &'static str,
    pub(crate) packages: &'static [&'static str],
    /// How to get it where there is no apt-get.
    pub(crate) elsewhere: &'static str,
}

impl Needed {
    /// Installs the packages as root on a Debian-like system.
    ///
    /// # Errors
    /// Elsewhere, or for anybody else: the error names what is missing and the exact command. Never runs sudo.
    pub(crate) fn install(&self) -> Result<()> {
        if !process::works(process::command("apt-get").arg("--version")) {
            bail!("{} is missing: {}", self.what, self.elsewhere);
        }
        if !is_root() {
            bail!("{} is missing: {}, or run `sudo {}`", self.what, self.elsewhere, self.apt_get());
        }
        eprintln!("Installing {} with apt-get ...", self.packages.join(", "));
        process::run_silently(apt_get(&["update"]))?;
        let options = ["install", "--yes", "--no-install-recommends"];
        process::run_silently(apt_get(&[&options, self.packages].concat()))
    }

    fn apt_get(&self) -> String {
        format!("apt-get install --no-install-recommends {}", self.packages.join(" "))
    }
}

fn apt_get(arguments: &[&str]) -> std::process::Command {
    let mut command = process::command("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_root() -> bool {
    process::output(id()).is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn id() -> std::process::Command {
    let mut command = process::command("id");
    command.arg("-u");
    command
}
