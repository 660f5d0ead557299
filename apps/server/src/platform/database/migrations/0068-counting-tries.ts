import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Failed attempts are counted by an index from the first row on: plans that were made while the
 * table was small read all of it until its statistics were renewed, so that a search took the longer
 * the more guests had mistyped. Both functions are planned once for a connection, and old rows are
 * found without those that are stored for longer.
 */
export const countingTries: Migration = {
  async up(db) {
    await sql
      .raw(`
      create or replace function count_failed_tries_within(tried text, by_whom text, minutes int[]) returns int[]
      language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
        declare
          at_present timestamptz;
        begin
          perform pg_advisory_xact_lock(hashtextextended(tried || ' ' || by_whom, 0));
          -- After the wait, and not volatile, so that the index is searched by time.
          at_present := clock_timestamp();
          return array(
            select (select count(*)::int from failed_tries
              where kind = tried and caller = by_whom and at > at_present - make_interval(mins => span.minutes))
            from unnest(minutes) with ordinality as span (minutes, place) order by span.place);
        end $$;

      create or replace function failed_tries_of(tried text, callers text[], minutes int) returns table (tries int, age float8)
      language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
        declare
          at_present timestamptz;
        begin
          -- In one order for all, so that no two wait for each other.
          perform pg_advisory_xact_lock(hashtextextended(tried || ' ' || one, 0))
            from (select one from unnest(callers) one order by one) as sorted;
          at_present := clock_timestamp();
          return query select failed.tries, failed.age
            from unnest(callers) with ordinality as asked (who, place), lateral (
              select count(*)::int as tries, extract(epoch from at_present - max(at))::float8 as age from failed_tries
              where kind = tried and caller = asked.who and at > at_present - make_interval(mins => minutes)) failed
            order by asked.place;
        end $$;

      drop index failed_tries_at_idx;
      create index failed_tries_at_idx on failed_tries (at) where kind <> 'reservationSecret';
      create index failed_tries_secrets_at_idx on failed_tries (at) where kind = 'reservationSecret';
    `)
      .execute(db)
  },
}
