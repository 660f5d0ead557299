import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Records of invoices for Spain's tax agency, chained by their hashes, and what has become of each. */
export const invoiceRecords: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table invoice_records (
        hotel_id int not null references hotels on delete cascade,
        id uuid not null,
        -- The tax number of the issuer. Each issuer has a chain for the agency's test system and a live one.
        issuer text not null,
        is_test boolean not null,
        position int not null,
        -- Without a foreign key: the record is made before the invoice is stored, in the same transaction.
        invoice_id uuid not null,
        operation text not null check (operation in ('register', 'cancel')),
        -- What is sent, without its place in the chain.
        record jsonb not null,
        previous_hash text,
        hash text not null check (hash ~ '^[0-9A-F]{64}$'),
        at timestamptz not null,
        primary key (hotel_id, id),
        unique (hotel_id, issuer, is_test, position),
        check ((position = 1) = (previous_hash is null))
      );
      create index invoice_records_hotel_id_invoice_id_idx on invoice_records (hotel_id, invoice_id);

      create table invoice_record_states (
        hotel_id int not null,
        record_id uuid not null,
        state text not null default 'queued' check (state in
          ('queued', 'sent', 'accepted', 'acceptedWithErrors', 'refused', 'unknown', 'replaced')),
        -- An earlier answer was lost, so that the agency may have it.
        may_be_stored boolean not null default false,
        -- The agency's code and words about an error, and its number for the sending.
        code text,
        reason text,
        receipt text,
        -- Of the message that it was sent in.
        sha256 text,
        sent_at timestamptz,
        settled_at timestamptz,
        primary key (hotel_id, record_id),
        foreign key (hotel_id, record_id) references invoice_records on delete cascade
      );
      create index invoice_record_states_open on invoice_record_states (hotel_id)
        where state in ('queued', 'sent', 'unknown', 'refused');

      -- When the hotel may send next, and since when sending fails.
      create table invoice_record_flows (
        hotel_id int primary key references hotels on delete cascade,
        next_at timestamptz,
        wait_seconds int not null default 60,
        failing_since timestamptz,
        problem text
      );

      create function chain_invoice_record() returns trigger language plpgsql as $$
        declare last record;
        begin
          select position, hash, at into last from invoice_records
            where hotel_id = new.hotel_id and issuer = new.issuer and is_test = new.is_test
            order by position desc limit 1;
          if new.position <> coalesce(last.position, 0) + 1 or new.previous_hash is distinct from last.hash
            or new.at < coalesce(last.at, new.at) then
            raise exception 'a record of an invoice continues the chain of its issuer';
          end if;
          return new;
        end $$;
      create trigger invoice_records_chain before insert on invoice_records for each row
        execute function chain_invoice_record();

      -- Deleted after six years at the earliest, or with a demo hotel.
      create function refuse_invoice_record_change() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' and (old.at < clock_timestamp() - interval '2192 days'
            or not exists (select from hotels where id = old.hotel_id and not demo)) then return old; end if;
          raise exception 'a record of an invoice is never changed';
        end $$;
      create trigger invoice_records_stay before update or delete on invoice_records for each row
        execute function refuse_invoice_record_change();
    `)
      .execute(db)
    for (const table of ['invoice_records', 'invoice_record_states', 'invoice_record_flows'])
      await protectByHotel(db, table)
  },
}
