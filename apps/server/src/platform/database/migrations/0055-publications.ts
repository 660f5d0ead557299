import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { HOTEL_SETTING } from '../row-security.ts'

/** A publication says who made it and what it takes back, and holds the whole hotel: with its facts, room types and rooms. */
export const publications: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table hotel_configs add published_by text, add restores int, add undoes int',
  // What could not be changed until now was the same in all of them: what is taken back to one of these leaves it as it is.
  `do $$ declare hotel hotels; begin
    for hotel in select * from hotels loop
      perform set_config('${HOTEL_SETTING}', hotel.id::text, true);
      update hotel_configs set document = document || jsonb_build_object(
        'hotel', jsonb_build_object('name', hotel.name, 'city', hotel.city, 'country', hotel.country,
          'timeZone', hotel.time_zone, 'currency', hotel.currency),
        'roomTypes', (select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'name', name, 'names', names, 'picture', picture) order by id), '[]') from room_types where hotel_id = hotel.id),
        'rooms', (select coalesce(jsonb_agg(jsonb_build_object(
          'number', number, 'type', type_id, 'floor', floor) order by number), '[]') from rooms where hotel_id = hotel.id))
      where hotel_id = hotel.id;
    end loop;
    perform set_config('${HOTEL_SETTING}', '', true);
  end $$`,
]
