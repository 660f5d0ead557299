import type { SchemaPart } from './schema-part.ts'

/** Guests' accounts. They belong to a company, because a guest stays at several of its hotels. */
export const accountsSchema: SchemaPart = {
  sql: `
  create table accounts (
    company_id int not null references companies on delete cascade,
    id uuid not null,
    email text not null check (email = lower(email)),
    first_name text,
    last_name text,
    phone text,
    password_hash text not null,
    confirmed_at timestamptz,
    document_type text,
    document_number text,
    document_expiry date,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, email)
  );

  -- Sessions. A token of a shared device names its visit and ends with it.
  create table account_tokens (
    company_id int not null references companies on delete cascade,
    token_hash text primary key,
    account_id uuid not null,
    visit_id text,
    created_at timestamptz not null default clock_timestamp(),
    foreign key (company_id, account_id) references accounts on delete cascade
  );
  create index account_tokens_company_id_account_id_idx on account_tokens (company_id, account_id);

  -- Links that confirm an address.
  create table account_confirmations (
    company_id int not null references companies on delete cascade,
    token_hash text primary key,
    account_id uuid not null,
    email text not null,
    expires_at timestamptz not null,
    foreign key (company_id, account_id) references accounts on delete cascade
  );
  create index account_confirmations_company_id_account_id_idx on account_confirmations (company_id, account_id);

  -- Links to choose a new password, once.
  create table account_resets (
    company_id int not null references companies on delete cascade,
    token_hash text primary key,
    account_id uuid not null,
    email text not null,
    expires_at timestamptz not null,
    foreign key (company_id, account_id) references accounts on delete cascade
  );
  create index account_resets_company_id_account_id_idx on account_resets (company_id, account_id);

  -- Reservations that somebody found while signed in.
  create table account_reservations (
    hotel_id int not null references hotels on delete cascade,
    company_id int not null,
    account_id uuid not null,
    reservation_id uuid not null,
    found_at timestamptz not null default now(),
    primary key (hotel_id, account_id, reservation_id),
    foreign key (company_id, account_id) references accounts on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index account_reservations_company_id_account_id_idx on account_reservations (company_id, account_id);
  create index account_reservations_hotel_id_reservation_id_idx on account_reservations (hotel_id, reservation_id);
  `,
  byHotel: ['account_reservations'],
  byCompany: ['accounts', 'account_tokens', 'account_confirmations', 'account_resets'],
}
