-- Who has played a seat of a running game and left it. Whoever knows what a seat hides may come back there, and sit nowhere
-- else at that table.
CREATE TABLE departures (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL REFERENCES guests (id),
    -- A letter.
    seat TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;

CREATE INDEX departures_by_guest ON departures (guest);
