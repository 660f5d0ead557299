import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Stays that are over and not paid: besides those that have left, no-shows that were charged here, and
 * cancelled ones whose fee is not paid. Bills of other cancelled stays are not charged.
 */
export const stayDebts: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table departed_debts rename to stay_debts;

      create function owes_after_stay(stay reservations) returns boolean stable language sql as $$
        select stay.state in ('departed', 'noShow', 'cancelled')
          and (stay.state <> 'noShow' or stay.no_show_charge is not null)
          and exists (
            select from folio_lines line where line.hotel_id = stay.hotel_id and line.reservation_id = stay.id
            having sum(line.amount) > 0 and (stay.state <> 'cancelled' or exists (
              select from folio_lines fee where fee.hotel_id = stay.hotel_id and fee.reservation_id = stay.id
                and fee.origin like 'cancellationFee:%'))) $$;

      create function mark_stay_debts(stays uuid[]) returns void language sql as $$
        delete from stay_debts debt where debt.reservation_id = any(stays) and not exists (
          select from reservations stay where stay.hotel_id = debt.hotel_id and stay.id = debt.reservation_id
            and owes_after_stay(stay));
        insert into stay_debts (hotel_id, reservation_id)
        select stay.hotel_id, stay.id from reservations stay where stay.id = any(stays) and owes_after_stay(stay)
        on conflict do nothing $$;

      create or replace function mark_debts_of_lines() returns trigger language plpgsql as $$
        declare over uuid[];
        begin
          select array_agg(distinct stay.id) into over from changed
            join reservations stay on stay.hotel_id = changed.hotel_id and stay.id = changed.reservation_id
          where stay.state in ('departed', 'noShow', 'cancelled');
          if over is not null then perform mark_stay_debts(over); end if;
          return null;
        end $$;

      create or replace function mark_debt_of_stay() returns trigger language plpgsql as $$
        begin
          perform mark_stay_debts(array[new.id]);
          return null;
        end $$;
      drop trigger reservations_departed_debt on reservations;
      create trigger reservations_stay_debt after update of state on reservations for each row
        when (old.state <> new.state and (old.state in ('departed', 'noShow', 'cancelled')
          or new.state in ('departed', 'noShow', 'cancelled')))
        execute function mark_debt_of_stay();
      drop function mark_departed_debts;

      insert into stay_debts (hotel_id, reservation_id)
      select stay.hotel_id, stay.id from reservations stay
      where stay.state in ('noShow', 'cancelled') and owes_after_stay(stay)
      on conflict do nothing;
    `)
      .execute(db)
  },
}
