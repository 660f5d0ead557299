import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { APP_ROLE } from '../app-role.ts'
import { protectByCompany, protectByHotel } from '../row-security.ts'

/** A forgotten password, and what was ticked above a signature. */
export const rights: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table account_resets (company_id int not null references companies on delete cascade, token_hash text primary key,
          account_id uuid not null, email text not null, expires_at timestamptz not null,
          foreign key (company_id, account_id) references accounts on delete cascade)`,
      )
      .execute(db)
    await protectByCompany(db, 'account_resets')
    // The words of a check are short and stand here; of the terms, which are long, the publication and the hash.
    await sql
      .raw(
        `create table signature_ticks (hotel_id int not null references hotels on delete cascade,
          id bigint not null generated always as identity, guest_id uuid not null, subject text not null, name text not null,
          agreed boolean not null, words text, text_hash text not null, language text not null, config_version int not null,
          signed_at timestamptz not null default now(), app_key text not null, primary key (hotel_id, id),
          foreign key (hotel_id, guest_id) references guests on delete cascade, check (subject in ('check', 'terms')))`,
      )
      .execute(db)
    await protectByHotel(db, 'signature_ticks')
    for (const statement of afterwards) await sql.raw(statement).execute(db)
  },
}

const afterwards = [
  'create index on account_resets (company_id, account_id)',
  'create index on signature_ticks (hotel_id, guest_id)',
  // What was answered stays as it was answered; it goes with its signature only.
  `revoke update, delete, truncate on signature_ticks from ${APP_ROLE}`,
  `create function forget_ticks(unsigned_guests uuid[]) returns int language plpgsql security definer set search_path = public as $$
    declare tick_count int;
    begin
      delete from signature_ticks ticks where guest_id = any(unsigned_guests) and not exists (
        select from signatures where signatures.hotel_id = ticks.hotel_id and signatures.guest_id = ticks.guest_id);
      get diagnostics tick_count = row_count;
      return tick_count;
    end $$`,
]
