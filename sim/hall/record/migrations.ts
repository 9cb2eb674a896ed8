/** The tables of a record, version by version. `user_version` counts the migrations that a file has had. */
export const migrations: readonly string[] = [
  `
CREATE TABLE clocks (
  id TEXT PRIMARY KEY,
  bridge TEXT NOT NULL,
  address TEXT NOT NULL,
  number INTEGER NOT NULL DEFAULT 0,
  subscription INTEGER NOT NULL DEFAULT 0,
  missing INTEGER NOT NULL DEFAULT 0,
  -- How far the clock's journal has been compared with the events.
  page INTEGER, place INTEGER, part INTEGER, at INTEGER, covered INTEGER NOT NULL DEFAULT 0,
  -- The reports that waited for the journal when the bridge closed.
  held TEXT NOT NULL DEFAULT '[]',
  UNIQUE (bridge, address)
) WITHOUT ROWID;
CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  bridge TEXT NOT NULL,
  serial INTEGER NOT NULL,
  clock TEXT NOT NULL,
  number INTEGER NOT NULL,
  heard INTEGER NOT NULL,
  source TEXT NOT NULL,
  subscription INTEGER NOT NULL,
  begins INTEGER NOT NULL,
  state TEXT NOT NULL,
  UNIQUE (bridge, serial)
);
CREATE INDEX events_of_clock ON events (clock, id);
CREATE INDEX games ON events (clock, id) WHERE begins = 1;
CREATE TABLE pieces (
  clock TEXT NOT NULL,
  piece INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (clock, piece)
) WITHOUT ROWID;
CREATE TABLE rounds (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, round TEXT NOT NULL);
CREATE TABLE audit (id INTEGER PRIMARY KEY, entry TEXT NOT NULL);
CREATE TABLE notes (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID
`,
  "ALTER TABLE events ADD COLUMN lost INTEGER NOT NULL DEFAULT 0",
  // The checksums of rows; rows of earlier versions have none.
  `ALTER TABLE events ADD COLUMN sum INTEGER; ALTER TABLE rounds ADD COLUMN sum INTEGER;
   ALTER TABLE audit ADD COLUMN sum INTEGER`,
  // The seats of clocks, the results of boards, and the chain of the audit log.
  `ALTER TABLE clocks ADD COLUMN seat TEXT NOT NULL DEFAULT 'null';
   CREATE TABLE results (id TEXT PRIMARY KEY, result TEXT NOT NULL, sum INTEGER) WITHOUT ROWID;
   CREATE TABLE tournaments (id TEXT PRIMARY KEY, tournament TEXT NOT NULL, sum INTEGER) WITHOUT ROWID;
   ALTER TABLE audit ADD COLUMN hash TEXT`,
  // From here on the states of events are packed, which earlier versions would take for damage.
  "SELECT 1",
];
