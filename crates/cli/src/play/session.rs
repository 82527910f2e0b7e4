//! One game at a terminal.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use summiteer_bots::Bot;
use summiteer_rules::core::{
    BySeat, Cursor, MAX_SEATS, NumberSource, Observer, Rules, Seat, SeatSet, SplitMix, Table, TableError,
    Turn, pick,
};

use super::command::Command;
use super::console::Console;
use crate::show::Show;
use crate::texts::Texts;

/// Who sits in a seat.
pub(super) enum Player<R: Rules> {
    /// A person at this terminal.
    Human,
    /// A bot.
    Bot(Box<dyn Bot<R>>),
}

/// What a prompt shows besides what has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// The whole position and the list of actions.
    All,
    /// The list of actions.
    Actions,
    /// Nothing: the list above still holds.
    Nothing,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    On,
    Quit,
}

/// A game and those who play it.
pub(super) struct Session<R: Rules> {
    table: Table<R>,
    players: Vec<Player<R>>,
    chance: SplitMix,
    bots: SplitMix,
    texts: Texts,
    save: Option<PathBuf>,
    /// How much of the history each seat has been told.
    told: BySeat<usize>,
    told_spectator: usize,
    /// Who sat at the keyboard last.
    at_keyboard: Option<Seat>,
    /// What is to be shown at the next prompt.
    show: Shown,
}

impl<R: Rules + Show> Session<R> {
    /// A session at the beginning of a table or where its record ends.
    pub(super) fn new(
        table: Table<R>,
        players: Vec<Player<R>>,
        mut seed: SplitMix,
        texts: Texts,
        save: Option<PathBuf>,
    ) -> Self {
        let (chance, bots) = (SplitMix(seed.next_u64()), SplitMix(seed.next_u64()));
        let told = BySeat([table.len(); MAX_SEATS]);
        let told_spectator = table.len();
        Self {
            table,
            players,
            chance,
            bots,
            texts,
            save,
            told,
            told_spectator,
            at_keyboard: None,
            show: Shown::All,
        }
    }

    /// Plays until the game ends, a player quits or the input ends.
    ///
    /// # Errors
    /// If a file cannot be written or the terminal is gone.
    pub(super) fn run(&mut self, console: &mut Console) -> Result<()> {
        let mut flow = Flow::On;
        while flow == Flow::On {
            flow = match self.table.state().turn() {
                Turn::Over => {
                    self.tell(console, self.at_keyboard.map_or(Observer::Spectator, Self::reader))?;
                    self.print_end(console)?;
                    Flow::Quit
                }
                Turn::Chance => {
                    let outcome = pick(&self.table.state().chance(), &mut self.chance);
                    self.table.chance(outcome.expect("chance has an outcome in its turn")).map_err(failed)?;
                    Flow::On
                }
                Turn::Decide(seats) => self.decide(console, seats)?,
            };
            self.autosave()?;
        }
        Ok(())
    }

    /// Lets one of the seats decide: people first, so that a bot's choice never ends what a person may take back.
    fn decide(&mut self, console: &mut Console, seats: SeatSet) -> Result<Flow> {
        let is_human = |seat: &Seat| matches!(self.players[seat.index()], Player::Human);
        let seat = seats.iter().find(is_human).or_else(|| seats.iter().next()).expect("somebody decides");
        match &mut self.players[seat.index()] {
            Player::Human => self.prompt(console, seat),
            Player::Bot(bot) => {
                let state = self.table.state();
                let action = bot.act(&state.view(Observer::Seat(seat)), &state.legal(seat), &mut self.bots);
                self.table.act(seat, action).map_err(failed)?;
                if self.humans() == 0 {
                    self.tell(console, Observer::Spectator)?;
                }
                Ok(Flow::On)
            }
        }
    }

    fn humans(&self) -> usize {
        self.players.iter().filter(|player| matches!(player, Player::Human)).count()
    }

    fn prompt(&mut self, console: &mut Console, seat: Seat) -> Result<Flow> {
        if self.at_keyboard != Some(seat) {
            if R::HAS_SECRETS && self.humans() > 1 && !self.draw_curtain(console, seat)? {
                return Ok(Flow::Quit);
            }
            self.at_keyboard = Some(seat);
            self.show = Shown::All;
        }
        self.tell(console, Self::reader(seat))?;
        let actions = R::listed(self.table.state().legal(seat));
        let show = std::mem::replace(&mut self.show, Shown::Nothing);
        if show == Shown::All {
            console.line("")?;
            console.line(&R::show(&self.table.state().view(Observer::Seat(seat)), &self.texts))?;
        }
        if show != Shown::Nothing {
            self.list(console, &actions)?;
        }
        let prompt = self.texts.tell("cli-prompt", [("seat", seat.to_string().into())]);
        match console.ask(&prompt)? {
            Some(line) => self.obey(console, seat, &actions, Command::parse(&line)),
            None => {
                console.line("")?;
                self.quit(console)
            }
        }
    }

    /// Who reads the screen when it is this seat's turn: everybody at the terminal, where nothing is secret.
    fn reader(seat: Seat) -> Observer {
        if R::HAS_SECRETS { Observer::Seat(seat) } else { Observer::Spectator }
    }

    /// Hides the screen until the next player says that it is theirs; `false` when the input has ended.
    fn draw_curtain(&mut self, console: &mut Console, seat: Seat) -> Result<bool> {
        console.clear()?;
        let text = self.texts.tell("cli-curtain", [("seat", seat.to_string().into())]);
        Ok(console.ask(&text)?.is_some())
    }

