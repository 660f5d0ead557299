import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a hotel's day began: with the close of the day before, but between midnight and an hour of the hotel. */
export const hotelDayStart: Migration = {
  async up(db) {
    await sql
      .raw(`
      create function hotel_day_start(of_day date, time_zone text, latest_turn int) returns timestamptz
        language sql stable as $$
          select case
            -- Before the first close, days follow the calendar.
            when exists (select from business_days where day < of_day)
            then greatest(midnight, least(latest, (select closed_at from business_days where day = of_day - 1)))
            else midnight end
          from (select of_day::timestamp at time zone time_zone as midnight,
            (of_day + make_interval(hours => latest_turn)) at time zone time_zone as latest) turn
        $$;
    `)
      .execute(db)
  },
}
