import type { SchemaPart } from './schema-part.ts'

/** Tables of the installation, which belong to no hotel. */
export const serverSchema: SchemaPart = {
  sql: `
  -- Secrets that every process on this database shares.
  create table server_secrets (
    name text primary key,
    value bytea not null
  );

  -- Settings that an operator changes while the server runs.
  create table server_settings (
    name text primary key,
    value text not null
  );

  -- Failed attempts, counted per kind and caller: a guess at a license code belongs to no hotel.
  create table failed_tries (
    kind text not null,
    caller text not null,
    at timestamptz not null default clock_timestamp()
  );
  create index failed_tries_kind_caller_at_idx on failed_tries (kind, caller, at);
  create index failed_tries_at_idx on failed_tries (at);

  -- Imported by an operator, for all hotels. "C" compares bytes: only then does an index find a prefix.
  create table postal_codes (
    country text not null,
    key text collate "C" not null,
    postal_code text not null,
    city text not null,
    primary key (country, key, city)
  );

  -- Counts failed attempts within each of several spans; callers of the same kind take turns.
  create function count_failed_tries_within(tried text, by_whom text, minutes int[]) returns int[] language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(tried || ' ' || by_whom, 0));
      return array(
        select (select count(*)::int from failed_tries
          where kind = tried and caller = by_whom and at > clock_timestamp() - make_interval(mins => span.minutes))
        from unnest(minutes) with ordinality as span (minutes, place) order by span.place);
    end $$;

  -- Counts failed attempts of several callers and the age of the last one, in one statement.
  create function failed_tries_of(tried text, callers text[], minutes int) returns table (tries int, age float8) language plpgsql as $$
        begin
          -- In one order for everybody, so that nobody waits for who waits for them.
          perform pg_advisory_xact_lock(hashtextextended(tried || ' ' || one, 0))
            from (select one from unnest(callers) one order by one) as sorted;
          return query select count(failed.at)::int, extract(epoch from clock_timestamp() - max(failed.at))::float8
            from unnest(callers) with ordinality as asked(who, place)
            left join failed_tries failed on failed.kind = tried and failed.caller = asked.who
              and failed.at > clock_timestamp() - make_interval(mins => minutes)
            group by asked.place order by asked.place;
        end $$;
  `,
}
