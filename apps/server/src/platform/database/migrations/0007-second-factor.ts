import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The second factors of staff. People span hotels, so that these tables do too. */
export const secondFactor: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table staff_factors (
        id uuid primary key,
        member_id uuid not null references staff_members on delete cascade,
        kind text not null check (kind in ('totp', 'passkey')),
        name text not null,
        -- Of an authenticator app, encrypted; and the newest 30 seconds of which a code was used.
        secret text,
        last_step bigint,
        -- Of a passkey.
        credential_id text unique,
        public_key bytea,
        counter bigint,
        transports text[],
        created_at timestamptz not null default clock_timestamp(),
        last_used_at timestamptz,
        check (case kind when 'totp' then secret is not null and credential_id is null
          else secret is null and num_nonnulls(credential_id, public_key, counter) = 3 end)
      );
      create index staff_factors_member_id_idx on staff_factors (member_id);

      -- Deleted when used.
      create table staff_recovery_codes (
        member_id uuid not null references staff_members on delete cascade,
        code_hash text not null,
        primary key (member_id, code_hash)
      );

      alter table staff_sessions
        -- Whether the sign-in asked for a second factor, and when it was proved.
        add needs_factor boolean not null default false,
        add proved_at timestamptz,
        -- A factor was proved again, which allows one change of the factors.
        add confirmed_at timestamptz,
        -- What the browser has to sign next, and the encrypted secret of an app that is being set up.
        add challenge text,
        add offered_secret text;
    `)
      .execute(db)
  },
}
