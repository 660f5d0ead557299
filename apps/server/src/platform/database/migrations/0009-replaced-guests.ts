import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keys follow the guest too: another main guest needs a check-in and keys of their own. */
export const replacedGuests: Migration = {
  async up(db) {
    await sql
      .raw(`
      -- Set until the new main guest has checked in, or staff have made them a key.
      alter table reservations add guest_changed_at timestamptz;
      -- No longer of the party, but still of the register.
      alter table guests add replaced_at timestamptz;
      -- The arrival of a guest who was replaced entitles its visit to nothing.
      alter table checkin_logs add superseded_at timestamptz;

      create function end_keys_of_guest() returns trigger language plpgsql as $$
        begin
          update keys set state = 'ended', ended_at = clock_timestamp(), code = null, tracks = null,
            end_reason = 'guestChanged'
          where hotel_id = new.hotel_id and reservation_id = new.id and state in ('granted', 'done', 'unknown');
          return null;
        end $$;
      create trigger end_keys_of_guest after update of guest_changed_at on reservations for each row
        when (new.guest_changed_at is not null and old.guest_changed_at is distinct from new.guest_changed_at)
        execute function end_keys_of_guest();
    `)
      .execute(db)
  },
}
