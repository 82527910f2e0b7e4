//! Names of what only Mount Everest has.

use summiteer_rules::games::everest::{Client, ClientKind, Item, Place};

use crate::texts::Texts;

/// An item.
pub(super) fn item(item: Item, texts: &Texts) -> String {
    match item {
        Item::Tent => texts.say("everest-tent"),
        Item::Oxygen => texts.say("everest-oxygen"),
        Item::Client(one) => client(one, texts),
    }
}

/// A client with its level.
pub(super) fn client(client: Client, texts: &Texts) -> String {
    let kind = match client.kind {
        ClientKind::Mountaineer => "mountaineer",
        ClientKind::Tourist => "tourist",
    };
    let key = if client.summited { "everest-client-summited" } else { "everest-client" };
    texts.tell(key, [("kind", kind.into()), ("level", client.level.into())])
}

/// Where a client is.
pub(super) fn place(place: Place, texts: &Texts) -> String {
    match place {
        Place::Base => texts.say("everest-place-base"),
        Place::Lost => texts.say("everest-place-lost"),
        Place::Guide(guide) => texts.tell("everest-place-guide", [("guide", guide.to_string().into())]),
        Place::Camp(camp) => texts.tell("everest-place-camp", [("camp", (camp + 1).into())]),
    }
}

/// An id of a variable called `item`, `client` or `place` in words.
pub(super) fn of_id(name: &str, id: &str, texts: &Texts) -> Option<String> {
    match name {
        "item" => Item::parse(id).map(|one| item(one, texts)),
        "client" => Client::parse(id).map(|one| client(one, texts)),
        "place" => Place::parse(id).map(|one| place(one, texts)),
        _ => None,
    }
}
