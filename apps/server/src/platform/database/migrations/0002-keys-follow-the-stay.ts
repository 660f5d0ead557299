import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keys follow the room, the dates and the state of their stay, whatever changes it. */
export const keysFollowTheStay: Migration = {
  async up(db) {
    await sql
      .raw(`
      -- The stay was extended after the key was made, so that another one is due.
      alter table keys add too_short boolean not null default false;
      -- The key that an alert is about: its room may no longer be the stay's.
      alter table alerts add key_id uuid;

      -- Keys that other versions left behind. A key of a guest who is due to leave works until the next day.
      update keys set state = 'ended', ended_at = clock_timestamp(), code = null, tracks = null,
        end_reason = case when stay.state = 'cancelled' then 'cancelled' when stay.state <> 'inHouse' then 'stayEnded'
          when keys.room_number <> stay.room_number then 'moved' else 'datesChanged' end
      from reservations stay
      where stay.hotel_id = keys.hotel_id and stay.id = keys.reservation_id
        and keys.state in ('granted', 'done', 'unknown')
        and (stay.state <> 'inHouse' or keys.room_number <> stay.room_number
          or (keys.provider <> 'foyer' and keys.valid_to > stay.end_date + 1));

      -- Ends what no longer fits. A lock holds the dates of its cards and PINs; a code of ours has none, and
      -- follows the stay. After an extension a key works until the old departure, and another one is due.
      create function follow_stay() returns trigger language plpgsql as $$
        declare
          has_moved boolean := old.room_number is distinct from new.room_number;
          has_other_days boolean := (old.start_date, old.end_date) is distinct from (new.start_date, new.end_date);
        begin
          update keys set state = 'ended', ended_at = clock_timestamp(), code = null, tracks = null,
            end_reason = case when new.state <> 'inHouse' then 'stayEnded' when has_moved then 'moved'
              else 'datesChanged' end
          where hotel_id = new.hotel_id and reservation_id = new.id and state in ('granted', 'done', 'unknown')
            and (new.state <> 'inHouse'
              or (has_moved and room_number is distinct from new.room_number)
              or (has_other_days and state = 'granted')
              or (provider <> 'foyer' and new.end_date < old.end_date and valid_to > new.end_date)
              or (provider <> 'foyer' and new.start_date > old.start_date and valid_from < new.start_date));
          update keys set valid_to = greatest(valid_from, new.end_date)
          where hotel_id = new.hotel_id and reservation_id = new.id and state = 'done' and provider = 'foyer'
            and has_other_days;
          update keys set too_short = true
          where hotel_id = new.hotel_id and reservation_id = new.id and state in ('done', 'unknown')
            and provider <> 'foyer' and new.end_date > old.end_date and valid_to < new.end_date;
          return null;
        end $$;
      create trigger follow_stay after update of room_number, start_date, end_date, state on reservations for each row
        when (old.state = 'inHouse' and new.state in ('expected', 'inHouse')
          and (old.room_number, old.start_date, old.end_date, old.state)
            is distinct from (new.room_number, new.start_date, new.end_date, new.state))
        execute function follow_stay();
    `)
      .execute(db)
  },
}
