import type { SchemaPart } from './schema-part.ts'

/**
 * Assigns the nights of their rooms to these reservations, those in house first; a taken night
 * stays as it is.
 */
const takeNights = (which: string) => `
  insert into room_nights (hotel_id, room_number, night, reservation_id)
  select stay.hotel_id, stay.room_number, night::date, stay.id
  from reservations stay, generate_series(stay.start_date, stay.end_date - 1, interval '1 day') night
  where stay.state in ('expected', 'inHouse') and stay.room_number is not null and ${which}
  order by stay.state = 'inHouse' desc, stay.start_date, stay.reference
  on conflict do nothing`

/** Which reservation has which room on which night. */
export const roomNightsSchema: SchemaPart = {
  sql: `
  -- Maintained by the triggers below, whoever writes a reservation: two stays never share a room on a night.
  create table room_nights (
    hotel_id int not null,
    room_number text not null,
    night date not null,
    reservation_id uuid not null,
    primary key (hotel_id, room_number, night),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index room_nights_hotel_id_reservation_id_idx on room_nights (hotel_id, reservation_id);

  -- Gives a reservation the nights of its room; one that waits for a room gets it when it is free.
  create function keep_room_nights() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from room_nights where hotel_id = old.hotel_id and reservation_id = old.id;
      end if;
      if tg_op <> 'DELETE' then
        ${takeNights('stay.hotel_id = new.hotel_id and stay.id = new.id')};
      end if;
      -- Somebody may have been waiting for the room that is left.
      if tg_op <> 'INSERT' and old.room_number is not null then
        ${takeNights('stay.hotel_id = old.hotel_id and stay.room_number = old.room_number and stay.end_date > old.start_date and stay.start_date < old.end_date')};
      end if;
      return null;
    end $$;
  create trigger keep_room_nights after insert or delete on reservations for each row execute function keep_room_nights();
  -- An arrival keeps its nights: only whether the reservation holds a room counts, not its state.
  create trigger keep_changed_room_nights after update of room_number, start_date, end_date, state on reservations for each row
    when ((old.room_number, old.start_date, old.end_date, old.state in ('expected', 'inHouse'))
      is distinct from (new.room_number, new.start_date, new.end_date, new.state in ('expected', 'inHouse')))
    execute function keep_room_nights();
  `,
  byHotel: ['room_nights'],
}
