-- Times are seconds since 1970. Ids are random texts of 128 bits.
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL REFERENCES guests (id),
    -- The set-up as the head of a `.summit` text; the start adds the commitment, the nonces and the players.
    header TEXT NOT NULL,
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    state TEXT NOT NULL CHECK (state IN ('open', 'running', 'over', 'replay')),
    -- Both are null for a replay: its chance was dealt elsewhere.
    secret BLOB CHECK (length(secret) = 32),
    commitment TEXT,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_host ON tables (host, changed);
CREATE INDEX tables_offered ON tables (changed) WHERE state = 'open' AND public = 1;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    -- A letter: A is the first.
    seat TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    guest TEXT REFERENCES guests (id),
    bot TEXT,
    -- SHA-256 of the invitation that claims this seat.
    invite_hash BLOB,
    -- What this seat's person gave to the chance of the table, as hexadecimal digits.
    nonce TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 'person') = (guest IS NOT NULL)),
    CHECK ((kind = 'person') = (nonce IS NOT NULL)),
    CHECK ((kind = 'bot') = (bot IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    -- Counted from 0.
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    -- The sender's own name of what it asked for, at the last entry that this brought.
    request TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_request ON entries (table_id, request) WHERE request IS NOT NULL;
