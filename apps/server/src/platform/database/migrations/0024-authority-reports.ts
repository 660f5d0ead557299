import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Reports of guests to an authority, and its receipts. */
export const authorityReports: Migration = {
  async up(db) {
    await sql
      .raw(`
      -- A version of a stay's report. It holds no guest data: that is read when it is sent.
      create table authority_reports (
        hotel_id int not null references hotels on delete cascade,
        id uuid not null,
        reservation_id uuid not null,
        authority text not null,
        -- Sent to the authority's test system.
        is_test boolean not null,
        version int not null,
        state text not null check (state in
          ('incomplete', 'queued', 'sent', 'accepted', 'refused', 'unknown', 'replaced', 'cancelled')),
        arrived_at timestamptz not null,
        due_at timestamptz not null,
        -- Of the facts, to find out whether they have changed.
        digest text not null,
        guest_ids uuid[] not null,
        -- What the authority calls it while it checks, and once it is accepted.
        batch text,
        receipt text,
        -- What the authority calls the cancellation while it checks it.
        cancel_batch text,
        reasons jsonb not null default '[]',
        -- Of what was sent.
        sha256 text,
        created_at timestamptz not null default clock_timestamp(),
        sent_at timestamptz,
        settled_at timestamptz,
        primary key (hotel_id, id),
        unique (hotel_id, reservation_id, version),
        foreign key (hotel_id, reservation_id) references reservations on delete cascade
      );
      create index authority_reports_hotel_id_due_at_idx on authority_reports (hotel_id, due_at);
      create unique index authority_reports_one_open on authority_reports (hotel_id, reservation_id)
        where state in ('incomplete', 'queued', 'sent', 'unknown');

      -- Outlives the stay, and the guest's erasure, for as long as the law says.
      create table authority_receipts (
        hotel_id int not null references hotels on delete cascade,
        id uuid not null,
        report_id uuid not null,
        reservation_id uuid not null,
        reference text not null,
        authority text not null,
        is_test boolean not null,
        operation text not null check (operation in ('send', 'cancel')),
        number text not null,
        answer jsonb not null,
        sha256 text not null,
        guests int not null,
        at timestamptz not null default clock_timestamp(),
        retain_until date not null,
        primary key (hotel_id, id)
      );
      create index authority_receipts_hotel_id_report_id_idx on authority_receipts (hotel_id, report_id);
      create function refuse_receipt_change() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' and (old.retain_until < current_date
            -- Demo hotels are seeded again each day.
            or not exists (select from hotels where id = old.hotel_id and not demo)) then return old; end if;
          raise exception 'a receipt is never changed, and deleted only after its period';
        end $$;
      create trigger authority_receipts_stay before update or delete on authority_receipts for each row
        execute function refuse_receipt_change();
    `)
      .execute(db)
    for (const table of ['authority_reports', 'authority_receipts']) await protectByHotel(db, table)
  },
}
