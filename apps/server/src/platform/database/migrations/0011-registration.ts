import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { APP_ROLE } from '../app-role.ts'
import { protectByHotel } from '../row-security.ts'

/** What was reported of travellers, and what was forgotten of guests. */
export const registration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(ofHotel)) {
      await sql
        .raw(`create table ${table} (hotel_id int not null references hotels on delete cascade, ${columns})`)
        .execute(db)
      await protectByHotel(db, table)
    }
    for (const statement of afterwards) await sql.raw(statement).execute(db)
  },
}

const ofHotel = {
  // The file itself is never kept: its hash proves which one it was.
  police_exports: `id uuid not null, day date not null, format text not null, made_at timestamptz not null default clock_timestamp(),
    made_by text not null, travellers int not null, left_out int not null, sha256 text not null, primary key (hotel_id, id)`,
  // Counts by kind, and nobody's name.
  erasures: `id uuid not null, at timestamptz not null default clock_timestamp(), cause text not null, stays int not null,
    counts jsonb not null, primary key (hotel_id, id), check (cause in ('rule', 'request'))`,
  // Kept for the authorities alone: nothing but their report and the erasure reads it.
  blocked_guests: `guest_id uuid not null, given jsonb not null, blocked_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, guest_id), foreign key (hotel_id, guest_id) references guests on delete cascade`,
}

const afterwards = [
  'create index on police_exports (hotel_id, made_at)',
  'create index on erasures (hotel_id, at)',
  'alter table reservations add erased_at timestamptz',
  'alter table guests add erased_at timestamptz',
  'create index reservations_to_erase on reservations (hotel_id, end_date) where erased_at is null',
  // Whoever writes it, the hotel's system, an import or the guest: what is known again has to be forgotten again.
  `create function known_again() returns trigger language plpgsql as $$ begin
    if tg_table_name = 'guests' then
      if new.given <> '{}' then
        new.erased_at := null;
        update reservations set erased_at = null
          where hotel_id = new.hotel_id and id = new.reservation_id and erased_at is not null;
      end if;
    elsif new.first_name is not null or new.last_name is not null or new.email is not null then
      new.erased_at := null;
    end if;
    return new;
  end $$`,
  `create trigger known_again before insert or update of given on guests for each row execute function known_again()`,
  `create trigger known_again before update of first_name, last_name, email on reservations
    for each row execute function known_again()`,
  // What a guest agreed to can neither be changed nor deleted by the application: it goes with a guest who is forgotten.
  `create function forget_proofs(forgotten uuid[]) returns int language plpgsql security definer set search_path = public as $$
    declare consent_count int; face_count int;
    begin
      delete from consents using guests where guests.hotel_id = consents.hotel_id and guests.id = consents.guest_id
        and guests.id = any(forgotten) and guests.erased_at is not null;
      get diagnostics consent_count = row_count;
      delete from face_outcomes using guests where guests.hotel_id = face_outcomes.hotel_id
        and guests.id = face_outcomes.guest_id and guests.id = any(forgotten) and guests.erased_at is not null;
      get diagnostics face_count = row_count;
      return consent_count + face_count;
    end $$`,
  // What is written stays as it was written.
  `revoke update, delete, truncate on police_exports, erasures from ${APP_ROLE}`,
]
