import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Type and rate of a stay, changed at the desk; keys that open until a late check-out. */
export const stayTerms: Migration = {
  async up(db) {
    await sql
      .raw(`
      -- The rate that the desk has agreed to, and what the booked price is for.
      alter table reservations add rate_id text, add booked_type_id text, add booked_adults int,
        add booked_included text[];
      -- The nights that a no-show took off the bill were released by this rule.
      alter table reservations add no_show_charge text;
      -- HH:MM on the last day; noon if it is null.
      alter table keys add end_time text;

      -- A card or PIN that ends before the new hour is too short, as after an extension.
      create function follow_late_check_out() returns trigger language plpgsql as $$
        begin
          -- A grant is confirmed before a card is cut, so that none is cut for the old hour.
          update keys set state = 'ended', ended_at = clock_timestamp(), end_reason = 'datesChanged', code = null,
            tracks = null
          where hotel_id = new.hotel_id and reservation_id = new.id and state = 'granted' and provider <> 'foyer'
            and coalesce(end_time, '12:00') < coalesce(new.late_check_out, '12:00');
          update keys set too_short = true
          where hotel_id = new.hotel_id and reservation_id = new.id and state in ('done', 'unknown')
            and provider <> 'foyer' and valid_to <= new.end_date
            and coalesce(end_time, '12:00') < coalesce(new.late_check_out, '12:00');
          return null;
        end $$;
      create trigger follow_late_check_out after update of late_check_out on reservations for each row
        when (new.state = 'inHouse' and old.late_check_out is distinct from new.late_check_out)
        execute function follow_late_check_out();
    `)
      .execute(db)
  },
}
