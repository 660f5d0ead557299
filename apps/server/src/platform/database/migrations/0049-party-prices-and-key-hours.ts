import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The party that a booked price is for, and keys that follow the hour of a late check-out. */
export const partyPricesAndKeyHours: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table reservations add booked_children int;

      -- A card or PIN that opens beyond the hour of its stay no longer fits and ends; one that ends before it is
      -- too short, until the hour is as it was.
      create or replace function follow_late_check_out() returns trigger language plpgsql as $$
        declare
          hour text := greatest(new.late_check_out, '12:00');
        begin
          -- A grant is confirmed before a card is cut, so that none is cut for the old hour.
          update keys set state = 'ended', ended_at = clock_timestamp(), end_reason = 'datesChanged', code = null,
            tracks = null
          where hotel_id = new.hotel_id and reservation_id = new.id and provider <> 'foyer'
            and ((state = 'granted' and coalesce(end_time, '12:00') <> hour)
              or (state in ('done', 'unknown') and valid_to >= new.end_date and end_time > hour));
          update keys set too_short = coalesce(end_time, '12:00') < hour
          where hotel_id = new.hotel_id and reservation_id = new.id and state in ('done', 'unknown')
            and provider <> 'foyer' and valid_to >= new.end_date;
          return null;
        end $$;
    `)
      .execute(db)
  },
}
