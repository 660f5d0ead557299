import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How often each of several callers failed lately, and how long ago it was last: counted when their turn has come, in one statement. */
export const growingWaits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create function failed_tries_of(tried text, callers text[], minutes int)
        returns table (tries int, age float8) language plpgsql as $$
        begin
          -- In one order for everybody, so that nobody waits for who waits for them.
          perform pg_advisory_xact_lock(hashtextextended(tried || ' ' || one, 0))
            from (select one from unnest(callers) one order by one) as sorted;
          return query select count(failed.at)::int, extract(epoch from clock_timestamp() - max(failed.at))::float8
            from unnest(callers) with ordinality as asked(who, place)
            left join failed_tries failed on failed.kind = tried and failed.caller = asked.who
              and failed.at > clock_timestamp() - make_interval(mins => minutes)
            group by asked.place order by asked.place;
        end $$`)
      .execute(db)
  },
}