    fn list(&self, console: &mut Console, actions: &[R::Action]) -> Result<()> {
        let state = self.table.state();
        let rows: Vec<[String; 3]> = (1..)
            .zip(actions)
            .map(|(number, action)| {
                let words = state.action_words(*action, &self.texts);
                [format!("{number:3})"), state.action_text(*action), words]
            })
            .collect();
        console.line(crate::show::aligned(&rows, 0).trim_end())?;
        state.unlisted_words(&self.texts).map_or(Ok(()), |text| console.line(&text))
    }

    fn obey(
        &mut self,
        console: &mut Console,
        seat: Seat,
        actions: &[R::Action],
        command: Command,
    ) -> Result<Flow> {
        match command {
            Command::Number(number) => match number.checked_sub(1).and_then(|index| actions.get(index)) {
                Some(action) => self.act(console, seat, *action)?,
                None => {
                    console
                        .line(&self.texts.tell("cli-no-such-number", [("count", actions.len().into())]))?;
                }
            },
            Command::Action(text) => match self.read(seat, &text) {
                Ok(action) => self.act(console, seat, action)?,
                Err(error) => {
                    console.line(&error)?;
                    console.line(&self.texts.say("cli-help-hint"))?;
                }
            },
            Command::Why(text) => console.line(&self.explain(seat, &text))?,
            Command::Undo => match self.table.undo(seat) {
                Ok(()) => self.show = Shown::All,
                Err(_) => console.line(&self.texts.say("cli-nothing-to-undo"))?,
            },
            Command::Board => self.show = Shown::All,
            Command::Help => console.line(&self.help(actions))?,
            Command::Save(file) => self.save_as(console, &file)?,
            Command::Quit => return self.quit(console),
            Command::Nothing => {}
        }
        Ok(Flow::On)
    }

    fn act(&mut self, console: &mut Console, seat: Seat, action: R::Action) -> Result<()> {
        match self.table.act(seat, action) {
            // A new day or another phase is looked at as a whole.
            Ok(events) => {
                self.show = if events.iter().any(R::seals) { Shown::All } else { Shown::Actions };
                Ok(())
            }
            Err(TableError::Refused(refusal)) => {
                console.line(&self.table.state().refusal_words(&refusal, &self.texts))
            }
            Err(error) => Err(failed(error)),
        }
    }

    fn read(&self, seat: Seat, text: &str) -> Result<R::Action, String> {
        let mut words = Cursor::new(1, text);
        let action = self.table.state().read_action(seat, &mut words);
        let action = action.and_then(|action| words.end().map(|()| action));
        action.map_err(|error| {
            let typed = ("typed", text.into());
            self.texts.tell("cli-not-understood", [typed, ("expected", error.expected.into())])
        })
    }

    /// What can be typed, with one of the actions as an example.
    fn help(&self, actions: &[R::Action]) -> String {
        let example = actions.last().map(|action| self.table.state().action_text(*action));
        self.texts.tell("cli-help", [("example", example.unwrap_or_default().into())])
    }

    fn explain(&self, seat: Seat, text: &str) -> String {
        match self.read(seat, text) {
            Err(error) => error,
            Ok(action) => match self.table.state().clone().apply(seat, action) {
                Ok(_) => self.texts.say("cli-why-legal"),
                Err(refusal) => self.table.state().refusal_words(&refusal, &self.texts),
            },
        }
    }

    /// Tells the observer what has happened since it was told last.
    fn tell(&mut self, console: &mut Console, observer: Observer) -> Result<()> {
        let told = match observer {
            Observer::Seat(seat) => &mut self.told[seat],
            Observer::Spectator => &mut self.told_spectator,
        };
        let from = std::mem::replace(told, self.table.len());
        let state = self.table.state();
        for step in self.table.history()[from..].iter().filter(|step| !step.undone) {
            let seen = step.events.iter().map(|event| R::redact(event, observer));
            for text in seen.filter_map(|event| state.event_words(&event, &self.texts)) {
                console.line(&format!("  {text}"))?;
            }
        }
        Ok(())
    }

    fn print_end(&self, console: &mut Console) -> Result<()> {
        console.line("")?;
        console.line(&R::show(&self.table.state().view(Observer::Spectator), &self.texts))?;
        self.table.state().result_words(&self.texts).iter().try_for_each(|line| console.line(line))
    }

    fn quit(&self, console: &mut Console) -> Result<Flow> {
        match &self.save {
            Some(file) => {
                console.line(&self.texts.tell("cli-saved", [("file", file.display().to_string().into())]))?;
            }
            None => console.line(&self.texts.say("cli-not-saved"))?,
        }
        Ok(Flow::Quit)
    }

    fn save_as(&mut self, console: &mut Console, file: &Path) -> Result<()> {
        let name = ("file", file.display().to_string().into());
        match write(file, &self.table.text()) {
            Ok(()) => {
                self.save = Some(file.to_owned());
                console.line(&self.texts.tell("cli-saved", [name]))
            }
            // The game goes on: another file may do.
            Err(error) => console
                .line(&self.texts.tell("cli-save-failed", [name, ("error", format!("{error:#}").into())])),
        }
    }

    fn autosave(&self) -> Result<()> {
        self.save.as_ref().map_or(Ok(()), |file| write(file, &self.table.text()))
    }
}

/// Writes a new file beside the old one and puts it in its place, so that the record is never half written.
fn write(file: &Path, text: &str) -> Result<()> {
    let mut name = file.file_name().context("the file has no name")?.to_owned();
    name.push(".part");
    let part = file.with_file_name(name);
    let done = std::fs::write(&part, text).and_then(|()| std::fs::rename(&part, file));
    done.with_context(|| format!("cannot write {}", file.display()))
}

fn failed<F: std::fmt::Display>(error: TableError<F>) -> anyhow::Error {
    anyhow::anyhow!("{error}")
}
