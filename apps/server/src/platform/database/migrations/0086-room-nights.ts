import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/**
 * Which reservation has which room for which night. Kept by the database from the reservations themselves, whoever writes them:
 * a guest's page, the desk, an import, the hotel's own system. One night of one room is one row, so that of two who want it one
 * has it. What the hotel's system says twice, as it does while two guests change rooms, the first one holds until it is free;
 * then whoever was said to have it gets it.
 */
export const roomNights: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of tables) await sql.raw(statement).execute(db)
    await protectByHotel(db, 'room_nights')
    for (const statement of triggers) await sql.raw(statement).execute(db)
  },
}

const holds = `stay.state in ('expected', 'inHouse') and stay.room_number is not null`

const take = (which: string) => `
  insert into room_nights (hotel_id, room_number, night, reservation_id)
  select stay.hotel_id, stay.room_number, night::date, stay.id
  from reservations stay, generate_series(stay.start_date, stay.end_date - 1, interval '1 day') night
  where ${holds} and ${which}
  order by stay.state = 'inHouse' desc, stay.start_date, stay.reference
  on conflict do nothing`

const tables = [
  `create table room_nights (hotel_id int not null, room_number text not null, night date not null, reservation_id uuid not null,
    primary key (hotel_id, room_number, night),
    foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade)`,
  'create index on room_nights (hotel_id, reservation_id)',
]

const triggers = [
  // Row security holds for whoever migrates too: hotel by hotel.
  `do $$
    declare hotel int;
    begin
      for hotel in select id from hotels loop
        perform set_config('foyer.hotel_id', hotel::text, true);
        ${take('stay.hotel_id = hotel and stay.end_date >= current_date')};
      end loop;
      perform set_config('foyer.hotel_id', '', true);
    end $$`,
  `create function keep_room_nights() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from room_nights where hotel_id = old.hotel_id and reservation_id = old.id;
      end if;
      if tg_op <> 'DELETE' then
        ${take('stay.hotel_id = new.hotel_id and stay.id = new.id')};
      end if;
      -- Somebody may have been waiting for the room that is left.
      if tg_op <> 'INSERT' and old.room_number is not null then
        ${take('stay.hotel_id = old.hotel_id and stay.room_number = old.room_number and stay.end_date > old.start_date and stay.start_date < old.end_date')};
      end if;
      return null;
    end $$`,
  `create trigger keep_room_nights after insert or delete on reservations for each row execute function keep_room_nights()`,
  `create trigger keep_changed_room_nights after update of room_number, start_date, end_date, state on reservations for each row
    when ((old.room_number, old.start_date, old.end_date, old.state)
      is distinct from (new.room_number, new.start_date, new.end_date, new.state))
    execute function keep_room_nights()`,
]
