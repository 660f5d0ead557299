import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Somebody with an account of their own is asked before they work at one more hotel. Across hotels, like the roles themselves. */
export const staffInvitations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table staff_invitations (id uuid primary key, token_hash text not null unique,
    member_id uuid not null references staff_members on delete cascade, of_hotel int not null references hotels on delete cascade,
    role text not null, name text not null, expires_at timestamptz not null, unique (member_id, of_hotel),
    check (role in ('receptionist', 'manager', 'administrator')))`,
  'create index on staff_invitations (of_hotel)',
]
