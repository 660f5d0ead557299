import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByCompany, protectByHotel } from '../row-security.ts'

/** Guests who have an account: of a company, because they stay at several of its hotels. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(ofCompany)) {
      await sql
        .raw(`create table ${table} (company_id int not null references companies on delete cascade, ${columns})`)
        .execute(db)
      await protectByCompany(db, table)
    }
    await sql
      .raw(
        `create table account_reservations (hotel_id int not null references hotels on delete cascade,
          company_id int not null, account_id uuid not null, reservation_id uuid not null,
          found_at timestamptz not null default now(), primary key (hotel_id, account_id, reservation_id), ${account},
          foreign key (hotel_id, reservation_id) references reservations on delete cascade)`,
      )
      .execute(db)
    await protectByHotel(db, 'account_reservations')
    for (const statement of afterwards) await sql.raw(statement).execute(db)
  },
}

const account = 'foreign key (company_id, account_id) references accounts on delete cascade'

const ofCompany = {
  accounts: `id uuid not null, email text not null, first_name text, last_name text, phone text, password_hash text not null,
    confirmed_at timestamptz, document_type text, document_number text, document_expiry date,
    created_at timestamptz not null default now(), primary key (company_id, id), unique (company_id, email),
    check (email = lower(email))`,
  // A token of a shared device names its visit and ends with it.
  account_tokens: `token_hash text primary key, account_id uuid not null, visit_id text,
    created_at timestamptz not null default clock_timestamp(), ${account}`,
  account_confirmations: `token_hash text primary key, account_id uuid not null, email text not null,
    expires_at timestamptz not null, ${account}`,
}

const afterwards = [
  'create index on account_tokens (company_id, account_id)',
  'create index on account_confirmations (company_id, account_id)',
  'create index on account_reservations (company_id, account_id)',
  'create index on account_reservations (hotel_id, reservation_id)',
  'create index on reservations (hotel_id, lower(email))',
]
