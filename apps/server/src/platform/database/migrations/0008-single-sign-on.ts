import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Company accounts of staff, and sign-ins that are under way. */
export const singleSignOn: Migration = {
  async up(db) {
    // The account may be deleted in Foyer; the row then still says where the person was removed.
    await sql`create table staff_identities (
      issuer text not null,
      subject text not null,
      member_id uuid unique references staff_members on delete set null,
      email text not null,
      removed_hotels int[] not null default '{}',
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db)
    await sql`create table staff_sign_on_attempts (
      token_hash text primary key,
      return_path text not null,
      old_session text,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index staff_sign_on_attempts_expires_at_idx on staff_sign_on_attempts (expires_at)`.execute(db)
    await sql`alter table staff_members add is_emergency boolean not null default false`.execute(db)
  },
}
