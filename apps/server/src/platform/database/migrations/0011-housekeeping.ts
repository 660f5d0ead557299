import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Conditions of rooms, rooms that are out of order, and the role of housekeepers. */
export const housekeeping: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table hotels add inspects_rooms boolean not null default false;

      alter table rooms
        add condition text check (condition in ('dirty', 'clean', 'inspected')),
        add condition_at timestamptz,
        -- Who set it; null if a check-out, a job or the hotel's system did.
        add condition_by text;
      update rooms set condition = case when ready then 'clean' else 'dirty' end, condition_at = clock_timestamp();
      alter table rooms alter condition set not null, alter condition_at set not null;

      -- Whether a room is ready follows from its condition and from the hotel's setting. If only
      -- "ready" is written, by the hotel's system or by a process of an earlier version, the
      -- condition follows.
      create function keep_room_condition() returns trigger language plpgsql as $$
        declare
          inspects boolean := coalesce((select inspects_rooms from hotels where id = new.hotel_id), false);
        begin
          if new.condition is null
            or (tg_op = 'UPDATE' and new.condition = old.condition and new.ready <> old.ready) then
            new.condition := case when not new.ready then 'dirty' when inspects then 'inspected' else 'clean' end;
            new.condition_by := null;
          end if;
          new.ready := new.condition = 'inspected' or (new.condition = 'clean' and not inspects);
          if tg_op = 'INSERT' then
            new.condition_at := coalesce(new.condition_at, clock_timestamp());
          elsif new.condition <> old.condition then
            new.condition_at := clock_timestamp();
          end if;
          return new;
        end $$;
      create trigger keep_room_condition before insert or update of ready, condition on rooms for each row
        execute function keep_room_condition();

      create function keep_rooms_ready() returns trigger language plpgsql as $$
        begin
          update rooms set condition = condition where hotel_id = new.id;
          return null;
        end $$;
      create trigger keep_rooms_ready after update of inspects_rooms on hotels for each row
        when (old.inspects_rooms <> new.inspects_rooms) execute function keep_rooms_ready();

      -- The condition before the check-out, for its undo; null if the check-out did not change it.
      alter table check_outs add room_condition text check (room_condition in ('dirty', 'clean', 'inspected'));

      -- Rooms that are out of order.
      create table room_closures (
        hotel_id int not null references hotels on delete cascade,
        id uuid not null,
        room_number text not null,
        -- The first and the last day, both closed: no guest sleeps there in a night that begins on one of them.
        start_date date not null,
        end_date date not null,
        reason text not null,
        closed_by text not null,
        closed_at timestamptz not null default clock_timestamp(),
        primary key (hotel_id, id),
        foreign key (hotel_id, room_number) references rooms on delete cascade,
        check (end_date >= start_date and end_date - start_date < 732)
      );
      create index room_closures_hotel_id_room_number_idx on room_closures (hotel_id, room_number, end_date);

      -- A night of a room belongs to one stay or to one closure.
      alter table room_nights
        alter reservation_id drop not null,
        add closure_id uuid,
        add foreign key (hotel_id, closure_id) references room_closures on delete cascade,
        add check (num_nonnulls(reservation_id, closure_id) = 1);
      create index room_nights_hotel_id_closure_id_idx on room_nights (hotel_id, closure_id) where closure_id is not null;

      -- Fails with the reference of the stay, or with none for another closure, that has one of the nights.
      create function keep_closed_nights() returns trigger language plpgsql as $$
        declare
          taken record;
        begin
          if tg_op <> 'INSERT' then
            delete from room_nights where hotel_id = old.hotel_id and closure_id = old.id;
          end if;
          if tg_op <> 'DELETE' then
            insert into room_nights (hotel_id, room_number, night, closure_id)
            select new.hotel_id, new.room_number, night::date, new.id
            from generate_series(new.start_date, new.end_date, interval '1 day') night
            on conflict do nothing;
            select held.night, stay.reference into taken
            from room_nights held left join reservations stay on stay.hotel_id = held.hotel_id and stay.id = held.reservation_id
            where held.hotel_id = new.hotel_id and held.room_number = new.room_number
              and held.night between new.start_date and new.end_date and held.closure_id is distinct from new.id
            order by held.night limit 1;
            if found then
              raise exception 'room % is taken on the night of %', new.room_number, taken.night
                using errcode = 'exclusion_violation', constraint = 'room_nights_closed', detail = coalesce(taken.reference, '');
            end if;
          end if;
          -- A stay may have been waiting for a room that opens again.
          if tg_op <> 'INSERT' then
            insert into room_nights (hotel_id, room_number, night, reservation_id)
            select stay.hotel_id, stay.room_number, night::date, stay.id
            from reservations stay, generate_series(stay.start_date, stay.end_date - 1, interval '1 day') night
            where stay.hotel_id = old.hotel_id and stay.room_number = old.room_number
              and stay.state in ('expected', 'inHouse')
              and stay.end_date > old.start_date and stay.start_date <= old.end_date
            order by stay.state = 'inHouse' desc, stay.start_date, stay.reference
            on conflict do nothing;
          end if;
          return null;
        end $$;
      create trigger keep_closed_nights after insert or delete or update of room_number, start_date, end_date on room_closures
        for each row execute function keep_closed_nights();

      alter table staff_roles drop constraint staff_roles_role_check,
        add constraint staff_roles_role_check
          check (role in ('housekeeping', 'receptionist', 'manager', 'administrator'));
      alter table staff_invitations drop constraint staff_invitations_role_check,
        add constraint staff_invitations_role_check
          check (role in ('housekeeping', 'receptionist', 'manager', 'administrator'));
    `)
      .execute(db)
    await protectByHotel(db, 'room_closures')
  },
}
