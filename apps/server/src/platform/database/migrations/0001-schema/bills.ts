import type { SchemaPart } from './schema-part.ts'

/** Invoices, vouchers and fiscal receipts. */
export const billsSchema: SchemaPart = {
  sql: `
  -- People and companies that an invoice may be made out to.
  create table customers (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    type text not null check (type in ('person', 'company')),
    first_name text not null,
    last_name text,
    language text not null,
    fields jsonb not null default '{}',
    created_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index customers_hotel_id_reservation_id_idx on customers (hotel_id, reservation_id);

  -- Whom the invoice is made out to; without a row, the main guest.
  create table invoice_holders (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    customer_id uuid,
    guest_id uuid,
    changed_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    foreign key (hotel_id, customer_id) references customers on delete cascade,
    check ((customer_id is null) <> (guest_id is null))
  );

  -- The discount itself is a line of the bill.
  create table used_vouchers (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    code text not null,
    amount int check (amount > 0),
    percent int check (percent between 1 and 100),
    used_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, reservation_id, code),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    check ((amount is null) <> (percent is null))
  );
  create index used_vouchers_hotel_id_code_idx on used_vouchers (hotel_id, code);

  -- Who wants the bill by mail once nothing is owed.
  create table wanted_bills (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    email text not null,
    language text not null,
    wanted_at timestamptz not null default clock_timestamp(),
    mail_id uuid,
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );

  -- Receipts of a fiscal printer, one per payment: each uses up a number of the tax office.
  create table fiscal_bills (
    hotel_id int not null,
    id uuid not null,
    payment_id uuid not null,
    reservation_id uuid not null,
    hub text not null,
    printer text not null,
    minor int not null,
    currency text not null,
    state text not null check (state in ('sent', 'printed', 'failed', 'unknown')),
    number text,
    code text,
    answer text,
    page_said boolean,
    created_at timestamptz not null default clock_timestamp(),
    settled_at timestamptz,
    primary key (hotel_id, id),
    unique (hotel_id, payment_id),
    foreign key (hotel_id, payment_id) references payments on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index fiscal_bills_hotel_id_reservation_id_idx on fiscal_bills (hotel_id, reservation_id);
  `,
  byHotel: ['customers', 'invoice_holders', 'used_vouchers', 'wanted_bills', 'fiscal_bills'],
}
