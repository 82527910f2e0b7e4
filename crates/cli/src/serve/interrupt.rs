//! Being told to stop: Ctrl-C, or what a system sends to a service that shall end.

use std::io;

/// Listens from when it is made, so that nothing that comes early is missed.
#[cfg(unix)]
pub(super) struct Interrupt {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Interrupt {
    /// Begins to listen.
    ///
    /// # Errors
    /// If the system does not let it.
    pub(super) fn listen() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    /// Waits until it came.
    pub(super) async fn came(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// Listens from when it is made, so that nothing that comes early is missed.
#[cfg(windows)]
pub(super) struct Interrupt {
    ctrl_c: tokio::signal::windows::CtrlC,
    close: tokio::signal::windows::CtrlClose,
}

#[cfg(windows)]
impl Interrupt {
    /// Begins to listen.
    ///
    /// # Errors
    /// If the system does not let it.
    pub(super) fn listen() -> io::Result<Self> {
        Ok(Self { ctrl_c: tokio::signal::windows::ctrl_c()?, close: tokio::signal::windows::ctrl_close()? })
    }

    /// Waits until it came.
    pub(super) async fn came(&mut self) {
        tokio::select! {
            _ = self.ctrl_c.recv() => {}
            _ = self.close.recv() => {}
        }
    }
}
