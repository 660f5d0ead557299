import type { SchemaPart } from './schema-part.ts'

/** The audit log, reports to authorities, and erasure. */
export const registersSchema: SchemaPart = {
  sql: `
  -- The signed end of each hotel's audit log.
  create table audit_heads (
    hotel_id int primary key references hotels on delete cascade,
    number int not null,
    seal text not null,
    signature text not null
  );
  revoke delete on audit_heads from foyer_app;

  -- Each entry seals the one before it. The application may add rows and read them, but neither change nor delete them.
  create table audit_entries (
    hotel_id int not null references hotels on delete cascade,
    number int not null,
    at timestamptz not null,
    member_id uuid,
    who text,
    action text not null,
    subject text,
    details jsonb not null,
    seal text not null,
    primary key (hotel_id, number)
  );
  create index audit_entries_hotel_id_subject_idx on audit_entries (hotel_id, subject);
  revoke update, delete on audit_entries from foyer_app;

  -- Reports of travellers. The file itself is not stored; its hash identifies it. The application may add rows and read
  -- them, but neither change nor delete them.
  create table police_exports (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    day date not null,
    format text not null,
    made_at timestamptz not null default clock_timestamp(),
    made_by text not null,
    travellers int not null,
    left_out int not null,
    sha256 text not null,
    primary key (hotel_id, id)
  );
  create index police_exports_hotel_id_made_at_idx on police_exports (hotel_id, made_at);
  revoke update, delete on police_exports from foyer_app;

  -- What was erased, as counts without names. The application may add rows and read them, but neither change nor delete
  -- them.
  create table erasures (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    at timestamptz not null default clock_timestamp(),
    cause text not null check (cause in ('rule', 'request')),
    stays int not null,
    counts jsonb not null,
    primary key (hotel_id, id)
  );
  create index erasures_hotel_id_at_idx on erasures (hotel_id, at);
  revoke update, delete on erasures from foyer_app;

  -- Kept for the authorities: only their report and the erasure read it.
  create table blocked_guests (
    hotel_id int not null references hotels on delete cascade,
    guest_id uuid not null,
    given jsonb not null,
    blocked_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, guest_id),
    foreign key (hotel_id, guest_id) references guests on delete cascade
  );

  -- Data that is written again after an erasure has to be erased again.
  create function known_again() returns trigger language plpgsql as $$ begin
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
  end $$;
  create trigger known_again before insert or update of given on guests for each row execute function known_again();
  create trigger known_again before update of first_name, last_name, email on reservations for each row
    execute function known_again();

  -- Deletes consents and results of guests who were erased; the application itself may not delete them.
  create function forget_proofs(forgotten uuid[]) returns int language plpgsql security definer set search_path = public as $$
    declare consent_count int; face_count int;
    begin
      delete from consents using guests where guests.hotel_id = consents.hotel_id and guests.id = consents.guest_id
        and guests.id = any(forgotten) and guests.erased_at is not null;
      get diagnostics consent_count = row_count;
      delete from face_outcomes using guests where guests.hotel_id = face_outcomes.hotel_id
        and guests.id = face_outcomes.guest_id and guests.id = any(forgotten) and guests.erased_at is not null;
      get diagnostics face_count = row_count;
      return consent_count + face_count;
    end $$;
  `,
  byHotel: ['audit_heads', 'audit_entries', 'police_exports', 'erasures', 'blocked_guests'],
}
