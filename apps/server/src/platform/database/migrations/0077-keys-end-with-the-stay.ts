import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whoever ends a stay, the database ends its keys: nobody is shown a code of a room that is somebody else's by then. */
export const keysEndWithTheStay: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create function end_keys() returns trigger language plpgsql as $$
    begin
      update keys set state = 'ended', ended_at = clock_timestamp(), code = null, tracks = null,
        end_reason = case new.state when 'cancelled' then 'cancelled' else 'stayEnded' end
      where hotel_id = new.hotel_id and reservation_id = new.id and state in ('granted', 'done', 'unknown');
      return null;
    end $$`,
  `create trigger end_keys after update of state on reservations for each row
    when (new.state in ('departed', 'cancelled') and old.state is distinct from new.state) execute function end_keys()`,
]
