import type { SchemaPart } from './schema-part.ts'

/** Payments, and the ledger of what they moved. */
export const paymentsSchema: SchemaPart = {
  sql: `
  -- One open payment per reservation.
  create table payments (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    way text not null,
    provider text not null default '',
    order_number text not null,
    minor int not null check (minor > 0),
    currency text not null,
    state text not null check (state in ('created', 'sent', 'unknown', 'captured', 'refused', 'voided', 'refunded')),
    reason text,
    refunded_minor int not null default 0,
    visit_id text,
    app_key text,
    device_id uuid,
    member_id uuid,
    hub text,
    terminal_id text,
    reference text,
    card text,
    detail jsonb not null default '{}',
    created_at timestamptz not null default clock_timestamp(),
    settled_at timestamptz,
    due_at timestamptz,
    looks int not null default 0,
    as_deposit boolean not null default false,
    primary key (hotel_id, id),
    unique (hotel_id, order_number),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    check (refunded_minor between 0 and minor)
  );
  create unique index payments_one_open on payments (hotel_id, reservation_id)
    where state in ('created', 'sent', 'unknown');
  create index payments_hotel_id_reservation_id_created_at_idx on payments (hotel_id, reservation_id, created_at);
  create index payments_hotel_id_due_at_idx on payments (hotel_id, due_at)
    where due_at is not null;
  create index payments_hotel_id_settled_at_idx on payments (hotel_id, settled_at);

  create table refunds (
    hotel_id int not null,
    id uuid not null,
    payment_id uuid not null,
    minor int not null check (minor > 0),
    reason text not null,
    member_id uuid,
    state text not null check (state in ('created', 'sent', 'unknown', 'done', 'refused')),
    problem text,
    reference text,
    created_at timestamptz not null default clock_timestamp(),
    settled_at timestamptz,
    sent_at timestamptz,
    way text,
    instead_of uuid,
    told_waiting_at timestamptz,
    primary key (hotel_id, id),
    foreign key (hotel_id, payment_id) references payments on delete cascade
  );
  create index refunds_hotel_id_payment_id_idx on refunds (hotel_id, payment_id);
  create index refunds_hotel_id_idx on refunds (hotel_id)
    where state in ('created', 'sent', 'unknown');
  create unique index refunds_replaced_once on refunds (hotel_id, instead_of);

  -- Double entry: the entries of a posting add up to zero, and none is ever changed.
  create table ledger_entries (
    hotel_id int not null,
    posting_id uuid not null,
    account text not null,
    minor int not null check (minor <> 0),
    currency text not null,
    kind text not null check (kind in ('capture', 'void', 'refund')),
    payment_id uuid not null,
    reservation_id uuid not null,
    member_id uuid,
    at timestamptz not null default clock_timestamp(),
    way text,
    primary key (hotel_id, posting_id, account),
    foreign key (hotel_id, payment_id) references payments on delete cascade
  );
  create unique index ledger_entries_one_capture on ledger_entries (hotel_id, payment_id, account)
    where kind = 'capture';
  create index ledger_entries_hotel_id_reservation_id_idx on ledger_entries (hotel_id, reservation_id);
  create index ledger_entries_hotel_id_at_idx on ledger_entries (hotel_id, at);

  -- Cards that a provider stores; the token is encrypted.
  create table saved_cards (
    hotel_id int not null,
    id uuid not null,
    reservation_id uuid not null,
    provider text not null,
    token bytea not null,
    brand text not null,
    last_digits text not null,
    expiry text not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index saved_cards_hotel_id_reservation_id_idx on saved_cards (hotel_id, reservation_id);

  -- Entries are deleted only together with their payment.
  create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (
        select from payments where hotel_id = old.hotel_id and id = old.payment_id) then return old; end if;
      raise exception 'the ledger is added to and never changed';
    end $$;
  create trigger ledger_entries_stay before update or delete on ledger_entries for each row
    execute function refuse_ledger_change();

  create function refuse_unbalanced_posting() returns trigger language plpgsql as $$
    begin
      if (select sum(minor) <> 0 or count(distinct currency) > 1 from ledger_entries
        where hotel_id = new.hotel_id and posting_id = new.posting_id) then
        raise exception 'a posting adds up to nothing, in one currency';
      end if;
      return null;
    end $$;
  create constraint trigger ledger_entries_balance after insert on ledger_entries deferrable initially deferred
    for each row execute function refuse_unbalanced_posting();
  `,
  byHotel: ['payments', 'refunds', 'ledger_entries', 'saved_cards'],
}
