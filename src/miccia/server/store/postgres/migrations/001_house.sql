-- All that a house keeps, as SQLite does after its migration 016; times are of the database's own clock. Sessions are
-- SHA-256 of tokens; options, header, scores, winners, waiting, tried, reviewed, customs, act and reason are JSON.

CREATE TABLE tables (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text COLLATE "C" NOT NULL UNIQUE,
    open boolean NOT NULL,
    bot text NOT NULL,
    maker text NOT NULL,
    customs text NOT NULL,
    made timestamptz NOT NULL DEFAULT now(),
    visited bigint,
    changed bigint NOT NULL
);
CREATE INDEX open_tables ON tables (visited) WHERE open;
CREATE INDEX changed_tables ON tables (changed);
CREATE INDEX tables_of_maker ON tables (maker);

-- Who holds a table, and how its present game stands: a narrow row, which every append moves. `n` counts inputs;
-- `done` is the mark of the last thing that was written besides, so that who lost the answer can ask.
CREATE TABLE owners (
    code text COLLATE "C" PRIMARY KEY,
    node bigint,
    epoch bigint NOT NULL,
    number integer NOT NULL,
    n integer NOT NULL DEFAULT 0,
    waiting text,
    done bigint
) WITH (fillfactor = 70);

CREATE TABLE games (
    code text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    game text NOT NULL,
    options text NOT NULL,
    secret bytea NOT NULL,
    header text, -- once it has begun
    scores text, -- once it is over
    winners text, -- once it is over and another can follow
    waiting text,
    tried text, -- the moment of another game that it goes on from
    why text, -- it ended, as its rules call it
    ended bigint, -- seconds since 1970
    reviewed text, -- luck and skill of every seat
    inputs integer NOT NULL DEFAULT 0, -- once it is over; until then owners.n
    PRIMARY KEY (code, number)
);

CREATE TABLE seats (
    code text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    bot text,
    session text COLLATE "C",
    salt text NOT NULL,
    joined integer NOT NULL,
    sitter text NOT NULL DEFAULT '',
    ready boolean NOT NULL DEFAULT false,
    PRIMARY KEY (code, number, seat)
);
CREATE INDEX seats_of_session ON seats (session, code);

CREATE TABLE inputs (
    code text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    seat smallint, -- neither seat nor act: a deadline passed
    act text,
    reason text, -- a bot's
    stood_in smallint NOT NULL DEFAULT 0,
    undo integer,
    epoch bigint NOT NULL, -- of who wrote it
    PRIMARY KEY (code, number, n)
);

CREATE TABLE notes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    after integer NOT NULL,
    what text NOT NULL,
    seat integer NOT NULL,
    by integer,
    name text NOT NULL
);
CREATE INDEX notes_of_table ON notes (code);

CREATE TABLE clocks (
    code text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    paused boolean NOT NULL,
    PRIMARY KEY (code, number)
) WITH (fillfactor = 70);

CREATE TABLE turned_away (
    code text COLLATE "C" NOT NULL,
    session text COLLATE "C" NOT NULL,
    PRIMARY KEY (code, session)
);
CREATE TABLE shoulders (
    code text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    link text NOT NULL,
    session text COLLATE "C" NOT NULL,
    PRIMARY KEY (code, seat)
);
CREATE TABLE seers (
    code text COLLATE "C" NOT NULL,
    session text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    PRIMARY KEY (code, session, seat)
);
CREATE TABLE programs (
    code text COLLATE "C" NOT NULL,
    session text COLLATE "C" NOT NULL,
    token text NOT NULL,
    plays boolean NOT NULL,
    PRIMARY KEY (code, session)
);

-- What belongs to the house and to no table: `key`, 32 random bytes that seal the visitors' tokens.
CREATE TABLE house (
    name text PRIMARY KEY,
    value bytea NOT NULL
);

-- The servers, new at every start, and when each was last heard.
CREATE TABLE nodes (
    id bigint PRIMARY KEY,
    name text NOT NULL,
    seen timestamptz NOT NULL
);

CREATE FUNCTION inputs_are_only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM tables WHERE code = OLD.code) THEN
        RETURN OLD; -- they go with their table
    END IF;
    RAISE EXCEPTION 'inputs are only ever added' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER inputs_are_only_added BEFORE UPDATE OR DELETE ON inputs
FOR EACH ROW EXECUTE FUNCTION inputs_are_only_added();
