/** All tables are in a schema of this name. */
export const schemaName = 'static_site_publisher';
/** The channel on which publishers announce accepted webhooks. */
export const channel = schemaName;

/**
 * The changes of the schema, oldest first; its version is their number. Never edit one that was released.
 *
 * - `publications`: the queue. `accept` holds the row lock of `counter` until commit, so numbers are committed in their order:
 *   who reads number 7 has seen all lower ones. One statement, so no publisher that was cut off leaves a transaction open.
 * - `lease`: one row with holder, fencing token, expiry, and what only the holder may change: state and last release. Each change
 *   has the token in its condition, which PostgreSQL evaluates again after it has waited for the row.
 * - Entity, release mark and state are text, because jsonb rejects U+0000, which names and build logs may contain.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE ${schemaName}.publications (
    seq bigint PRIMARY KEY,
    key text NOT NULL UNIQUE,
    topic text NOT NULL,
    entity text NOT NULL,
    release text,
    received_at timestamptz NOT NULL
  );
  CREATE TABLE ${schemaName}.counter (last_seq bigint NOT NULL);
  INSERT INTO ${schemaName}.counter VALUES (0);

  CREATE TABLE ${schemaName}.lease (
    holder text,
    token bigint NOT NULL,
    held_until timestamptz NOT NULL,
    state text,
    version bigint NOT NULL,
    last_number bigint,
    last_release text
  );
  INSERT INTO ${schemaName}.lease (token, held_until, version) VALUES (0, '-infinity', 0);

  CREATE TABLE ${schemaName}.releases (
    id text PRIMARY KEY,
    token bigint NOT NULL,
    page_count integer NOT NULL,
    recorded_at timestamptz NOT NULL
  );

  CREATE FUNCTION ${schemaName}.accept(keys text[], topics text[], entities text[], release_marks text[])
  RETURNS TABLE (accepted_key text, accepted_seq bigint) LANGUAGE plpgsql AS $$
  DECLARE
    latest bigint;
    given record;
  BEGIN
    SELECT last_seq INTO latest FROM ${schemaName}.counter FOR UPDATE;
    FOR given IN SELECT * FROM unnest(keys, topics, entities, release_marks) AS incoming (key, topic, entity, release) LOOP
      INSERT INTO ${schemaName}.publications (seq, key, topic, entity, release, received_at)
      VALUES (latest + 1, given.key, given.topic, given.entity, given.release, clock_timestamp())
      ON CONFLICT (key) DO NOTHING;
      IF FOUND THEN
        latest := latest + 1;
        accepted_key := given.key;
        accepted_seq := latest;
        RETURN NEXT;
      END IF;
    END LOOP;
    UPDATE ${schemaName}.counter SET last_seq = latest;
    PERFORM pg_notify('${channel}', '');
  END
  $$;
  `,
];
