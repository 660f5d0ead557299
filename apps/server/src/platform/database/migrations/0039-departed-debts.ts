import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Departed stays that are not paid, so that finding them does not mean adding up the bills of all who ever left. */
export const departedDebts: Migration = {
  async up(db) {
    await sql
      .raw(`
      -- Derived from the bill by the triggers below; how much is owed is never stored.
      create table departed_debts (
        hotel_id int not null,
        reservation_id uuid not null,
        primary key (hotel_id, reservation_id),
        foreign key (hotel_id, reservation_id) references reservations on delete cascade
      );
      create function mark_departed_debts(stays uuid[]) returns void language sql as $$
        delete from departed_debts debt where debt.reservation_id = any(stays) and not exists (
          select from reservations stay
          where stay.hotel_id = debt.hotel_id and stay.id = debt.reservation_id and stay.state = 'departed'
            and (select sum(line.amount) from folio_lines line
              where line.hotel_id = stay.hotel_id and line.reservation_id = stay.id) > 0);
        insert into departed_debts (hotel_id, reservation_id)
        select stay.hotel_id, stay.id from reservations stay
        where stay.id = any(stays) and stay.state = 'departed'
          and (select sum(line.amount) from folio_lines line
            where line.hotel_id = stay.hotel_id and line.reservation_id = stay.id) > 0
        on conflict do nothing $$;

      create function mark_debts_of_lines() returns trigger language plpgsql as $$
        declare departed uuid[];
        begin
          select array_agg(distinct stay.id) into departed from changed
            join reservations stay on stay.hotel_id = changed.hotel_id and stay.id = changed.reservation_id
          where stay.state = 'departed';
          if departed is not null then perform mark_departed_debts(departed); end if;
          return null;
        end $$;
      create trigger folio_lines_new_debts after insert on folio_lines referencing new table as changed
        for each statement execute function mark_debts_of_lines();
      create trigger folio_lines_other_debts after update on folio_lines referencing new table as changed
        for each statement execute function mark_debts_of_lines();
      create trigger folio_lines_no_debts after delete on folio_lines referencing old table as changed
        for each statement execute function mark_debts_of_lines();

      create function mark_debt_of_stay() returns trigger language plpgsql as $$
        begin
          perform mark_departed_debts(array[new.id]);
          return null;
        end $$;
      create trigger reservations_departed_debt after update of state on reservations for each row
        when (old.state <> new.state and 'departed' in (old.state, new.state))
        execute function mark_debt_of_stay();

      insert into departed_debts (hotel_id, reservation_id)
      select stay.hotel_id, stay.id from reservations stay
        join folio_lines line on line.hotel_id = stay.hotel_id and line.reservation_id = stay.id
      where stay.state = 'departed' group by stay.hotel_id, stay.id having sum(line.amount) > 0;
    `)
      .execute(db)
    await protectByHotel(db, 'departed_debts')
  },
}
