//! A player of Mount Everest who brings oxygen high up and spends it, so that games come to all that is hidden.

use std::collections::{BTreeMap, VecDeque};
use std::sync::LazyLock;

use serde_json::Value;
use summiteer_rules::core::{NumberSource, Observer, Seat, SplitMix};
use summiteer_tables::{AnyTable, material};

/// Where the tent of the easier route is pitched: a bottle shows two cards there.
const CAMP: &str = "c3";

/// The spaces of the easier route, each with those joined to it.
static JOINED: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
    let material: Value = serde_json::from_str(&material("everest").expect("the game")).expect("JSON");
    let texts = |list: &Value| -> Vec<String> {
        list.as_array().expect("a list").iter().filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let spaces = material["boards"][0]["spaces"].as_array().expect("spaces");
    spaces.iter().map(|space| (text(space, "id"), texts(&space["neighbours"]))).collect()
});

/// An action for the seat: as a rule the first of these that can be done.
pub(crate) fn act(table: &dyn AnyTable, seat: Seat, numbers: &mut SplitMix) -> String {
    let legal: Vec<Value> = serde_json::from_str(&table.legal(seat)).expect("actions");
    let view: Value = serde_json::from_str(&table.view(Observer::Seat(seat))).expect("a view");
    let way = Way::new(&view);
    let best = |rank: &dyn Fn(&Value) -> Option<u32>| {
        let ranked = legal.iter().filter_map(|action| Some((rank(action)?, action)));
        ranked.max_by_key(|(rank, _)| *rank).map(|(_, action)| text(action, "text"))
    };
    let done = |guide: &str| way.guide(guide)["space"] == CAMP;
    let [first, second] = ["1", "2"].map(|which| format!("{seat}{which}"));
    let walker = if done(&first) && way.guide(&first)["load"]["tent"] == false { &second } else { &first };
    // Cards are tried out until one lets it go.
    let lean = numbers.below(6);
    let crowded = [&first, &second].into_iter().any(|guide| way.is_crowded(guide));
    let planned = best(&|action| match text(action, "kind").as_str() {
        // Whoever passes a full space goes on first.
        "step" if crowded => Some(66),
        "assign" if crowded => {
            let (slot, up) = (action["slot"].as_u64().unwrap_or(0) as u32, text(action, "direction") == "up");
            let second = u32::from(text(action, "guide") == second);
            Some(62 + (slot + second + lean) % 3 + u32::from(up == lean.is_multiple_of(2)))
        }
        "oxygen" => Some(90),
        "pay" => Some(80),
        "move" => way.loads(action, &first, &second).then_some(70),
        "pitch" => done(&first).then_some(60),
        "stay" => Some(50),
        "assign" if !done(walker) && text(action, "guide") == *walker => {
            (text(action, "direction") != "down").then_some(40)
        }
        "step" if text(action, "guide") == *walker => {
            way.is_nearer(&text(action, "space"), &way.space(walker)).then_some(30)
        }
        "choose" => Some(movement(action)),
        "end" => Some(1),
        _ => None,
    });
    planned.filter(|_| numbers.below(40) > 0).unwrap_or_else(|| any(&legal, numbers))
}

/// Any action; loading and naming cards to and fro only where nothing else can be done.
fn any(legal: &[Value], numbers: &mut SplitMix) -> String {
    let leads_on = |action: &&Value| !["move", "assign"].contains(&text(action, "kind").as_str());
    let mut actions: Vec<&Value> = legal.iter().filter(leads_on).collect();
    if actions.is_empty() {
        actions = legal.iter().collect();
    }
    text(actions[numbers.below(actions.len() as u32) as usize], "text")
}

fn text(action: &Value, part: &str) -> String {
    action[part].as_str().unwrap_or_default().to_owned()
}

/// Points upwards of a choice of cards.
fn movement(action: &Value) -> u32 {
    let cards = action["cards"].as_array().into_iter().flatten().filter_map(Value::as_str);
    cards.filter(|card| !card.starts_with('a')).filter_map(|card| card[1..2].parse::<u32>().ok()).sum()
}

/// The seats' guides, and how far each space is from the camp.
struct Way<'a> {
    view: &'a Value,
    far: BTreeMap<String, u32>,
}

impl<'a> Way<'a> {
    fn new(view: &'a Value) -> Self {
        let rooms = view["rooms"].as_array().expect("rooms");
        let is_open =
            |space: &str| rooms.iter().any(|room| room["space"] == space && !room["cost"].is_null());
        let (mut far, mut next) = (BTreeMap::from([(CAMP.to_owned(), 0)]), VecDeque::from([CAMP.to_owned()]));
        while let Some(space) = next.pop_front() {
            for to in JOINED[&space].iter().filter(|to| is_open(to)) {
                if !far.contains_key(to) {
                    far.insert(to.clone(), far[&space] + 1);
                    next.push_back(to.clone());
                }
            }
        }
        Self { view, far }
    }

    fn guide(&self, id: &str) -> &Value {
        let guides = self.view["guides"].as_array().expect("guides");
        guides.iter().find(|guide| guide["id"] == id).expect("a guide")
    }

    fn space(&self, guide: &str) -> String {
        text(self.guide(guide), "space")
    }

    fn is_crowded(&self, guide: &str) -> bool {
        let mut rooms = self.view["rooms"].as_array().expect("rooms").iter();
        let room = rooms.find(|room| room["space"] == self.guide(guide)["space"]).expect("a room");
        room["limit"].as_u64().is_some_and(|limit| room["standing"].as_u64() > Some(limit))
    }

    fn is_nearer(&self, to: &str, from: &str) -> bool {
        self.far.get(to) < self.far.get(from) && self.far.contains_key(to)
    }

    /// The first guide takes a tent and a bottle along, the second one two bottles; at the tent all is stored.
    fn loads(&self, action: &Value, first: &str, second: &str) -> bool {
        let [item, from, to] = ["item", "from", "to"].map(|part| text(action, part));
        let bottles = |guide| self.guide(guide)["load"]["oxygen"].as_u64().expect("a number");
        match (item.as_str(), from.as_str(), to.as_str()) {
            ("tent", "base", to) => to == first && bottles(first) == 0,
            ("oxygen", "base", to) if to == first => self.guide(first)["load"]["tent"] == true,
            ("oxygen", "base", to) => to == second && bottles(second) < 2,
            ("oxygen", guide, to) => to.starts_with("camp") && self.space(guide) == CAMP,
            _ => false,
        }
    }
}
