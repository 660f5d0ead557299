import type { SchemaPart } from './schema-part.ts'

/** Every field of a guest that is on a registration card. */
const signedFacts = [
  ...['firstName', 'lastName', 'secondLastName', 'gender', 'birthDate', 'nationality'],
  ...['documentType', 'documentNumber', 'supportNumber', 'issueDate', 'expiryDate', 'issueCountry'],
  ...['country', 'region', 'municipality', 'city', 'street', 'postalCode', 'phone', 'email'],
]

/** The signed fields of a guest, without nulls. */
const signedPart = (row: 'old' | 'new') =>
  `jsonb_strip_nulls(jsonb_build_object(${signedFacts.map((name) => `'${name}', ${row}.given -> '${name}'`).join(', ')}))`

/** Guests, and what they signed and agreed to. */
export const guestsSchema: SchemaPart = {
  sql: `
  create table guests (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    position int not null,
    main boolean not null,
    adult boolean,
    given jsonb not null,
    version int not null default 1,
    superseded_at timestamptz,
    superseded_given jsonb,
    erased_at timestamptz,
    given_by text,
    signature_waived_at timestamptz,
    signature_waived_by text,
    added_at timestamptz,
    identity_seen_at timestamptz,
    identity_seen_by text,
    primary key (hotel_id, id),
    unique (hotel_id, reservation_id, "position"),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index guests_hotel_id_reservation_id_idx on guests (hotel_id, reservation_id);

  -- The current signature of a guest.
  create table signatures (
    hotel_id int not null references hotels on delete cascade,
    guest_id uuid not null,
    format text not null,
    image bytea not null,
    signed_at timestamptz not null default now(),
    kind text not null default 'drawn' check (kind in ('drawn', 'typed')),
    signed_by text,
    agreement text,
    primary key (hotel_id, guest_id),
    foreign key (hotel_id, guest_id) references guests on delete cascade
  );

  -- What was ticked above a signature. The application may add rows and read them, but neither change nor delete them.
  create table signature_ticks (
    hotel_id int not null references hotels on delete cascade,
    id bigint generated always as identity,
    guest_id uuid not null,
    subject text not null check (subject in ('check', 'terms')),
    name text not null,
    agreed boolean not null,
    words text,
    text_hash text not null,
    language text not null,
    config_version int not null,
    signed_at timestamptz not null default now(),
    app_key text not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, guest_id) references guests on delete cascade
  );
  create index signature_ticks_hotel_id_guest_id_idx on signature_ticks (hotel_id, guest_id);
  revoke update, delete on signature_ticks from foyer_app;

  -- The terms as somebody accepted them with the summary. The application may add rows and read them, but neither
  -- change nor delete them.
  create table accepted_terms (
    hotel_id int not null references hotels on delete cascade,
    id bigint generated always as identity,
    reservation_id uuid not null,
    kind text not null check (kind in ('text', 'address')),
    text_hash text not null,
    language text not null,
    config_version int not null,
    visit_id text not null,
    app_key text not null,
    device_id uuid,
    accepted_at timestamptz not null default now(),
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index accepted_terms_hotel_id_reservation_id_idx on accepted_terms (hotel_id, reservation_id);
  revoke update, delete on accepted_terms from foyer_app;

  -- What guests agreed to and withdrew. The application may add rows and read them, but neither change nor delete them.
  create table consents (
    hotel_id int not null references hotels on delete cascade,
    id bigint generated always as identity,
    guest_id uuid not null,
    subject text not null check (subject in ('scan', 'face')),
    agreed boolean not null,
    at timestamptz not null default clock_timestamp(),
    language text not null,
    text_hash text,
    visit_id text not null,
    app_key text not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, guest_id) references guests on delete cascade,
    check ((not agreed) or text_hash is not null)
  );
  create index consents_hotel_id_guest_id_idx on consents (hotel_id, guest_id);
  revoke update, delete on consents from foyer_app;

  -- Results of comparing faces, never a picture. The application may add rows and read them, but neither change nor
  -- delete them.
  create table face_outcomes (
    hotel_id int not null references hotels on delete cascade,
    id bigint generated always as identity,
    guest_id uuid not null,
    outcome text not null check (outcome in ('matched', 'skipped', 'noCamera', 'forgotten')),
    said_by text not null,
    at timestamptz not null default clock_timestamp(),
    visit_id text not null,
    app_key text not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, guest_id) references guests on delete cascade
  );
  create index face_outcomes_hotel_id_guest_id_idx on face_outcomes (hotel_id, guest_id);
  revoke update, delete on face_outcomes from foyer_app;

  -- Deletes the ticks of guests who have no signature any more; the application itself may not delete them.
  create function forget_ticks(unsigned_guests uuid[]) returns int language plpgsql security definer set search_path = public as $$
    declare tick_count int;
    begin
      delete from signature_ticks ticks where guest_id = any(unsigned_guests) and not exists (
        select from signatures where signatures.hotel_id = ticks.hotel_id and signatures.guest_id = ticks.guest_id);
      get diagnostics tick_count = row_count;
      return tick_count;
    end $$;

  -- Deletes a signature when something that was signed changes. The signer may still fill in what was empty.
  create function void_signature() returns trigger language plpgsql as $$
    begin
      delete from signatures where hotel_id = new.hotel_id and guest_id = new.id
        and not coalesce(signed_by = new.given_by and new.given @> ${signedPart('old')}, false);
      return null;
    end $$;
  create trigger void_signature after update of given on guests for each row
    when (new.erased_at is null and ${signedPart('old')} is distinct from ${signedPart('new')}) execute function void_signature();
  `,
  byHotel: ['guests', 'signatures', 'signature_ticks', 'accepted_terms', 'consents', 'face_outcomes'],
}
