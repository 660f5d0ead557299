import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Invoices and credit notes, numbered without gaps and never changed. */
export const invoices: Migration = {
  async up(db) {
    await sql
      .raw(`
      -- The last number of each series. The transaction that issues an invoice locks its row until its
      -- end, so numbers have no gaps.
      create table invoice_series (
        hotel_id int not null references hotels on delete cascade,
        series text not null,
        year int not null,
        last int not null check (last > 0),
        primary key (hotel_id, series, year)
      );

      create table invoices (
        hotel_id int not null references hotels on delete cascade,
        id uuid not null,
        series text not null,
        year int not null,
        number int not null,
        kind text not null check (kind in ('invoice', 'creditNote')),
        -- Without a foreign key, because an invoice is retained longer than its stay.
        reservation_id uuid not null,
        -- Null for the guest's own folio.
        folio_id uuid,
        issued_at timestamptz not null default clock_timestamp(),
        -- The business day.
        day date not null,
        currency text not null,
        -- Gross, in minor units; negative for a credit note.
        total int not null,
        -- Everything that is printed.
        document jsonb not null,
        -- The invoice that a credit note takes back.
        corrects uuid,
        reason text,
        member_id uuid,
        primary key (hotel_id, id),
        unique (hotel_id, series, year, number),
        foreign key (hotel_id, corrects) references invoices,
        check ((kind = 'creditNote') = (corrects is not null)),
        check ((kind = 'creditNote') = (reason is not null))
      );
      create unique index invoices_credited_once on invoices (hotel_id, corrects) where corrects is not null;
      create index invoices_hotel_id_reservation_id_idx on invoices (hotel_id, reservation_id);
      create index invoices_hotel_id_day_idx on invoices (hotel_id, day);

      -- Lines of folios that are on an invoice.
      create table invoiced_lines (
        hotel_id int not null,
        line_id uuid not null,
        invoice_id uuid not null,
        -- A credit note has taken the invoice back, so the line can be on another one.
        credited boolean not null default false,
        primary key (hotel_id, invoice_id, line_id),
        foreign key (hotel_id, line_id) references folio_lines on delete cascade,
        foreign key (hotel_id, invoice_id) references invoices on delete cascade
      );
      create unique index invoiced_lines_once on invoiced_lines (hotel_id, line_id) where not credited;

      -- An issued invoice is deleted after six years at the earliest, or with a demo hotel.
      create function refuse_invoice_change() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' and (old.day < current_date - 2192
            or not exists (select from hotels where id = old.hotel_id and not demo)) then return old; end if;
          raise exception 'an issued invoice is corrected by a credit note and never changed';
        end $$;
      create trigger invoices_stay before update or delete on invoices for each row
        execute function refuse_invoice_change();

      create function refuse_lower_invoice_number() returns trigger language plpgsql as $$
        begin
          if tg_op = 'UPDATE' and new.last = old.last + 1 and new.series = old.series and new.year = old.year
            and new.hotel_id = old.hotel_id then return new; end if;
          if tg_op = 'DELETE' and not exists (select from hotels where id = old.hotel_id and not demo) then return old; end if;
          raise exception 'numbers of invoices are given in order';
        end $$;
      create trigger invoice_series_continue before update or delete on invoice_series for each row
        execute function refuse_lower_invoice_number();
    `)
      .execute(db)
    for (const table of ['invoice_series', 'invoices', 'invoiced_lines']) await protectByHotel(db, table)
  },
}
