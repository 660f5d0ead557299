import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/**
 * Payments, and the ledger of what they moved: double entry, added to and never changed. One open payment per reservation, one
 * capture per payment and postings that add up to nothing are the database's own rules.
 */
export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const table of ['payments', 'refunds', 'ledger_entries', 'saved_cards']) await protectByHotel(db, table)
  },
}

const statements = [
  `create table payments (hotel_id int not null references hotels on delete cascade, id uuid not null,
    reservation_id uuid not null, way text not null, provider text not null default '', order_number text not null,
    minor int not null check (minor > 0), currency text not null, state text not null, reason text,
    refunded_minor int not null default 0 check (refunded_minor between 0 and minor),
    visit_id text, app_key text, device_id uuid, member_id uuid, hub text, terminal_id text,
    reference text, card text, detail jsonb not null default '{}',
    created_at timestamptz not null default clock_timestamp(), settled_at timestamptz,
    due_at timestamptz, looks int not null default 0,
    primary key (hotel_id, id),
    unique (hotel_id, order_number),
    foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade,
    check (state in ('created', 'sent', 'unknown', 'captured', 'refused', 'voided', 'refunded')))`,
  `create unique index payments_one_open on payments (hotel_id, reservation_id)
    where state in ('created', 'sent', 'unknown')`,
  'create index on payments (hotel_id, reservation_id, created_at)',
  `create index on payments (hotel_id, due_at) where due_at is not null`,
  'create index on payments (hotel_id, settled_at)',
  `create table refunds (hotel_id int not null, id uuid not null, payment_id uuid not null,
    minor int not null check (minor > 0), reason text not null, member_id uuid, state text not null, problem text,
    reference text, created_at timestamptz not null default clock_timestamp(), settled_at timestamptz,
    primary key (hotel_id, id),
    foreign key (hotel_id, payment_id) references payments (hotel_id, id) on delete cascade,
    check (state in ('created', 'sent', 'unknown', 'done', 'refused')))`,
  'create index on refunds (hotel_id, payment_id)',
  `create table ledger_entries (hotel_id int not null, posting_id uuid not null, account text not null,
    minor int not null check (minor <> 0), currency text not null, kind text not null,
    payment_id uuid not null, reservation_id uuid not null, member_id uuid,
    at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, posting_id, account),
    foreign key (hotel_id, payment_id) references payments (hotel_id, id) on delete cascade,
    check (kind in ('capture', 'void', 'refund')))`,
  `create unique index ledger_entries_one_capture on ledger_entries (hotel_id, payment_id, account) where kind = 'capture'`,
  'create index on ledger_entries (hotel_id, reservation_id)',
  'create index on ledger_entries (hotel_id, at)',
  `create table saved_cards (hotel_id int not null, id uuid not null, reservation_id uuid not null, provider text not null,
    token bytea not null, brand text not null, last_digits text not null, expiry text not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade)`,
  'create index on saved_cards (hotel_id, reservation_id)',
  `create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (
        select from payments where hotel_id = old.hotel_id and id = old.payment_id) then return old; end if;
      raise exception 'the ledger is added to and never changed';
    end $$`,
  'create trigger ledger_entries_stay before update or delete on ledger_entries for each row execute function refuse_ledger_change()',
  `create function refuse_unbalanced_posting() returns trigger language plpgsql as $$
    begin
      if (select sum(minor) <> 0 or count(distinct currency) > 1 from ledger_entries
        where hotel_id = new.hotel_id and posting_id = new.posting_id) then
        raise exception 'a posting adds up to nothing, in one currency';
      end if;
      return null;
    end $$`,
  `create constraint trigger ledger_entries_balance after insert on ledger_entries deferrable initially deferred
    for each row execute function refuse_unbalanced_posting()`,
]
