import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Charges on a stay's bill, posted to the ledger on a business day, and several payers of one stay. */
export const folios: Migration = {
  async up(db) {
    await sql
      .raw(`
      -- Payers besides the guest, whose own folio has no row.
      create table folios (
        hotel_id int not null references hotels on delete cascade,
        id uuid not null,
        reservation_id uuid not null,
        position int not null,
        payer jsonb not null,
        -- Revenue groups or ids of services whose lines this payer pays.
        routes text[] not null default '{}',
        primary key (hotel_id, id),
        foreign key (hotel_id, reservation_id) references reservations on delete cascade
      );
      create index folios_hotel_id_reservation_id_idx on folios (hotel_id, reservation_id);

      alter table folio_lines
        -- Null for the guest's own folio.
        add folio_id uuid,
        -- The business day that the line is for; null for a line of the whole stay.
        add day date,
        add quantity int not null default 1 check (quantity <> 0),
        -- In hundredths of a percent; null if unknown.
        add vat int check (vat between 0 and 10000),
        add revenue_group text check (revenue_group in ('room', 'food', 'parking', 'other', 'tax')),
        add service_id text,
        add comment text,
        -- The line that this one corrects or moves.
        add corrects uuid,
        add member_id uuid,
        -- The business day on which it was posted. From then on the line never changes.
        add posted_on date,
        add posted_at timestamptz,
        add foreign key (hotel_id, folio_id) references folios,
        add check ((posted_on is null) = (posted_at is null));
      create index folio_lines_hotel_id_posted_on_idx on folio_lines (hotel_id, posted_on) where posted_on is not null;
      create index folio_lines_hotel_id_folio_id_idx on folio_lines (hotel_id, folio_id) where folio_id is not null;
      create index folio_lines_hotel_id_corrects_idx on folio_lines (hotel_id, corrects) where corrects is not null;

      -- A posted line goes only together with its reservation, and only its comment can be erased.
      create function refuse_posted_line_change() returns trigger language plpgsql as $$
        begin
          if old.posted_on is null then return case when tg_op = 'DELETE' then old else new end; end if;
          if tg_op = 'DELETE' then
            if not exists (select from reservations where hotel_id = old.hotel_id and id = old.reservation_id) then
              return old;
            end if;
          elsif new.comment is null and to_jsonb(new) - 'comment' = to_jsonb(old) - 'comment' then
            return new;
          end if;
          raise exception 'a posted line is corrected by another line and never changed';
        end $$;
      create trigger folio_lines_posted_stay before update or delete on folio_lines for each row
        execute function refuse_posted_line_change();

      -- An entry is for a payment or for a charge.
      alter table ledger_entries
        alter payment_id drop not null,
        add line_id uuid,
        add foreign key (hotel_id, line_id) references folio_lines on delete cascade,
        drop constraint ledger_entries_kind_check,
        add constraint ledger_entries_kind_check check (kind in ('capture', 'void', 'refund', 'charge')),
        add constraint ledger_entries_one_cause check (num_nonnulls(payment_id, line_id) = 1),
        add constraint ledger_entries_charge_has_line check ((kind = 'charge') = (line_id is not null));
      create unique index ledger_entries_one_charge on ledger_entries (hotel_id, line_id, account)
        where line_id is not null;

      -- Entries are deleted only together with their payment or line.
      create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE'
            and not exists (select from payments where hotel_id = old.hotel_id and id = old.payment_id)
            and not exists (select from folio_lines where hotel_id = old.hotel_id and id = old.line_id)
            then return old; end if;
          raise exception 'the ledger is added to and never changed';
        end $$;
    `)
      .execute(db)
    await protectByHotel(db, 'folios')
  },
}
