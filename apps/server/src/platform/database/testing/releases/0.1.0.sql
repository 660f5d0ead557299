-- The demo's data as Foyer 0.1.0 stored it, for the test that upgrades it. Written once, never changed.
create schema if not exists "foyer_migrations";
create table if not exists "foyer_migrations"."kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table if not exists "foyer_migrations"."kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "foyer_migrations"."kysely_migration_lock" ("id", "is_locked") values ('migration_lock', '0');
with set_timeout as (
      select set_config('lock_timeout', '3600000', true) as config_val
    )
    select pg_advisory_lock(3853314791062309107)
    from set_timeout;
begin;
-- Secrets that every process on this database shares.
  create table server_secrets (
    name text primary key,
    value bytea not null
  );

  -- Settings that an operator changes while the server runs.
  create table server_settings (
    name text primary key,
    value text not null
  );

  -- Failed attempts, counted per kind and caller: a guess at a license code belongs to no hotel.
  create table failed_tries (
    kind text not null,
    caller text not null,
    at timestamptz not null default clock_timestamp()
  );
  create index failed_tries_kind_caller_at_idx on failed_tries (kind, caller, at);
  create index failed_tries_at_idx on failed_tries (at);

  -- Imported by an operator, for all hotels. "C" compares bytes: only then does an index find a prefix.
  create table postal_codes (
    country text not null,
    key text collate "C" not null,
    postal_code text not null,
    city text not null,
    primary key (country, key, city)
  );

  -- Counts failed attempts within each of several spans; callers of the same kind take turns.
  create function count_failed_tries_within(tried text, by_whom text, minutes int[]) returns int[] language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(tried || ' ' || by_whom, 0));
      return array(
        select (select count(*)::int from failed_tries
          where kind = tried and caller = by_whom and at > clock_timestamp() - make_interval(mins => span.minutes))
        from unnest(minutes) with ordinality as span (minutes, place) order by span.place);
    end $$;

  -- Counts failed attempts of several callers and the age of the last one, in one statement.
  create function failed_tries_of(tried text, callers text[], minutes int) returns table (tries int, age float8) language plpgsql as $$
        begin
          -- In one order for everybody, so that nobody waits for who waits for them.
          perform pg_advisory_xact_lock(hashtextextended(tried || ' ' || one, 0))
            from (select one from unnest(callers) one order by one) as sorted;
          return query select count(failed.at)::int, extract(epoch from clock_timestamp() - max(failed.at))::float8
            from unnest(callers) with ordinality as asked(who, place)
            left join failed_tries failed on failed.kind = tried and failed.caller = asked.who
              and failed.at > clock_timestamp() - make_interval(mins => minutes)
            group by asked.place order by asked.place;
        end $$;
create table companies (
    id int primary key,
    name text not null
  );

  create table hotels (
    id int primary key,
    company_id int not null references companies,
    name text not null,
    city text not null,
    country text not null,
    time_zone text not null,
    currency text not null,
    demo boolean not null,
    config_version int
  );

  -- Every published version of a hotel's document; the newest one applies.
  create table hotel_configs (
    hotel_id int not null references hotels on delete cascade,
    version int not null,
    document jsonb not null,
    published_at timestamptz not null default now(),
    published_by text,
    restores int,
    undoes int,
    primary key (hotel_id, version)
  );

  -- The day for which the reservations of a demo hotel were seeded.
  create table demo_days (
    hotel_id int primary key references hotels on delete cascade,
    laid_for date not null
  );

  -- Copies the newest version number to the hotel.
  create function note_config_version() returns trigger language plpgsql as $$
    declare hotel int := case when tg_op = 'DELETE' then old.hotel_id else new.hotel_id end;
    begin
      update hotels set config_version = (select max(version) from hotel_configs where hotel_id = hotel) where id = hotel;
      return null;
    end $$;
  create trigger note_config_version after insert or update or delete on hotel_configs for each row
    execute function note_config_version();
alter table "hotel_configs" enable row level security, force row level security;
    create policy same_hotel on "hotel_configs" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "demo_days" enable row level security, force row level security;
    create policy same_hotel on "demo_days" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- One row per job and hotel; the fence tells a run that another process has taken over.
  create table jobs (
    name text not null,
    of_hotel int references hotels on delete cascade,
    due_at timestamptz not null,
    fence int not null default 0,
    leased_until timestamptz,
    started_at timestamptz,
    ended_at timestamptz,
    took_ms int,
    result text check (result in ('done', 'failed')),
    failure text,
    failures int not null default 0,
    failed_runs int not null default 0,
    succeeded_at timestamptz,
    asked_by text,
    told_late boolean not null default false,
    unique nulls not distinct (name, of_hotel)
  );
  create index jobs_due_at_idx on jobs (due_at);
-- A license code does not name its hotel; this table does.
  create table license_directory (
    code_hash text primary key,
    of_hotel int not null references hotels on delete cascade
  );

  -- Codes that enrol a device. All but the demo's work once.
  create table licenses (
    hotel_id int not null references hotels on delete cascade,
    code_hash text not null unique,
    app_key text,
    reusable boolean not null,
    used_at timestamptz,
    id uuid not null default gen_random_uuid(),
    name text not null default '',
    made_by text,
    made_at timestamptz not null default now(),
    valid_until timestamptz
  );

  create table devices (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    app_key text not null,
    token_hash text not null unique,
    enrolled_at timestamptz not null default now(),
    revoked_at timestamptz,
    name text not null default '',
    last_seen_at timestamptz,
    channel_override text,
    paused_at timestamptz,
    paused_reason text,
    maintenance_since timestamptz,
    socket_version text,
    primary key (hotel_id, id)
  );

  -- A pairing code does not name its hotels; this table does.
  create table hub_directory (
    code_hash text not null,
    of_hotel int not null references hotels on delete cascade,
    desk boolean not null default false,
    port int,
    primary key (code_hash, of_hotel)
  );

  -- A hub and what it last reported, per app key that it serves.
  create table hubs (
    hotel_id int not null references hotels on delete cascade,
    code_hash text not null,
    app_key text not null,
    paired_at timestamptz not null default now(),
    token text,
    port int,
    version text,
    told_at timestamptz,
    device_id uuid,
    made_by text,
    broken text[],
    parts jsonb,
    primary key (hotel_id, code_hash, app_key),
    foreign key (hotel_id, device_id) references devices on delete cascade
  );
  create unique index hubs_of_device on hubs (hotel_id, device_id);
alter table "licenses" enable row level security, force row level security;
    create policy same_hotel on "licenses" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "devices" enable row level security, force row level security;
    create policy same_hotel on "devices" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "hubs" enable row level security, force row level security;
    create policy same_hotel on "hubs" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
create table staff_members (
    id uuid primary key,
    email text not null check (email = lower(email)) unique,
    name text not null,
    language text not null,
    password_hash text,
    created_at timestamptz not null default now(),
    last_sign_in_at timestamptz
  );

  create table staff_roles (
    member_id uuid not null references staff_members on delete cascade,
    of_hotel int not null references hotels on delete cascade,
    role text not null check (role in ('receptionist', 'manager', 'administrator')),
    primary key (member_id, of_hotel)
  );
  create index staff_roles_of_hotel_idx on staff_roles (of_hotel);

  create table staff_sessions (
    token_hash text primary key,
    member_id uuid not null references staff_members on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    seen_at timestamptz not null default clock_timestamp()
  );
  create index staff_sessions_member_id_idx on staff_sessions (member_id);

  -- Links to choose a new password.
  create table staff_resets (
    token_hash text primary key,
    member_id uuid not null references staff_members on delete cascade,
    expires_at timestamptz not null
  );
  create index staff_resets_member_id_idx on staff_resets (member_id);

  -- Invitations to work at one more hotel.
  create table staff_invitations (
    id uuid primary key,
    token_hash text not null unique,
    member_id uuid not null references staff_members on delete cascade,
    of_hotel int not null references hotels on delete cascade,
    role text not null check (role in ('receptionist', 'manager', 'administrator')),
    name text not null,
    expires_at timestamptz not null,
    unique (member_id, of_hotel)
  );
  create index staff_invitations_of_hotel_idx on staff_invitations (of_hotel);
create table room_types (
    hotel_id int not null references hotels on delete cascade,
    id text not null,
    name text not null,
    names jsonb not null,
    picture text not null,
    primary key (hotel_id, id)
  );

  create table rooms (
    hotel_id int not null references hotels on delete cascade,
    number text not null,
    type_id text not null,
    floor int not null,
    ready boolean not null,
    primary key (hotel_id, number),
    foreign key (hotel_id, type_id) references room_types
  );
alter table "room_types" enable row level security, force row level security;
    create policy same_hotel on "room_types" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "rooms" enable row level security, force row level security;
    create policy same_hotel on "rooms" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
create table reservations (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reference text not null,
    group_locator text,
    state text not null check (state in ('expected', 'inHouse', 'departed', 'cancelled')),
    start_date date not null,
    end_date date not null,
    adults int not null,
    children int not null,
    first_name text,
    last_name text,
    email text,
    room_type_id text not null,
    room_number text,
    room_available boolean not null,
    has_pets boolean not null,
    included text[] not null,
    pre_checkin_completed boolean not null,
    pay_attempts int not null default 0,
    checked_in_at timestamptz,
    erased_at timestamptz,
    customer_can_edit boolean not null default true,
    segment text,
    driver_min_age int check (driver_min_age between 0 and 150),
    young_driver_max_age int check (young_driver_max_age between 0 and 150),
    young_driver_price int,
    young_driver_chargeable boolean,
    pick_up_process text,
    said_at timestamptz,
    email_key text generated always as (lower(email)) stored,
    words_due boolean not null default true,
    booked_on date,
    payment_type text,
    filed_as jsonb not null default '{}',
    primary key (hotel_id, id),
    unique (hotel_id, reference),
    foreign key (hotel_id, room_type_id) references room_types,
    check (end_date >= start_date)
  );
  create index reservations_hotel_id_start_date_idx on reservations (hotel_id, start_date);
  create index reservations_hotel_id_group_locator_idx on reservations (hotel_id, group_locator);
  create index reservations_to_erase on reservations (hotel_id, end_date)
    where erased_at is null;
  create index reservations_hotel_id_email_key_idx on reservations (hotel_id, email_key);
  create index reservations_expected on reservations (hotel_id, start_date)
    where state = 'expected';
  create index reservations_hotel_id_checked_in_at_idx on reservations (hotel_id, checked_in_at);
  create index reservations_in_house on reservations (hotel_id, end_date)
    where state = 'inHouse';
  create index reservations_hotel_id_room_number_idx on reservations (hotel_id, room_number);
  create index reservations_words_due on reservations (hotel_id)
    where words_due;
  create index reservations_of_room on reservations (hotel_id, room_number, start_date)
    where state in ('expected', 'inHouse');

  -- What the hotel writes to the party, by language.
  create table reservation_messages (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    sent_on date not null,
    read_at timestamptz,
    texts jsonb not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index reservation_messages_hotel_id_reservation_id_idx on reservation_messages (hotel_id, reservation_id);

  -- The bill. A line of ours names its origin, so that it can be changed and exists once.
  create table folio_lines (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    position int not null,
    kind text not null check (kind in ('charge', 'tax', 'payment')),
    names jsonb not null,
    amount int not null,
    source text not null default 'hotel' check (source in ('hotel', 'foyer')),
    origin text,
    primary key (hotel_id, id),
    constraint folio_lines_once_per_origin unique (hotel_id, reservation_id, origin),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index folio_lines_hotel_id_reservation_id_idx on folio_lines (hotel_id, reservation_id);

  -- Parties that wait for a room to be ready.
  create table room_waits (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    since timestamptz not null default clock_timestamp(),
    device_id uuid,
    email text,
    language text,
    mail_id uuid,
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    foreign key (hotel_id, device_id) references devices on delete cascade
  );
alter table "reservations" enable row level security, force row level security;
    create policy same_hotel on "reservations" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "reservation_messages" enable row level security, force row level security;
    create policy same_hotel on "reservation_messages" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "folio_lines" enable row level security, force row level security;
    create policy same_hotel on "folio_lines" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "room_waits" enable row level security, force row level security;
    create policy same_hotel on "room_waits" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- Maintained by the triggers below, whoever writes a reservation: two stays never share a room on a night.
  create table room_nights (
    hotel_id int not null,
    room_number text not null,
    night date not null,
    reservation_id uuid not null,
    primary key (hotel_id, room_number, night),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index room_nights_hotel_id_reservation_id_idx on room_nights (hotel_id, reservation_id);

  -- Gives a reservation the nights of its room; one that waits for a room gets it when it is free.
  create function keep_room_nights() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from room_nights where hotel_id = old.hotel_id and reservation_id = old.id;
      end if;
      if tg_op <> 'DELETE' then
        
  insert into room_nights (hotel_id, room_number, night, reservation_id)
  select stay.hotel_id, stay.room_number, night::date, stay.id
  from reservations stay, generate_series(stay.start_date, stay.end_date - 1, interval '1 day') night
  where stay.state in ('expected', 'inHouse') and stay.room_number is not null and stay.hotel_id = new.hotel_id and stay.id = new.id
  order by stay.state = 'inHouse' desc, stay.start_date, stay.reference
  on conflict do nothing;
      end if;
      -- Somebody may have been waiting for the room that is left.
      if tg_op <> 'INSERT' and old.room_number is not null then
        
  insert into room_nights (hotel_id, room_number, night, reservation_id)
  select stay.hotel_id, stay.room_number, night::date, stay.id
  from reservations stay, generate_series(stay.start_date, stay.end_date - 1, interval '1 day') night
  where stay.state in ('expected', 'inHouse') and stay.room_number is not null and stay.hotel_id = old.hotel_id and stay.room_number = old.room_number and stay.end_date > old.start_date and stay.start_date < old.end_date
  order by stay.state = 'inHouse' desc, stay.start_date, stay.reference
  on conflict do nothing;
      end if;
      return null;
    end $$;
  create trigger keep_room_nights after insert or delete on reservations for each row execute function keep_room_nights();
  -- An arrival keeps its nights: only whether the reservation holds a room counts, not its state.
  create trigger keep_changed_room_nights after update of room_number, start_date, end_date, state on reservations for each row
    when ((old.room_number, old.start_date, old.end_date, old.state in ('expected', 'inHouse'))
      is distinct from (new.room_number, new.start_date, new.end_date, new.state in ('expected', 'inHouse')))
    execute function keep_room_nights();
alter table "room_nights" enable row level security, force row level security;
    create policy same_hotel on "room_nights" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
create table visits (
    hotel_id int not null references hotels on delete cascade,
    id text not null,
    app_key text not null,
    device_id uuid,
    opened_at timestamptz not null default now(),
    ended_at timestamptz,
    primary key (hotel_id, id),
    foreign key (hotel_id, device_id) references devices
  );

  -- Reservations that a visit has found, and how it proved that they are its own.
  create table visit_reservations (
    hotel_id int not null references hotels on delete cascade,
    visit_id text not null,
    reservation_id uuid not null,
    found_at timestamptz not null default now(),
    proof text not null check (proof in ('surname', 'carriedSurname', 'link', 'mail', 'carried', 'number', 'room', 'created', 'handover', 'account', 'staff')),
    second_factor text check (second_factor in ('number', 'departureDate', 'phone', 'name')),
    key_factor text check (key_factor in ('mailedCode', 'lobbyCode')),
    key_code_sent_at timestamptz,
    primary key (hotel_id, visit_id, reservation_id),
    foreign key (hotel_id, visit_id) references visits on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );

  -- Digests of the documents that were read in a visit.
  create table visit_scans (
    hotel_id int not null references hotels,
    visit_id text not null,
    id uuid not null default gen_random_uuid(),
    facts jsonb not null,
    read_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, id),
    foreign key (hotel_id, visit_id) references visits on delete cascade
  );
  create index visit_scans_hotel_id_visit_id_idx on visit_scans (hotel_id, visit_id);

  -- Who may change a reservation right now: a visit, or a member of the staff.
  create table checkin_leases (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    visit_id text,
    holder text not null,
    fence bigint generated by default as identity,
    expires_at timestamptz not null,
    member_id uuid,
    member_name text,
    desk_since timestamptz,
    taken_from text,
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, visit_id) references visits on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    constraint checkin_leases_one_holder check (((visit_id is null) = (member_id is not null)) and ((member_id is null) = (member_name is null))),
    constraint checkin_leases_taken_by_desk check (taken_from is null or member_id is not null)
  );
  create index checkin_leases_hotel_id_visit_id_idx on checkin_leases (hotel_id, visit_id);

  -- A check-in that continues on another device. Only hashes of its codes are stored.
  create table hand_overs (
    hotel_id int not null,
    id uuid not null,
    token_hash text not null,
    secret_hash text not null,
    reservation_id uuid not null,
    made_by text not null,
    app_key text not null,
    goes_to text not null check (goes_to in ('phone', 'lobby')),
    proof text not null,
    second_factor text,
    key_factor text,
    screen text not null,
    guest_index text,
    unsaved boolean not null,
    made_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz not null,
    taken_at timestamptz,
    taken_by text,
    taken_visit text,
    ended_at timestamptz,
    primary key (hotel_id, id),
    unique (hotel_id, token_hash),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index hand_overs_hotel_id_reservation_id_idx on hand_overs (hotel_id, reservation_id);
alter table "visits" enable row level security, force row level security;
    create policy same_hotel on "visits" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "visit_reservations" enable row level security, force row level security;
    create policy same_hotel on "visit_reservations" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "visit_scans" enable row level security, force row level security;
    create policy same_hotel on "visit_scans" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "checkin_leases" enable row level security, force row level security;
    create policy same_hotel on "checkin_leases" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "hand_overs" enable row level security, force row level security;
    create policy same_hotel on "hand_overs" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- Effects outside, like a charge: recorded before they are requested, settled afterwards.
  create table intents (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    kind text not null,
    subject text not null,
    reservation_id uuid,
    -- Both null for a call of the staff.
    visit_id text,
    app_key text,
    minor bigint,
    currency text,
    detail jsonb not null,
    state text not null default 'created' check (state in ('created', 'done', 'refused', 'unknown')),
    problem text,
    created_at timestamptz not null default clock_timestamp(),
    settled_at timestamptz,
    settled_by xid8,
    primary key (hotel_id, id),
    check ((minor is null) = (currency is null)),
    check ((state = 'refused') = (problem is not null))
  );
  create unique index intents_open on intents (hotel_id, kind, subject)
    where state in ('created', 'unknown');
  create index intents_hotel_id_reservation_id_idx on intents (hotel_id, reservation_id);

  -- Intents that are not settled, of all hotels.
  create table open_intents (
    intent_id uuid primary key,
    of_hotel int not null references hotels on delete cascade,
    due_at timestamptz not null,
    looks int not null default 0
  );
  create index open_intents_due_at_idx on open_intents (due_at);

  -- Answers to guests' calls by idempotency key: a repeated call gets the same answer.
  create table idempotent_answers (
    hotel_id int not null references hotels on delete cascade,
    visit_id text not null,
    key text not null,
    call text not null,
    body_hash text not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    problem text,
    intent_id uuid,
    primary key (hotel_id, visit_id, key),
    foreign key (hotel_id, visit_id) references visits on delete cascade,
    foreign key (hotel_id, intent_id) references intents on delete cascade
  );
  create index idempotent_answers_hotel_id_intent_id_idx on idempotent_answers (hotel_id, intent_id);

  -- The same for calls of the staff.
  create table staff_answers (
    hotel_id int not null references hotels on delete cascade,
    member_id uuid not null references staff_members on delete cascade,
    key text not null,
    call text not null,
    body_hash text not null,
    answer jsonb,
    created_at timestamptz not null default clock_timestamp(),
    problem text,
    intent_id uuid,
    primary key (hotel_id, member_id, key),
    foreign key (hotel_id, intent_id) references intents on delete cascade
  );
  create index staff_answers_hotel_id_intent_id_idx on staff_answers (hotel_id, intent_id);
  create index staff_answers_hotel_id_created_at_idx on staff_answers (hotel_id, created_at);
alter table "intents" enable row level security, force row level security;
    create policy same_hotel on "intents" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "idempotent_answers" enable row level security, force row level security;
    create policy same_hotel on "idempotent_answers" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "staff_answers" enable row level security, force row level security;
    create policy same_hotel on "staff_answers" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
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
        and not coalesce(signed_by = new.given_by and new.given @> jsonb_strip_nulls(jsonb_build_object('firstName', old.given -> 'firstName', 'lastName', old.given -> 'lastName', 'secondLastName', old.given -> 'secondLastName', 'gender', old.given -> 'gender', 'birthDate', old.given -> 'birthDate', 'nationality', old.given -> 'nationality', 'documentType', old.given -> 'documentType', 'documentNumber', old.given -> 'documentNumber', 'supportNumber', old.given -> 'supportNumber', 'issueDate', old.given -> 'issueDate', 'expiryDate', old.given -> 'expiryDate', 'issueCountry', old.given -> 'issueCountry', 'country', old.given -> 'country', 'region', old.given -> 'region', 'municipality', old.given -> 'municipality', 'city', old.given -> 'city', 'street', old.given -> 'street', 'postalCode', old.given -> 'postalCode', 'phone', old.given -> 'phone', 'email', old.given -> 'email')), false);
      return null;
    end $$;
  create trigger void_signature after update of given on guests for each row
    when (new.erased_at is null and jsonb_strip_nulls(jsonb_build_object('firstName', old.given -> 'firstName', 'lastName', old.given -> 'lastName', 'secondLastName', old.given -> 'secondLastName', 'gender', old.given -> 'gender', 'birthDate', old.given -> 'birthDate', 'nationality', old.given -> 'nationality', 'documentType', old.given -> 'documentType', 'documentNumber', old.given -> 'documentNumber', 'supportNumber', old.given -> 'supportNumber', 'issueDate', old.given -> 'issueDate', 'expiryDate', old.given -> 'expiryDate', 'issueCountry', old.given -> 'issueCountry', 'country', old.given -> 'country', 'region', old.given -> 'region', 'municipality', old.given -> 'municipality', 'city', old.given -> 'city', 'street', old.given -> 'street', 'postalCode', old.given -> 'postalCode', 'phone', old.given -> 'phone', 'email', old.given -> 'email')) is distinct from jsonb_strip_nulls(jsonb_build_object('firstName', new.given -> 'firstName', 'lastName', new.given -> 'lastName', 'secondLastName', new.given -> 'secondLastName', 'gender', new.given -> 'gender', 'birthDate', new.given -> 'birthDate', 'nationality', new.given -> 'nationality', 'documentType', new.given -> 'documentType', 'documentNumber', new.given -> 'documentNumber', 'supportNumber', new.given -> 'supportNumber', 'issueDate', new.given -> 'issueDate', 'expiryDate', new.given -> 'expiryDate', 'issueCountry', new.given -> 'issueCountry', 'country', new.given -> 'country', 'region', new.given -> 'region', 'municipality', new.given -> 'municipality', 'city', new.given -> 'city', 'street', new.given -> 'street', 'postalCode', new.given -> 'postalCode', 'phone', new.given -> 'phone', 'email', new.given -> 'email'))) execute function void_signature();
alter table "guests" enable row level security, force row level security;
    create policy same_hotel on "guests" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "signatures" enable row level security, force row level security;
    create policy same_hotel on "signatures" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "signature_ticks" enable row level security, force row level security;
    create policy same_hotel on "signature_ticks" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "accepted_terms" enable row level security, force row level security;
    create policy same_hotel on "accepted_terms" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "consents" enable row level security, force row level security;
    create policy same_hotel on "consents" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "face_outcomes" enable row level security, force row level security;
    create policy same_hotel on "face_outcomes" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- Computed by the application from names; the triggers below delete them when a name changes.
  create table search_words (
    hotel_id int not null,
    reservation_id uuid not null,
    word text collate "C" not null,
    primary key (hotel_id, word, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index search_words_hotel_id_reservation_id_idx on search_words (hotel_id, reservation_id);

  create function forget_words_of_reservation() returns trigger language plpgsql as $$
    begin
      delete from search_words where hotel_id = new.hotel_id and reservation_id = new.id;
      new.words_due := true;
      return new;
    end $$;
  create trigger forget_words before update of first_name, last_name, email on reservations for each row
    when ((old.first_name, old.last_name, old.email) is distinct from (new.first_name, new.last_name, new.email))
    execute function forget_words_of_reservation();

  create function forget_words_of_guest() returns trigger language plpgsql as $$
    declare guest guests := case when tg_op = 'DELETE' then old else new end;
    begin
      -- First of all, and always: whoever makes words holds this row, and would make them of the old names.
      update reservations set words_due = true where hotel_id = guest.hotel_id and id = guest.reservation_id;
      delete from search_words where hotel_id = guest.hotel_id and reservation_id = guest.reservation_id;
      return null;
    end $$;
  create trigger forget_words after insert or delete on guests for each row execute function forget_words_of_guest();
  create trigger forget_words_of_given after update of given on guests for each row
    when ((old.given ->> 'firstName', old.given ->> 'lastName', old.given ->> 'secondLastName', old.given ->> 'email')
      is distinct from (new.given ->> 'firstName', new.given ->> 'lastName', new.given ->> 'secondLastName', new.given ->> 'email'))
    execute function forget_words_of_guest();
alter table "search_words" enable row level security, force row level security;
    create policy same_hotel on "search_words" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
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
alter table "account_reservations" enable row level security, force row level security;
    create policy same_hotel on "account_reservations" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "accounts" enable row level security, force row level security;
    create policy same_company on "accounts" using (company_id = (
    select hotels.company_id from hotels where hotels.id = nullif(current_setting('foyer.hotel_id', true), '')::int)) with check (company_id = (
    select hotels.company_id from hotels where hotels.id = nullif(current_setting('foyer.hotel_id', true), '')::int));
alter table "account_tokens" enable row level security, force row level security;
    create policy same_company on "account_tokens" using (company_id = (
    select hotels.company_id from hotels where hotels.id = nullif(current_setting('foyer.hotel_id', true), '')::int)) with check (company_id = (
    select hotels.company_id from hotels where hotels.id = nullif(current_setting('foyer.hotel_id', true), '')::int));
alter table "account_confirmations" enable row level security, force row level security;
    create policy same_company on "account_confirmations" using (company_id = (
    select hotels.company_id from hotels where hotels.id = nullif(current_setting('foyer.hotel_id', true), '')::int)) with check (company_id = (
    select hotels.company_id from hotels where hotels.id = nullif(current_setting('foyer.hotel_id', true), '')::int));
alter table "account_resets" enable row level security, force row level security;
    create policy same_company on "account_resets" using (company_id = (
    select hotels.company_id from hotels where hotels.id = nullif(current_setting('foyer.hotel_id', true), '')::int)) with check (company_id = (
    select hotels.company_id from hotels where hotels.id = nullif(current_setting('foyer.hotel_id', true), '')::int));
-- Links that open one reservation until its last day. Only the hash of a token is stored.
  create table pre_checkin_links (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    token_hash text not null unique,
    made_by text not null check (made_by in ('guest', 'staff')),
    made_at timestamptz not null default clock_timestamp(),
    opens int not null default 0,
    last_opened_at timestamptz,
    revoked_at timestamptz,
    misses int not null default 0,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index pre_checkin_links_hotel_id_reservation_id_idx on pre_checkin_links (hotel_id, reservation_id);

  -- A later one supersedes an earlier one and keeps it.
  create table pre_checkins (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    app_key text not null,
    arrival_time text,
    notes text,
    completed_at timestamptz not null default clock_timestamp(),
    superseded_at timestamptz,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  -- If two of a party save at once, one of them is the latest.
  create unique index pre_checkins_latest on pre_checkins (hotel_id, reservation_id)
    where superseded_at is null;

  -- Reservations that were made here, and until when their room is held.
  create table walk_ins (
    hotel_id int not null,
    reservation_id uuid not null,
    made_by text not null check (made_by in ('guest', 'staff')),
    page text,
    device_id uuid,
    rate_id text not null,
    promotional_code text,
    membership_id text,
    made_at timestamptz not null default clock_timestamp(),
    hold_until timestamptz,
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index walk_ins_hotel_id_hold_until_idx on walk_ins (hotel_id, hold_until)
    where hold_until is not null;
  create index walk_ins_hotel_id_page_idx on walk_ins (hotel_id, page)
    where page is not null;

  -- Who gets a promotional code. Not part of the hotel's document, whose old versions are kept.
  create table memberships (
    hotel_id int not null references hotels on delete cascade,
    id text not null,
    email text not null,
    promotional_code text not null,
    primary key (hotel_id, id)
  );
  create index memberships_hotel_id_email_idx on memberships (hotel_id, email);
alter table "pre_checkin_links" enable row level security, force row level security;
    create policy same_hotel on "pre_checkin_links" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "pre_checkins" enable row level security, force row level security;
    create policy same_hotel on "pre_checkins" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "walk_ins" enable row level security, force row level security;
    create policy same_hotel on "walk_ins" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "memberships" enable row level security, force row level security;
    create policy same_hotel on "memberships" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
create table ordered_extras (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    extra_id text not null,
    type text not null,
    product text not null,
    quantity int not null check (quantity > 0),
    ordered_at timestamptz not null default clock_timestamp(),
    done_at timestamptz,
    done_by text,
    primary key (hotel_id, reservation_id, extra_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );

  -- Days on which an order uses up one of a limited extra.
  create table taken_extras (
    hotel_id int not null references hotels on delete cascade,
    extra_id text not null,
    day date not null,
    reservation_id uuid not null,
    quantity int not null check (quantity > 0),
    primary key (hotel_id, extra_id, day, reservation_id),
    foreign key (hotel_id, reservation_id, extra_id) references ordered_extras on delete cascade
  );

  -- A better room that a party has chosen, held from then on.
  create table chosen_upgrades (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    offer_id text not null,
    booked_type_id text not null,
    room_type_id text not null,
    room_number text not null,
    chosen_at timestamptz not null default clock_timestamp(),
    applied_at timestamptz,
    plate text,
    pick_up_process text,
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );

  -- Rentals that are being picked up, one at a time per reservation.
  create table pick_up_processes (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    number text not null,
    started_at timestamptz not null default clock_timestamp(),
    ended_at timestamptz,
    primary key (hotel_id, number),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create unique index pick_up_processes_hotel_id_reservation_id_idx on pick_up_processes (hotel_id, reservation_id)
    where ended_at is null;
  create index pick_up_processes_hotel_id_reservation_id_started_at_idx on pick_up_processes (hotel_id, reservation_id, started_at);
alter table "ordered_extras" enable row level security, force row level security;
    create policy same_hotel on "ordered_extras" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "taken_extras" enable row level security, force row level security;
    create policy same_hotel on "taken_extras" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "chosen_upgrades" enable row level security, force row level security;
    create policy same_hotel on "chosen_upgrades" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "pick_up_processes" enable row level security, force row level security;
    create policy same_hotel on "pick_up_processes" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
create table checkin_logs (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    visit_id text not null,
    app_key text not null,
    action text not null,
    guest_amount int not null,
    status text not null,
    errors jsonb not null,
    arrived_at timestamptz,
    started_at timestamptz not null default now(),
    ended_at timestamptz,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index checkin_logs_hotel_id_reservation_id_idx on checkin_logs (hotel_id, reservation_id);

  -- Each screen that a visit reached with a reservation, once.
  create table checkin_steps (
    hotel_id int not null references hotels on delete cascade,
    visit_id text not null,
    reservation_id uuid not null,
    step text not null,
    app_key text not null,
    is_pok boolean not null,
    is_front_app boolean not null,
    finished boolean not null,
    times int not null default 1,
    first_at timestamptz not null default clock_timestamp(),
    last_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, visit_id, reservation_id, step),
    foreign key (hotel_id, visit_id) references visits on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index checkin_steps_hotel_id_reservation_id_idx on checkin_steps (hotel_id, reservation_id);

  -- What pages report. No column holds free text of a page.
  create table tracking_events (
    hotel_id int not null references hotels on delete cascade,
    id bigint generated always as identity,
    at timestamptz not null default clock_timestamp(),
    visit_id text not null,
    app_key text not null,
    tracking_number text,
    type text not null,
    state text not null,
    description text not null,
    screen text,
    reservation_id uuid,
    language text not null,
    browser text,
    data jsonb not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, visit_id) references visits on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index tracking_events_hotel_id_visit_id_idx on tracking_events (hotel_id, visit_id);
  create index tracking_events_hotel_id_at_idx on tracking_events (hotel_id, at);
alter table "checkin_logs" enable row level security, force row level security;
    create policy same_hotel on "checkin_logs" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "checkin_steps" enable row level security, force row level security;
    create policy same_hotel on "checkin_steps" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "tracking_events" enable row level security, force row level security;
    create policy same_hotel on "tracking_events" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- Links that put the stay card on a phone. Only the hash of a token is stored.
  create table stay_card_links (
    hotel_id int not null,
    token_hash text not null,
    reservation_id uuid not null,
    made_by text not null,
    expires_at timestamptz not null,
    opened_at timestamptz,
    opened_by text,
    primary key (hotel_id, token_hash),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index stay_card_links_hotel_id_reservation_id_idx on stay_card_links (hotel_id, reservation_id);

  -- Who was informed that a check-in is complete.
  create table completion_mails (
    hotel_id int not null,
    reservation_id uuid not null,
    told text not null check (told in ('guest', 'hotel')),
    at timestamptz not null default now(),
    primary key (hotel_id, reservation_id, told),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );

  -- Guests who asked for their door code again, and whether they proved themselves.
  create table lost_code_requests (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    visit_id text not null,
    app_key text not null,
    device_id uuid,
    at timestamptz not null default clock_timestamp(),
    mailed boolean not null,
    proved_at timestamptz,
    wrong int not null default 0,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    foreign key (hotel_id, device_id) references devices on delete cascade
  );
  create index lost_code_requests_hotel_id_reservation_id_at_idx on lost_code_requests (hotel_id, reservation_id, at);
  create index lost_code_requests_hotel_id_at_idx on lost_code_requests (hotel_id, at);

  -- Each time a code was shown or printed again.
  create table lost_code_deeds (
    hotel_id int not null,
    id uuid not null default gen_random_uuid(),
    request_id uuid not null,
    at timestamptz not null default clock_timestamp(),
    deed text not null check (deed in ('show_room_code', 'print_room_code', 'paper_made')),
    primary key (hotel_id, id),
    foreign key (hotel_id, request_id) references lost_code_requests on delete cascade
  );
  create index lost_code_deeds_hotel_id_request_id_idx on lost_code_deeds (hotel_id, request_id);

  -- One row per departure; one that was undone stays, with who undid it.
  create table check_outs (
    hotel_id int not null,
    id uuid not null,
    reservation_id uuid not null,
    at timestamptz not null default clock_timestamp(),
    visit_id text,
    app_key text,
    done_by text,
    pending int not null,
    room_was_ready boolean,
    bill_mail_id uuid,
    undone_at timestamptz,
    undone_by text,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create unique index check_outs_hotel_id_reservation_id_idx on check_outs (hotel_id, reservation_id)
    where undone_at is null;
  create index check_outs_hotel_id_reservation_id_idx1 on check_outs (hotel_id, reservation_id);
  create index check_outs_hotel_id_visit_id_idx on check_outs (hotel_id, visit_id);

  create table ratings (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    stars int not null check (stars between 1 and 5),
    rated_at timestamptz not null default now(),
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index ratings_hotel_id_rated_at_idx on ratings (hotel_id, rated_at);

  create table surveys (
    hotel_id int not null,
    reservation_id uuid not null,
    stars int not null check (stars between 1 and 5),
    comment text,
    said_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index surveys_hotel_id_said_at_idx on surveys (hotel_id, said_at);
alter table "stay_card_links" enable row level security, force row level security;
    create policy same_hotel on "stay_card_links" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "completion_mails" enable row level security, force row level security;
    create policy same_hotel on "completion_mails" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "lost_code_requests" enable row level security, force row level security;
    create policy same_hotel on "lost_code_requests" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "lost_code_deeds" enable row level security, force row level security;
    create policy same_hotel on "lost_code_deeds" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "check_outs" enable row level security, force row level security;
    create policy same_hotel on "check_outs" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "ratings" enable row level security, force row level security;
    create policy same_hotel on "ratings" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "surveys" enable row level security, force row level security;
    create policy same_hotel on "surveys" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- One row per grant. Codes and card tracks are encrypted with a secret outside the database.
  create table keys (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    kind text not null check (kind in ('card', 'code')),
    state text not null check (state in ('granted', 'done', 'refused', 'unknown', 'ended')),
    operation text not null default 'new' check (operation in ('new', 'copy')),
    provider text not null,
    hub text,
    room_number text,
    valid_from date not null,
    valid_to date not null,
    cards_granted int not null default 0,
    cards_cut int not null default 0,
    fence bigint,
    code bytea check (octet_length(code) <= 200),
    tracks bytea check (octet_length(tracks) <= 2000),
    visit_id text,
    device_id uuid,
    member_id uuid,
    granted_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz,
    settled_at timestamptz,
    ended_at timestamptz,
    problem text,
    end_reason text,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    check (kind = 'card' or cards_granted = 0),
    check (cards_cut between 0 and cards_granted),
    check ((state = 'ended') = (end_reason is not null)),
    check (state <> 'ended' or (code is null and tracks is null))
  );
  -- No second grant while the outcome of the last one is unknown.
  create unique index keys_open on keys (hotel_id, reservation_id)
    where state in ('granted', 'unknown');
  create unique index keys_code on keys (hotel_id, reservation_id)
    where kind = 'code' and state = 'done';
  create index keys_hotel_id_reservation_id_idx on keys (hotel_id, reservation_id);
  create index keys_granted on keys (hotel_id, expires_at)
    where state = 'granted';

  -- Ends the keys of a stay that ends, so that nobody sees a code of a room that is no longer theirs.
  create function end_keys() returns trigger language plpgsql as $$
    begin
      update keys set state = 'ended', ended_at = clock_timestamp(), code = null, tracks = null,
        end_reason = case new.state when 'cancelled' then 'cancelled' else 'stayEnded' end
      where hotel_id = new.hotel_id and reservation_id = new.id and state in ('granted', 'done', 'unknown');
      return null;
    end $$;
  create trigger end_keys after update of state on reservations for each row
    when (new.state in ('departed', 'cancelled') and old.state is distinct from new.state) execute function end_keys();
alter table "keys" enable row level security, force row level security;
    create policy same_hotel on "keys" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- One open payment per reservation.
  create table payments (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    way text not null,
    provider text not null default '',
    order_number text not null,
    minor int not null check (minor > 0),
    currency text not null,
    state text not null check (state in ('created', 'sent', 'unknown', 'captured', 'refused', 'voided', 'refunded')),
    reason text,
    refunded_minor int not null default 0,
    visit_id text,
    app_key text,
    device_id uuid,
    member_id uuid,
    hub text,
    terminal_id text,
    reference text,
    card text,
    detail jsonb not null default '{}',
    created_at timestamptz not null default clock_timestamp(),
    settled_at timestamptz,
    due_at timestamptz,
    looks int not null default 0,
    as_deposit boolean not null default false,
    primary key (hotel_id, id),
    unique (hotel_id, order_number),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    check (refunded_minor between 0 and minor)
  );
  create unique index payments_one_open on payments (hotel_id, reservation_id)
    where state in ('created', 'sent', 'unknown');
  create index payments_hotel_id_reservation_id_created_at_idx on payments (hotel_id, reservation_id, created_at);
  create index payments_hotel_id_due_at_idx on payments (hotel_id, due_at)
    where due_at is not null;
  create index payments_hotel_id_settled_at_idx on payments (hotel_id, settled_at);

  create table refunds (
    hotel_id int not null,
    id uuid not null,
    payment_id uuid not null,
    minor int not null check (minor > 0),
    reason text not null,
    member_id uuid,
    state text not null check (state in ('created', 'sent', 'unknown', 'done', 'refused')),
    problem text,
    reference text,
    created_at timestamptz not null default clock_timestamp(),
    settled_at timestamptz,
    sent_at timestamptz,
    way text,
    instead_of uuid,
    told_waiting_at timestamptz,
    primary key (hotel_id, id),
    foreign key (hotel_id, payment_id) references payments on delete cascade
  );
  create index refunds_hotel_id_payment_id_idx on refunds (hotel_id, payment_id);
  create index refunds_hotel_id_idx on refunds (hotel_id)
    where state in ('created', 'sent', 'unknown');
  create unique index refunds_replaced_once on refunds (hotel_id, instead_of);

  -- Double entry: the entries of a posting add up to zero, and none is ever changed.
  create table ledger_entries (
    hotel_id int not null,
    posting_id uuid not null,
    account text not null,
    minor int not null check (minor <> 0),
    currency text not null,
    kind text not null check (kind in ('capture', 'void', 'refund')),
    payment_id uuid not null,
    reservation_id uuid not null,
    member_id uuid,
    at timestamptz not null default clock_timestamp(),
    way text,
    primary key (hotel_id, posting_id, account),
    foreign key (hotel_id, payment_id) references payments on delete cascade
  );
  create unique index ledger_entries_one_capture on ledger_entries (hotel_id, payment_id, account)
    where kind = 'capture';
  create index ledger_entries_hotel_id_reservation_id_idx on ledger_entries (hotel_id, reservation_id);
  create index ledger_entries_hotel_id_at_idx on ledger_entries (hotel_id, at);

  -- Cards that a provider stores; the token is encrypted.
  create table saved_cards (
    hotel_id int not null,
    id uuid not null,
    reservation_id uuid not null,
    provider text not null,
    token bytea not null,
    brand text not null,
    last_digits text not null,
    expiry text not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index saved_cards_hotel_id_reservation_id_idx on saved_cards (hotel_id, reservation_id);

  -- Entries are deleted only together with their payment.
  create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (
        select from payments where hotel_id = old.hotel_id and id = old.payment_id) then return old; end if;
      raise exception 'the ledger is added to and never changed';
    end $$;
  create trigger ledger_entries_stay before update or delete on ledger_entries for each row
    execute function refuse_ledger_change();

  create function refuse_unbalanced_posting() returns trigger language plpgsql as $$
    begin
      if (select sum(minor) <> 0 or count(distinct currency) > 1 from ledger_entries
        where hotel_id = new.hotel_id and posting_id = new.posting_id) then
        raise exception 'a posting adds up to nothing, in one currency';
      end if;
      return null;
    end $$;
  create constraint trigger ledger_entries_balance after insert on ledger_entries deferrable initially deferred
    for each row execute function refuse_unbalanced_posting();
alter table "payments" enable row level security, force row level security;
    create policy same_hotel on "payments" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "refunds" enable row level security, force row level security;
    create policy same_hotel on "refunds" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "ledger_entries" enable row level security, force row level security;
    create policy same_hotel on "ledger_entries" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "saved_cards" enable row level security, force row level security;
    create policy same_hotel on "saved_cards" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- Amounts blocked on a card until a car is back. Not a payment, and in no ledger.
  create table deposits (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    order_number text not null,
    minor int not null check (minor > 0),
    currency text not null,
    card text not null,
    state text not null check (state in ('asked', 'held', 'refused', 'releasing', 'released', 'taking', 'taken', 'unknown')),
    reference text,
    blocked_by text not null,
    released_by text,
    created_at timestamptz not null default clock_timestamp(),
    changed_at timestamptz not null default clock_timestamp(),
    taken_minor int,
    taken_for text,
    taken_by text,
    taken_by_id uuid,
    at_page boolean not null default false,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    check (taken_minor between 1 and minor)
  );
  create unique index deposits_hotel_id_order_number_idx on deposits (hotel_id, order_number);
  create unique index deposits_asked on deposits (hotel_id, reservation_id)
    where state = 'asked';
  create index deposits_of_reservation on deposits (hotel_id, reservation_id);
alter table "deposits" enable row level security, force row level security;
    create policy same_hotel on "deposits" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- Closed shifts of the front desk.
  create table shifts (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    from_at timestamptz,
    to_at timestamptz not null default clock_timestamp(),
    member_id uuid not null,
    said jsonb not null,
    primary key (hotel_id, id)
  );
  create index shifts_hotel_id_to_at_idx on shifts (hotel_id, to_at);

  -- The shift that counted a posting; each posting is counted once.
  create table counted_postings (
    hotel_id int not null references hotels on delete cascade,
    posting_id uuid not null,
    shift_id uuid not null,
    primary key (hotel_id, posting_id),
    foreign key (hotel_id, shift_id) references shifts on delete cascade
  );
alter table "shifts" enable row level security, force row level security;
    create policy same_hotel on "shifts" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "counted_postings" enable row level security, force row level security;
    create policy same_hotel on "counted_postings" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
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
alter table "customers" enable row level security, force row level security;
    create policy same_hotel on "customers" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "invoice_holders" enable row level security, force row level security;
    create policy same_hotel on "invoice_holders" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "used_vouchers" enable row level security, force row level security;
    create policy same_hotel on "used_vouchers" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "wanted_bills" enable row level security, force row level security;
    create policy same_hotel on "wanted_bills" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "fiscal_bills" enable row level security, force row level security;
    create policy same_hotel on "fiscal_bills" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- Messages to the hotel's system and mails; whether one was delivered is known here.
  create table deliveries (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    end_name text not null,
    stream text not null,
    position bigint generated always as identity,
    kind text not null,
    payload jsonb,
    content text,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'refused')),
    tries int not null default 0,
    last_error text,
    created_at timestamptz not null default clock_timestamp(),
    settled_at timestamptz,
    primary key (hotel_id, id)
  );
  create index deliveries_hotel_id_end_name_stream_position_idx on deliveries (hotel_id, end_name, stream, "position");
  create index deliveries_hotel_id_created_at_idx on deliveries (hotel_id, created_at);

  -- Deliveries that are due, of all hotels.
  create table outbox_queue (
    delivery_id uuid primary key,
    of_hotel int not null,
    end_name text not null,
    stream text not null,
    position bigint not null,
    due_at timestamptz not null default clock_timestamp(),
    claims int not null default 0,
    queued_at timestamptz not null default clock_timestamp(),
    foreign key (of_hotel, delivery_id) references deliveries on delete cascade
  );
  create index outbox_queue_due_at_idx on outbox_queue (due_at);
  create index outbox_queue_of_hotel_end_name_stream_position_idx on outbox_queue (of_hotel, end_name, stream, "position");

  -- A mail without a delivery of the same id is kept and shown to staff.
  create table mails (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    recipient text not null,
    member_id uuid,
    subject text not null,
    template text not null,
    language text not null,
    text text not null,
    html text not null,
    secret_link text,
    created_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, id)
  );
  create index mails_hotel_id_created_at_idx on mails (hotel_id, created_at);

  -- Attachments.
  create table mail_files (
    hotel_id int not null,
    mail_id uuid not null,
    name text not null,
    type text not null,
    content bytea not null,
    primary key (hotel_id, mail_id),
    foreign key (hotel_id, mail_id) references mails on delete cascade
  );

  -- How far a hotel's own system was read.
  create table hotel_systems (
    hotel_id int primary key references hotels on delete cascade,
    feed_cursor text,
    pulled_at timestamptz,
    pull_error text,
    pushed_at timestamptz
  );

  -- The last version of each thing that the hotel's system sent; older ones are ignored.
  create table feed_versions (
    hotel_id int not null references hotels on delete cascade,
    kind text not null check (kind in ('roomType', 'room', 'reservation')),
    key text not null,
    version bigint not null,
    event_id text not null,
    taken_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, kind, key)
  );
alter table "deliveries" enable row level security, force row level security;
    create policy same_hotel on "deliveries" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "mails" enable row level security, force row level security;
    create policy same_hotel on "mails" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "mail_files" enable row level security, force row level security;
    create policy same_hotel on "mail_files" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "hotel_systems" enable row level security, force row level security;
    create policy same_hotel on "hotel_systems" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "feed_versions" enable row level security, force row level security;
    create policy same_hotel on "feed_versions" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
-- An open alert counts repetitions instead of opening another one.
  create table alerts (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    kind text not null,
    reservation_id uuid,
    device_id uuid,
    mail_id uuid,
    money text,
    key_state text,
    times int not null default 1,
    opened_at timestamptz not null default clock_timestamp(),
    last_at timestamptz not null default clock_timestamp(),
    handled_at timestamptz,
    handled_by text,
    note text,
    job text,
    visit_id text,
    screen text,
    reason text,
    problem text,
    part text,
    subject text not null default '',
    claimed_at timestamptz,
    claimed_by text,
    escalated_at timestamptz,
    refund_id uuid,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    foreign key (hotel_id, device_id) references devices on delete cascade
  );
  create index alerts_hotel_id_opened_at_idx on alerts (hotel_id, opened_at);
  create index alerts_hotel_id_reservation_id_idx on alerts (hotel_id, reservation_id);
  create unique index alerts_open on alerts (hotel_id, kind, subject)
    where handled_at is null;
  create index alerts_hotel_id_visit_id_opened_at_idx on alerts (hotel_id, visit_id, opened_at)
    where visit_id is not null;

  -- The line to a screen and the last positions of its messages.
  create table front_desk_screens (
    hotel_id int not null references hotels on delete cascade,
    device_id uuid not null,
    to_screen bigint not null default 0,
    to_desk bigint not null default 0,
    stream uuid not null default gen_random_uuid(),
    link uuid,
    heard_at timestamptz,
    holder_id uuid,
    holder_name text,
    held_until timestamptz,
    shown jsonb,
    shown_at timestamptz,
    primary key (hotel_id, device_id),
    foreign key (hotel_id, device_id) references devices on delete cascade
  );

  -- Messages to and from a screen, in order of position per device and direction.
  create table front_desk_messages (
    hotel_id int not null references hotels on delete cascade,
    device_id uuid not null,
    id uuid not null,
    link uuid,
    sequence int not null,
    type text not null,
    reservation_id uuid,
    guest_id uuid,
    reason text,
    at timestamptz not null default clock_timestamp(),
    toward text not null default 'desk' check (toward in ('desk', 'screen')),
    position bigint,
    data jsonb,
    sent_by text,
    taken_at timestamptz,
    primary key (hotel_id, device_id, id),
    foreign key (hotel_id, device_id) references devices on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    foreign key (hotel_id, guest_id) references guests on delete cascade
  );
  create index front_desk_messages_hotel_id_link_sequence_idx on front_desk_messages (hotel_id, link, sequence);
  create index front_desk_messages_hotel_id_reservation_id_idx on front_desk_messages (hotel_id, reservation_id);
  create index front_desk_messages_hotel_id_guest_id_idx on front_desk_messages (hotel_id, guest_id);
  create index front_desk_messages_hotel_id_at_idx on front_desk_messages (hotel_id, at);
  create unique index front_desk_messages_hotel_id_device_id_toward_position_idx on front_desk_messages (hotel_id, device_id, toward, "position");
  create index front_desk_messages_hotel_id_toward_device_id_position_idx on front_desk_messages (hotel_id, toward, device_id, "position")
    where taken_at is null;

  -- Keys with which a hotel's own system signs in on the line.
  create table hotel_line_keys (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null default gen_random_uuid(),
    name text not null,
    key_hash text not null,
    made_by text,
    made_at timestamptz not null default clock_timestamp(),
    used_at timestamptz,
    revoked_at timestamptz,
    primary key (hotel_id, id)
  );
  create unique index hotel_line_keys_hotel_id_key_hash_idx on hotel_line_keys (hotel_id, key_hash);

  create table video_calls (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    visit_id text not null,
    device_id uuid,
    reservation_id uuid,
    screen text,
    asks_identity boolean not null default false,
    state text not null default 'asked' check (state in ('asked', 'ringing', 'answered', 'ended')),
    requests int not null default 0,
    asked_at timestamptz not null default clock_timestamp(),
    rung_at timestamptz,
    busy_at timestamptz,
    answered_at timestamptz,
    ended_at timestamptz,
    why text,
    member_id uuid,
    member_name text,
    guest_ticket uuid,
    desk_ticket uuid,
    guest_seen_at timestamptz not null default clock_timestamp(),
    desk_seen_at timestamptz,
    nobody_after_s int not null default 30,
    unanswered_after_s int not null default 60,
    primary key (hotel_id, id),
    foreign key (hotel_id, device_id) references devices on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create unique index video_calls_hotel_id_visit_id_idx on video_calls (hotel_id, visit_id)
    where ended_at is null;
  create unique index video_calls_hotel_id_member_id_idx on video_calls (hotel_id, member_id)
    where state = 'answered';
  create index video_calls_hotel_id_asked_at_idx on video_calls (hotel_id, asked_at);
  create index video_calls_hotel_id_reservation_id_idx on video_calls (hotel_id, reservation_id);

  -- What one browser sends the other, until it was received.
  create table video_signals (
    hotel_id int not null references hotels on delete cascade,
    call_id uuid not null,
    position bigint generated always as identity,
    toward text not null check (toward in ('guest', 'desk')),
    frame text not null,
    primary key (hotel_id, call_id, "position"),
    foreign key (hotel_id, call_id) references video_calls on delete cascade
  );
alter table "alerts" enable row level security, force row level security;
    create policy same_hotel on "alerts" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "front_desk_screens" enable row level security, force row level security;
    create policy same_hotel on "front_desk_screens" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "front_desk_messages" enable row level security, force row level security;
    create policy same_hotel on "front_desk_messages" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "hotel_line_keys" enable row level security, force row level security;
    create policy same_hotel on "hotel_line_keys" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "video_calls" enable row level security, force row level security;
    create policy same_hotel on "video_calls" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "video_signals" enable row level security, force row level security;
    create policy same_hotel on "video_signals" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
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
alter table "audit_heads" enable row level security, force row level security;
    create policy same_hotel on "audit_heads" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "audit_entries" enable row level security, force row level security;
    create policy same_hotel on "audit_entries" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "police_exports" enable row level security, force row level security;
    create policy same_hotel on "police_exports" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "erasures" enable row level security, force row level security;
    create policy same_hotel on "erasures" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
alter table "blocked_guests" enable row level security, force row level security;
    create policy same_hotel on "blocked_guests" using (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int) with check (hotel_id = nullif(current_setting('foyer.hotel_id', true), '')::int);
insert into server_secrets (name, value) values ('audit',  E'\\xe4c60ec1604d958647bccfe81c0bf80d2f738c371bbda24f072b7649d10d6a70');
set constraints all immediate;
insert into "foyer_migrations"."kysely_migration" ("name", "timestamp") values ('0001-schema', '2026-11-18T07:17:14.911Z');
commit;
-- Rows
truncate "accepted_terms", "account_confirmations", "account_reservations", "account_resets", "account_tokens", "accounts", "alerts", "audit_entries", "audit_heads", "blocked_guests", "check_outs", "checkin_leases", "checkin_logs", "checkin_steps", "chosen_upgrades", "companies", "completion_mails", "consents", "counted_postings", "customers", "deliveries", "demo_days", "deposits", "devices", "erasures", "face_outcomes", "failed_tries", "feed_versions", "fiscal_bills", "folio_lines", "front_desk_messages", "front_desk_screens", "guests", "hand_overs", "hotel_configs", "hotel_line_keys", "hotel_systems", "hotels", "hub_directory", "hubs", "idempotent_answers", "intents", "invoice_holders", "jobs", "keys", "ledger_entries", "license_directory", "licenses", "lost_code_deeds", "lost_code_requests", "mail_files", "mails", "memberships", "open_intents", "ordered_extras", "outbox_queue", "payments", "pick_up_processes", "police_exports", "postal_codes", "pre_checkin_links", "pre_checkins", "ratings", "refunds", "reservation_messages", "reservations", "room_nights", "room_types", "room_waits", "rooms", "saved_cards", "search_words", "server_secrets", "server_settings", "shifts", "signature_ticks", "signatures", "staff_answers", "staff_invitations", "staff_members", "staff_resets", "staff_roles", "staff_sessions", "stay_card_links", "surveys", "taken_extras", "tracking_events", "used_vouchers", "video_calls", "video_signals", "visit_reservations", "visit_scans", "visits", "walk_ins", "wanted_bills";
insert into "accounts" ("company_id", "id", "email", "first_name", "last_name", "phone", "password_hash", "confirmed_at", "document_type", "document_number", "document_expiry", "created_at") overriding system value values
('1', 'd644cebf-5ad0-8f33-9841-9c3ce9ad5a69', 'lucia.garcia@example.com', 'Lucía', 'García López', '+34 600000001', '$argon2id$v=19$m=47104,t=2,p=1$TvMiJQnzwAzFvy62h1qUMw$tyLyg78OXuzDNawd3eh0bEB9+eunlkXxGF1m4SfCCIA', '2027-05-10 10:00:00+00', 'P', 'XDA000418', '2033-03-31', '2026-11-18 07:17:15.762634+00');
insert into "checkin_leases" ("hotel_id", "reservation_id", "visit_id", "holder", "fence", "expires_at", "member_id", "member_name", "desk_since", "taken_from") overriding system value values
('1', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152', 'v4MIooAVMATRRLCLhAQs2g', 'own', '1', '2026-11-18 07:22:17.340004+00', NULL, NULL, NULL, NULL);
insert into "checkin_logs" ("hotel_id", "id", "reservation_id", "visit_id", "app_key", "action", "guest_amount", "status", "errors", "arrived_at", "started_at", "ended_at") overriding system value values
('1', 'ce61c512-8e6f-4cfd-9553-0a98db3506d7', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152', 'v4MIooAVMATRRLCLhAQs2g', 'own', 'checkin', '1', 'started', '[]', '2026-11-18 07:17:17.331474+00', '2026-11-18 07:17:17.331474+00', NULL);
insert into "companies" ("id", "name") overriding system value values
('1', 'Foyer Hotels');
insert into "demo_days" ("hotel_id", "laid_for") overriding system value values
('1', '2027-05-10'),
('2', '2027-05-10'),
('3', '2027-05-10'),
('4', '2027-05-10');
insert into "folio_lines" ("hotel_id", "id", "reservation_id", "position", "kind", "names", "amount", "source", "origin") overriding system value values
('1', '1299232e-b091-866c-9276-3396e1dee8f9', 'fe9481ca-4839-8de3-830d-c82c2476b2e8', '1', 'charge', '{"ca": "Habitació, 2 nits", "de": "Zimmer, 2 Nächte", "en": "Room, 2 nights", "es": "Habitación, 2 noches", "fr": "Chambre, 2 nuits", "it": "Camera, 2 notti", "pt": "Quarto, 2 noites"}', '35000', 'hotel', NULL),
('1', 'ba5efdbe-a311-87a8-b383-4951d15b7e43', 'fe9481ca-4839-8de3-830d-c82c2476b2e8', '2', 'charge', '{"ca": "Esmorzar", "de": "Frühstück", "en": "Breakfast", "es": "Desayuno", "fr": "Petit-déjeuner", "it": "Colazione", "pt": "Pequeno-almoço"}', '4000', 'hotel', NULL),
('1', '4a88986a-12b6-8d03-aeaf-bb024910e602', 'fe9481ca-4839-8de3-830d-c82c2476b2e8', '3', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '1000', 'hotel', NULL),
('1', '1dc61a06-9fcb-8e00-a3de-c2ed52e9275f', 'fe9481ca-4839-8de3-830d-c82c2476b2e8', '4', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-16000', 'hotel', NULL),
('1', '7a8b0673-a581-8710-b1e2-920ce8f6dd8d', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2', '1', 'charge', '{"ca": "Habitació, 4 nits", "de": "Zimmer, 4 Nächte", "en": "Room, 4 nights", "es": "Habitación, 4 noches", "fr": "Chambre, 4 nuits", "it": "Camera, 4 notti", "pt": "Quarto, 4 noites"}', '96000', 'hotel', NULL),
('1', '7ec3887f-5925-8da3-a7e4-7e4b15f43829', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2', '2', 'charge', '{"ca": "Esmorzar", "de": "Frühstück", "en": "Breakfast", "es": "Desayuno", "fr": "Petit-déjeuner", "it": "Colazione", "pt": "Pequeno-almoço"}', '19200', 'hotel', NULL),
('1', '64bf219f-cbf3-8839-b433-36a44b1f23e0', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2', '3', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '4000', 'hotel', NULL),
('1', '95d0cae9-01da-80c5-882a-0e1309e9115e', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2', '4', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-96000', 'hotel', NULL),
('1', 'b2d461b4-47b4-8ab7-b3fc-5126271bb8b9', '4c665c28-7654-819c-96b7-dff6c92c035e', '1', 'charge', '{"ca": "Habitació, 3 nits", "de": "Zimmer, 3 Nächte", "en": "Room, 3 nights", "es": "Habitación, 3 noches", "fr": "Chambre, 3 nuits", "it": "Camera, 3 notti", "pt": "Quarto, 3 noites"}', '63000', 'hotel', NULL),
('1', '064ae1e8-33fa-8546-9f66-951fd2640fa4', '4c665c28-7654-819c-96b7-dff6c92c035e', '2', 'charge', '{"ca": "Esmorzar", "de": "Frühstück", "en": "Breakfast", "es": "Desayuno", "fr": "Petit-déjeuner", "it": "Colazione", "pt": "Pequeno-almoço"}', '12000', 'hotel', NULL),
('1', '5b2234d2-136e-8454-81d2-06155aa7a9a1', '4c665c28-7654-819c-96b7-dff6c92c035e', '3', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '3000', 'hotel', NULL),
('1', '731bd9b0-cd23-8953-acbf-b1bc7e42019e', '4c665c28-7654-819c-96b7-dff6c92c035e', '4', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-78000', 'hotel', NULL),
('1', '045f43a3-c826-8482-886e-f95341a16e08', 'ed1697a0-9f74-83c6-bfa1-37b88276feef', '1', 'charge', '{"ca": "Habitació, 1 nit", "de": "Zimmer, 1 Nacht", "en": "Room, 1 night", "es": "Habitación, 1 noche", "fr": "Chambre, 1 nuit", "it": "Camera, 1 notte", "pt": "Quarto, 1 noite"}', '17500', 'hotel', NULL),
('1', '8399e0ca-e009-8b57-b10b-6ac37ccce42c', 'ed1697a0-9f74-83c6-bfa1-37b88276feef', '2', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '500', 'hotel', NULL),
('1', 'f3dc0ab4-c11a-8ad8-8417-0ada50adff3a', 'eba54195-c3fd-87a7-9066-74536c535a53', '1', 'charge', '{"ca": "Habitació, 2 nits", "de": "Zimmer, 2 Nächte", "en": "Room, 2 nights", "es": "Habitación, 2 noches", "fr": "Chambre, 2 nuits", "it": "Camera, 2 notti", "pt": "Quarto, 2 noites"}', '38000', 'hotel', NULL),
('1', '2248effe-fd66-8392-a685-e944bdaf0136', 'eba54195-c3fd-87a7-9066-74536c535a53', '2', 'charge', '{"ca": "Esmorzar", "de": "Frühstück", "en": "Breakfast", "es": "Desayuno", "fr": "Petit-déjeuner", "it": "Colazione", "pt": "Pequeno-almoço"}', '8000', 'hotel', NULL),
('1', '0837ef26-bb5a-8f0d-8bc5-f9f70854424f', 'eba54195-c3fd-87a7-9066-74536c535a53', '3', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '2000', 'hotel', NULL),
('1', '7d0164f2-50de-8b7c-8487-a248db7e1726', 'eba54195-c3fd-87a7-9066-74536c535a53', '4', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-48000', 'hotel', NULL),
('1', '1a11901a-91aa-85a7-8eb8-0bd8ff2bb3b1', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152', '1', 'charge', '{"ca": "Habitació, 3 nits", "de": "Zimmer, 3 Nächte", "en": "Room, 3 nights", "es": "Habitación, 3 noches", "fr": "Chambre, 3 nuits", "it": "Camera, 3 notti", "pt": "Quarto, 3 noites"}', '61500', 'hotel', NULL),
('1', 'db9d0dd1-5c70-824b-b9c7-9f49d1aea05d', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152', '2', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '1500', 'hotel', NULL),
('1', 'c4fb1c3e-61d8-8036-bdaf-9722fbadc59d', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152', '3', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-10000', 'hotel', NULL),
('1', '1ca0ade8-a5e4-81e9-818e-865d014fadee', '7df1400b-f340-80bf-81ab-e3330708d04d', '1', 'charge', '{"ca": "Habitació, 2 nits", "de": "Zimmer, 2 Nächte", "en": "Room, 2 nights", "es": "Habitación, 2 noches", "fr": "Chambre, 2 nuits", "it": "Camera, 2 notti", "pt": "Quarto, 2 noites"}', '35000', 'hotel', NULL),
('1', 'bb5f55dd-dec2-8ded-bf25-01fc0d427027', '7df1400b-f340-80bf-81ab-e3330708d04d', '2', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '1000', 'hotel', NULL),
('1', '9f903a79-6bda-82be-b83d-1dcdd121ef03', '3f92b7b5-d37f-8833-af9d-8a6e695bc354', '1', 'charge', '{"ca": "Habitació, 5 nits", "de": "Zimmer, 5 Nächte", "en": "Room, 5 nights", "es": "Habitación, 5 noches", "fr": "Chambre, 5 nuits", "it": "Camera, 5 notti", "pt": "Quarto, 5 noites"}', '85000', 'hotel', NULL),
('1', 'e04496f8-03e8-8e73-996d-028954d42ae0', '3f92b7b5-d37f-8833-af9d-8a6e695bc354', '2', 'charge', '{"ca": "Suplement per mascota", "de": "Haustierzuschlag", "en": "Pet supplement", "es": "Suplemento por mascota", "fr": "Supplément animal", "it": "Supplemento animali", "pt": "Suplemento por animal"}', '7500', 'hotel', NULL),
('1', '078ecd97-0b51-810a-b768-567cab952422', '3f92b7b5-d37f-8833-af9d-8a6e695bc354', '3', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '2500', 'hotel', NULL),
('1', '103efc6f-a870-847e-bdb7-76b0ea76313e', '3f92b7b5-d37f-8833-af9d-8a6e695bc354', '4', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-42500', 'hotel', NULL),
('1', 'b7844a20-2891-8d32-b5a5-dd186dbb7ed2', '63aa2f9b-d70c-86be-ade8-c1d9d8d91886', '1', 'charge', '{"ca": "Habitació, 2 nits", "de": "Zimmer, 2 Nächte", "en": "Room, 2 nights", "es": "Habitación, 2 noches", "fr": "Chambre, 2 nuits", "it": "Camera, 2 notti", "pt": "Quarto, 2 noites"}', '36000', 'hotel', NULL),
('1', '17760e1f-198e-81e6-9d1b-32711b42cd52', '63aa2f9b-d70c-86be-ade8-c1d9d8d91886', '2', 'charge', '{"ca": "Esmorzar", "de": "Frühstück", "en": "Breakfast", "es": "Desayuno", "fr": "Petit-déjeuner", "it": "Colazione", "pt": "Pequeno-almoço"}', '8000', 'hotel', NULL),
('1', 'b8bdb94d-3021-8ef8-b38e-a5169856310b', '63aa2f9b-d70c-86be-ade8-c1d9d8d91886', '3', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '2000', 'hotel', NULL),
('1', '09315194-3461-8431-b940-cf548357ffbb', '63aa2f9b-d70c-86be-ade8-c1d9d8d91886', '4', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-18000', 'hotel', NULL),
('1', 'ace31793-7ccc-8cbe-8bec-1a551479a096', 'bedb900d-8919-882c-81b4-e72a5256b18e', '1', 'charge', '{"ca": "Habitació, 2 nits", "de": "Zimmer, 2 Nächte", "en": "Room, 2 nights", "es": "Habitación, 2 noches", "fr": "Chambre, 2 nuits", "it": "Camera, 2 notti", "pt": "Quarto, 2 noites"}', '35000', 'hotel', NULL),
('1', '9c9b9457-2c51-86e8-8aaa-912afbf8c990', 'bedb900d-8919-882c-81b4-e72a5256b18e', '2', 'charge', '{"ca": "Esmorzar", "de": "Frühstück", "en": "Breakfast", "es": "Desayuno", "fr": "Petit-déjeuner", "it": "Colazione", "pt": "Pequeno-almoço"}', '4000', 'hotel', NULL),
('1', 'aa1b2239-08c6-8ee5-9929-ba74caa47faf', 'bedb900d-8919-882c-81b4-e72a5256b18e', '3', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '1000', 'hotel', NULL),
('1', '193c47cf-00a3-8dfa-bb33-00a53d6281a9', 'bedb900d-8919-882c-81b4-e72a5256b18e', '4', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-17500', 'hotel', NULL),
('1', 'e0851204-6075-81d2-9d7f-f9747d44b838', '15db78ed-2b27-8f29-814f-df922eb7d981', '1', 'charge', '{"ca": "Habitació, 3 nits", "de": "Zimmer, 3 Nächte", "en": "Room, 3 nights", "es": "Habitación, 3 noches", "fr": "Chambre, 3 nuits", "it": "Camera, 3 notti", "pt": "Quarto, 3 noites"}', '52500', 'hotel', NULL),
('1', '1f767875-3187-89e5-8520-3feee1855492', '15db78ed-2b27-8f29-814f-df922eb7d981', '2', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '1500', 'hotel', NULL),
('1', 'da7dbd09-2283-8abc-bce8-607311c63f8c', '15db78ed-2b27-8f29-814f-df922eb7d981', '3', 'charge', '{"ca": "Sopar al restaurant", "de": "Abendessen im Restaurant", "en": "Dinner in the restaurant", "es": "Cena en el restaurante", "fr": "Dîner au restaurant", "it": "Cena al ristorante", "pt": "Jantar no restaurante"}', '6450', 'hotel', NULL),
('1', '18188e25-d735-84c0-a533-0d27bf970edd', '15db78ed-2b27-8f29-814f-df922eb7d981', '4', 'charge', '{"ca": "Minibar", "de": "Minibar", "en": "Minibar", "es": "Minibar", "fr": "Minibar", "it": "Minibar", "pt": "Minibar"}', '1280', 'hotel', NULL),
('1', '78461894-aaa5-8a45-9bb1-61c8fdd65e96', '15db78ed-2b27-8f29-814f-df922eb7d981', '5', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-54000', 'hotel', NULL),
('1', '289907da-7e6a-8c69-a293-fd950822bb32', 'f8c66adc-814b-80f0-9cb3-e783222818d9', '1', 'charge', '{"ca": "Habitació, 2 nits", "de": "Zimmer, 2 Nächte", "en": "Room, 2 nights", "es": "Habitación, 2 noches", "fr": "Chambre, 2 nuits", "it": "Camera, 2 notti", "pt": "Quarto, 2 noites"}', '41000', 'hotel', NULL),
('1', '2a5fe223-8ffe-8b61-b6e0-110334629795', 'f8c66adc-814b-80f0-9cb3-e783222818d9', '2', 'charge', '{"ca": "Esmorzar", "de": "Frühstück", "en": "Breakfast", "es": "Desayuno", "fr": "Petit-déjeuner", "it": "Colazione", "pt": "Pequeno-almoço"}', '4000', 'hotel', NULL),
('1', '087c559e-e9a2-83de-8932-e4f064fcdc14', 'f8c66adc-814b-80f0-9cb3-e783222818d9', '3', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '1000', 'hotel', NULL),
('1', '98f1c1d3-2f08-8e88-bf43-343305e5187c', 'f8c66adc-814b-80f0-9cb3-e783222818d9', '4', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-20500', 'hotel', NULL),
('1', '1b6d7db3-a41d-8df9-b578-7c439cf1b138', 'f8c66adc-814b-80f0-9cb3-e783222818d9', '5', 'payment', '{"ca": "Pagat en fer el check-in", "de": "Beim Check-in bezahlt", "en": "Paid at check-in", "es": "Pagado al hacer el check-in", "fr": "Payé à l''enregistrement", "it": "Pagato al check-in", "pt": "Pago no check-in"}', '-25500', 'hotel', NULL),
('1', '74582a12-088f-8723-ad69-d777b4902808', '352a1ad3-7a5c-8c52-b85d-81009590d708', '1', 'charge', '{"ca": "Habitació, 2 nits", "de": "Zimmer, 2 Nächte", "en": "Room, 2 nights", "es": "Habitación, 2 noches", "fr": "Chambre, 2 nuits", "it": "Camera, 2 notti", "pt": "Quarto, 2 noites"}', '78000', 'hotel', NULL),
('1', 'dce9dd21-5a8d-8e20-998c-4cd54680f1f4', '352a1ad3-7a5c-8c52-b85d-81009590d708', '2', 'charge', '{"ca": "Esmorzar", "de": "Frühstück", "en": "Breakfast", "es": "Desayuno", "fr": "Petit-déjeuner", "it": "Colazione", "pt": "Pequeno-almoço"}', '8000', 'hotel', NULL),
('1', '33aa63d1-3928-8ca3-935b-220f31d169ec', '352a1ad3-7a5c-8c52-b85d-81009590d708', '3', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '2000', 'hotel', NULL),
('1', 'be1ef9ee-cda7-8cec-81f3-65b476bed090', '1cd19ac1-f107-80eb-bc56-7c2cce88a09d', '1', 'charge', '{"ca": "Habitació, 3 nits", "de": "Zimmer, 3 Nächte", "en": "Room, 3 nights", "es": "Habitación, 3 noches", "fr": "Chambre, 3 nuits", "it": "Camera, 3 notti", "pt": "Quarto, 3 noites"}', '52500', 'hotel', NULL),
('1', 'e64b7b76-4e36-8af0-8d26-734615a5b5e2', '1cd19ac1-f107-80eb-bc56-7c2cce88a09d', '2', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '1500', 'hotel', NULL),
('1', '89957d04-738e-8350-b942-0baa81d54f76', '727195a0-2286-8ecc-8433-8fe91ff3eaf8', '1', 'charge', '{"ca": "Habitació, 3 nits", "de": "Zimmer, 3 Nächte", "en": "Room, 3 nights", "es": "Habitación, 3 noches", "fr": "Chambre, 3 nuits", "it": "Camera, 3 notti", "pt": "Quarto, 3 noites"}', '52500', 'hotel', NULL),
('1', '0ee7c192-ee40-865a-b59f-a11807a8cdaf', '727195a0-2286-8ecc-8433-8fe91ff3eaf8', '2', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '1500', 'hotel', NULL),
('1', '3c946d97-7bb3-8d96-952f-b4c7071689a7', '727195a0-2286-8ecc-8433-8fe91ff3eaf8', '3', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-17500', 'hotel', NULL),
('2', '8b6fd119-1c99-8eeb-b01c-076bb3b23b9e', '13a714f6-917b-8c09-953c-8ed08068d3e2', '1', 'charge', '{"ca": "Habitació, 3 nits", "de": "Zimmer, 3 Nächte", "en": "Room, 3 nights", "es": "Habitación, 3 noches", "fr": "Chambre, 3 nuits", "it": "Camera, 3 notti", "pt": "Quarto, 3 noites"}', '28800', 'hotel', NULL),
('2', '6f7b7482-c529-821c-8c05-d5543004cfbf', '13a714f6-917b-8c09-953c-8ed08068d3e2', '2', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '1200', 'hotel', NULL),
('2', 'e78dfe22-b5e7-877a-8abc-ca455ecb83a6', '916c1b55-5994-8113-954d-4750836e3b46', '1', 'charge', '{"ca": "Habitació, 1 nit", "de": "Zimmer, 1 Nacht", "en": "Room, 1 night", "es": "Habitación, 1 noche", "fr": "Chambre, 1 nuit", "it": "Camera, 1 notte", "pt": "Quarto, 1 noite"}', '7400', 'hotel', NULL),
('2', '9effd14b-5e55-8a70-8cfe-decfd2dfa463', '916c1b55-5994-8113-954d-4750836e3b46', '2', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '200', 'hotel', NULL),
('2', '343dedb5-67fa-8aa6-8c70-af32621da695', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf', '1', 'charge', '{"ca": "Habitació, 7 nits", "de": "Zimmer, 7 Nächte", "en": "Room, 7 nights", "es": "Habitación, 7 noches", "fr": "Chambre, 7 nuits", "it": "Camera, 7 notti", "pt": "Quarto, 7 noites"}', '51800', 'hotel', NULL),
('2', '0095aae0-7879-8b39-9f9c-1b57d23c9982', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf', '2', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '2800', 'hotel', NULL),
('2', '5e1690b5-5b0e-8ef0-a6e5-1712ebf8de86', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf', '3', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-54600', 'hotel', NULL),
('3', '09b5e872-9ed9-86b7-9fd5-3dbd77088700', '67a9f64e-ccbc-8815-a453-7b583df98578', '1', 'charge', '{"ca": "Cotxe, 5 dies", "de": "Auto, 5 Tage", "en": "Car, 5 days", "es": "Coche, 5 días", "fr": "Voiture, 5 jours", "it": "Auto, 5 giorni", "pt": "Carro, 5 dias"}', '16000', 'hotel', NULL),
('3', '4e3fc523-6dc8-89d5-83d4-d3ead0577cdb', '67a9f64e-ccbc-8815-a453-7b583df98578', '2', 'tax', '{"ca": "Taxa d''aeroport", "de": "Flughafengebühr", "en": "Airport fee", "es": "Tasa de aeropuerto", "fr": "Redevance d''aéroport", "it": "Oneri aeroportuali", "pt": "Taxa de aeroporto"}', '3800', 'hotel', NULL),
('3', '09b6a51c-0799-8498-b253-2af1da041d7e', '67a9f64e-ccbc-8815-a453-7b583df98578', '3', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-8000', 'hotel', NULL),
('3', '1eeabdb5-a059-8235-9237-3443e433a833', 'b386b728-e754-849b-9925-820826846fec', '1', 'charge', '{"ca": "Cotxe, 7 dies", "de": "Auto, 7 Tage", "en": "Car, 7 days", "es": "Coche, 7 días", "fr": "Voiture, 7 jours", "it": "Auto, 7 giorni", "pt": "Carro, 7 dias"}', '28700', 'hotel', NULL),
('3', '36e4cfbb-f878-8032-9332-04a4632ca0df', 'b386b728-e754-849b-9925-820826846fec', '2', 'charge', '{"ca": "Segon conductor", "de": "Zweiter Fahrer", "en": "Second driver", "es": "Segundo conductor", "fr": "Deuxième conducteur", "it": "Secondo guidatore", "pt": "Segundo condutor"}', '3500', 'hotel', NULL),
('3', '14457500-9a1d-8473-8440-82c3be07352d', 'b386b728-e754-849b-9925-820826846fec', '3', 'tax', '{"ca": "Taxa d''aeroport", "de": "Flughafengebühr", "en": "Airport fee", "es": "Tasa de aeropuerto", "fr": "Redevance d''aéroport", "it": "Oneri aeroportuali", "pt": "Taxa de aeroporto"}', '3800', 'hotel', NULL),
('3', 'a49f2892-8bea-841c-bdb7-b15caf207e58', 'b386b728-e754-849b-9925-820826846fec', '4', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-36000', 'hotel', NULL),
('3', 'bfd4c08d-31fd-86ef-9f13-10c84f380567', '274993f2-7c20-8e6c-89f6-ba08a39dceaa', '1', 'charge', '{"ca": "Cotxe, 3 dies", "de": "Auto, 3 Tage", "en": "Car, 3 days", "es": "Coche, 3 días", "fr": "Voiture, 3 jours", "it": "Auto, 3 giorni", "pt": "Carro, 3 dias"}', '20400', 'hotel', NULL),
('3', 'ca0152ba-d45f-8607-a53d-ce2afc99c7b1', '274993f2-7c20-8e6c-89f6-ba08a39dceaa', '2', 'charge', '{"ca": "Cobertura total sense franquícia", "de": "Vollkasko ohne Selbstbeteiligung", "en": "Full cover without excess", "es": "Cobertura total sin franquicia", "fr": "Assurance complète sans franchise", "it": "Copertura totale senza franchigia", "pt": "Cobertura total sem franquia"}', '5700', 'hotel', NULL),
('3', '0eb9f81a-a0cd-8fad-9141-5a5e682d5b47', '274993f2-7c20-8e6c-89f6-ba08a39dceaa', '3', 'tax', '{"ca": "Taxa d''aeroport", "de": "Flughafengebühr", "en": "Airport fee", "es": "Tasa de aeropuerto", "fr": "Redevance d''aéroport", "it": "Oneri aeroportuali", "pt": "Taxa de aeroporto"}', '3800', 'hotel', NULL),
('4', '8b245583-fc38-8561-a009-5d64d4ab304b', '66de7465-91fd-8c6d-afef-a0de9c420f07', '1', 'charge', '{"ca": "Habitació, 2 nits", "de": "Zimmer, 2 Nächte", "en": "Room, 2 nights", "es": "Habitación, 2 noches", "fr": "Chambre, 2 nuits", "it": "Camera, 2 notti", "pt": "Quarto, 2 noites"}', '33600', 'hotel', NULL),
('4', '11872798-6585-8456-9853-79f163f3e567', '66de7465-91fd-8c6d-afef-a0de9c420f07', '2', 'charge', '{"ca": "Esmorzar", "de": "Frühstück", "en": "Breakfast", "es": "Desayuno", "fr": "Petit-déjeuner", "it": "Colazione", "pt": "Pequeno-almoço"}', '4800', 'hotel', NULL),
('4', '024878da-8be0-8743-aa67-fbb93dbed08e', '66de7465-91fd-8c6d-afef-a0de9c420f07', '3', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '2400', 'hotel', NULL),
('4', '16cb437b-dc1e-8c10-88cc-55520995b371', '66de7465-91fd-8c6d-afef-a0de9c420f07', '4', 'payment', '{"ca": "Pagat en reservar", "de": "Bei der Buchung bezahlt", "en": "Paid when booking", "es": "Pagado al reservar", "fr": "Payé à la réservation", "it": "Pagato alla prenotazione", "pt": "Pago ao reservar"}', '-16800', 'hotel', NULL),
('4', '400ff03d-a994-8515-b341-2e60d94b4463', 'c41d7564-2cd2-8e88-827e-855e729f4aea', '1', 'charge', '{"ca": "Habitació, 1 nit", "de": "Zimmer, 1 Nacht", "en": "Room, 1 night", "es": "Habitación, 1 noche", "fr": "Chambre, 1 nuit", "it": "Camera, 1 notte", "pt": "Quarto, 1 noite"}', '13200', 'hotel', NULL),
('4', '852d9e3c-0647-8a93-9f81-46e95394f822', 'c41d7564-2cd2-8e88-827e-855e729f4aea', '2', 'tax', '{"ca": "Taxa turística", "de": "Tourismusabgabe", "en": "City tax", "es": "Tasa turística", "fr": "Taxe de séjour", "it": "Imposta di soggiorno", "pt": "Taxa turística"}', '600', 'hotel', NULL);
insert into "guests" ("hotel_id", "id", "reservation_id", "position", "main", "adult", "given", "version", "superseded_at", "superseded_given", "erased_at", "given_by", "signature_waived_at", "signature_waived_by", "added_at", "identity_seen_at", "identity_seen_by") overriding system value values
('1', '410994b7-6b26-8647-bd6e-166d737e00fc', 'fe9481ca-4839-8de3-830d-c82c2476b2e8', '1', 'true', 'true', '{"email": "lucia.garcia@example.com", "lastName": "García", "firstName": "Lucía", "secondLastName": "López"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', '895599e5-95d3-8be3-92c3-99ab3f3dcb13', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2', '1', 'true', 'true', '{"lastName": "Müller", "firstName": "Anna", "nationality": "DEU"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'bd186984-7030-8d55-8247-2f19205733c1', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2', '2', 'false', 'true', '{"lastName": "Müller", "firstName": "Jonas"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'c7240585-0ad2-8c9e-95f3-e1ce9f504cd7', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2', '3', 'false', 'false', '{}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'd79d059f-22ae-847d-a545-0aebbc3d21d0', '4c665c28-7654-819c-96b7-dff6c92c035e', '1', 'true', 'true', '{"city": "Bologna", "email": "giulia.rossi@example.com", "phone": "+39 0510000000", "gender": "F", "region": "037", "street": "Via delle Lanterne 14", "country": "ITA", "language": "it", "lastName": "Rossi", "birthDate": "1985-05-12", "firstName": "Giulia", "issueDate": "2023-02-20", "expiryDate": "2033-02-19", "postalCode": "40121", "arrivalTime": "17:30", "nationality": "ITA", "documentType": "P", "emailConsent": false, "emailPrivacy": true, "issueCountry": "ITA", "documentNumber": "YA0000418"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'be9bf93e-96a6-834c-af96-75c092474b31', '4c665c28-7654-819c-96b7-dff6c92c035e', '2', 'false', 'true', '{"city": "Girona", "email": "carmen.soler@example.com", "phone": "+34 600000000", "gender": "F", "region": "17", "street": "Carrer de la Llum 8", "country": "ESP", "language": "es", "lastName": "Soler", "birthDate": "1987-10-03", "firstName": "Carmen", "issueDate": "2024-06-01", "expiryDate": "2034-06-01", "postalCode": "17001", "nationality": "ESP", "documentType": "I", "emailConsent": true, "emailPrivacy": true, "issueCountry": "ESP", "municipality": "17079", "supportNumber": "CAA000000", "documentNumber": "99999999R", "secondLastName": "Vidal"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'fe96eb9e-ba83-8630-9a22-c16fa3074638', 'ed1697a0-9f74-83c6-bfa1-37b88276feef', '1', 'true', 'true', '{"lastName": "Smith", "firstName": "Oliver"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'e2e40c7c-33ad-84b5-a392-657b8d2b71b1', 'eba54195-c3fd-87a7-9066-74536c535a53', '1', 'true', 'true', '{"lastName": "Smith", "firstName": "Harriet"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', '3b0a0035-67f0-8de8-b0ec-0e35de8ec7f7', 'eba54195-c3fd-87a7-9066-74536c535a53', '2', 'false', 'true', '{}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', '506a8ade-bfa6-8139-95dc-e64359aff464', '7df1400b-f340-80bf-81ab-e3330708d04d', '1', 'true', 'true', '{"lastName": "Lindqvist", "firstName": "Astrid"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'f56242c3-32f4-8f5a-b96c-e54939defc63', '3f92b7b5-d37f-8833-af9d-8a6e695bc354', '1', 'true', 'true', '{"lastName": "Silva", "firstName": "Tiago", "nationality": "PRT"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', '397eacdc-32f2-89c1-bac4-2c4006341d96', '63aa2f9b-d70c-86be-ade8-c1d9d8d91886', '1', 'true', 'true', '{"lastName": "Nagy", "firstName": "Eszter"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', '15e56f20-321f-8770-a093-c2c16b5d8c2a', '63aa2f9b-d70c-86be-ade8-c1d9d8d91886', '2', 'false', 'true', '{}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', '91d42d17-e48b-8aef-b4fd-105ac2100a95', 'bedb900d-8919-882c-81b4-e72a5256b18e', '1', 'true', 'true', '{"lastName": "Nagy", "firstName": "Bence"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'efe2cb94-9e2d-811b-abbb-fded039af332', '15db78ed-2b27-8f29-814f-df922eb7d981', '1', 'true', 'true', '{"city": "Warszawa", "email": "piotr.kowalski@example.com", "phone": "+48 500000000", "gender": "M", "region": "Mazowieckie", "street": "ulica Latarników 21", "country": "POL", "language": "en", "lastName": "Kowalski", "birthDate": "1975-01-27", "firstName": "Piotr", "issueDate": "2022-09-10", "expiryDate": "2032-09-10", "postalCode": "00-001", "nationality": "POL", "documentType": "P", "emailConsent": false, "emailPrivacy": true, "issueCountry": "POL", "documentNumber": "EK1204715"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'a66647bb-3c55-8cd8-a359-eb294cbc5b5a', 'f8c66adc-814b-80f0-9cb3-e783222818d9', '1', 'true', 'true', '{"city": "Galway", "email": "maeve.obrien@example.com", "phone": "+353 209100001", "gender": "F", "region": "Galway", "street": "5 Lantern Quay", "country": "IRL", "language": "en", "lastName": "O''Brien", "birthDate": "1990-08-15", "firstName": "Maeve", "issueDate": "2025-11-05", "expiryDate": "2035-11-04", "postalCode": "H91 A0A0", "nationality": "IRL", "documentType": "P", "emailConsent": false, "emailPrivacy": true, "issueCountry": "IRL", "documentNumber": "LT0000736"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', '6ab32b79-f9b7-8d37-9b41-617abd42e0fc', '352a1ad3-7a5c-8c52-b85d-81009590d708', '1', 'true', 'true', '{"lastName": "Yılmaz", "firstName": "Elif"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'c979341f-037f-8d85-9e25-b89a52a33ca4', '352a1ad3-7a5c-8c52-b85d-81009590d708', '2', 'false', 'true', '{}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', '61c8b75b-4d9a-8a06-b8fa-a4bdfcdc0a81', '1cd19ac1-f107-80eb-bc56-7c2cce88a09d', '1', 'true', 'true', '{"lastName": "Papadopoulos", "firstName": "Eleni"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'b51c8279-2f27-8197-a78b-853d465d507a', '727195a0-2286-8ecc-8433-8fe91ff3eaf8', '1', 'true', 'true', '{"lastName": "Ionescu", "firstName": "Andrei"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', '207af4d1-5bc8-8d94-91d1-4ed8ce124a24', '727195a0-2286-8ecc-8433-8fe91ff3eaf8', '2', 'false', 'true', '{"lastName": "Ionescu", "firstName": "Elena"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', '521d0b2e-5861-87f7-83e2-e5a3deab02e5', 'eaa166a0-0aea-89c5-99e8-c8805c5842a8', '1', 'true', 'true', '{"lastName": "Novak", "firstName": "Petra"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('2', 'f36bbb5e-6004-85b3-94b5-2bcc396acf8a', '13a714f6-917b-8c09-953c-8ed08068d3e2', '1', 'true', 'true', '{"lastName": "Jensen", "firstName": "Mikkel"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('2', '5da24bc3-edff-8206-8793-8ead7c69457d', '13a714f6-917b-8c09-953c-8ed08068d3e2', '2', 'false', 'true', '{}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('2', 'cc2f17f2-d796-8b9e-b319-78e71b2b5afe', '916c1b55-5994-8113-954d-4750836e3b46', '1', 'true', 'true', '{"lastName": "Meyer", "firstName": "Lena"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('2', 'dd045f34-cb5e-8c15-993f-7e32eae17f7e', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf', '1', 'true', 'true', '{"lastName": "Meyer", "firstName": "Tobias"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('2', 'd081d8ce-cfe1-8922-9003-667b12375dde', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf', '2', 'false', 'true', '{}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('3', '4b0a2f0d-1200-8c0c-82e4-43339a5466f0', '67a9f64e-ccbc-8815-a453-7b583df98578', '1', 'true', 'true', '{"lastName": "Novák", "birthDate": "2006-04-18", "firstName": "Tomáš", "nationality": "CZE"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('3', '5ceea2e3-ae58-84c2-8872-91b6f2a87c48', 'b386b728-e754-849b-9925-820826846fec', '1', 'true', 'true', '{"lastName": "Jensen", "firstName": "Freja"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('3', '671540e7-ff85-8038-881d-278b3361c16a', 'b386b728-e754-849b-9925-820826846fec', '2', 'false', 'true', '{}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('3', '29b8ab9a-568b-87de-b4d5-5eaff489fb7b', '274993f2-7c20-8e6c-89f6-ba08a39dceaa', '1', 'true', 'true', '{"lastName": "Ferrari", "firstName": "Chiara", "nationality": "ITA"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('4', 'a77d9db0-f698-867b-a3ad-fd3b3a2fc4c0', '66de7465-91fd-8c6d-afef-a0de9c420f07', '1', 'true', 'true', '{"lastName": "Bianchi", "firstName": "Elena", "nationality": "ITA"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('4', '0fe1f3ef-dd0b-85ba-8475-cccc32ab2b00', '66de7465-91fd-8c6d-afef-a0de9c420f07', '2', 'false', 'true', '{}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('4', '1adc6ce1-5fec-83be-a4d3-f1fe942a17de', 'c41d7564-2cd2-8e88-827e-855e729f4aea', '1', 'true', 'true', '{"lastName": "Conti", "firstName": "Matteo", "nationality": "ITA"}', '1', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
('1', 'ee496757-ec9c-801d-a5e5-463abfd6f5c5', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152', '1', 'true', 'true', '{"city": "Berlin", "email": "ana.1@example.com", "phone": "+49 15112345678", "gender": "F", "manual": true, "region": "Berlin", "street": "Lindenallee 4", "country": "DEU", "editable": true, "lastName": "Soler", "birthDate": "1985-06-01", "firstName": "Ana 1", "issueDate": "2022-01-31", "authorized": true, "expiryDate": "2032-01-31", "postalCode": "10115", "faceMatched": false, "nationality": "DEU", "documentType": "P", "emailPrivacy": true, "issueCountry": "DEU", "municipality": "Berlin", "documentNumber": "C01X00T41", "askForIssueDate": false, "blockFilledFields": false}', '2', NULL, NULL, NULL, 'v4MIooAVMATRRLCLhAQs2g', NULL, NULL, NULL, NULL, NULL);
insert into "hotel_configs" ("hotel_id", "version", "document", "published_at", "published_by", "restores", "undoes") overriding system value values
('1', '1', E'{"apps": {"own": {"flags": {"accounts": true, "qr_active": true, "qr_search": true, "video_call": true, "checkout_enabled": true, "identity_by_video": true, "resend_code_enabled": true}, "channel": "ownDevice"}, "pay": {"flags": {"pos_provider": "redsys", "allow_payments": true}, "channel": "ownDevice"}, "face": {"flags": {"demo": true, "checkin_scanner": "access-is", "face_recognition": true}, "channel": "kiosk"}, "kiosk": {"flags": {"qr_reader": "scanner", "qr_search": true, "video_call": true, "walkin_enabled": true, "checkin_scanner": "access-is", "checkout_enabled": true, "identity_by_video": true, "allow_edit_scanned": true, "resend_code_enabled": true, "membership_in_walkin": true}, "channel": "kiosk"}, "extras": {"flags": {"extras_view": "many", "demo_upgrade": true, "extras_offered": true}, "channel": "ownDevice"}, "member": {"flags": {"bme_subscription": true}, "channel": "ownDevice"}, "prechk": {"channel": "ownDevice", "process": "pre-check-in"}, "tablet": {"flags": {"checkout_enabled": true}, "channel": "tablet"}, "frontapp": {"flags": {"screensaver_dismiss_on_click": true}, "channel": "frontApp"}, "kiosk-bus": {"flags": {"qr_reader": "scanner", "qr_search": true, "pos_provider": "leanbus", "allow_payments": true, "checkin_scanner": "access-is", "allow_edit_scanned": true}, "channel": "kiosk"}, "kiosk-pay": {"flags": {"qr_reader": "scanner", "qr_search": true, "pos_provider": "adyen", "terminal_ids": ["lobby-1"], "allow_payments": true, "checkin_scanner": "access-is", "allow_edit_scanned": true}, "channel": "kiosk"}, "pay-first": {"flags": {"pos_provider": "redsys", "allow_payments": true, "allow_pay_in_reception": false}, "channel": "ownDevice"}, "pay-frame": {"flags": {"pos_provider": "card-form", "allow_payments": true}, "channel": "ownDevice"}, "face-video": {"flags": {"demo": true, "checkin_scanner": "access-is", "face_recognition": true, "face_recognition_source": "video"}, "channel": "kiosk"}, "kiosk-cards": {"flags": {"qr_reader": "scanner", "qr_search": true, "actual_hardware": "encoder", "checkin_scanner": "access-is", "allow_edit_scanned": true, "printer_configuration": {"paper_width_mm": 80}}, "channel": "kiosk"}, "kiosk-extras": {"flags": {"qr_reader": "scanner", "qr_search": true, "demo_upgrade": true, "extras_offered": true, "checkin_scanner": "access-is", "allow_edit_scanned": true, "break_extras_into_multiple_on_item": 2}, "channel": "kiosk"}, "kiosk-joined": {"flags": {"checkin_scanner": "access-is", "allow_edit_scanned": true, "join_document_contact": true}, "channel": "kiosk"}, "kiosk-screen": {"flags": {"checkin_scanner": "screen", "allow_edit_scanned": true}, "channel": "kiosk"}, "kiosk-strict": {"flags": {"checkin_scanner": "access-is", "allow_manual_entry": false}, "channel": "kiosk"}, "kiosk-keyboard": {"flags": {"checkin_scanner": "keyboard", "allow_edit_scanned": true}, "channel": "kiosk"}, "kiosk-terminals": {"flags": {"qr_reader": "scanner", "qr_search": true, "pos_provider": "ingenico", "terminal_ids": ["lobby-1", "lobby-2"], "allow_payments": true, "checkin_scanner": "access-is", "allow_edit_scanned": true, "allow_card_selection": true}, "channel": "kiosk"}}, "flags": {"extras_offered": false, "extra_languages": ["ca", "it", "pt"], "phone_key_proof": "nothing", "lost_code_fields": [{"name": "firstName"}, {"name": "endDate"}], "sufficient_proof": "surname", "allow_manual_entry": true, "allow_send_vouchers": true, "allow_repeated_email": true, "allow_change_customer": true, "min_age_for_signature": 14, "allow_pay_in_reception": true, "ask_children_information": true, "national_police_integration": true}, "hotel": {"city": "Barcelona", "name": "Foyer Palace", "country": "ESP", "currency": "EUR", "timeZone": "Europe/Madrid"}, "legal": {"terms_content": {"ca": "La seva habitació a Foyer Palace és seva des de les 15:00 del dia d''arribada fins a les 12:00 del dia de sortida.\\n\\nTothom qui hi passa la nit queda registrat amb un document d''identitat vàlid. Qui signa confirma que les dades són certes.\\n\\nEl preu és el confirmat amb la reserva. S''hi afegeixen la taxa turística i el que consumeixi a l''hotel. El compte es paga com a molt tard a la sortida; qui signa en respon.\\n\\nLa reserva indica fins quan pot cancel·lar i amb quin cost. Si marxa abans, es cobren les nits restants.\\n\\nA l''hotel no s''hi fuma. De 23:00 a 7:00 demanem silenci. Els danys es cobren pel cost de la reparació.\\n\\nDeixi els objectes de valor a la caixa forta de l''habitació. En responem segons la llei.", "de": "Ihr Zimmer im Foyer Palace gehört Ihnen vom Anreisetag um 15:00 Uhr bis zum Abreisetag um 12:00 Uhr.\\n\\nWer hier übernachtet, wird mit einem gültigen Ausweis angemeldet. Mit der Unterschrift bestätigen Sie, dass die Angaben stimmen.\\n\\nEs gilt der Preis, der mit der Buchung bestätigt wurde. Hinzu kommen die Tourismusabgabe und was Sie im Haus bestellen. Die Rechnung ist spätestens bei der Abreise fällig; wer unterschreibt, haftet dafür.\\n\\nBis wann und zu welchen Kosten Sie stornieren können, steht in Ihrer Buchung. Reisen Sie früher ab, werden die übrigen Nächte berechnet.\\n\\nIm Haus wird nicht geraucht. Von 23 bis 7 Uhr bitten wir um Ruhe. Schäden berechnen wir zu den Kosten der Reparatur.\\n\\nWertsachen gehören in den Safe Ihres Zimmers. Wir haften dafür nach dem Gesetz.", "en": "Your room at Foyer Palace is yours from 15:00 on the day you arrive until 12:00 on the day you leave.\\n\\nEverybody who stays overnight is registered with a valid identity document. Whoever signs confirms that what was given is true.\\n\\nThe price is the one confirmed with your booking. City tax and what you order in the house are added. The bill is due at the latest when you leave; whoever signs is liable for it.\\n\\nYour booking says until when you can cancel and what it costs. If you leave early, the nights that are left are charged.\\n\\nThe house is smoke-free. From 23:00 to 7:00 we ask for quiet. Damage is charged at what the repair costs.\\n\\nValuables belong in the safe of your room. We are liable for them as the law provides.", "es": "Su habitación en Foyer Palace está a su disposición desde las 15:00 del día de llegada hasta las 12:00 del día de salida.\\n\\nToda persona que pernocta queda registrada con un documento de identidad válido. Quien firma confirma que los datos facilitados son ciertos.\\n\\nEl precio es el confirmado con su reserva. Se añaden la tasa turística y lo que consuma en el hotel. La cuenta se paga como muy tarde a la salida; quien firma responde de ella.\\n\\nSu reserva indica hasta cuándo puede cancelar y con qué coste. Si se marcha antes, se cobran las noches restantes.\\n\\nEn el hotel no se fuma. De 23:00 a 7:00 rogamos silencio. Los daños se cobran por el coste de la reparación.\\n\\nGuarde los objetos de valor en la caja fuerte de la habitación. Respondemos de ellos según la ley.", "fr": "Votre chambre au Foyer Palace est à vous du jour d''arrivée à 15:00 au jour de départ à 12:00.\\n\\nToute personne qui passe la nuit est enregistrée avec une pièce d''identité valable. La personne qui signe confirme que les données sont exactes.\\n\\nLe prix est celui confirmé avec votre réservation. S''y ajoutent la taxe de séjour et vos consommations. La note est due au plus tard au départ ; la personne qui signe en répond.\\n\\nVotre réservation indique jusqu''à quand vous pouvez annuler et à quel prix. En cas de départ anticipé, les nuits restantes sont facturées.\\n\\nLa maison est non-fumeur. De 23 h à 7 h, merci de respecter le calme. Les dégâts sont facturés au coût de la réparation.\\n\\nDéposez vos objets de valeur dans le coffre de la chambre. Nous en répondons selon la loi.", "it": "La Sua camera al Foyer Palace è a Sua disposizione dalle 15:00 del giorno di arrivo alle 12:00 del giorno di partenza.\\n\\nChiunque pernotti viene registrato con un documento di identità valido. Chi firma conferma che i dati forniti sono veri.\\n\\nIl prezzo è quello confermato con la prenotazione. Si aggiungono l''imposta di soggiorno e le consumazioni. Il conto si paga al più tardi alla partenza; ne risponde chi firma.\\n\\nLa prenotazione indica fino a quando si può annullare e a quale costo. In caso di partenza anticipata si addebitano le notti restanti.\\n\\nIn hotel non si fuma. Dalle 23:00 alle 7:00 chiediamo silenzio. I danni si addebitano al costo della riparazione.\\n\\nGli oggetti di valore vanno nella cassaforte della camera. Ne rispondiamo secondo la legge.", "pt": "O seu quarto no Foyer Palace é seu a partir das 15:00 do dia de chegada até às 12:00 do dia de partida.\\n\\nQuem pernoita é registado com um documento de identificação válido. Quem assina confirma que os dados são verdadeiros.\\n\\nO preço é o confirmado com a reserva. Acrescem a taxa turística e o que consumir no hotel. A conta é paga o mais tardar à partida; quem assina responde por ela.\\n\\nA reserva indica até quando pode cancelar e com que custo. Se partir mais cedo, as noites restantes são cobradas.\\n\\nNo hotel não se fuma. Das 23:00 às 7:00 pedimos silêncio. Os danos são cobrados pelo custo da reparação.\\n\\nGuarde os objetos de valor no cofre do quarto. Respondemos por eles nos termos da lei."}, "privacy_content": {"ca": "Foyer Palace, Carrer del Fanal 24, 08002 Barcelona, és responsable de les seves dades. Per a qualsevol qüestió, escrigui a palace@example.com.\\n\\nRecollim el nom, la data de naixement, la nacionalitat, el document d''identitat, l''adreça i el contacte, perquè la reserva els necessita i perquè la llei ens obliga a portar un registre i comunicar-lo a la policia.\\n\\nLa imatge del document serveix per llegir-lo i no es desa. La signatura es conserva amb el registre. Els números de targeta mai no ens arriben.\\n\\nConservem el registre el temps que exigeix aquesta llei, les factures el que exigeix la llei fiscal, i res més temps. No cedim dades per a publicitat. Només li enviem novetats si ho va acceptar, i ho pot retirar quan vulgui.\\n\\nPot consultar, corregir, endur-se o fer esborrar les seves dades, llevat que una llei ens obligui a conservar-les, i reclamar davant l''autoritat de control (AEPD, aepd.es).", "de": "Verantwortlich für Ihre Daten ist Foyer Palace, Carrer del Fanal 24, 08002 Barcelona. Zu allem, was sie betrifft, schreiben Sie an palace@example.com.\\n\\nWir erheben Name, Geburtsdatum, Staatsangehörigkeit, Ausweis, Anschrift und Kontakt, weil Ihre Buchung sie braucht und weil das Gesetz uns verpflichtet, ein Register zu führen und der Polizei zu melden.\\n\\nDas Bild Ihres Ausweises dient dem Lesen und wird nicht gespeichert. Ihre Unterschrift bleibt beim Register. Kartennummern erreichen uns nie.\\n\\nDas Register bewahren wir so lange auf, wie jenes Gesetz es verlangt, Rechnungen so lange, wie das Steuerrecht es verlangt, und nichts länger. Für Werbung geben wir nichts weiter. Neuigkeiten erhalten Sie nur, wenn Sie zugestimmt haben; das können Sie jederzeit widerrufen.\\n\\nSie können einsehen, berichtigen, mitnehmen oder löschen lassen, was wir über Sie haben, soweit kein Gesetz die Aufbewahrung verlangt, und sich bei der Aufsichtsbehörde (AEPD, aepd.es) beschweren.", "en": "Foyer Palace, Carrer del Fanal 24, 08002 Barcelona, is responsible for your data. Write to palace@example.com about anything that concerns it.\\n\\nWe take your name, date of birth, nationality, identity document, address and contact, because your booking needs them and because the law obliges us to keep a register and to report it to the police.\\n\\nA picture of your document is used to read it and is not stored. Your signature is kept with the register. Card numbers never reach us.\\n\\nWe keep the register for as long as that law demands, bills for as long as tax law demands, and nothing longer. We pass nothing on for advertising. We write to you with news only if you agreed, and you can withdraw that at any time.\\n\\nYou may see, correct, take along or have deleted what we hold about you, as far as no law obliges us to keep it, and you may complain to the data protection authority (AEPD, aepd.es).", "es": "Foyer Palace, Carrer del Fanal 24, 08002 Barcelona, es responsable de sus datos. Para cualquier cuestión sobre ellos, escriba a palace@example.com.\\n\\nRecogemos su nombre, fecha de nacimiento, nacionalidad, documento de identidad, domicilio y contacto, porque la reserva los necesita y porque la ley nos obliga a llevar un registro y comunicarlo a la policía.\\n\\nLa imagen de su documento se usa para leerlo y no se guarda. Su firma se conserva con el registro. Los números de tarjeta nunca llegan a nosotros.\\n\\nConservamos el registro el tiempo que exige esa ley, las facturas el que exige la ley fiscal, y nada más tiempo. No cedemos datos para publicidad. Solo le enviamos novedades si lo aceptó, y puede retirarlo cuando quiera.\\n\\nPuede consultar, corregir, llevarse o hacer borrar sus datos, salvo que una ley nos obligue a conservarlos, y reclamar ante la autoridad de control (AEPD, aepd.es).", "fr": "Foyer Palace, Carrer del Fanal 24, 08002 Barcelona, est responsable de vos données. Pour toute question, écrivez à palace@example.com.\\n\\nNous recueillons vos nom, date de naissance, nationalité, pièce d''identité, adresse et contact, parce que la réservation les exige et que la loi nous oblige à tenir un registre et à le communiquer à la police.\\n\\nL''image de votre pièce sert à la lire et n''est pas conservée. Votre signature est gardée avec le registre. Les numéros de carte ne nous parviennent jamais.\\n\\nNous gardons le registre aussi longtemps que cette loi l''exige, les factures aussi longtemps que la loi fiscale l''exige, et rien au-delà. Rien n''est cédé à des fins publicitaires. Vous ne recevez des nouvelles que si vous l''avez accepté, et pouvez y renoncer à tout moment.\\n\\nVous pouvez consulter, rectifier, emporter ou faire effacer vos données, sauf si une loi nous oblige à les garder, et saisir l''autorité de contrôle (AEPD, aepd.es).", "it": "Foyer Palace, Carrer del Fanal 24, 08002 Barcelona, è titolare dei Suoi dati. Per ogni questione scriva a palace@example.com.\\n\\nRaccogliamo nome, data di nascita, cittadinanza, documento di identità, indirizzo e contatto, perché la prenotazione li richiede e perché la legge ci obbliga a tenere un registro e a comunicarlo alla polizia.\\n\\nL''immagine del documento serve a leggerlo e non viene conservata. La firma resta con il registro. I numeri di carta non ci arrivano mai.\\n\\nConserviamo il registro per il tempo richiesto da quella legge, le fatture per quello richiesto dalla legge fiscale, e nulla più a lungo. Non cediamo dati per pubblicità. Le inviamo novità solo se ha acconsentito, e può revocarlo in ogni momento.\\n\\nPuò consultare, correggere, portare con sé o far cancellare i Suoi dati, salvo che una legge ci obblighi a conservarli, e rivolgersi all''autorità di controllo (AEPD, aepd.es).", "pt": "Foyer Palace, Carrer del Fanal 24, 08002 Barcelona, é responsável pelos seus dados. Para qualquer questão, escreva para palace@example.com.\\n\\nRecolhemos nome, data de nascimento, nacionalidade, documento de identificação, morada e contacto, porque a reserva os exige e porque a lei nos obriga a manter um registo e a comunicá-lo à polícia.\\n\\nA imagem do documento serve para o ler e não é guardada. A sua assinatura fica com o registo. Os números de cartão nunca chegam até nós.\\n\\nGuardamos o registo pelo tempo que essa lei exige, as faturas pelo que a lei fiscal exige, e nada por mais tempo. Não cedemos dados para publicidade. Só lhe enviamos novidades se aceitou, e pode retirar o consentimento a qualquer momento.\\n\\nPode consultar, corrigir, levar consigo ou mandar apagar os seus dados, salvo se uma lei nos obrigar a guardá-los, e reclamar junto da autoridade de controlo (AEPD, aepd.es)."}, "b_and_me_subscription_terms": {"ca": "Ser membre de Foyer Palace és gratuït i no l''obliga a res.\\n\\nDes de la pròxima estada té l''esmorzar a meitat de preu, i sortida més tard i una habitació millor en la mesura que l''hotel en tingui aquell dia.\\n\\nFem servir el seu nom i l''adreça electrònica per reconèixer-lo i escriure-li sobre la seva condició de membre, com a màxim quatre vegades l''any. No els cedim a ningú.\\n\\nHo pot deixar quan vulgui escrivint a palace@example.com o amb l''enllaç de cada correu; llavors esborrem el que en desem.", "de": "Die Mitgliedschaft im Foyer Palace ist kostenlos und verpflichtet Sie zu nichts.\\n\\nAb Ihrem nächsten Aufenthalt frühstücken Sie zum halben Preis; spätere Abreise und ein besseres Zimmer erhalten Sie, soweit das Haus sie an diesem Tag hat.\\n\\nWir verwenden Ihren Namen und Ihre E-Mail-Adresse, um Sie wiederzuerkennen und Ihnen zur Mitgliedschaft zu schreiben, höchstens viermal im Jahr. Wir geben sie niemandem weiter.\\n\\nSie können jederzeit austreten, unter palace@example.com oder mit dem Link in jeder E-Mail; dann löschen wir, was wir dafür gespeichert haben.", "en": "Membership of Foyer Palace is free and obliges you to nothing.\\n\\nFrom your next stay on you have breakfast at half price, and a later check-out and a better room as far as the house has them that day.\\n\\nWe use your name and your e-mail address to know you again and to write to you about your membership, at most four times a year. We pass them on to nobody.\\n\\nYou can leave at any time by writing to palace@example.com or by the link in every mail; then we delete what we hold for the membership.", "es": "Ser miembro de Foyer Palace es gratuito y no le obliga a nada.\\n\\nDesde su próxima estancia tiene el desayuno a mitad de precio, y salida tardía y una habitación mejor en la medida en que el hotel disponga de ellas ese día.\\n\\nUsamos su nombre y su correo electrónico para reconocerle y escribirle sobre su condición de miembro, como máximo cuatro veces al año. No los cedemos a nadie.\\n\\nPuede dejarlo cuando quiera escribiendo a palace@example.com o con el enlace de cada correo; entonces borramos lo que guardamos para ello.", "fr": "L''adhésion à Foyer Palace est gratuite et ne vous engage à rien.\\n\\nDès votre prochain séjour, le petit-déjeuner est à moitié prix ; un départ plus tardif et une meilleure chambre vous sont offerts dans la mesure où la maison en dispose ce jour-là.\\n\\nNous utilisons votre nom et votre adresse e-mail pour vous reconnaître et vous écrire au sujet de l''adhésion, au plus quatre fois par an. Nous ne les transmettons à personne.\\n\\nVous pouvez partir à tout moment en écrivant à palace@example.com ou par le lien de chaque e-mail ; nous effaçons alors ce que nous gardons pour cela.", "it": "Essere membri di Foyer Palace è gratuito e non La obbliga a nulla.\\n\\nDal prossimo soggiorno la colazione costa la metà; una partenza più tardi e una camera migliore, per quanto la casa ne abbia quel giorno.\\n\\nUsiamo il Suo nome e il Suo indirizzo e-mail per riconoscerLa e scriverLe dell''iscrizione, al massimo quattro volte l''anno. Non li cediamo a nessuno.\\n\\nPuò uscire in ogni momento scrivendo a palace@example.com o con il link in ogni e-mail; allora cancelliamo ciò che conserviamo per questo.", "pt": "Ser membro do Foyer Palace é gratuito e não o obriga a nada.\\n\\nA partir da próxima estadia o pequeno-almoço custa metade; uma saída mais tarde e um quarto melhor, na medida em que a casa os tenha nesse dia.\\n\\nUsamos o seu nome e o seu e-mail para o reconhecer e lhe escrever sobre a adesão, no máximo quatro vezes por ano. Não os cedemos a ninguém.\\n\\nPode sair a qualquer momento escrevendo para palace@example.com ou pelo link de cada e-mail; apagamos então o que guardamos para isso."}, "scan_and_face_recognition_terms": {"ca": "Foyer Palace li demana el consentiment per a dues coses. Pot acceptar-les totes dues, una o cap.\\n\\nEscaneig: el seu document d''identitat es llegeix a màquina, perquè no hagi d''escriure el que hi ha imprès. La imatge serveix per llegir-lo i no es desa.\\n\\nReconeixement facial: una foto de la seva cara, o una filmació d’uns segons, es compara amb la cara del document, per comprovar que és seu. Totes dues són a la memòria el que dura la comparació, uns segons, i després desapareixen. No es crea ni es desa cap plantilla de la seva cara. Desem si van coincidir, i quan.\\n\\nNo perd res si diu que no. Pot escriure les seves dades i, en lloc de la comparació, algú de recepció mira el seu document.\\n\\nLes imatges no es fan servir per a res més, no es mostren a ningú i no surten del sistema de l''hotel. De la seva resposta en desem la resposta mateixa, el dia i quin text va llegir.\\n\\nPot retirar el consentiment quan vulgui, aquí a la llista d''hostes o escrivint a palace@example.com; el resultat de la comparació s''oblida llavors. Pot reclamar davant l''autoritat de control (AEPD, aepd.es).", "de": "Foyer Palace bittet Sie um Ihre Einwilligung in zweierlei. Sie können in beides, in eines oder in nichts davon einwilligen.\\n\\nScannen: Ihr Ausweis wird maschinell gelesen, damit Sie nicht abtippen müssen, was darauf steht. Das Bild dient dem Lesen und wird nicht gespeichert.\\n\\nGesichtserkennung: Ein Bild Ihres Gesichts oder ein Film von wenigen Sekunden wird mit dem Gesicht auf dem Ausweis verglichen, um zu sehen, dass es Ihrer ist. Beides liegt so lange im Arbeitsspeicher, wie der Vergleich dauert, wenige Sekunden, und ist dann weg. Eine Vorlage Ihres Gesichts wird weder erstellt noch aufbewahrt. Wir behalten, ob es gepasst hat, und wann.\\n\\nEin Nein bringt Ihnen keinen Nachteil. Sie können Ihre Angaben eintippen, und statt des Vergleichs sieht jemand an der Rezeption Ihren Ausweis an.\\n\\nDie Bilder werden für nichts anderes verwendet, niemandem gezeigt und verlassen das System des Hotels nicht. Von Ihrer Antwort behalten wir die Antwort selbst, den Tag und welchen Text Sie gelesen haben.\\n\\nSie können Ihre Einwilligung jederzeit widerrufen, hier in der Gästeliste oder unter palace@example.com; das Ergebnis eines Vergleichs wird dann vergessen. Sie können sich bei der Aufsichtsbehörde (AEPD, aepd.es) beschweren.", "en": "Foyer Palace asks for your consent to two things. You can agree to both, to one, or to none.\\n\\nScanning: your identity document is read by machine, so that you need not type what is printed on it. The picture is used for reading and is not stored.\\n\\nFace recognition: a picture of your face, or a film of a few seconds, is compared with the face on your document, to see that it is yours. Both are in memory for as long as the comparison takes, a few seconds, and are then gone. No template of your face is made or kept. We keep whether they matched, and when.\\n\\nYou lose nothing by saying no. You can type in your details, and instead of the comparison somebody at reception looks at your document.\\n\\nPictures are used for nothing else, are shown to nobody, and leave the hotel’s system for nobody. What we keep of your answer is the answer itself, the day, and which text you read.\\n\\nYou can take your consent back at any time, here in the list of guests or by writing to palace@example.com; the result of a comparison is then forgotten. You may complain to the data protection authority (AEPD, aepd.es).", "es": "Foyer Palace le pide su consentimiento para dos cosas. Puede aceptar ambas, una o ninguna.\\n\\nEscaneo: su documento de identidad se lee a máquina, para que no tenga que teclear lo que lleva impreso. La imagen sirve para leerlo y no se guarda.\\n\\nReconocimiento facial: una foto de su cara, o una grabación de unos segundos, se compara con la cara del documento, para comprobar que es suyo. Ambas están en memoria lo que dura la comparación, unos segundos, y después desaparecen. No se crea ni se guarda ninguna plantilla de su cara. Guardamos si coincidieron, y cuándo.\\n\\nNo pierde nada si dice que no. Puede teclear sus datos y, en lugar de la comparación, alguien de recepción mira su documento.\\n\\nLas imágenes no se usan para nada más, no se muestran a nadie y no salen del sistema del hotel. De su respuesta guardamos la respuesta misma, el día y qué texto leyó.\\n\\nPuede retirar su consentimiento cuando quiera, aquí en la lista de huéspedes o escribiendo a palace@example.com; el resultado de la comparación se olvida entonces. Puede reclamar ante la autoridad de control (AEPD, aepd.es).", "fr": "Foyer Palace vous demande votre consentement pour deux choses. Vous pouvez accepter les deux, une seule ou aucune.\\n\\nLecture : votre pièce d''identité est lue par une machine, pour que vous n''ayez pas à saisir ce qui y est imprimé. L''image sert à la lire et n''est pas conservée.\\n\\nReconnaissance faciale : une photo de votre visage, ou un film de quelques secondes, est comparée au visage de la pièce, pour voir que c''est bien la vôtre. Les deux restent en mémoire le temps de la comparaison, quelques secondes, puis disparaissent. Aucun gabarit de votre visage n''est créé ni conservé. Nous gardons s''ils concordaient, et quand.\\n\\nVous ne perdez rien en disant non. Vous pouvez saisir vos données et, au lieu de la comparaison, quelqu''un à la réception regarde votre pièce.\\n\\nLes images ne servent à rien d''autre, ne sont montrées à personne et ne quittent pas le système de l''hôtel. De votre réponse, nous gardons la réponse elle-même, le jour et le texte que vous avez lu.\\n\\nVous pouvez retirer votre consentement à tout moment, ici dans la liste des voyageurs ou en écrivant à palace@example.com ; le résultat de la comparaison est alors oublié. Vous pouvez saisir l''autorité de contrôle (AEPD, aepd.es).", "it": "Foyer Palace Le chiede il consenso per due cose. Può accettarle entrambe, una sola o nessuna.\\n\\nLettura: il Suo documento di identità viene letto da una macchina, così non deve scrivere ciò che vi è stampato. L''immagine serve a leggerlo e non viene conservata.\\n\\nRiconoscimento del volto: una foto del Suo volto, o un video di pochi secondi, viene confrontata con il volto sul documento, per vedere che è Suo. Entrambi restano in memoria per la durata del confronto, pochi secondi, poi spariscono. Nessun modello del Suo volto viene creato né conservato. Conserviamo se coincidevano, e quando.\\n\\nDicendo no non perde nulla. Può scrivere i Suoi dati e, invece del confronto, qualcuno alla reception guarda il Suo documento.\\n\\nLe immagini non servono ad altro, non vengono mostrate a nessuno e non escono dal sistema dell''hotel. Della Sua risposta conserviamo la risposta stessa, il giorno e quale testo ha letto.\\n\\nPuò revocare il consenso in ogni momento, qui nell''elenco degli ospiti o scrivendo a palace@example.com; il risultato del confronto viene allora dimenticato. Può rivolgersi all''autorità di controllo (AEPD, aepd.es).", "pt": "Foyer Palace pede-lhe consentimento para duas coisas. Pode aceitar ambas, uma ou nenhuma.\\n\\nLeitura: o seu documento de identificação é lido por uma máquina, para não ter de escrever o que nele está impresso. A imagem serve para o ler e não é guardada.\\n\\nReconhecimento facial: uma fotografia do seu rosto, ou um filme de alguns segundos, é comparada com o rosto do documento, para ver que é seu. Ambos ficam em memória enquanto dura a comparação, alguns segundos, e depois desaparecem. Não se cria nem se guarda nenhum modelo do seu rosto. Guardamos se coincidiram, e quando.\\n\\nNão perde nada se disser que não. Pode escrever os seus dados e, em vez da comparação, alguém na receção vê o seu documento.\\n\\nAs imagens não servem para mais nada, não são mostradas a ninguém e não saem do sistema do hotel. Da sua resposta guardamos a própria resposta, o dia e que texto leu.\\n\\nPode retirar o consentimento a qualquer momento, aqui na lista de hóspedes ou escrevendo para palace@example.com; o resultado da comparação é então esquecido. Pode reclamar junto da autoridade de controlo (AEPD, aepd.es)."}}, "rooms": [{"type": "classic", "floor": 1, "number": "101"}, {"type": "classic", "floor": 1, "number": "102"}, {"type": "classic", "floor": 1, "number": "103"}, {"type": "classic", "floor": 1, "number": "104"}, {"type": "superior", "floor": 1, "number": "105"}, {"type": "superior", "floor": 1, "number": "106"}, {"type": "classic", "floor": 2, "number": "201"}, {"type": "classic", "floor": 2, "number": "202"}, {"type": "classic", "floor": 2, "number": "203"}, {"type": "classic", "floor": 2, "number": "204"}, {"type": "superior", "floor": 2, "number": "205"}, {"type": "superior", "floor": 2, "number": "206"}, {"type": "classic", "floor": 3, "number": "301"}, {"type": "classic", "floor": 3, "number": "302"}, {"type": "classic", "floor": 3, "number": "303"}, {"type": "classic", "floor": 3, "number": "304"}, {"type": "superior", "floor": 3, "number": "305"}, {"type": "superior", "floor": 3, "number": "306"}, {"type": "family", "floor": 4, "number": "401"}, {"type": "family", "floor": 4, "number": "402"}, {"type": "family", "floor": 4, "number": "411"}, {"type": "family", "floor": 4, "number": "412"}, {"type": "suite", "floor": 5, "number": "501"}, {"type": "suite", "floor": 5, "number": "502"}, {"type": "terrace", "floor": 5, "number": "503"}, {"type": "terrace", "floor": 5, "number": "504"}], "theme": {"art": {"lit": "#2f6a54", "sky": "#17394a", "deep": "#0a231c", "dusk": "#e9ab6b", "glow": "#ffe3a8", "leaf": "#3d8a63", "skin": "#c9946c", "wall": "#174436", "wood": "#7a4e2c", "cloth": "#a9772f", "linen": "#f4ecdc", "metal": "#d8ae62", "paper": "#fbf5e6", "water": "#1f5a66", "object": "#12241e"}, "mark": "arch", "name": "Foyer Palace", "view": "lobby", "wall": {"ink": "#f9f2e2", "edge": "#86a194", "line": "#35594c", "focus": "#f2cf88", "muted": "#bccabd", "paper": "#0f3128", "accent": "#dcb76e", "raised": "#194437", "onAccent": "#14261f", "ornament": "#c99f55", "positive": "#9fdcb4"}, "hours": {"day": {"lit": "#3b7a62", "sky": "#5f9fb8", "deep": "#12382d", "dusk": "#f6e6c4"}, "night": {"lit": "#245544", "sky": "#0a1c2c", "deep": "#071913", "dusk": "#2e4a63"}, "evening": {}}, "roles": {"ink": "#16261f", "edge": "#8b8674", "line": "#ddd4c1", "sunk": "#ede6d6", "focus": "#a0600a", "muted": "#55605a", "paper": "#f7f2e7", "scrim": "rgb(8 24 19 / .62)", "accent": "#14453a", "danger": "#9a2b1e", "raised": "#fffdf8", "warning": "#825200", "onAccent": "#fbf6ea", "onDanger": "#ffffff", "ornament": "#b48c45", "positive": "#1d6643", "onWarning": "#ffffff", "accentSoft": "#e4eadf", "dangerSoft": "#f8e0d8", "onPositive": "#ffffff", "warningSoft": "#faecc9", "positiveSoft": "#dfecdc"}, "shape": {"shadow": "soft", "deskRail": 3, "radiusCard": 6, "radiusDesk": 0, "shadowTint": "#201a0c", "buttonFrame": true, "radiusControl": 4}, "display": {"face": "fraunces", "letterCase": "none"}, "highContrast": {"wall": {"ink": "#ffffff", "edge": "#ffffff", "line": "#8fa79c", "focus": "#ffe08f", "muted": "#e6ece5", "paper": "#041a14", "accent": "#f6d690", "raised": "#0b2a21", "onAccent": "#06120d", "positive": "#c2f2d0"}, "roles": {"ink": "#06120d", "edge": "#06120d", "line": "#5c6760", "sunk": "#f3f0e8", "focus": "#8a3d00", "muted": "#2a362f", "paper": "#ffffff", "scrim": "rgb(0 0 0 / .8)", "accent": "#07352a", "danger": "#7a150a", "raised": "#ffffff", "warning": "#5a3700", "onAccent": "#ffffff", "ornament": "#6b4c10", "positive": "#064d2b", "accentSoft": "#e8efe6"}}}, "extras": [{"id": "breakfast", "type": "breakfast", "names": {"ca": "Esmorzar", "de": "Frühstück", "en": "Breakfast", "es": "Desayuno", "fr": "Petit-déjeuner", "it": "Colazione", "pt": "Pequeno-almoço"}, "order": 10, "price": 20, "control": "select", "perAdult": true, "perChild": true, "perNight": true, "childPrice": 8, "descriptions": {"ca": "Pa calent, fruita del mercat i el cafè al vostre gust, al jardí d''hivern.", "de": "Warmes Brot, Obst vom Markt und Kaffee, wie Sie ihn mögen, im Wintergarten.", "en": "Warm bread, fruit from the market and coffee as you like it, in the winter garden.", "es": "Pan caliente, fruta del mercado y el café a su gusto, en el jardín de invierno.", "fr": "Pain chaud, fruits du marché et café à votre goût, dans le jardin d''hiver.", "it": "Pane caldo, frutta del mercato e il caffè come piace a Lei, nel giardino d''inverno.", "pt": "Pão quente, fruta do mercado e o café a seu gosto, no jardim de inverno."}}, {"id": "child-bed", "days": "nights", "type": "childBed", "names": {"ca": "Un llit per al vostre fill", "de": "Ein Bett für Ihr Kind", "en": "A bed for your child", "es": "Una cama para su hijo", "fr": "Un lit pour votre enfant", "it": "Un letto per il Suo bambino", "pt": "Uma cama para a criança"}, "order": 20, "price": 15, "control": "select", "perChild": true, "perNight": true, "allotment": 3, "descriptions": {"ca": "El preparem abans que arribeu a l''habitació, amb manta i osset.", "de": "Steht bezogen bereit, bevor Sie ins Zimmer kommen, mit Decke und Bär.", "en": "Made up before you come to the room, with a blanket and a bear.", "es": "La preparamos antes de que lleguen a la habitación, con manta y osito.", "fr": "Préparé avant votre arrivée dans la chambre, avec couverture et ourson.", "it": "Lo prepariamo prima che arriviate in camera, con coperta e orsetto.", "pt": "Fica pronta antes de chegarem ao quarto, com manta e ursinho."}}, {"id": "pet", "max": 2, "type": "pet", "names": {"ca": "Cistell i bol per a la vostra mascota", "de": "Korb und Napf für Ihr Tier", "en": "Basket and bowl for your pet", "es": "Cesta y cuenco para su mascota", "fr": "Panier et gamelle pour votre animal", "it": "Cesta e ciotola per il Suo animale", "pt": "Cesto e taça para o seu animal"}, "order": 30, "price": 12, "perNight": true, "descriptions": {"ca": "Un cistell tou, un bol sempre ple i, si ho desitgeu, una passejada al matí.", "de": "Ein weicher Korb, ein gefüllter Napf und auf Wunsch ein Spaziergang am Morgen.", "en": "A soft basket, a bowl that is kept filled, and a walk in the morning if you like.", "es": "Una cesta mullida, un cuenco siempre lleno y, si lo desea, un paseo por la mañana.", "fr": "Un panier moelleux, une gamelle toujours pleine et, si vous le souhaitez, une promenade le matin.", "it": "Una cesta morbida, una ciotola sempre piena e, se vuole, una passeggiata al mattino.", "pt": "Um cesto fofo, uma taça sempre cheia e, se desejar, um passeio de manhã."}}, {"id": "late-check-out", "days": "departure", "type": "lateCheckOut", "names": {"ca": "Quedar-se fins a les quatre", "de": "Bis vier Uhr bleiben", "en": "Stay until four", "es": "Quedarse hasta las cuatro", "fr": "Rester jusqu''à seize heures", "it": "Restare fino alle sedici", "pt": "Ficar até às quatro"}, "order": 40, "price": 30, "control": "select", "allotment": 4, "descriptions": {"ca": "L''habitació és vostra fins a les 16:00 del dia de sortida, en lloc de les 12:00.", "de": "Das Zimmer gehört Ihnen am Abreisetag bis 16:00 statt bis 12:00 Uhr.", "en": "The room is yours until 16:00 on the day you leave, instead of 12:00.", "es": "La habitación es suya hasta las 16:00 del día de salida, en lugar de las 12:00.", "fr": "La chambre est à vous jusqu''à 16 h le jour du départ, au lieu de midi.", "it": "La camera è Sua fino alle 16:00 del giorno di partenza, invece delle 12:00.", "pt": "O quarto é seu até às 16:00 do dia da partida, em vez das 12:00."}}, {"id": "parking", "max": 2, "days": "nights", "type": "parking", "names": {"ca": "Aparcament al pati", "de": "Parkplatz im Hof", "en": "Parking in the courtyard", "es": "Aparcamiento en el patio", "fr": "Parking dans la cour", "it": "Parcheggio nel cortile", "pt": "Estacionamento no pátio"}, "order": 50, "price": 18, "perNight": true, "allotment": 6, "descriptions": {"ca": "La vostra plaça darrere la reixa, que s''obre amb la clau de l''habitació.", "de": "Ihr eigener Platz hinter dem Tor, das Ihr Zimmerschlüssel öffnet.", "en": "Your own space behind the gate, which opens with your room key.", "es": "Su plaza detrás de la verja, que se abre con la llave de la habitación.", "fr": "Votre place derrière le portail, qui s''ouvre avec la clé de la chambre.", "it": "Il Suo posto dietro il cancello, che si apre con la chiave della camera.", "pt": "O seu lugar atrás do portão, que abre com a chave do quarto."}}, {"id": "cava", "max": 4, "type": "bottle", "names": {"ca": "Una ampolla de cava a l''habitació", "de": "Eine Flasche Cava im Zimmer", "en": "A bottle of cava in the room", "es": "Una botella de cava en la habitación", "fr": "Une bouteille de cava dans la chambre", "it": "Una bottiglia di cava in camera", "pt": "Uma garrafa de cava no quarto"}, "order": 60, "price": 28, "descriptions": {"ca": "Del Penedès, en una glaçonera i amb dues copes.", "de": "Aus dem Penedès, im Eiskübel, mit zwei Gläsern.", "en": "From the Penedès, in a bucket of ice, with two glasses.", "es": "Del Penedès, en una cubitera con hielo y dos copas.", "fr": "Du Penedès, dans un seau à glace, avec deux verres.", "it": "Dal Penedès, nel secchiello del ghiaccio, con due calici.", "pt": "Do Penedès, num balde de gelo, com duas taças."}}], "labels": {"ca": {"select-language.question": "Benvinguts al Palace"}, "de": {"select-language.question": "Willkommen im Palace"}, "en": {"select-language.question": "Welcome to the Palace"}, "es": {"select-language.question": "Bienvenidos al Palace"}, "fr": {"select-language.question": "Bienvenue au Palace"}, "it": {"select-language.question": "Benvenuti al Palace"}, "pt": {"select-language.question": "Bem-vindos ao Palace"}}, "walkIn": {"rates": [{"id": "room-only", "names": {"ca": "Només allotjament", "de": "Nur Übernachtung", "en": "Room only", "es": "Solo alojamiento", "fr": "Chambre seule", "it": "Solo pernottamento", "pt": "Só alojamento"}}, {"id": "breakfast", "names": {"ca": "Amb esmorzar", "de": "Mit Frühstück", "en": "With breakfast", "es": "Con desayuno", "fr": "Avec petit-déjeuner", "it": "Con colazione", "pt": "Com pequeno-almoço"}, "notes": {"ca": "Al jardí d''hivern, de 7:00 a 10:30.", "de": "Im Wintergarten, von 7:00 bis 10:30 Uhr.", "en": "In the winter garden, from 7:00 to 10:30.", "es": "En el jardín de invierno, de 7:00 a 10:30.", "fr": "Dans le jardin d''hiver, de 7 h à 10 h 30.", "it": "Nel giardino d''inverno, dalle 7:00 alle 10:30.", "pt": "No jardim de inverno, das 7:00 às 10:30."}, "included": ["breakfast"]}], "roomTypes": [{"id": "classic", "prices": {"breakfast": 18500, "room-only": 16500}, "sleeps": 2}, {"id": "superior", "notes": {"ca": "Un balcó sobre el pati.", "de": "Ein Balkon über dem Innenhof.", "en": "A balcony over the courtyard.", "es": "Un balcón sobre el patio.", "fr": "Un balcon sur la cour.", "it": "Un balcone sul cortile.", "pt": "Uma varanda sobre o pátio."}, "prices": {"breakfast": 21500, "room-only": 19500}, "sleeps": 2}, {"id": "family", "prices": {"breakfast": 27000, "room-only": 23000}, "sleeps": 4}, {"id": "suite", "prices": {"breakfast": 39000}, "sleeps": 3}], "promotionalCodes": [{"code": "LOBBY10", "percent": 10}, {"code": "CIRCLE15", "percent": 15, "membersOnly": true}, {"code": "SUMMER24", "until": "2024-09-30", "percent": 25}], "taxPerAdultNight": 500}, "gateway": {"kind": "redsys", "terminal": "1", "environment": "demo", "merchant_code": "999008881"}, "screens": [{"name": "SearchReservation", "order": 20, "assets": [{"name": "search", "type": "FieldArray", "fields": [{"name": "voucher", "mandatory": true, "max_chars": 40}, {"name": "surname", "mandatory": true, "max_chars": 100}]}], "process": "check-in"}, {"name": "YourBookings", "order": 30, "assets": [], "process": "check-in"}, {"name": "GuestsList", "order": 40, "assets": [], "process": "check-in"}, {"name": "MrzCapture", "order": 50, "assets": [{"name": "document", "type": "FieldArray", "fields": [{"name": "firstName", "mandatory": true}, {"name": "lastName", "mandatory": true, "full_surname_nationalities": ["ESP"]}, {"name": "secondLastName", "visible": false}, {"name": "birthDate", "type": "date", "mandatory": true}, {"name": "gender", "type": "select", "mandatory": true, "select_source": "genders"}, {"name": "nationality", "type": "country", "mandatory": true}, {"name": "documentType", "type": "select", "mandatory": true, "select_source": "documentTypes"}, {"name": "documentNumber", "mandatory": true}, {"name": "supportNumber", "visible": false}, {"name": "expiryDate", "type": "date", "mandatory": true}, {"name": "issueDate", "type": "date", "visible": false}]}, {"name": "mainGuest", "type": "FieldArray", "fields": [{"name": "email", "type": "email", "mandatory": true}, {"name": "phone", "type": "phone"}, {"name": "country", "type": "country", "mandatory": true}, {"name": "street", "type": "text"}, {"name": "postalCode", "type": "postalCode"}, {"name": "region", "type": "select", "visible": false, "select_source": "regions", "mandatory_for_countries": ["ESP", "FRA", "ITA"]}, {"name": "municipality", "type": "select", "visible": false, "select_source": "municipalities", "mandatory_for_countries": ["ESP"]}, {"name": "city", "type": "text"}]}, {"name": "otherGuest", "type": "FieldArray", "fields": [{"name": "country", "type": "country", "mandatory": true}, {"name": "email", "type": "email", "visible": false}, {"name": "phone", "type": "phone", "visible": false}, {"name": "street", "type": "text", "visible": false}, {"name": "postalCode", "type": "postalCode", "visible": false}, {"name": "region", "type": "select", "visible": false, "select_source": "regions", "mandatory_for_countries": ["ESP", "FRA", "ITA"]}, {"name": "municipality", "type": "select", "visible": false, "select_source": "municipalities", "mandatory_for_countries": ["ESP"]}, {"name": "relationship", "type": "select", "mandatory": true, "select_source": "relationships"}]}], "process": "check-in"}, {"name": "SignatureScreen", "order": 60, "assets": [{"name": "checks", "type": "FieldArray", "fields": [{"name": "privacy", "type": "checkbox", "label": {"ca": "He llegit l''avís de privadesa.", "de": "Ich habe die Datenschutzhinweise gelesen.", "en": "I have read the privacy notice.", "es": "He leído el aviso de privacidad.", "fr": "J''ai lu la notice de confidentialité.", "it": "Ho letto l''informativa sulla privacy.", "pt": "Li o aviso de privacidade."}, "mandatory": true}, {"name": "news", "type": "checkbox", "label": {"ca": "Envieu-me ofertes per correu electrònic.", "de": "Senden Sie mir Angebote per E-Mail.", "en": "Send me offers by e-mail.", "es": "Envíenme ofertas por correo electrónico.", "fr": "Envoyez-moi des offres par e-mail.", "it": "Inviatemi offerte via e-mail.", "pt": "Enviem-me ofertas por e-mail."}}]}], "process": "check-in"}, {"name": "PaymentResume", "order": 90, "assets": [], "process": "check-in"}, {"name": "KeyGeneration", "order": 100, "assets": [], "process": "check-in"}, {"name": "ThanksScreen", "order": 110, "assets": [], "process": "check-in"}, {"name": "SearchReservation", "order": 20, "assets": [{"name": "search", "type": "FieldArray", "fields": [{"name": "voucher", "mandatory": true, "max_chars": 40}, {"name": "surname", "mandatory": true, "max_chars": 100}]}], "process": "pre-check-in"}, {"name": "YourBookings", "order": 30, "assets": [], "process": "pre-check-in"}, {"name": "GuestsList", "order": 40, "assets": [], "process": "pre-check-in"}, {"name": "MrzCapture", "order": 50, "assets": [{"name": "document", "type": "FieldArray", "fields": [{"name": "firstName", "mandatory": true}, {"name": "lastName", "mandatory": true, "full_surname_nationalities": ["ESP"]}, {"name": "secondLastName", "visible": false}, {"name": "birthDate", "type": "date", "mandatory": true}, {"name": "gender", "type": "select", "mandatory": true, "select_source": "genders"}, {"name": "nationality", "type": "country", "mandatory": true}, {"name": "documentType", "type": "select", "mandatory": true, "select_source": "documentTypes"}, {"name": "documentNumber", "mandatory": true}, {"name": "supportNumber", "visible": false}, {"name": "expiryDate", "type": "date", "mandatory": true}, {"name": "issueDate", "type": "date", "visible": false}]}, {"name": "mainGuest", "type": "FieldArray", "fields": [{"name": "email", "type": "email", "mandatory": true}, {"name": "phone", "type": "phone"}, {"name": "country", "type": "country", "mandatory": true}, {"name": "street", "type": "text"}, {"name": "postalCode", "type": "postalCode"}, {"name": "region", "type": "select", "visible": false, "select_source": "regions", "mandatory_for_countries": ["ESP", "FRA", "ITA"]}, {"name": "municipality", "type": "select", "visible": false, "select_source": "municipalities", "mandatory_for_countries": ["ESP"]}, {"name": "city", "type": "text"}]}, {"name": "otherGuest", "type": "FieldArray", "fields": [{"name": "country", "type": "country", "mandatory": true}, {"name": "email", "type": "email", "visible": false}, {"name": "phone", "type": "phone", "visible": false}, {"name": "street", "type": "text", "visible": false}, {"name": "postalCode", "type": "postalCode", "visible": false}, {"name": "region", "type": "select", "visible": false, "select_source": "regions", "mandatory_for_countries": ["ESP", "FRA", "ITA"]}, {"name": "municipality", "type": "select", "visible": false, "select_source": "municipalities", "mandatory_for_countries": ["ESP"]}, {"name": "relationship", "type": "select", "mandatory": true, "select_source": "relationships"}]}], "process": "pre-check-in"}, {"name": "SignatureScreen", "order": 60, "assets": [{"name": "checks", "type": "FieldArray", "fields": [{"name": "privacy", "type": "checkbox", "label": {"ca": "He llegit l''avís de privadesa.", "de": "Ich habe die Datenschutzhinweise gelesen.", "en": "I have read the privacy notice.", "es": "He leído el aviso de privacidad.", "fr": "J''ai lu la notice de confidentialité.", "it": "Ho letto l''informativa sulla privacy.", "pt": "Li o aviso de privacidade."}, "mandatory": true}, {"name": "news", "type": "checkbox", "label": {"ca": "Envieu-me ofertes per correu electrònic.", "de": "Senden Sie mir Angebote per E-Mail.", "en": "Send me offers by e-mail.", "es": "Envíenme ofertas por correo electrónico.", "fr": "Envoyez-moi des offres par e-mail.", "it": "Inviatemi offerte via e-mail.", "pt": "Enviem-me ofertas por e-mail."}}]}], "process": "pre-check-in"}, {"name": "PaymentResume", "order": 90, "assets": [], "process": "pre-check-in"}, {"name": "ThanksScreen", "order": 110, "assets": [], "process": "pre-check-in"}, {"name": "ExtrasScreen", "order": 80}], "secrets": {"gateway": "sq7HjrUOBfKmC576ILgskD5srU870gJ7", "demo_code": "FOYERDEMO", "admin_password": "foyer-admin", "tablet_password": "foyer-tablet", "front_desk_password": "foyer-desk"}, "pictures": {"room": "room", "welcome": "lobby"}, "upgrades": [{"id": "terrace", "to": "terrace", "from": ["classic", "superior", "family"], "panorama": "panorama-terrace", "perNight": 45, "descriptions": {"ca": "La vostra terrassa sobre les teulades, amb dues gandules i el sol del vespre.", "de": "Ihre eigene Terrasse über den Dächern, mit zwei Liegestühlen und Abendsonne.", "en": "Your own terrace over the roofs, with two deck chairs and the evening sun.", "es": "Su propia terraza sobre los tejados, con dos tumbonas y el sol de la tarde.", "fr": "Votre terrasse au-dessus des toits, avec deux transats et le soleil du soir.", "it": "La Sua terrazza sui tetti, con due sdraio e il sole della sera.", "pt": "O seu terraço sobre os telhados, com duas espreguiçadeiras e o sol da tarde."}}, {"id": "suite", "to": "suite", "from": ["classic", "superior", "family"], "panorama": "panorama-suite", "perNight": 90, "descriptions": {"ca": "Dues estances sota la cúpula: un saló amb llar de foc i el bany amb vistes.", "de": "Zwei Räume unter der Kuppel: ein Salon mit Kamin und das Bad mit Aussicht.", "en": "Two rooms under the dome: a salon with a fireplace, and the bath with a view.", "es": "Dos estancias bajo la cúpula: un salón con chimenea y el baño con vistas.", "fr": "Deux pièces sous la coupole : un salon avec cheminée et le bain avec vue.", "it": "Due ambienti sotto la cupola: un salotto con camino e il bagno con vista.", "pt": "Duas divisões sob a cúpula: uma sala com lareira e o banho com vista."}}], "vouchers": [{"code": "WELCOME10", "percent": 10}, {"code": "LAMP-25", "names": {"ca": "Val de la casa", "de": "Gutschein des Hauses", "en": "Voucher of the house", "es": "Vale de la casa", "fr": "Bon de la maison", "it": "Buono della casa", "pt": "Vale da casa"}, "amount": 25}, {"code": "ONLYONE", "most": 1, "amount": 50}, {"code": "EXPIRED", "until": "2026-01-31", "percent": 20}], "hotelInfo": {"name": "Foyer Palace", "wifi": {"network": "Foyer Palace", "password": "brass-lamp-27"}, "address": "Carrer del Fanal 24, 08002 Barcelona", "breakfast": {"from": "07:00", "place": {"ca": "jardí d''hivern, planta baixa", "de": "Wintergarten, Erdgeschoss", "en": "winter garden, ground floor", "es": "jardín de invierno, planta baja", "fr": "jardin d''hiver, rez-de-chaussée", "it": "giardino d''inverno, piano terra", "pt": "jardim de inverno, rés do chão"}, "until": "10:30"}, "reception": {"name": "Núria", "phone": "+34 930000000"}, "floorPlans": [{"floor": 1, "lower": ["101", null, "103", "105"], "upper": ["102", "104", "106"]}, {"floor": 2, "lower": ["201", null, "203", "205"], "upper": ["202", "204", "206"]}, {"floor": 3, "lower": ["301", null, "303", "305"], "upper": ["302", "304", "306"]}, {"floor": 4, "lower": ["401", null, "411"], "upper": ["402", "412"]}, {"floor": 5, "lower": ["501", null, "503"], "upper": ["502", "504"]}], "wayToTheLift": {"ca": "L''ascensor és darrere l''escala, passades les butaques verdes.", "de": "Der Aufzug ist hinter der Treppe, an den grünen Sesseln vorbei.", "en": "The lift is behind the stairs, past the green armchairs.", "es": "El ascensor está detrás de la escalera, pasados los sillones verdes.", "fr": "L''ascenseur est derrière l''escalier, après les fauteuils verts.", "it": "L''ascensore è dietro le scale, dopo le poltrone verdi.", "pt": "O elevador fica atrás da escada, depois dos cadeirões verdes."}, "checkOutUntil": "12:00"}, "languages": ["en", "es", "de", "fr"], "roomTypes": [{"id": "classic", "name": "Classic room", "names": {"ca": "Habitació clàssica", "de": "Classic-Zimmer", "en": "Classic room", "es": "Habitación clásica", "fr": "Chambre classique", "it": "Camera classica", "pt": "Quarto clássico"}, "picture": "room"}, {"id": "family", "name": "Family room", "names": {"ca": "Habitació familiar", "de": "Familienzimmer", "en": "Family room", "es": "Habitación familiar", "fr": "Chambre familiale", "it": "Camera familiare", "pt": "Quarto familiar"}, "picture": "room"}, {"id": "suite", "name": "Palace suite", "names": {"ca": "Suite Palace", "de": "Palace-Suite", "en": "Palace suite", "es": "Suite Palace", "fr": "Suite Palace", "it": "Suite Palace", "pt": "Suite Palace"}, "picture": "room"}, {"id": "superior", "name": "Superior room with balcony", "names": {"ca": "Habitació superior amb balcó", "de": "Superior-Zimmer mit Balkon", "en": "Superior room with balcony", "es": "Habitación superior con balcón", "fr": "Chambre supérieure avec balcon", "it": "Camera superior con balcone", "pt": "Quarto superior com varanda"}, "picture": "room"}, {"id": "terrace", "name": "Room with terrace", "names": {"ca": "Habitació amb terrassa", "de": "Zimmer mit Terrasse", "en": "Room with terrace", "es": "Habitación con terraza", "fr": "Chambre avec terrasse", "it": "Camera con terrazza", "pt": "Quarto com terraço"}, "picture": "room"}], "terminals": [{"id": "lobby-1", "name": "Lobby, left kiosk", "model": "V400m", "serial_number": "324688179"}, {"id": "lobby-2", "name": "Lobby, right kiosk", "model": "Self/2000", "serial_number": "81520334"}]}', '2026-11-18 07:17:14.972219+00', NULL, NULL, NULL),
('2', '1', E'{"apps": {"own": {"channel": "ownDevice"}, "kiosk": {"flags": {"list_all_due_in": true, "phone_key_proof": "lobby-code"}, "channel": "kiosk"}, "prechk": {"channel": "ownDevice", "process": "pre-check-in"}, "tablet": {"channel": "tablet"}, "frontapp": {"channel": "frontApp"}, "own-lobby": {"flags": {"keybox": true, "phone_key_proof": "lobby-code"}, "channel": "ownDevice"}}, "flags": {"extra_languages": ["pt"], "allow_manual_entry": true, "only_surname_search": true, "allow_repeated_email": true, "min_age_for_signature": 14, "allow_pay_in_reception": true}, "hotel": {"city": "Lagos", "name": "Foyer Beach", "country": "PRT", "currency": "EUR", "timeZone": "Europe/Lisbon"}, "legal": {"terms_content": {"ca": "La seva habitació a Foyer Beach és seva des de les 14:00 del dia d''arribada fins a les 11:00 del dia de sortida.\\n\\nTothom qui hi passa la nit queda registrat amb un document d''identitat vàlid. Qui signa confirma que les dades són certes.\\n\\nEl preu és el confirmat amb la reserva. S''hi afegeixen la taxa turística i el que consumeixi a l''hotel. El compte es paga com a molt tard a la sortida; qui signa en respon.\\n\\nLa reserva indica fins quan pot cancel·lar i amb quin cost. Si marxa abans, es cobren les nits restants.\\n\\nA l''hotel no s''hi fuma. De 23:00 a 7:00 demanem silenci. Els danys es cobren pel cost de la reparació.\\n\\nDeixi els objectes de valor a la caixa forta de l''habitació. En responem segons la llei.", "de": "Ihr Zimmer im Foyer Beach gehört Ihnen vom Anreisetag um 14:00 Uhr bis zum Abreisetag um 11:00 Uhr.\\n\\nWer hier übernachtet, wird mit einem gültigen Ausweis angemeldet. Mit der Unterschrift bestätigen Sie, dass die Angaben stimmen.\\n\\nEs gilt der Preis, der mit der Buchung bestätigt wurde. Hinzu kommen die Tourismusabgabe und was Sie im Haus bestellen. Die Rechnung ist spätestens bei der Abreise fällig; wer unterschreibt, haftet dafür.\\n\\nBis wann und zu welchen Kosten Sie stornieren können, steht in Ihrer Buchung. Reisen Sie früher ab, werden die übrigen Nächte berechnet.\\n\\nIm Haus wird nicht geraucht. Von 23 bis 7 Uhr bitten wir um Ruhe. Schäden berechnen wir zu den Kosten der Reparatur.\\n\\nWertsachen gehören in den Safe Ihres Zimmers. Wir haften dafür nach dem Gesetz.", "en": "Your room at Foyer Beach is yours from 14:00 on the day you arrive until 11:00 on the day you leave.\\n\\nEverybody who stays overnight is registered with a valid identity document. Whoever signs confirms that what was given is true.\\n\\nThe price is the one confirmed with your booking. City tax and what you order in the house are added. The bill is due at the latest when you leave; whoever signs is liable for it.\\n\\nYour booking says until when you can cancel and what it costs. If you leave early, the nights that are left are charged.\\n\\nThe house is smoke-free. From 23:00 to 7:00 we ask for quiet. Damage is charged at what the repair costs.\\n\\nValuables belong in the safe of your room. We are liable for them as the law provides.", "es": "Su habitación en Foyer Beach está a su disposición desde las 14:00 del día de llegada hasta las 11:00 del día de salida.\\n\\nToda persona que pernocta queda registrada con un documento de identidad válido. Quien firma confirma que los datos facilitados son ciertos.\\n\\nEl precio es el confirmado con su reserva. Se añaden la tasa turística y lo que consuma en el hotel. La cuenta se paga como muy tarde a la salida; quien firma responde de ella.\\n\\nSu reserva indica hasta cuándo puede cancelar y con qué coste. Si se marcha antes, se cobran las noches restantes.\\n\\nEn el hotel no se fuma. De 23:00 a 7:00 rogamos silencio. Los daños se cobran por el coste de la reparación.\\n\\nGuarde los objetos de valor en la caja fuerte de la habitación. Respondemos de ellos según la ley.", "fr": "Votre chambre au Foyer Beach est à vous du jour d''arrivée à 14:00 au jour de départ à 11:00.\\n\\nToute personne qui passe la nuit est enregistrée avec une pièce d''identité valable. La personne qui signe confirme que les données sont exactes.\\n\\nLe prix est celui confirmé avec votre réservation. S''y ajoutent la taxe de séjour et vos consommations. La note est due au plus tard au départ ; la personne qui signe en répond.\\n\\nVotre réservation indique jusqu''à quand vous pouvez annuler et à quel prix. En cas de départ anticipé, les nuits restantes sont facturées.\\n\\nLa maison est non-fumeur. De 23 h à 7 h, merci de respecter le calme. Les dégâts sont facturés au coût de la réparation.\\n\\nDéposez vos objets de valeur dans le coffre de la chambre. Nous en répondons selon la loi.", "it": "La Sua camera al Foyer Beach è a Sua disposizione dalle 14:00 del giorno di arrivo alle 11:00 del giorno di partenza.\\n\\nChiunque pernotti viene registrato con un documento di identità valido. Chi firma conferma che i dati forniti sono veri.\\n\\nIl prezzo è quello confermato con la prenotazione. Si aggiungono l''imposta di soggiorno e le consumazioni. Il conto si paga al più tardi alla partenza; ne risponde chi firma.\\n\\nLa prenotazione indica fino a quando si può annullare e a quale costo. In caso di partenza anticipata si addebitano le notti restanti.\\n\\nIn hotel non si fuma. Dalle 23:00 alle 7:00 chiediamo silenzio. I danni si addebitano al costo della riparazione.\\n\\nGli oggetti di valore vanno nella cassaforte della camera. Ne rispondiamo secondo la legge.", "pt": "O seu quarto no Foyer Beach é seu a partir das 14:00 do dia de chegada até às 11:00 do dia de partida.\\n\\nQuem pernoita é registado com um documento de identificação válido. Quem assina confirma que os dados são verdadeiros.\\n\\nO preço é o confirmado com a reserva. Acrescem a taxa turística e o que consumir no hotel. A conta é paga o mais tardar à partida; quem assina responde por ela.\\n\\nA reserva indica até quando pode cancelar e com que custo. Se partir mais cedo, as noites restantes são cobradas.\\n\\nNo hotel não se fuma. Das 23:00 às 7:00 pedimos silêncio. Os danos são cobrados pelo custo da reparação.\\n\\nGuarde os objetos de valor no cofre do quarto. Respondemos por eles nos termos da lei."}, "privacy_content": {"ca": "Foyer Beach, Praia da Lanterna 3, 8600-000 Lagos, és responsable de les seves dades. Per a qualsevol qüestió, escrigui a beach@example.com.\\n\\nRecollim el nom, la data de naixement, la nacionalitat, el document d''identitat, l''adreça i el contacte, perquè la reserva els necessita i perquè la llei ens obliga a portar un registre i comunicar-lo a la policia.\\n\\nLa imatge del document serveix per llegir-lo i no es desa. La signatura es conserva amb el registre. Els números de targeta mai no ens arriben.\\n\\nConservem el registre el temps que exigeix aquesta llei, les factures el que exigeix la llei fiscal, i res més temps. No cedim dades per a publicitat. Només li enviem novetats si ho va acceptar, i ho pot retirar quan vulgui.\\n\\nPot consultar, corregir, endur-se o fer esborrar les seves dades, llevat que una llei ens obligui a conservar-les, i reclamar davant l''autoritat de control (CNPD, cnpd.pt).", "de": "Verantwortlich für Ihre Daten ist Foyer Beach, Praia da Lanterna 3, 8600-000 Lagos. Zu allem, was sie betrifft, schreiben Sie an beach@example.com.\\n\\nWir erheben Name, Geburtsdatum, Staatsangehörigkeit, Ausweis, Anschrift und Kontakt, weil Ihre Buchung sie braucht und weil das Gesetz uns verpflichtet, ein Register zu führen und der Polizei zu melden.\\n\\nDas Bild Ihres Ausweises dient dem Lesen und wird nicht gespeichert. Ihre Unterschrift bleibt beim Register. Kartennummern erreichen uns nie.\\n\\nDas Register bewahren wir so lange auf, wie jenes Gesetz es verlangt, Rechnungen so lange, wie das Steuerrecht es verlangt, und nichts länger. Für Werbung geben wir nichts weiter. Neuigkeiten erhalten Sie nur, wenn Sie zugestimmt haben; das können Sie jederzeit widerrufen.\\n\\nSie können einsehen, berichtigen, mitnehmen oder löschen lassen, was wir über Sie haben, soweit kein Gesetz die Aufbewahrung verlangt, und sich bei der Aufsichtsbehörde (CNPD, cnpd.pt) beschweren.", "en": "Foyer Beach, Praia da Lanterna 3, 8600-000 Lagos, is responsible for your data. Write to beach@example.com about anything that concerns it.\\n\\nWe take your name, date of birth, nationality, identity document, address and contact, because your booking needs them and because the law obliges us to keep a register and to report it to the police.\\n\\nA picture of your document is used to read it and is not stored. Your signature is kept with the register. Card numbers never reach us.\\n\\nWe keep the register for as long as that law demands, bills for as long as tax law demands, and nothing longer. We pass nothing on for advertising. We write to you with news only if you agreed, and you can withdraw that at any time.\\n\\nYou may see, correct, take along or have deleted what we hold about you, as far as no law obliges us to keep it, and you may complain to the data protection authority (CNPD, cnpd.pt).", "es": "Foyer Beach, Praia da Lanterna 3, 8600-000 Lagos, es responsable de sus datos. Para cualquier cuestión sobre ellos, escriba a beach@example.com.\\n\\nRecogemos su nombre, fecha de nacimiento, nacionalidad, documento de identidad, domicilio y contacto, porque la reserva los necesita y porque la ley nos obliga a llevar un registro y comunicarlo a la policía.\\n\\nLa imagen de su documento se usa para leerlo y no se guarda. Su firma se conserva con el registro. Los números de tarjeta nunca llegan a nosotros.\\n\\nConservamos el registro el tiempo que exige esa ley, las facturas el que exige la ley fiscal, y nada más tiempo. No cedemos datos para publicidad. Solo le enviamos novedades si lo aceptó, y puede retirarlo cuando quiera.\\n\\nPuede consultar, corregir, llevarse o hacer borrar sus datos, salvo que una ley nos obligue a conservarlos, y reclamar ante la autoridad de control (CNPD, cnpd.pt).", "fr": "Foyer Beach, Praia da Lanterna 3, 8600-000 Lagos, est responsable de vos données. Pour toute question, écrivez à beach@example.com.\\n\\nNous recueillons vos nom, date de naissance, nationalité, pièce d''identité, adresse et contact, parce que la réservation les exige et que la loi nous oblige à tenir un registre et à le communiquer à la police.\\n\\nL''image de votre pièce sert à la lire et n''est pas conservée. Votre signature est gardée avec le registre. Les numéros de carte ne nous parviennent jamais.\\n\\nNous gardons le registre aussi longtemps que cette loi l''exige, les factures aussi longtemps que la loi fiscale l''exige, et rien au-delà. Rien n''est cédé à des fins publicitaires. Vous ne recevez des nouvelles que si vous l''avez accepté, et pouvez y renoncer à tout moment.\\n\\nVous pouvez consulter, rectifier, emporter ou faire effacer vos données, sauf si une loi nous oblige à les garder, et saisir l''autorité de contrôle (CNPD, cnpd.pt).", "it": "Foyer Beach, Praia da Lanterna 3, 8600-000 Lagos, è titolare dei Suoi dati. Per ogni questione scriva a beach@example.com.\\n\\nRaccogliamo nome, data di nascita, cittadinanza, documento di identità, indirizzo e contatto, perché la prenotazione li richiede e perché la legge ci obbliga a tenere un registro e a comunicarlo alla polizia.\\n\\nL''immagine del documento serve a leggerlo e non viene conservata. La firma resta con il registro. I numeri di carta non ci arrivano mai.\\n\\nConserviamo il registro per il tempo richiesto da quella legge, le fatture per quello richiesto dalla legge fiscale, e nulla più a lungo. Non cediamo dati per pubblicità. Le inviamo novità solo se ha acconsentito, e può revocarlo in ogni momento.\\n\\nPuò consultare, correggere, portare con sé o far cancellare i Suoi dati, salvo che una legge ci obblighi a conservarli, e rivolgersi all''autorità di controllo (CNPD, cnpd.pt).", "pt": "Foyer Beach, Praia da Lanterna 3, 8600-000 Lagos, é responsável pelos seus dados. Para qualquer questão, escreva para beach@example.com.\\n\\nRecolhemos nome, data de nascimento, nacionalidade, documento de identificação, morada e contacto, porque a reserva os exige e porque a lei nos obriga a manter um registo e a comunicá-lo à polícia.\\n\\nA imagem do documento serve para o ler e não é guardada. A sua assinatura fica com o registo. Os números de cartão nunca chegam até nós.\\n\\nGuardamos o registo pelo tempo que essa lei exige, as faturas pelo que a lei fiscal exige, e nada por mais tempo. Não cedemos dados para publicidade. Só lhe enviamos novidades se aceitou, e pode retirar o consentimento a qualquer momento.\\n\\nPode consultar, corrigir, levar consigo ou mandar apagar os seus dados, salvo se uma lei nos obrigar a guardá-los, e reclamar junto da autoridade de controlo (CNPD, cnpd.pt)."}}, "rooms": [{"type": "cabin", "floor": 0, "number": "1"}, {"type": "cabin", "floor": 0, "number": "2"}, {"type": "cabin", "floor": 0, "number": "3"}, {"type": "cabin", "floor": 0, "number": "4"}, {"type": "cabin", "floor": 0, "number": "5"}, {"type": "cabin", "floor": 0, "number": "6"}, {"type": "sea-view", "floor": 1, "number": "11"}, {"type": "sea-view", "floor": 1, "number": "12"}, {"type": "sea-view", "floor": 1, "number": "14"}, {"type": "sea-view", "floor": 1, "number": "15"}], "theme": {"art": {"lit": "#ffffff", "sky": "#0b6a94", "deep": "#06415e", "dusk": "#ffd9b3", "glow": "#fff0cf", "leaf": "#2e9c86", "skin": "#c99470", "wall": "#e8f5fa", "wood": "#d6a877", "cloth": "#f47f63", "linen": "#ffffff", "metal": "#f4b06a", "paper": "#ffffff", "water": "#1592b8", "object": "#0c2c3d"}, "mark": "wave", "name": "Foyer Beach", "view": "sea", "wall": {"ink": "#ffffff", "edge": "#9ccbdf", "line": "#3182a6", "focus": "#ffd2c4", "muted": "#cfe8f2", "paper": "#075a80", "accent": "#ffab93", "raised": "#106a93", "onAccent": "#38140a", "ornament": "#ff9b80", "positive": "#b6f0de"}, "hours": {"day": {}, "night": {"sky": "#06293f", "dusk": "#2b5a78", "wood": "#7b6450", "linen": "#d5e3ea", "water": "#0c4763"}, "evening": {"sky": "#7a4f7d", "dusk": "#ffb07a", "wood": "#b98458", "water": "#3a6f9b"}}, "roles": {"ink": "#0c2c3d", "edge": "#7593a1", "line": "#d5e5ec", "sunk": "#eef6f9", "focus": "#cf4526", "muted": "#496473", "paper": "#ffffff", "scrim": "rgb(4 40 60 / .58)", "accent": "#0a6790", "danger": "#b0301c", "raised": "#ffffff", "warning": "#875000", "onAccent": "#ffffff", "onDanger": "#ffffff", "ornament": "#f47f63", "positive": "#0a6b5d", "onWarning": "#ffffff", "accentSoft": "#e1f1f8", "dangerSoft": "#ffe5de", "onPositive": "#ffffff", "warningSoft": "#fff0d2", "positiveSoft": "#dcf2ec"}, "shape": {"shadow": "soft", "deskRail": 0, "radiusCard": 24, "radiusDesk": 32, "shadowTint": "#083c58", "buttonFrame": false, "radiusControl": 999}, "display": {"face": "quicksand", "letterCase": "none"}, "highContrast": {"wall": {"edge": "#ffffff", "line": "#8fc0d6", "focus": "#ffe1d8", "muted": "#e4f3f9", "paper": "#00324a", "accent": "#ffc4b3", "raised": "#00415f", "onAccent": "#240a03", "positive": "#cbf7ea"}, "roles": {"ink": "#02151f", "edge": "#02151f", "line": "#4d6a78", "sunk": "#f1f8fb", "focus": "#a52c10", "muted": "#1f3a47", "scrim": "rgb(0 0 0 / .8)", "accent": "#004766", "danger": "#7d1505", "warning": "#573200", "ornament": "#a8341a", "positive": "#00493e"}}}, "labels": {"de": {"check-in.hint": "So, wie er in Ihrer Buchung steht.", "check-in.question": "Wie ist Ihr Nachname?"}, "en": {"check-in.hint": "As in your booking.", "check-in.question": "What is your surname?"}, "es": {"check-in.hint": "Tal como figura en la reserva.", "check-in.question": "¿Cuál es su apellido?"}, "fr": {"check-in.hint": "Tel qu’il figure dans votre réservation.", "check-in.question": "Quel est votre nom de famille ?"}, "pt": {"check-in.hint": "Tal como consta na reserva.", "check-in.question": "Qual é o seu apelido?"}}, "secrets": {"gateway": "sq7HjrUOBfKmC576ILgskD5srU870gJ7", "demo_code": "FOYERDEMO", "admin_password": "foyer-admin", "tablet_password": "foyer-tablet", "front_desk_password": "foyer-desk"}, "pictures": {"room": "sea", "welcome": "sea"}, "hotelInfo": {"name": "Foyer Beach", "wifi": {"network": "Foyer Beach", "password": "salt-and-shells"}, "address": "Praia da Lanterna 3, 8600-000 Lagos", "breakfast": {"from": "08:00", "place": {"de": "auf der Terrasse", "en": "on the terrace", "es": "en la terraza", "fr": "sur la terrasse", "pt": "no terraço"}, "until": "11:00"}, "reception": {"name": "Inês", "phone": "+351 280000000"}, "wayToTheLift": {"de": "Es gibt keinen Aufzug: Die Kabinen stehen am Holzsteg, die Zimmer liegen eine Treppe höher.", "en": "There is no lift: the cabins stand along the boardwalk, the rooms are one flight up.", "es": "No hay ascensor: las cabañas están junto a la pasarela, las habitaciones un piso más arriba.", "fr": "Il n''y a pas d''ascenseur : les cabines longent la passerelle, les chambres sont un étage plus haut.", "pt": "Não há elevador: as cabanas ficam ao longo do passadiço, os quartos um andar acima."}, "checkOutUntil": "11:00"}, "roomTypes": [{"id": "cabin", "name": "Beach cabin", "names": {"ca": "Cabana de platja", "de": "Strandkabine", "en": "Beach cabin", "es": "Cabaña de playa", "fr": "Cabine de plage", "it": "Cabina sulla spiaggia", "pt": "Cabana de praia"}, "picture": "sea"}, {"id": "sea-view", "name": "Room with sea view", "names": {"ca": "Habitació amb vistes al mar", "de": "Zimmer mit Meerblick", "en": "Room with sea view", "es": "Habitación con vistas al mar", "fr": "Chambre avec vue sur la mer", "it": "Camera con vista mare", "pt": "Quarto com vista para o mar"}, "picture": "sea"}]}', '2026-11-18 07:17:15.456794+00', NULL, NULL, NULL),
('3', '1', E'{"apps": {"own": {"channel": "ownDevice"}, "pay": {"flags": {"pos_provider": "redsys", "allow_payments": true}, "channel": "ownDevice"}, "kiosk": {"channel": "kiosk"}, "extras": {"flags": {"extras_view": "many", "extras_offered": true}, "channel": "ownDevice"}, "prechk": {"channel": "ownDevice", "process": "pre-check-in"}, "tablet": {"channel": "tablet"}, "licence": {"flags": {"pos_provider": "redsys", "allow_payments": true, "capture_drivelicense": true}, "channel": "ownDevice"}, "frontapp": {"channel": "frontApp"}, "kiosk-licence": {"flags": {"capture_drivelicense": true}, "channel": "kiosk"}}, "flags": {"extras_offered": false, "phone_key_proof": "nothing", "allow_manual_entry": true, "allow_pay_in_reception": true, "send_complete_checkin_email_to_client": true}, "fleet": {"upsells": [{"to": "estate", "from": ["compact"], "perDay": 9}, {"to": "suv", "from": ["compact"], "perDay": 19.5}, {"to": "convertible", "from": ["compact"], "perDay": 34}, {"to": "van", "from": ["compact"], "perDay": 27}], "deposits": {"suv": 700, "van": 800, "small": 300, "estate": 500, "compact": 400, "convertible": 900}, "vehicles": [{"fuel": "electric", "model": "Mosca", "plate": "4182 KDL", "space": "A1", "kilometres": 8140}, {"fuel": "electric", "model": "Mosca", "plate": "4219 KDL", "space": "A2", "kilometres": 9413}, {"fuel": "electric", "model": "Mosca", "plate": "4256 KDL", "space": "A3", "kilometres": 10686}, {"fuel": "electric", "model": "Mosca", "plate": "4293 KDL", "space": "A4", "kilometres": 11959}, {"fuel": "petrol", "model": "Arena", "plate": "4330 LHV", "space": "B1", "kilometres": 13232}, {"fuel": "petrol", "model": "Arena", "plate": "4367 LHV", "space": "B2", "kilometres": 14505}, {"fuel": "petrol", "model": "Arena", "plate": "4404 LHV", "space": "B3", "kilometres": 15778}, {"fuel": "petrol", "model": "Arena", "plate": "4441 LHV", "space": "B4", "kilometres": 17051}, {"fuel": "diesel", "model": "Teide 4", "plate": "4478 MBR", "space": "C1", "kilometres": 18324}, {"fuel": "diesel", "model": "Teide 4", "plate": "4515 MBR", "space": "C2", "kilometres": 19597}, {"fuel": "hybrid", "model": "Laguna Tour", "plate": "4552 LXT", "space": "D1", "kilometres": 20870}, {"fuel": "hybrid", "model": "Laguna Tour", "plate": "4589 LXT", "space": "D2", "kilometres": 22143}, {"fuel": "petrol", "model": "Brisa", "plate": "4626 MCJ", "space": "E1", "kilometres": 23416}, {"fuel": "diesel", "model": "Siete", "plate": "4663 LZN", "space": "F1", "kilometres": 24689}, {"fuel": "diesel", "model": "Siete", "plate": "4700 LZN", "space": "F2", "kilometres": 25962}]}, "hotel": {"city": "Gran Canaria Airport", "name": "Foyer Cars", "country": "ESP", "currency": "EUR", "timeZone": "Atlantic/Canary"}, "legal": {"terms_content": {"ca": "El contracte és entre vostè i Foyer Cars. Només poden conduir els conductors que hi consten, cadascun amb un permís vàlid aquí i amb almenys un any d''antiguitat.\\n\\nEl cotxe es lliura net i amb el dipòsit ple i es torna igual, a l''hora i al lloc acordats. El combustible que falti es cobra amb un càrrec per omplir-lo.\\n\\nL''assegurança a tercers hi és inclosa. Sense cobertura total, vostè respon de danys i robatori fins a la franquícia indicada a la reserva. La negligència, el combustible equivocat i circular fora de la via mai no estan coberts.\\n\\nLes multes i els peatges són a càrrec seu. Després d’un accident o un robatori, truqui a la policia i després a nosaltres.\\n\\nEs reté un dipòsit a la targeta, que s''allibera quan el cotxe torna sense danys.", "de": "Der Vertrag besteht zwischen Ihnen und Foyer Cars. Fahren dürfen nur die darin genannten Fahrer, jeder mit einem hier gültigen Führerschein, den er seit mindestens einem Jahr besitzt.\\n\\nDas Auto wird sauber und vollgetankt übergeben und ebenso zurückgebracht, pünktlich und am vereinbarten Ort. Fehlender Kraftstoff wird mit einer Tankgebühr berechnet.\\n\\nDie Haftpflichtversicherung ist enthalten. Ohne Vollkasko haften Sie für Schäden und Diebstahl bis zur Selbstbeteiligung in Ihrer Buchung. Fahrlässigkeit, falscher Kraftstoff und Fahrten im Gelände sind nie versichert.\\n\\nBußgelder und Maut tragen Sie. Nach Unfall oder Diebstahl rufen Sie die Polizei und dann uns.\\n\\nAuf Ihrer Karte wird eine Kaution vorgemerkt und freigegeben, wenn das Auto unbeschädigt zurück ist.", "en": "The contract is between you and Foyer Cars. Only drivers named in it may drive, each with a licence that is valid here and held for at least a year.\\n\\nThe car is handed over clean and with a full tank and comes back the same way, on time and to the place agreed. Missing fuel is charged with a fee for filling up.\\n\\nThird-party insurance is included. Without full cover you are liable for damage and theft up to the excess named in your booking. Negligence, wrong fuel and driving off the road are never covered.\\n\\nFines and tolls are yours. After an accident or a theft, call the police and then us.\\n\\nA deposit is held on your card and released when the car is back undamaged.", "es": "El contrato se celebra entre usted y Foyer Cars. Solo pueden conducir los conductores que figuran en él, cada uno con un permiso válido aquí y con al menos un año de antigüedad.\\n\\nEl coche se entrega limpio y con el depósito lleno y se devuelve igual, a la hora y en el lugar acordados. El combustible que falte se cobra con un cargo por repostaje.\\n\\nEl seguro a terceros está incluido. Sin cobertura total, usted responde de daños y robo hasta la franquicia indicada en la reserva. La negligencia, el combustible equivocado y circular fuera de la vía nunca están cubiertos.\\n\\nLas multas y los peajes corren de su cuenta. Tras un accidente o un robo, llame a la policía y después a nosotros.\\n\\nSe retiene un depósito en su tarjeta, que se libera cuando el coche vuelve sin daños.", "fr": "Le contrat lie vous-même et Foyer Cars. Seuls les conducteurs qui y figurent peuvent conduire, chacun avec un permis valable ici, obtenu depuis au moins un an.\\n\\nLa voiture est remise propre avec le plein et rendue de même, à l''heure et au lieu convenus. Le carburant manquant est facturé avec des frais de plein.\\n\\nL''assurance au tiers est comprise. Sans assurance complète, vous répondez des dégâts et du vol jusqu''à la franchise indiquée dans la réservation. La négligence, l''erreur de carburant et la conduite hors route ne sont jamais couvertes.\\n\\nLes amendes et les péages sont à votre charge. Après un accident ou un vol, appelez la police, puis nous.\\n\\nUne caution est bloquée sur votre carte et libérée quand la voiture revient sans dégât.", "it": "Il contratto è tra Lei e Foyer Cars. Possono guidare solo i conducenti indicati, ciascuno con una patente valida qui e posseduta da almeno un anno.\\n\\nL''auto viene consegnata pulita e con il pieno e va restituita allo stesso modo, all''ora e nel luogo concordati. Il carburante mancante si addebita con un costo di rifornimento.\\n\\nL''assicurazione verso terzi è inclusa. Senza copertura totale Lei risponde di danni e furto fino alla franchigia indicata nella prenotazione. Negligenza, carburante sbagliato e guida fuori strada non sono mai coperti.\\n\\nMulte e pedaggi sono a Suo carico. Dopo un incidente o un furto chiami la polizia e poi noi.\\n\\nSulla carta viene bloccato un deposito, liberato quando l''auto torna senza danni.", "pt": "O contrato é entre si e Foyer Cars. Só podem conduzir os condutores nele indicados, cada um com uma carta válida aqui e obtida há pelo menos um ano.\\n\\nO carro é entregue limpo e com o depósito cheio e devolvido da mesma forma, à hora e no local combinados. O combustível em falta é cobrado com uma taxa de abastecimento.\\n\\nO seguro contra terceiros está incluído. Sem cobertura total, responde por danos e roubo até à franquia indicada na reserva. A negligência, o combustível errado e a condução fora de estrada nunca estão cobertos.\\n\\nAs multas e as portagens são por sua conta. Depois de um acidente ou roubo, chame a polícia e depois a nós.\\n\\nÉ retida uma caução no seu cartão, libertada quando o carro volta sem danos."}, "privacy_content": {"ca": "Foyer Cars, Aeropuerto de Gran Canaria, 35230 Las Palmas, és responsable de les seves dades. Per a qualsevol qüestió, escrigui a cars@example.com.\\n\\nRecollim el nom, la data de naixement, la nacionalitat, el document d''identitat, l''adreça i el contacte, perquè la reserva els necessita i perquè la llei ens obliga a portar un registre i comunicar-lo a la policia.\\n\\nLa imatge del document serveix per llegir-lo i no es desa. La signatura es conserva amb el registre. Els números de targeta mai no ens arriben.\\n\\nConservem el registre el temps que exigeix aquesta llei, les factures el que exigeix la llei fiscal, i res més temps. No cedim dades per a publicitat. Només li enviem novetats si ho va acceptar, i ho pot retirar quan vulgui.\\n\\nPot consultar, corregir, endur-se o fer esborrar les seves dades, llevat que una llei ens obligui a conservar-les, i reclamar davant l''autoritat de control (AEPD, aepd.es).", "de": "Verantwortlich für Ihre Daten ist Foyer Cars, Aeropuerto de Gran Canaria, 35230 Las Palmas. Zu allem, was sie betrifft, schreiben Sie an cars@example.com.\\n\\nWir erheben Name, Geburtsdatum, Staatsangehörigkeit, Ausweis, Anschrift und Kontakt, weil Ihre Buchung sie braucht und weil das Gesetz uns verpflichtet, ein Register zu führen und der Polizei zu melden.\\n\\nDas Bild Ihres Ausweises dient dem Lesen und wird nicht gespeichert. Ihre Unterschrift bleibt beim Register. Kartennummern erreichen uns nie.\\n\\nDas Register bewahren wir so lange auf, wie jenes Gesetz es verlangt, Rechnungen so lange, wie das Steuerrecht es verlangt, und nichts länger. Für Werbung geben wir nichts weiter. Neuigkeiten erhalten Sie nur, wenn Sie zugestimmt haben; das können Sie jederzeit widerrufen.\\n\\nSie können einsehen, berichtigen, mitnehmen oder löschen lassen, was wir über Sie haben, soweit kein Gesetz die Aufbewahrung verlangt, und sich bei der Aufsichtsbehörde (AEPD, aepd.es) beschweren.", "en": "Foyer Cars, Aeropuerto de Gran Canaria, 35230 Las Palmas, is responsible for your data. Write to cars@example.com about anything that concerns it.\\n\\nWe take your name, date of birth, nationality, identity document, address and contact, because your booking needs them and because the law obliges us to keep a register and to report it to the police.\\n\\nA picture of your document is used to read it and is not stored. Your signature is kept with the register. Card numbers never reach us.\\n\\nWe keep the register for as long as that law demands, bills for as long as tax law demands, and nothing longer. We pass nothing on for advertising. We write to you with news only if you agreed, and you can withdraw that at any time.\\n\\nYou may see, correct, take along or have deleted what we hold about you, as far as no law obliges us to keep it, and you may complain to the data protection authority (AEPD, aepd.es).", "es": "Foyer Cars, Aeropuerto de Gran Canaria, 35230 Las Palmas, es responsable de sus datos. Para cualquier cuestión sobre ellos, escriba a cars@example.com.\\n\\nRecogemos su nombre, fecha de nacimiento, nacionalidad, documento de identidad, domicilio y contacto, porque la reserva los necesita y porque la ley nos obliga a llevar un registro y comunicarlo a la policía.\\n\\nLa imagen de su documento se usa para leerlo y no se guarda. Su firma se conserva con el registro. Los números de tarjeta nunca llegan a nosotros.\\n\\nConservamos el registro el tiempo que exige esa ley, las facturas el que exige la ley fiscal, y nada más tiempo. No cedemos datos para publicidad. Solo le enviamos novedades si lo aceptó, y puede retirarlo cuando quiera.\\n\\nPuede consultar, corregir, llevarse o hacer borrar sus datos, salvo que una ley nos obligue a conservarlos, y reclamar ante la autoridad de control (AEPD, aepd.es).", "fr": "Foyer Cars, Aeropuerto de Gran Canaria, 35230 Las Palmas, est responsable de vos données. Pour toute question, écrivez à cars@example.com.\\n\\nNous recueillons vos nom, date de naissance, nationalité, pièce d''identité, adresse et contact, parce que la réservation les exige et que la loi nous oblige à tenir un registre et à le communiquer à la police.\\n\\nL''image de votre pièce sert à la lire et n''est pas conservée. Votre signature est gardée avec le registre. Les numéros de carte ne nous parviennent jamais.\\n\\nNous gardons le registre aussi longtemps que cette loi l''exige, les factures aussi longtemps que la loi fiscale l''exige, et rien au-delà. Rien n''est cédé à des fins publicitaires. Vous ne recevez des nouvelles que si vous l''avez accepté, et pouvez y renoncer à tout moment.\\n\\nVous pouvez consulter, rectifier, emporter ou faire effacer vos données, sauf si une loi nous oblige à les garder, et saisir l''autorité de contrôle (AEPD, aepd.es).", "it": "Foyer Cars, Aeropuerto de Gran Canaria, 35230 Las Palmas, è titolare dei Suoi dati. Per ogni questione scriva a cars@example.com.\\n\\nRaccogliamo nome, data di nascita, cittadinanza, documento di identità, indirizzo e contatto, perché la prenotazione li richiede e perché la legge ci obbliga a tenere un registro e a comunicarlo alla polizia.\\n\\nL''immagine del documento serve a leggerlo e non viene conservata. La firma resta con il registro. I numeri di carta non ci arrivano mai.\\n\\nConserviamo il registro per il tempo richiesto da quella legge, le fatture per quello richiesto dalla legge fiscale, e nulla più a lungo. Non cediamo dati per pubblicità. Le inviamo novità solo se ha acconsentito, e può revocarlo in ogni momento.\\n\\nPuò consultare, correggere, portare con sé o far cancellare i Suoi dati, salvo che una legge ci obblighi a conservarli, e rivolgersi all''autorità di controllo (AEPD, aepd.es).", "pt": "Foyer Cars, Aeropuerto de Gran Canaria, 35230 Las Palmas, é responsável pelos seus dados. Para qualquer questão, escreva para cars@example.com.\\n\\nRecolhemos nome, data de nascimento, nacionalidade, documento de identificação, morada e contacto, porque a reserva os exige e porque a lei nos obriga a manter um registo e a comunicá-lo à polícia.\\n\\nA imagem do documento serve para o ler e não é guardada. A sua assinatura fica com o registo. Os números de cartão nunca chegam até nós.\\n\\nGuardamos o registo pelo tempo que essa lei exige, as faturas pelo que a lei fiscal exige, e nada por mais tempo. Não cedemos dados para publicidade. Só lhe enviamos novidades se aceitou, e pode retirar o consentimento a qualquer momento.\\n\\nPode consultar, corrigir, levar consigo ou mandar apagar os seus dados, salvo se uma lei nos obrigar a guardá-los, e reclamar junto da autoridade de controlo (AEPD, aepd.es)."}}, "rooms": [{"type": "small", "floor": -1, "number": "A1"}, {"type": "small", "floor": -1, "number": "A2"}, {"type": "small", "floor": -1, "number": "A3"}, {"type": "small", "floor": -1, "number": "A4"}, {"type": "compact", "floor": -1, "number": "B1"}, {"type": "compact", "floor": -1, "number": "B2"}, {"type": "compact", "floor": -1, "number": "B3"}, {"type": "compact", "floor": -1, "number": "B4"}, {"type": "suv", "floor": -1, "number": "C1"}, {"type": "suv", "floor": -1, "number": "C2"}, {"type": "estate", "floor": -1, "number": "D1"}, {"type": "estate", "floor": -1, "number": "D2"}, {"type": "convertible", "floor": -1, "number": "E1"}, {"type": "van", "floor": -1, "number": "F1"}, {"type": "van", "floor": -1, "number": "F2"}], "theme": {"art": {"lit": "#ffe36b", "sky": "#ffd100", "deep": "#16181b", "dusk": "#fff0a8", "glow": "#fff6cf", "leaf": "#4a5057", "skin": "#c08a63", "wall": "#f2c500", "wood": "#3a3f45", "cloth": "#2b2f34", "linen": "#f5f5f2", "metal": "#c9ced2", "paper": "#ffffff", "water": "#8d9aa3", "object": "#23262a"}, "mark": "road", "name": "Foyer Cars", "view": "car", "wall": {"ink": "#16181b", "edge": "#6e5d00", "line": "#d4ad00", "focus": "#16181b", "muted": "#453d0b", "paper": "#ffd100", "accent": "#16181b", "raised": "#ffdf4d", "onAccent": "#ffd100", "ornament": "#16181b", "positive": "#0f4a22"}, "hours": {"day": {}, "night": {}, "evening": {}}, "roles": {"ink": "#f5f5f2", "edge": "#7b848c", "line": "#3b4147", "sunk": "#15171a", "focus": "#ffffff", "muted": "#adb4ba", "paper": "#1c1f23", "scrim": "rgb(0 0 0 / .7)", "accent": "#ffd100", "danger": "#ff9585", "raised": "#272b30", "warning": "#ffb95a", "onAccent": "#16181b", "onDanger": "#2e0903", "ornament": "#ffd100", "positive": "#74dc9b", "onWarning": "#2a1700", "accentSoft": "#36331d", "dangerSoft": "#40221e", "onPositive": "#0c1f14", "warningSoft": "#3b2c16", "positiveSoft": "#1d3326"}, "shape": {"shadow": "none", "deskRail": 0, "radiusCard": 4, "radiusDesk": 0, "shadowTint": "#000000", "buttonFrame": false, "radiusControl": 3}, "display": {"face": "archivo-condensed", "letterCase": "uppercase"}, "highContrast": {"wall": {"ink": "#000000", "edge": "#000000", "line": "#7a6600", "focus": "#000000", "muted": "#241f00", "paper": "#ffdd33", "accent": "#000000", "raised": "#ffe566", "onAccent": "#ffdd33", "positive": "#00330f"}, "roles": {"ink": "#ffffff", "edge": "#ffffff", "line": "#9aa3ab", "sunk": "#000000", "muted": "#dfe3e6", "paper": "#000000", "scrim": "rgb(0 0 0 / .86)", "accent": "#ffdd33", "danger": "#ffb9ad", "raised": "#0d0e10", "warning": "#ffd08a", "onAccent": "#000000", "positive": "#9af0b9", "accentSoft": "#26230c", "dangerSoft": "#30120e", "warningSoft": "#2a1d08", "positiveSoft": "#0c2315"}}}, "extras": [{"id": "second-driver", "type": "secondDriver", "names": {"ca": "Segon conductor", "de": "Zweiter Fahrer", "en": "Second driver", "es": "Segundo conductor", "fr": "Deuxième conducteur", "it": "Secondo guidatore", "pt": "Segundo condutor"}, "order": 10, "price": 5, "perNight": true, "descriptions": {"ca": "Tothom qui condueix consta al contracte i està assegurat.", "de": "Wer fährt, steht im Vertrag und ist versichert.", "en": "Everybody who drives stands in the agreement and is insured.", "es": "Todo el que conduce figura en el contrato y está asegurado.", "fr": "Quiconque conduit figure au contrat et est assuré.", "it": "Chi guida figura nel contratto ed è assicurato.", "pt": "Quem conduz consta do contrato e está segurado."}, "priceDescriptions": {"ca": "cadascun, per tots els dies", "de": "je Fahrer, für alle Tage", "en": "each, for all days", "es": "cada uno, por todos los días", "fr": "chacun, pour tous les jours", "it": "ciascuno, per tutti i giorni", "pt": "cada um, por todos os dias"}}, {"id": "young-driver", "type": "youngDriver", "names": {"ca": "Conductor jove", "de": "Junger Fahrer", "en": "Young driver", "es": "Conductor joven", "fr": "Jeune conducteur", "it": "Giovane guidatore", "pt": "Condutor jovem"}, "order": 20, "price": 12, "perNight": true, "descriptions": {"ca": "L''assegurança costa més per a conductors més joves del que diu la reserva.", "de": "Die Versicherung kostet mehr für Fahrer, die jünger sind, als die Buchung sagt.", "en": "The insurance asks more for drivers who are younger than the booking says.", "es": "El seguro cuesta más para conductores menores de la edad que dice la reserva.", "fr": "L''assurance coûte plus pour les conducteurs plus jeunes que ne le dit la réservation.", "it": "L''assicurazione costa di più per chi è più giovane di quanto dice la prenotazione.", "pt": "O seguro custa mais para condutores mais novos do que diz a reserva."}}, {"id": "child-seat", "max": 3, "names": {"ca": "Cadireta infantil", "de": "Kindersitz", "en": "Child seat", "es": "Silla infantil", "fr": "Siège enfant", "it": "Seggiolino", "pt": "Cadeira de criança"}, "order": 30, "price": 6, "picture": "child-bed", "perNight": true, "allotment": 8, "descriptions": {"ca": "La muntem abans que arribeu al cotxe.", "de": "Eingebaut, bevor Sie zum Auto kommen.", "en": "Built in before you come to the car.", "es": "La montamos antes de que llegue al coche.", "fr": "Installé avant que vous arriviez à la voiture.", "it": "Montato prima che arrivi all''auto.", "pt": "Montada antes de chegar ao carro."}}], "gateway": {"kind": "redsys", "terminal": "1", "environment": "demo", "merchant_code": "999008881"}, "product": "carRental", "screens": [{"name": "SearchReservation", "order": 20, "assets": [{"name": "search", "type": "FieldArray", "fields": [{"name": "voucher", "mandatory": true, "max_chars": 40}, {"name": "surname", "mandatory": true, "max_chars": 100}]}], "process": "check-in"}, {"name": "YourBookings", "order": 30, "process": "check-in"}, {"name": "GuestsList", "order": 40, "process": "check-in"}, {"name": "MrzCapture", "order": 50, "assets": [{"name": "document", "type": "FieldArray", "fields": [{"name": "firstName", "mandatory": true}, {"name": "lastName", "mandatory": true}, {"name": "birthDate", "type": "date", "mandatory": true}, {"name": "gender", "type": "select", "mandatory": true, "select_source": "genders"}, {"name": "nationality", "type": "country", "mandatory": true}, {"name": "documentType", "type": "select", "mandatory": true, "select_source": "documentTypes"}, {"name": "documentNumber", "mandatory": true}, {"name": "expiryDate", "type": "date", "mandatory": true}, {"name": "issueDate", "type": "date", "visible": false}]}, {"name": "mainGuest", "type": "FieldArray", "fields": [{"name": "email", "type": "email", "mandatory": true}, {"name": "phone", "type": "phone"}, {"name": "country", "type": "country", "mandatory": true}, {"name": "street", "type": "text"}, {"name": "postalCode", "type": "postalCode"}, {"name": "city", "type": "text"}]}, {"name": "otherGuest", "type": "FieldArray", "fields": [{"name": "country", "type": "country", "mandatory": true}, {"name": "email", "type": "email", "visible": false}, {"name": "phone", "type": "phone", "visible": false}, {"name": "street", "type": "text", "visible": false}, {"name": "postalCode", "type": "postalCode", "visible": false}, {"name": "relationship", "type": "select", "mandatory": true, "select_source": "relationships"}]}], "process": "check-in"}, {"name": "SignatureScreen", "order": 60, "assets": [{"name": "checks", "type": "FieldArray", "fields": []}], "process": "check-in"}, {"name": "PaymentResume", "order": 90, "process": "check-in"}, {"name": "KeyGeneration", "order": 100, "process": "check-in"}, {"name": "ThanksScreen", "order": 110, "process": "check-in"}, {"name": "SearchReservation", "order": 20, "assets": [{"name": "search", "type": "FieldArray", "fields": [{"name": "voucher", "mandatory": true, "max_chars": 40}, {"name": "surname", "mandatory": true, "max_chars": 100}]}], "process": "pre-check-in"}, {"name": "YourBookings", "order": 30, "process": "pre-check-in"}, {"name": "GuestsList", "order": 40, "process": "pre-check-in"}, {"name": "MrzCapture", "order": 50, "assets": [{"name": "document", "type": "FieldArray", "fields": [{"name": "firstName", "mandatory": true}, {"name": "lastName", "mandatory": true}, {"name": "birthDate", "type": "date", "mandatory": true}, {"name": "gender", "type": "select", "mandatory": true, "select_source": "genders"}, {"name": "nationality", "type": "country", "mandatory": true}, {"name": "documentType", "type": "select", "mandatory": true, "select_source": "documentTypes"}, {"name": "documentNumber", "mandatory": true}, {"name": "expiryDate", "type": "date", "mandatory": true}, {"name": "issueDate", "type": "date", "visible": false}]}, {"name": "mainGuest", "type": "FieldArray", "fields": [{"name": "email", "type": "email", "mandatory": true}, {"name": "phone", "type": "phone"}, {"name": "country", "type": "country", "mandatory": true}, {"name": "street", "type": "text"}, {"name": "postalCode", "type": "postalCode"}, {"name": "city", "type": "text"}]}, {"name": "otherGuest", "type": "FieldArray", "fields": [{"name": "country", "type": "country", "mandatory": true}, {"name": "email", "type": "email", "visible": false}, {"name": "phone", "type": "phone", "visible": false}, {"name": "street", "type": "text", "visible": false}, {"name": "postalCode", "type": "postalCode", "visible": false}, {"name": "relationship", "type": "select", "mandatory": true, "select_source": "relationships"}]}], "process": "pre-check-in"}, {"name": "SignatureScreen", "order": 60, "assets": [{"name": "checks", "type": "FieldArray", "fields": []}], "process": "pre-check-in"}, {"name": "PaymentResume", "order": 90, "process": "pre-check-in"}, {"name": "ThanksScreen", "order": 110, "process": "pre-check-in"}, {"name": "RacUpsell", "order": 55}, {"name": "ExtrasScreen", "order": 57}], "secrets": {"gateway": "sq7HjrUOBfKmC576ILgskD5srU870gJ7", "demo_code": "FOYERDEMO", "admin_password": "foyer-admin", "tablet_password": "foyer-tablet", "front_desk_password": "foyer-desk"}, "hotelInfo": {"name": "Foyer Cars", "wifi": {"network": "Foyer Cars"}, "address": "Aeropuerto de Gran Canaria, 35230 Las Palmas", "reception": {"name": "Yeray", "phone": "+34 928000000"}, "wayToTheLift": {"de": "Das Parkhaus liegt gegenüber: mit dem Aufzug auf Ebene -1, dann der gelben Linie nach.", "en": "The car park is across the road: lift down to level -1, then follow the yellow line.", "es": "El aparcamiento está al otro lado de la calle: baje en ascensor a la planta -1 y siga la línea amarilla.", "fr": "Le parking est en face : descendez en ascenseur au niveau -1, puis suivez la ligne jaune."}, "checkOutUntil": "12:00"}, "roomTypes": [{"id": "compact", "name": "Compact car", "names": {"ca": "Cotxe compacte", "de": "Kompaktwagen", "en": "Compact car", "es": "Coche compacto", "fr": "Voiture compacte", "it": "Auto compatta", "pt": "Carro compacto"}, "picture": "car"}, {"id": "convertible", "name": "Convertible", "names": {"ca": "Descapotable", "de": "Cabrio", "en": "Convertible", "es": "Descapotable", "fr": "Cabriolet", "it": "Cabriolet", "pt": "Descapotável"}, "picture": "car-convertible"}, {"id": "estate", "name": "Estate car", "names": {"ca": "Cotxe familiar", "de": "Kombi", "en": "Estate car", "es": "Coche familiar", "fr": "Break", "it": "Station wagon", "pt": "Carrinha"}, "picture": "car-estate"}, {"id": "small", "name": "Small car", "names": {"ca": "Cotxe petit", "de": "Kleinwagen", "en": "Small car", "es": "Coche pequeño", "fr": "Citadine", "it": "Utilitaria", "pt": "Carro pequeno"}, "picture": "car-small"}, {"id": "suv", "name": "SUV with four-wheel drive", "names": {"ca": "SUV amb tracció total", "de": "SUV mit Allradantrieb", "en": "SUV with four-wheel drive", "es": "SUV con tracción total", "fr": "SUV à quatre roues motrices", "it": "SUV a trazione integrale", "pt": "SUV com tração integral"}, "picture": "car-suv"}, {"id": "van", "name": "Van for seven", "names": {"ca": "Furgoneta de set places", "de": "Bus für sieben", "en": "Van for seven", "es": "Furgoneta de siete plazas", "fr": "Minibus sept places", "it": "Furgone a sette posti", "pt": "Carrinha de sete lugares"}, "picture": "car-van"}]}', '2026-11-18 07:17:15.642607+00', NULL, NULL, NULL),
('4', '1', E'{"apps": {"own": {"channel": "ownDevice"}, "kiosk": {"channel": "kiosk"}, "prechk": {"channel": "ownDevice", "process": "pre-check-in"}, "tablet": {"channel": "tablet"}, "frontapp": {"channel": "frontApp"}, "kiosk-pay": {"flags": {"pos_provider": "adyen", "terminal_ids": ["lobby-1"], "allow_payments": true, "italy_fiscal_printer_active": true, "italy_fiscal_printer_pms_id": "roma-1"}, "channel": "kiosk"}}, "flags": {"phone_key_proof": "nothing", "allow_manual_entry": true, "allow_repeated_email": true, "min_age_for_signature": 18, "allow_pay_in_reception": true}, "hotel": {"city": "Roma", "name": "Foyer Roma", "country": "ITA", "currency": "EUR", "timeZone": "Europe/Rome"}, "legal": {"terms_content": {"ca": "La seva habitació a Foyer Roma és seva des de les 14:00 del dia d''arribada fins a les 11:00 del dia de sortida.\\n\\nTothom qui hi passa la nit queda registrat amb un document d''identitat vàlid. Qui signa confirma que les dades són certes.\\n\\nEl preu és el confirmat amb la reserva. S''hi afegeixen la taxa turística i el que consumeixi a l''hotel. El compte es paga com a molt tard a la sortida; qui signa en respon.\\n\\nLa reserva indica fins quan pot cancel·lar i amb quin cost. Si marxa abans, es cobren les nits restants.\\n\\nA l''hotel no s''hi fuma. De 23:00 a 7:00 demanem silenci. Els danys es cobren pel cost de la reparació.\\n\\nDeixi els objectes de valor a la caixa forta de l''habitació. En responem segons la llei.", "de": "Ihr Zimmer im Foyer Roma gehört Ihnen vom Anreisetag um 14:00 Uhr bis zum Abreisetag um 11:00 Uhr.\\n\\nWer hier übernachtet, wird mit einem gültigen Ausweis angemeldet. Mit der Unterschrift bestätigen Sie, dass die Angaben stimmen.\\n\\nEs gilt der Preis, der mit der Buchung bestätigt wurde. Hinzu kommen die Tourismusabgabe und was Sie im Haus bestellen. Die Rechnung ist spätestens bei der Abreise fällig; wer unterschreibt, haftet dafür.\\n\\nBis wann und zu welchen Kosten Sie stornieren können, steht in Ihrer Buchung. Reisen Sie früher ab, werden die übrigen Nächte berechnet.\\n\\nIm Haus wird nicht geraucht. Von 23 bis 7 Uhr bitten wir um Ruhe. Schäden berechnen wir zu den Kosten der Reparatur.\\n\\nWertsachen gehören in den Safe Ihres Zimmers. Wir haften dafür nach dem Gesetz.", "en": "Your room at Foyer Roma is yours from 14:00 on the day you arrive until 11:00 on the day you leave.\\n\\nEverybody who stays overnight is registered with a valid identity document. Whoever signs confirms that what was given is true.\\n\\nThe price is the one confirmed with your booking. City tax and what you order in the house are added. The bill is due at the latest when you leave; whoever signs is liable for it.\\n\\nYour booking says until when you can cancel and what it costs. If you leave early, the nights that are left are charged.\\n\\nThe house is smoke-free. From 23:00 to 7:00 we ask for quiet. Damage is charged at what the repair costs.\\n\\nValuables belong in the safe of your room. We are liable for them as the law provides.", "es": "Su habitación en Foyer Roma está a su disposición desde las 14:00 del día de llegada hasta las 11:00 del día de salida.\\n\\nToda persona que pernocta queda registrada con un documento de identidad válido. Quien firma confirma que los datos facilitados son ciertos.\\n\\nEl precio es el confirmado con su reserva. Se añaden la tasa turística y lo que consuma en el hotel. La cuenta se paga como muy tarde a la salida; quien firma responde de ella.\\n\\nSu reserva indica hasta cuándo puede cancelar y con qué coste. Si se marcha antes, se cobran las noches restantes.\\n\\nEn el hotel no se fuma. De 23:00 a 7:00 rogamos silencio. Los daños se cobran por el coste de la reparación.\\n\\nGuarde los objetos de valor en la caja fuerte de la habitación. Respondemos de ellos según la ley.", "fr": "Votre chambre au Foyer Roma est à vous du jour d''arrivée à 14:00 au jour de départ à 11:00.\\n\\nToute personne qui passe la nuit est enregistrée avec une pièce d''identité valable. La personne qui signe confirme que les données sont exactes.\\n\\nLe prix est celui confirmé avec votre réservation. S''y ajoutent la taxe de séjour et vos consommations. La note est due au plus tard au départ ; la personne qui signe en répond.\\n\\nVotre réservation indique jusqu''à quand vous pouvez annuler et à quel prix. En cas de départ anticipé, les nuits restantes sont facturées.\\n\\nLa maison est non-fumeur. De 23 h à 7 h, merci de respecter le calme. Les dégâts sont facturés au coût de la réparation.\\n\\nDéposez vos objets de valeur dans le coffre de la chambre. Nous en répondons selon la loi.", "it": "La Sua camera al Foyer Roma è a Sua disposizione dalle 14:00 del giorno di arrivo alle 11:00 del giorno di partenza.\\n\\nChiunque pernotti viene registrato con un documento di identità valido. Chi firma conferma che i dati forniti sono veri.\\n\\nIl prezzo è quello confermato con la prenotazione. Si aggiungono l''imposta di soggiorno e le consumazioni. Il conto si paga al più tardi alla partenza; ne risponde chi firma.\\n\\nLa prenotazione indica fino a quando si può annullare e a quale costo. In caso di partenza anticipata si addebitano le notti restanti.\\n\\nIn hotel non si fuma. Dalle 23:00 alle 7:00 chiediamo silenzio. I danni si addebitano al costo della riparazione.\\n\\nGli oggetti di valore vanno nella cassaforte della camera. Ne rispondiamo secondo la legge.", "pt": "O seu quarto no Foyer Roma é seu a partir das 14:00 do dia de chegada até às 11:00 do dia de partida.\\n\\nQuem pernoita é registado com um documento de identificação válido. Quem assina confirma que os dados são verdadeiros.\\n\\nO preço é o confirmado com a reserva. Acrescem a taxa turística e o que consumir no hotel. A conta é paga o mais tardar à partida; quem assina responde por ela.\\n\\nA reserva indica até quando pode cancelar e com que custo. Se partir mais cedo, as noites restantes são cobradas.\\n\\nNo hotel não se fuma. Das 23:00 às 7:00 pedimos silêncio. Os danos são cobrados pelo custo da reparação.\\n\\nGuarde os objetos de valor no cofre do quarto. Respondemos por eles nos termos da lei."}, "privacy_content": {"ca": "Foyer Roma, Via della Lucerna 17, 00186 Roma, és responsable de les seves dades. Per a qualsevol qüestió, escrigui a roma@example.com.\\n\\nRecollim el nom, la data de naixement, la nacionalitat, el document d''identitat, l''adreça i el contacte, perquè la reserva els necessita i perquè la llei ens obliga a portar un registre i comunicar-lo a la policia.\\n\\nLa imatge del document serveix per llegir-lo i no es desa. La signatura es conserva amb el registre. Els números de targeta mai no ens arriben.\\n\\nConservem el registre el temps que exigeix aquesta llei, les factures el que exigeix la llei fiscal, i res més temps. No cedim dades per a publicitat. Només li enviem novetats si ho va acceptar, i ho pot retirar quan vulgui.\\n\\nPot consultar, corregir, endur-se o fer esborrar les seves dades, llevat que una llei ens obligui a conservar-les, i reclamar davant l''autoritat de control (Garante, garanteprivacy.it).", "de": "Verantwortlich für Ihre Daten ist Foyer Roma, Via della Lucerna 17, 00186 Roma. Zu allem, was sie betrifft, schreiben Sie an roma@example.com.\\n\\nWir erheben Name, Geburtsdatum, Staatsangehörigkeit, Ausweis, Anschrift und Kontakt, weil Ihre Buchung sie braucht und weil das Gesetz uns verpflichtet, ein Register zu führen und der Polizei zu melden.\\n\\nDas Bild Ihres Ausweises dient dem Lesen und wird nicht gespeichert. Ihre Unterschrift bleibt beim Register. Kartennummern erreichen uns nie.\\n\\nDas Register bewahren wir so lange auf, wie jenes Gesetz es verlangt, Rechnungen so lange, wie das Steuerrecht es verlangt, und nichts länger. Für Werbung geben wir nichts weiter. Neuigkeiten erhalten Sie nur, wenn Sie zugestimmt haben; das können Sie jederzeit widerrufen.\\n\\nSie können einsehen, berichtigen, mitnehmen oder löschen lassen, was wir über Sie haben, soweit kein Gesetz die Aufbewahrung verlangt, und sich bei der Aufsichtsbehörde (Garante, garanteprivacy.it) beschweren.", "en": "Foyer Roma, Via della Lucerna 17, 00186 Roma, is responsible for your data. Write to roma@example.com about anything that concerns it.\\n\\nWe take your name, date of birth, nationality, identity document, address and contact, because your booking needs them and because the law obliges us to keep a register and to report it to the police.\\n\\nA picture of your document is used to read it and is not stored. Your signature is kept with the register. Card numbers never reach us.\\n\\nWe keep the register for as long as that law demands, bills for as long as tax law demands, and nothing longer. We pass nothing on for advertising. We write to you with news only if you agreed, and you can withdraw that at any time.\\n\\nYou may see, correct, take along or have deleted what we hold about you, as far as no law obliges us to keep it, and you may complain to the data protection authority (Garante, garanteprivacy.it).", "es": "Foyer Roma, Via della Lucerna 17, 00186 Roma, es responsable de sus datos. Para cualquier cuestión sobre ellos, escriba a roma@example.com.\\n\\nRecogemos su nombre, fecha de nacimiento, nacionalidad, documento de identidad, domicilio y contacto, porque la reserva los necesita y porque la ley nos obliga a llevar un registro y comunicarlo a la policía.\\n\\nLa imagen de su documento se usa para leerlo y no se guarda. Su firma se conserva con el registro. Los números de tarjeta nunca llegan a nosotros.\\n\\nConservamos el registro el tiempo que exige esa ley, las facturas el que exige la ley fiscal, y nada más tiempo. No cedemos datos para publicidad. Solo le enviamos novedades si lo aceptó, y puede retirarlo cuando quiera.\\n\\nPuede consultar, corregir, llevarse o hacer borrar sus datos, salvo que una ley nos obligue a conservarlos, y reclamar ante la autoridad de control (Garante, garanteprivacy.it).", "fr": "Foyer Roma, Via della Lucerna 17, 00186 Roma, est responsable de vos données. Pour toute question, écrivez à roma@example.com.\\n\\nNous recueillons vos nom, date de naissance, nationalité, pièce d''identité, adresse et contact, parce que la réservation les exige et que la loi nous oblige à tenir un registre et à le communiquer à la police.\\n\\nL''image de votre pièce sert à la lire et n''est pas conservée. Votre signature est gardée avec le registre. Les numéros de carte ne nous parviennent jamais.\\n\\nNous gardons le registre aussi longtemps que cette loi l''exige, les factures aussi longtemps que la loi fiscale l''exige, et rien au-delà. Rien n''est cédé à des fins publicitaires. Vous ne recevez des nouvelles que si vous l''avez accepté, et pouvez y renoncer à tout moment.\\n\\nVous pouvez consulter, rectifier, emporter ou faire effacer vos données, sauf si une loi nous oblige à les garder, et saisir l''autorité de contrôle (Garante, garanteprivacy.it).", "it": "Foyer Roma, Via della Lucerna 17, 00186 Roma, è titolare dei Suoi dati. Per ogni questione scriva a roma@example.com.\\n\\nRaccogliamo nome, data di nascita, cittadinanza, documento di identità, indirizzo e contatto, perché la prenotazione li richiede e perché la legge ci obbliga a tenere un registro e a comunicarlo alla polizia.\\n\\nL''immagine del documento serve a leggerlo e non viene conservata. La firma resta con il registro. I numeri di carta non ci arrivano mai.\\n\\nConserviamo il registro per il tempo richiesto da quella legge, le fatture per quello richiesto dalla legge fiscale, e nulla più a lungo. Non cediamo dati per pubblicità. Le inviamo novità solo se ha acconsentito, e può revocarlo in ogni momento.\\n\\nPuò consultare, correggere, portare con sé o far cancellare i Suoi dati, salvo che una legge ci obblighi a conservarli, e rivolgersi all''autorità di controllo (Garante, garanteprivacy.it).", "pt": "Foyer Roma, Via della Lucerna 17, 00186 Roma, é responsável pelos seus dados. Para qualquer questão, escreva para roma@example.com.\\n\\nRecolhemos nome, data de nascimento, nacionalidade, documento de identificação, morada e contacto, porque a reserva os exige e porque a lei nos obriga a manter um registo e a comunicá-lo à polícia.\\n\\nA imagem do documento serve para o ler e não é guardada. A sua assinatura fica com o registo. Os números de cartão nunca chegam até nós.\\n\\nGuardamos o registo pelo tempo que essa lei exige, as faturas pelo que a lei fiscal exige, e nada por mais tempo. Não cedemos dados para publicidade. Só lhe enviamos novidades se aceitou, e pode retirar o consentimento a qualquer momento.\\n\\nPode consultar, corrigir, levar consigo ou mandar apagar os seus dados, salvo se uma lei nos obrigar a guardá-los, e reclamar junto da autoridade de controlo (Garante, garanteprivacy.it)."}}, "rooms": [{"type": "courtyard", "floor": 1, "number": "11"}, {"type": "courtyard", "floor": 1, "number": "12"}, {"type": "courtyard", "floor": 1, "number": "13"}, {"type": "courtyard", "floor": 2, "number": "21"}, {"type": "courtyard", "floor": 2, "number": "22"}, {"type": "courtyard", "floor": 2, "number": "23"}, {"type": "loggia", "floor": 3, "number": "31"}, {"type": "loggia", "floor": 3, "number": "32"}], "theme": {"art": {"lit": "#ecd3ac", "sky": "#8a4a5a", "deep": "#4f1d10", "dusk": "#f6c389", "glow": "#ffe9b8", "leaf": "#5d6b33", "skin": "#c48a63", "wall": "#c98a63", "wood": "#7b4526", "cloth": "#d9a441", "linen": "#f8efdf", "metal": "#dcb877", "paper": "#fbf5ea", "water": "#6f7f86", "object": "#331c12"}, "mark": "temple", "name": "Foyer Roma", "view": "loggia", "wall": {"ink": "#fdf3e4", "edge": "#dda285", "line": "#b5694c", "focus": "#fff0d6", "muted": "#f4d6bd", "paper": "#883620", "accent": "#f3dcb9", "raised": "#9a4329", "onAccent": "#431a0c", "ornament": "#e8caa0", "positive": "#e3efb4"}, "hours": {"day": {"sky": "#7fa9b5", "dusk": "#fbe7c0", "leaf": "#6f8040"}, "night": {"lit": "#b08a6a", "sky": "#2a2038", "dusk": "#7a4b56", "leaf": "#3a4528", "wall": "#8d5a45"}, "evening": {}}, "roles": {"ink": "#2f1a10", "edge": "#93795f", "line": "#d3c2aa", "sunk": "#e3d7c4", "focus": "#7a2c14", "muted": "#69503f", "paper": "#efe6d7", "scrim": "rgb(44 14 4 / .6)", "accent": "#9c3f24", "danger": "#8d1f2b", "raised": "#faf5eb", "warning": "#7a4a00", "onAccent": "#fff6ea", "onDanger": "#ffffff", "ornament": "#c9b08c", "positive": "#3f5a1e", "onWarning": "#ffffff", "accentSoft": "#f3dfcf", "dangerSoft": "#f4d8d4", "onPositive": "#ffffff", "warningSoft": "#f8e3b4", "positiveSoft": "#e4e8cc"}, "shape": {"shadow": "thin", "deskRail": 8, "radiusCard": 2, "radiusDesk": 0, "shadowTint": "#4a2412", "buttonFrame": false, "radiusControl": 2}, "display": {"face": "eb-garamond", "letterCase": "none"}, "highContrast": {"wall": {"ink": "#ffffff", "edge": "#ffffff", "line": "#d09a80", "focus": "#fff2d8", "muted": "#fbe9da", "paper": "#4a1508", "accent": "#ffe9c7", "raised": "#5e2010", "onAccent": "#1a0b04", "positive": "#eef7c8"}, "roles": {"ink": "#1a0b04", "edge": "#1a0b04", "line": "#7a5f49", "sunk": "#f6efe3", "focus": "#5c1a06", "muted": "#432c1e", "paper": "#ffffff", "scrim": "rgb(0 0 0 / .8)", "accent": "#6f2410", "danger": "#6d0f1b", "raised": "#ffffff", "warning": "#563200", "onAccent": "#ffffff", "ornament": "#7a5320", "positive": "#2b420d", "accentSoft": "#f8e9de"}}}, "labels": {"de": {"main-information.label3": "Die Haustür schließt um 23 Uhr: Ihr Code öffnet auch sie.", "select-language.question": "Willkommen in Rom", "main-information.label3.title": "Nachts"}, "en": {"main-information.label3": "The street door closes at 23:00: your code opens it too.", "select-language.question": "Welcome to Rome", "main-information.label3.title": "At night"}, "es": {"main-information.label3": "La puerta de la calle cierra a las 23:00: su código también la abre.", "select-language.question": "Bienvenidos a Roma", "main-information.label3.title": "De noche"}, "fr": {"main-information.label3": "La porte de l''immeuble ferme à 23 h : votre code l''ouvre aussi.", "select-language.question": "Bienvenue à Rome", "main-information.label3.title": "La nuit"}, "it": {"main-information.label3": "Il portone chiude alle 23: il Suo codice apre anche quello.", "select-language.question": "Benvenuti a Roma", "main-information.label3.title": "Di notte"}}, "screens": [{"name": "MainInformation", "order": 10}, {"name": "SearchReservation", "order": 20, "assets": [{"name": "search", "type": "FieldArray", "fields": [{"name": "voucher", "mandatory": true, "max_chars": 40}, {"name": "surname", "mandatory": true, "max_chars": 100}]}], "process": "check-in"}, {"name": "YourBookings", "order": 30, "process": "check-in"}, {"name": "GuestsList", "order": 40, "process": "check-in"}, {"name": "MrzCapture", "order": 50, "assets": [{"name": "document", "type": "FieldArray", "fields": [{"name": "firstName", "mandatory": true}, {"name": "lastName", "mandatory": true}, {"name": "birthDate", "type": "date", "mandatory": true}, {"name": "gender", "type": "select", "mandatory": true, "select_source": "genders"}, {"name": "nationality", "type": "country", "mandatory": true}, {"name": "documentType", "type": "select", "mandatory": true, "select_source": "documentTypes"}, {"name": "documentNumber", "mandatory": true}, {"name": "expiryDate", "type": "date", "mandatory": true}, {"name": "issueDate", "type": "date", "visible": false}]}, {"name": "mainGuest", "type": "FieldArray", "fields": [{"name": "email", "type": "email", "mandatory": true}, {"name": "phone", "type": "phone"}, {"name": "country", "type": "country", "mandatory": true}, {"name": "street", "type": "text"}, {"name": "postalCode", "type": "postalCode"}, {"name": "city", "type": "text"}]}, {"name": "otherGuest", "type": "FieldArray", "fields": [{"name": "country", "type": "country", "mandatory": true}, {"name": "email", "type": "email", "visible": false}, {"name": "phone", "type": "phone", "visible": false}, {"name": "street", "type": "text", "visible": false}, {"name": "postalCode", "type": "postalCode", "visible": false}, {"name": "relationship", "type": "select", "mandatory": true, "select_source": "relationships"}]}], "process": "check-in"}, {"name": "SignatureScreen", "order": 60, "assets": [{"name": "checks", "type": "FieldArray", "fields": []}], "process": "check-in"}, {"name": "PaymentResume", "order": 90, "process": "check-in"}, {"name": "KeyGeneration", "order": 100, "process": "check-in"}, {"name": "ThanksScreen", "order": 110, "process": "check-in"}, {"name": "SearchReservation", "order": 20, "assets": [{"name": "search", "type": "FieldArray", "fields": [{"name": "voucher", "mandatory": true, "max_chars": 40}, {"name": "surname", "mandatory": true, "max_chars": 100}]}], "process": "pre-check-in"}, {"name": "YourBookings", "order": 30, "process": "pre-check-in"}, {"name": "GuestsList", "order": 40, "process": "pre-check-in"}, {"name": "MrzCapture", "order": 50, "assets": [{"name": "document", "type": "FieldArray", "fields": [{"name": "firstName", "mandatory": true}, {"name": "lastName", "mandatory": true}, {"name": "birthDate", "type": "date", "mandatory": true}, {"name": "gender", "type": "select", "mandatory": true, "select_source": "genders"}, {"name": "nationality", "type": "country", "mandatory": true}, {"name": "documentType", "type": "select", "mandatory": true, "select_source": "documentTypes"}, {"name": "documentNumber", "mandatory": true}, {"name": "expiryDate", "type": "date", "mandatory": true}, {"name": "issueDate", "type": "date", "visible": false}]}, {"name": "mainGuest", "type": "FieldArray", "fields": [{"name": "email", "type": "email", "mandatory": true}, {"name": "phone", "type": "phone"}, {"name": "country", "type": "country", "mandatory": true}, {"name": "street", "type": "text"}, {"name": "postalCode", "type": "postalCode"}, {"name": "city", "type": "text"}]}, {"name": "otherGuest", "type": "FieldArray", "fields": [{"name": "country", "type": "country", "mandatory": true}, {"name": "email", "type": "email", "visible": false}, {"name": "phone", "type": "phone", "visible": false}, {"name": "street", "type": "text", "visible": false}, {"name": "postalCode", "type": "postalCode", "visible": false}, {"name": "relationship", "type": "select", "mandatory": true, "select_source": "relationships"}]}], "process": "pre-check-in"}, {"name": "SignatureScreen", "order": 60, "assets": [{"name": "checks", "type": "FieldArray", "fields": []}], "process": "pre-check-in"}, {"name": "PaymentResume", "order": 90, "process": "pre-check-in"}, {"name": "ThanksScreen", "order": 110, "process": "pre-check-in"}], "secrets": {"gateway": "sq7HjrUOBfKmC576ILgskD5srU870gJ7", "demo_code": "FOYERDEMO", "admin_password": "foyer-admin", "tablet_password": "foyer-tablet", "front_desk_password": "foyer-desk"}, "pictures": {"room": "room", "welcome": "loggia"}, "hotelInfo": {"name": "Foyer Roma", "wifi": {"network": "Foyer Roma", "password": "sette-colli"}, "address": "Via della Lucerna 17, 00186 Roma", "breakfast": {"from": "07:30", "place": {"de": "unter der Loggia, dritter Stock", "en": "under the loggia, third floor", "es": "bajo la galería, tercera planta", "fr": "sous la loggia, troisième étage", "it": "sotto la loggia, terzo piano"}, "until": "10:00"}, "reception": {"name": "Ginevra", "phone": "+39 0600000000"}, "wayToTheLift": {"de": "Der Aufzug ist im Innenhof, rechts vom Brunnen.", "en": "The lift is in the courtyard, to the right of the fountain.", "es": "El ascensor está en el patio, a la derecha de la fuente.", "fr": "L''ascenseur est dans la cour, à droite de la fontaine.", "it": "L''ascensore è nel cortile, a destra della fontana."}, "checkOutUntil": "11:00"}, "languages": ["it", "en", "es", "de", "fr"], "roomTypes": [{"id": "courtyard", "name": "Courtyard room", "names": {"ca": "Habitació al pati", "de": "Zimmer zum Innenhof", "en": "Courtyard room", "es": "Habitación al patio", "fr": "Chambre sur cour", "it": "Camera sul cortile", "pt": "Quarto para o pátio"}, "picture": "room"}, {"id": "loggia", "name": "Room with loggia", "names": {"ca": "Habitació amb galeria", "de": "Zimmer mit Loggia", "en": "Room with loggia", "es": "Habitación con galería", "fr": "Chambre avec loggia", "it": "Camera con loggia", "pt": "Quarto com galeria"}, "picture": "loggia"}], "terminals": [{"id": "lobby-1", "name": "Ingresso", "model": "V400m", "serial_number": "324688180"}]}', '2026-11-18 07:17:15.718833+00', NULL, NULL, NULL);
insert into "hotels" ("id", "company_id", "name", "city", "country", "time_zone", "currency", "demo", "config_version") overriding system value values
('1', '1', 'Foyer Palace', 'Barcelona', 'ESP', 'Europe/Madrid', 'EUR', 'true', '1'),
('2', '1', 'Foyer Beach', 'Lagos', 'PRT', 'Europe/Lisbon', 'EUR', 'true', '1'),
('3', '1', 'Foyer Cars', 'Gran Canaria Airport', 'ESP', 'Atlantic/Canary', 'EUR', 'true', '1'),
('4', '1', 'Foyer Roma', 'Roma', 'ITA', 'Europe/Rome', 'EUR', 'true', '1');
insert into "idempotent_answers" ("hotel_id", "visit_id", "key", "call", "body_hash", "answer", "created_at", "problem", "intent_id") overriding system value values
('1', 'v4MIooAVMATRRLCLhAQs2g', '092074c3-147e-47e1-ad6d-3e915d1d5828', 'updateGuests', '75f54b4f76fea1ecded61356f305048957917c53c74855360cbf344bc4b90f18', '{"guests_data": [{"id": "ee496757-ec9c-801d-a5e5-463abfd6f5c5", "name": "Ana 1", "surname": "Soler", "passport": "C01X00T41"}]}', '2026-11-18 07:17:17.178062+00', NULL, NULL),
('1', 'v4MIooAVMATRRLCLhAQs2g', 'ff00761c-681d-43bb-a863-5d3af101d910', 'uploadSignature', '4551b571f0f1682da4dffbc274727572e4ee7092f8221b80fcc947849c9fd77e', '{}', '2026-11-18 07:17:17.277526+00', NULL, NULL),
('1', 'v4MIooAVMATRRLCLhAQs2g', 'ffd8464d-7c37-417a-b4be-80c2825b140b', 'confirmArrival', '977403df3948c20af57703bfafb1e608c0050688662a0fd7c179747e155e7d7e', '{"key_code": "851998", "room_code": "205"}', '2026-11-18 07:17:17.331474+00', NULL, NULL);
insert into "keys" ("hotel_id", "id", "reservation_id", "kind", "state", "operation", "provider", "hub", "room_number", "valid_from", "valid_to", "cards_granted", "cards_cut", "fence", "code", "tracks", "visit_id", "device_id", "member_id", "granted_at", "expires_at", "settled_at", "ended_at", "problem", "end_reason") overriding system value values
('1', 'f2a22053-d891-8622-84cc-a383fb59d1e9', '15db78ed-2b27-8f29-814f-df922eb7d981', 'code', 'done', 'new', 'foyer', NULL, '204', '2027-05-07', '2027-05-10', '0', '0', NULL, E'\\x019733f64d07af15ce3ea8e26cfd4ffab854859c67cfe20aa17ffdc6cc8ebe5b93dbd9', NULL, NULL, NULL, NULL, '2026-11-18 07:17:15.2607+00', NULL, NULL, NULL, NULL, NULL),
('1', '1792812f-c432-84f7-864a-97266341af85', 'f8c66adc-814b-80f0-9cb3-e783222818d9', 'code', 'done', 'new', 'foyer', NULL, '305', '2027-05-08', '2027-05-10', '0', '0', NULL, E'\\x015f95e58dd35f52a0bad22931ba8498875c6b3b5c09fc26afdec57fdb2c6d13fe5776', NULL, NULL, NULL, NULL, '2026-11-18 07:17:15.261265+00', NULL, NULL, NULL, NULL, NULL),
('1', '5a24f7df-437b-4ba4-9637-f3a837209de7', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152', 'code', 'done', 'new', 'foyer', NULL, '205', '2027-05-10', '2027-05-13', '0', '0', NULL, E'\\x0195771139194a039540505d54d21efa5e2c80e9dbaa83aa6e8a247cd94e545c2342c4', NULL, 'v4MIooAVMATRRLCLhAQs2g', NULL, NULL, '2026-11-18 07:17:17.410159+00', NULL, '2026-11-18 07:17:17.410159+00', NULL, NULL, NULL);
insert into "license_directory" ("code_hash", "of_hotel") overriding system value values
('d01790ad146a305df24654bbbceebeda3bd2f8de0fad283372fe7923bd4742d8', '1'),
('50caadfeed7784cc50fa25dc2fecf831e73205f5dfcbbd1e247a46596fb170af', '1'),
('7a4680e4d98df1c5cccdfdba9681b407d98e2e91ad01e34739339a8e95751d0a', '1'),
('fc4795597a6d078bf51a46c05a7b83f3eda1b0ff23e53c4dbb66644d1506f230', '2'),
('261f031244c9a0f5834be5f4e4b3971f72b48e0869bb39cac6e25dc1b155c773', '2'),
('c9eb772de8bfbe59d9a8222e9eb94f5cea275b4ecad8709e627f844d6058b44c', '3'),
('ef7c789145381ffc2e0ad9142c39dc277f19a2273b96c38e04e356ad8ed35e2b', '3'),
('ead3a1e6da9a3f17eefdbd90bdc21dfde3fa2fe3c3b278646b804d2e821dbe67', '4'),
('5abe6c6a7c183f2d7b240801fb4b8f3417d7b63ea79cb8b0d2a3c129907824c5', '4');
insert into "licenses" ("hotel_id", "code_hash", "app_key", "reusable", "used_at", "id", "name", "made_by", "made_at", "valid_until") overriding system value values
('1', 'd01790ad146a305df24654bbbceebeda3bd2f8de0fad283372fe7923bd4742d8', 'kiosk', 'true', NULL, '11f82402-598d-4dfc-9d2e-e52bb0d4e320', '', NULL, '2026-11-18 07:17:14.972219+00', NULL),
('1', '50caadfeed7784cc50fa25dc2fecf831e73205f5dfcbbd1e247a46596fb170af', NULL, 'true', NULL, 'bf58ecdd-9171-4751-a9fb-c5e04725f809', '', NULL, '2026-11-18 07:17:14.972219+00', NULL),
('1', '7a4680e4d98df1c5cccdfdba9681b407d98e2e91ad01e34739339a8e95751d0a', 'kiosk-cards', 'true', NULL, '2e077ddc-5dfc-4160-8fa3-14923972960b', '', NULL, '2026-11-18 07:17:14.972219+00', NULL),
('2', 'fc4795597a6d078bf51a46c05a7b83f3eda1b0ff23e53c4dbb66644d1506f230', 'kiosk', 'true', NULL, 'afe4c498-9752-4728-bb62-11327b12de46', '', NULL, '2026-11-18 07:17:15.456794+00', NULL),
('2', '261f031244c9a0f5834be5f4e4b3971f72b48e0869bb39cac6e25dc1b155c773', NULL, 'true', NULL, '2bba5a7d-4957-4728-b15e-e5ef8230fdff', '', NULL, '2026-11-18 07:17:15.456794+00', NULL),
('3', 'c9eb772de8bfbe59d9a8222e9eb94f5cea275b4ecad8709e627f844d6058b44c', 'kiosk', 'true', NULL, 'f899a7ce-4ac4-4f97-8053-68405517b535', '', NULL, '2026-11-18 07:17:15.642607+00', NULL),
('3', 'ef7c789145381ffc2e0ad9142c39dc277f19a2273b96c38e04e356ad8ed35e2b', NULL, 'true', NULL, '00adf665-730f-4356-b3e1-d9100b5c2991', '', NULL, '2026-11-18 07:17:15.642607+00', NULL),
('4', 'ead3a1e6da9a3f17eefdbd90bdc21dfde3fa2fe3c3b278646b804d2e821dbe67', 'kiosk', 'true', NULL, 'd614a47f-21df-48e9-bf35-71ff451eb929', '', NULL, '2026-11-18 07:17:15.718833+00', NULL),
('4', '5abe6c6a7c183f2d7b240801fb4b8f3417d7b63ea79cb8b0d2a3c129907824c5', NULL, 'true', NULL, '1c6c3d92-14ec-41ac-81f8-1bf47502db7d', '', NULL, '2026-11-18 07:17:15.718833+00', NULL);
insert into "memberships" ("hotel_id", "id", "email", "promotional_code") overriding system value values
('1', 'FC20417', 'noa.keller@example.com', 'CIRCLE15');
insert into "pre_checkin_links" ("hotel_id", "id", "reservation_id", "token_hash", "made_by", "made_at", "opens", "last_opened_at", "revoked_at", "misses") overriding system value values
('1', '2f90c5fb-412e-850b-bde3-2610e12dea72', '727195a0-2286-8ecc-8433-8fe91ff3eaf8', '3ae1a8a62aa32b21c4a8982d21b06f778e09cec6797ad4a803d81129f2b5bd1f', 'staff', '2026-11-18 07:17:15.2948+00', '0', NULL, NULL, '0');
insert into "pre_checkins" ("hotel_id", "id", "reservation_id", "app_key", "arrival_time", "notes", "completed_at", "superseded_at") overriding system value values
('1', '37cc1b2b-de5d-837d-b78c-f5adcb8546ea', '4c665c28-7654-819c-96b7-dff6c92c035e', 'prechk', '17:30', 'We come by train. A quiet room would be lovely.', '2026-11-18 07:17:15.274743+00', NULL);
insert into "reservation_messages" ("hotel_id", "id", "reservation_id", "sent_on", "read_at", "texts") overriding system value values
('1', '960cae49-5d7b-881a-83dc-bd71da28cc21', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2', '2027-05-07', NULL, '{"ca": "La vostra plaça d’aparcament al pati està reservada. La porta s’obre amb la clau de l’habitació.", "de": "Ihr Parkplatz im Innenhof ist reserviert. Das Tor öffnet sich mit Ihrem Zimmerschlüssel.", "en": "Your parking space in the courtyard is reserved. The gate opens with your room key.", "es": "Su plaza de aparcamiento en el patio está reservada. La puerta se abre con la llave de su habitación.", "fr": "Votre place de parking dans la cour est réservée. Le portail s’ouvre avec la clé de votre chambre.", "it": "Il Suo posto auto nel cortile è riservato. Il cancello si apre con la chiave della camera.", "pt": "O seu lugar de estacionamento no pátio está reservado. O portão abre com a chave do seu quarto."}'),
('1', 'c4c45bcd-8c01-83b3-983b-23370b9924b3', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2', '2027-05-09', NULL, '{"ca": "Teniu un bressol a punt a l’habitació. Digueu-nos si preferiu un segon llit.", "de": "In Ihrem Zimmer steht ein Kinderbett bereit. Sagen Sie uns, wenn Sie lieber ein zweites Bett möchten.", "en": "A cot is ready in your room. Tell us if you would rather have a second bed.", "es": "Hay una cuna preparada en su habitación. Díganos si prefiere una segunda cama.", "fr": "Un lit bébé est prêt dans votre chambre. Dites-nous si vous préférez un deuxième lit.", "it": "Nella Sua camera è pronta una culla. Ci dica se preferisce un secondo letto.", "pt": "Há um berço pronto no seu quarto. Diga-nos se prefere uma segunda cama."}');
insert into "reservations" ("hotel_id", "id", "reference", "group_locator", "state", "start_date", "end_date", "adults", "children", "first_name", "last_name", "email", "room_type_id", "room_number", "room_available", "has_pets", "included", "pre_checkin_completed", "pay_attempts", "checked_in_at", "erased_at", "customer_can_edit", "segment", "driver_min_age", "young_driver_max_age", "young_driver_price", "young_driver_chargeable", "pick_up_process", "said_at", "words_due", "booked_on", "payment_type", "filed_as") overriding system value values
('1', 'fe9481ca-4839-8de3-830d-c82c2476b2e8', 'FOY1001', NULL, 'expected', '2027-05-10', '2027-05-12', '1', '0', 'Lucía', 'García López', 'lucia.garcia@example.com', 'classic', '301', 'true', 'false', '{breakfast}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152', 'FOY1006', NULL, 'inHouse', '2027-05-10', '2027-05-13', '1', '0', 'Camille', 'Dupont', 'camille.dupont@example.com', 'superior', '205', 'true', 'false', '{}', 'false', '0', '2026-11-18 07:17:17.331474+00', NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2', 'FOY1002', NULL, 'expected', '2027-05-10', '2027-05-14', '2', '1', 'Anna', 'Müller', 'anna.mueller@example.com', 'family', '412', 'true', 'false', '{breakfast,parking}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', '4c665c28-7654-819c-96b7-dff6c92c035e', 'FOY1003', NULL, 'expected', '2027-05-10', '2027-05-13', '2', '0', 'Giulia', 'Rossi', 'giulia.rossi@example.com', 'superior', '306', 'true', 'false', '{breakfast}', 'true', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', 'ed1697a0-9f74-83c6-bfa1-37b88276feef', 'FOY1004', NULL, 'expected', '2027-05-10', '2027-05-11', '1', '0', 'Oliver', 'Smith', 'oliver.smith@example.com', 'classic', '101', 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', 'eba54195-c3fd-87a7-9066-74536c535a53', 'FOY1005', NULL, 'expected', '2027-05-10', '2027-05-12', '2', '0', 'Harriet', 'Smith', 'harriet.smith@example.com', 'classic', '102', 'true', 'false', '{breakfast}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', '7df1400b-f340-80bf-81ab-e3330708d04d', 'FOY1007', NULL, 'expected', '2027-05-10', '2027-05-12', '1', '0', 'Astrid', 'Lindqvist', 'astrid.lindqvist@example.com', 'classic', NULL, 'false', 'false', '{}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', '3f92b7b5-d37f-8833-af9d-8a6e695bc354', 'FOY1008', NULL, 'expected', '2027-05-10', '2027-05-15', '1', '0', 'Tiago', 'Silva', 'tiago.silva@example.com', 'classic', '103', 'true', 'true', '{}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', '63aa2f9b-d70c-86be-ade8-c1d9d8d91886', 'FOY1009', 'GRP77', 'expected', '2027-05-10', '2027-05-12', '2', '0', 'Eszter', 'Nagy', 'eszter.nagy@example.com', 'classic', '201', 'true', 'false', '{breakfast}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', 'bedb900d-8919-882c-81b4-e72a5256b18e', 'FOY1010', 'GRP77', 'expected', '2027-05-10', '2027-05-12', '1', '0', 'Bence', 'Nagy', 'bence.nagy@example.com', 'classic', '202', 'true', 'false', '{breakfast}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', '15db78ed-2b27-8f29-814f-df922eb7d981', 'FOY1011', NULL, 'inHouse', '2027-05-07', '2027-05-10', '1', '0', 'Piotr', 'Kowalski', 'piotr.kowalski@example.com', 'classic', '204', 'true', 'false', '{}', 'false', '0', '2027-05-07 15:00:00+00', NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', 'f8c66adc-814b-80f0-9cb3-e783222818d9', 'FOY1012', NULL, 'inHouse', '2027-05-08', '2027-05-10', '1', '0', 'Maeve', 'O''Brien', 'maeve.obrien@example.com', 'superior', '305', 'true', 'false', '{breakfast}', 'false', '0', '2027-05-08 15:00:00+00', NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', '352a1ad3-7a5c-8c52-b85d-81009590d708', 'FOY1013', NULL, 'expected', '2027-05-10', '2027-05-12', '2', '0', 'Elif', 'Yılmaz', 'elif.yilmaz@example.com', 'suite', '501', 'true', 'false', '{breakfast}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', '1cd19ac1-f107-80eb-bc56-7c2cce88a09d', 'FOY1014', NULL, 'expected', '2027-05-10', '2027-05-13', '1', '0', 'Eleni', 'Papadopoulos', 'eleni.papadopoulos@example.com', 'classic', '302', 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', '727195a0-2286-8ecc-8433-8fe91ff3eaf8', 'FOY1015', NULL, 'expected', '2027-05-11', '2027-05-14', '2', '0', 'Andrei', 'Ionescu', 'andrei.ionescu@example.com', 'classic', '303', 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('1', 'eaa166a0-0aea-89c5-99e8-c8805c5842a8', 'FOY1016', NULL, 'cancelled', '2027-05-10', '2027-05-12', '1', '0', 'Petra', 'Novak', 'petra.novak@example.com', 'classic', NULL, 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('2', '13a714f6-917b-8c09-953c-8ed08068d3e2', 'FOY2001', NULL, 'expected', '2027-05-10', '2027-05-13', '2', '0', 'Mikkel', 'Jensen', 'mikkel.jensen@example.com', 'sea-view', '12', 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('2', '916c1b55-5994-8113-954d-4750836e3b46', 'FOY2002', NULL, 'expected', '2027-05-10', '2027-05-11', '1', '0', 'Lena', 'Meyer', 'lena.meyer@example.com', 'cabin', '3', 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('2', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf', 'FOY2003', NULL, 'expected', '2027-05-10', '2027-05-17', '2', '0', 'Tobias', 'Meyer', 'tobias.meyer@example.com', 'cabin', '5', 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('3', '67a9f64e-ccbc-8815-a453-7b583df98578', 'RAC3001', NULL, 'expected', '2027-05-10', '2027-05-15', '1', '0', 'Tomáš', 'Novák', 'tomas.novak@example.com', 'small', 'A2', 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', 'leisure', '21', '25', '6000', 'true', 'PU-3001', NULL, 'true', NULL, NULL, '{}'),
('3', 'b386b728-e754-849b-9925-820826846fec', 'RAC3002', NULL, 'expected', '2027-05-10', '2027-05-17', '2', '0', 'Freja', 'Jensen', 'freja.jensen@example.com', 'compact', 'B3', 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', 'corporate', '21', '25', '8400', 'true', 'PU-3002', NULL, 'true', NULL, NULL, '{}'),
('3', '274993f2-7c20-8e6c-89f6-ba08a39dceaa', 'RAC3003', NULL, 'expected', '2027-05-10', '2027-05-13', '1', '0', 'Chiara', 'Ferrari', 'chiara.ferrari@example.com', 'suv', 'C1', 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', 'leisure', '25', '28', NULL, 'false', 'PU-3003', NULL, 'true', NULL, NULL, '{}'),
('4', '66de7465-91fd-8c6d-afef-a0de9c420f07', 'FOY4001', NULL, 'expected', '2027-05-10', '2027-05-12', '2', '0', 'Elena', 'Bianchi', 'elena.bianchi@example.com', 'loggia', '31', 'true', 'false', '{breakfast}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}'),
('4', 'c41d7564-2cd2-8e88-827e-855e729f4aea', 'FOY4002', NULL, 'expected', '2027-05-10', '2027-05-11', '1', '0', 'Matteo', 'Conti', 'matteo.conti@example.com', 'courtyard', '12', 'true', 'false', '{}', 'false', '0', NULL, NULL, 'true', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'true', NULL, NULL, '{}');
insert into "room_nights" ("hotel_id", "room_number", "night", "reservation_id") overriding system value values
('1', '301', '2027-05-10', 'fe9481ca-4839-8de3-830d-c82c2476b2e8'),
('1', '301', '2027-05-11', 'fe9481ca-4839-8de3-830d-c82c2476b2e8'),
('1', '412', '2027-05-10', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2'),
('1', '412', '2027-05-11', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2'),
('1', '412', '2027-05-12', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2'),
('1', '412', '2027-05-13', 'bd2d2e7a-6d4e-8ca7-b3a6-06e2185ba7e2'),
('1', '306', '2027-05-10', '4c665c28-7654-819c-96b7-dff6c92c035e'),
('1', '306', '2027-05-11', '4c665c28-7654-819c-96b7-dff6c92c035e'),
('1', '306', '2027-05-12', '4c665c28-7654-819c-96b7-dff6c92c035e'),
('1', '101', '2027-05-10', 'ed1697a0-9f74-83c6-bfa1-37b88276feef'),
('1', '102', '2027-05-10', 'eba54195-c3fd-87a7-9066-74536c535a53'),
('1', '102', '2027-05-11', 'eba54195-c3fd-87a7-9066-74536c535a53'),
('1', '205', '2027-05-10', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152'),
('1', '205', '2027-05-11', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152'),
('1', '205', '2027-05-12', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152'),
('1', '103', '2027-05-10', '3f92b7b5-d37f-8833-af9d-8a6e695bc354'),
('1', '103', '2027-05-11', '3f92b7b5-d37f-8833-af9d-8a6e695bc354'),
('1', '103', '2027-05-12', '3f92b7b5-d37f-8833-af9d-8a6e695bc354'),
('1', '103', '2027-05-13', '3f92b7b5-d37f-8833-af9d-8a6e695bc354'),
('1', '103', '2027-05-14', '3f92b7b5-d37f-8833-af9d-8a6e695bc354'),
('1', '201', '2027-05-10', '63aa2f9b-d70c-86be-ade8-c1d9d8d91886'),
('1', '201', '2027-05-11', '63aa2f9b-d70c-86be-ade8-c1d9d8d91886'),
('1', '202', '2027-05-10', 'bedb900d-8919-882c-81b4-e72a5256b18e'),
('1', '202', '2027-05-11', 'bedb900d-8919-882c-81b4-e72a5256b18e'),
('1', '204', '2027-05-07', '15db78ed-2b27-8f29-814f-df922eb7d981'),
('1', '204', '2027-05-08', '15db78ed-2b27-8f29-814f-df922eb7d981'),
('1', '204', '2027-05-09', '15db78ed-2b27-8f29-814f-df922eb7d981'),
('1', '305', '2027-05-08', 'f8c66adc-814b-80f0-9cb3-e783222818d9'),
('1', '305', '2027-05-09', 'f8c66adc-814b-80f0-9cb3-e783222818d9'),
('1', '501', '2027-05-10', '352a1ad3-7a5c-8c52-b85d-81009590d708'),
('1', '501', '2027-05-11', '352a1ad3-7a5c-8c52-b85d-81009590d708'),
('1', '302', '2027-05-10', '1cd19ac1-f107-80eb-bc56-7c2cce88a09d'),
('1', '302', '2027-05-11', '1cd19ac1-f107-80eb-bc56-7c2cce88a09d'),
('1', '302', '2027-05-12', '1cd19ac1-f107-80eb-bc56-7c2cce88a09d'),
('1', '303', '2027-05-11', '727195a0-2286-8ecc-8433-8fe91ff3eaf8'),
('1', '303', '2027-05-12', '727195a0-2286-8ecc-8433-8fe91ff3eaf8'),
('1', '303', '2027-05-13', '727195a0-2286-8ecc-8433-8fe91ff3eaf8'),
('2', '12', '2027-05-10', '13a714f6-917b-8c09-953c-8ed08068d3e2'),
('2', '12', '2027-05-11', '13a714f6-917b-8c09-953c-8ed08068d3e2'),
('2', '12', '2027-05-12', '13a714f6-917b-8c09-953c-8ed08068d3e2'),
('2', '3', '2027-05-10', '916c1b55-5994-8113-954d-4750836e3b46'),
('2', '5', '2027-05-10', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf'),
('2', '5', '2027-05-11', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf'),
('2', '5', '2027-05-12', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf'),
('2', '5', '2027-05-13', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf'),
('2', '5', '2027-05-14', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf'),
('2', '5', '2027-05-15', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf'),
('2', '5', '2027-05-16', '8ec47fa2-8fd2-858f-82b4-7467ac0f86cf'),
('3', 'A2', '2027-05-10', '67a9f64e-ccbc-8815-a453-7b583df98578'),
('3', 'A2', '2027-05-11', '67a9f64e-ccbc-8815-a453-7b583df98578'),
('3', 'A2', '2027-05-12', '67a9f64e-ccbc-8815-a453-7b583df98578'),
('3', 'A2', '2027-05-13', '67a9f64e-ccbc-8815-a453-7b583df98578'),
('3', 'A2', '2027-05-14', '67a9f64e-ccbc-8815-a453-7b583df98578'),
('3', 'B3', '2027-05-10', 'b386b728-e754-849b-9925-820826846fec'),
('3', 'B3', '2027-05-11', 'b386b728-e754-849b-9925-820826846fec'),
('3', 'B3', '2027-05-12', 'b386b728-e754-849b-9925-820826846fec'),
('3', 'B3', '2027-05-13', 'b386b728-e754-849b-9925-820826846fec'),
('3', 'B3', '2027-05-14', 'b386b728-e754-849b-9925-820826846fec'),
('3', 'B3', '2027-05-15', 'b386b728-e754-849b-9925-820826846fec'),
('3', 'B3', '2027-05-16', 'b386b728-e754-849b-9925-820826846fec'),
('3', 'C1', '2027-05-10', '274993f2-7c20-8e6c-89f6-ba08a39dceaa'),
('3', 'C1', '2027-05-11', '274993f2-7c20-8e6c-89f6-ba08a39dceaa'),
('3', 'C1', '2027-05-12', '274993f2-7c20-8e6c-89f6-ba08a39dceaa'),
('4', '31', '2027-05-10', '66de7465-91fd-8c6d-afef-a0de9c420f07'),
('4', '31', '2027-05-11', '66de7465-91fd-8c6d-afef-a0de9c420f07'),
('4', '12', '2027-05-10', 'c41d7564-2cd2-8e88-827e-855e729f4aea');
insert into "room_types" ("hotel_id", "id", "name", "names", "picture") overriding system value values
('1', 'classic', 'Classic room', '{"ca": "Habitació clàssica", "de": "Classic-Zimmer", "en": "Classic room", "es": "Habitación clásica", "fr": "Chambre classique", "it": "Camera classica", "pt": "Quarto clássico"}', 'room'),
('1', 'superior', 'Superior room with balcony', '{"ca": "Habitació superior amb balcó", "de": "Superior-Zimmer mit Balkon", "en": "Superior room with balcony", "es": "Habitación superior con balcón", "fr": "Chambre supérieure avec balcon", "it": "Camera superior con balcone", "pt": "Quarto superior com varanda"}', 'room'),
('1', 'family', 'Family room', '{"ca": "Habitació familiar", "de": "Familienzimmer", "en": "Family room", "es": "Habitación familiar", "fr": "Chambre familiale", "it": "Camera familiare", "pt": "Quarto familiar"}', 'room'),
('1', 'terrace', 'Room with terrace', '{"ca": "Habitació amb terrassa", "de": "Zimmer mit Terrasse", "en": "Room with terrace", "es": "Habitación con terraza", "fr": "Chambre avec terrasse", "it": "Camera con terrazza", "pt": "Quarto com terraço"}', 'room'),
('1', 'suite', 'Palace suite', '{"ca": "Suite Palace", "de": "Palace-Suite", "en": "Palace suite", "es": "Suite Palace", "fr": "Suite Palace", "it": "Suite Palace", "pt": "Suite Palace"}', 'room'),
('2', 'cabin', 'Beach cabin', '{"ca": "Cabana de platja", "de": "Strandkabine", "en": "Beach cabin", "es": "Cabaña de playa", "fr": "Cabine de plage", "it": "Cabina sulla spiaggia", "pt": "Cabana de praia"}', 'sea'),
('2', 'sea-view', 'Room with sea view', '{"ca": "Habitació amb vistes al mar", "de": "Zimmer mit Meerblick", "en": "Room with sea view", "es": "Habitación con vistas al mar", "fr": "Chambre avec vue sur la mer", "it": "Camera con vista mare", "pt": "Quarto com vista para o mar"}', 'sea'),
('3', 'small', 'Small car', '{"ca": "Cotxe petit", "de": "Kleinwagen", "en": "Small car", "es": "Coche pequeño", "fr": "Citadine", "it": "Utilitaria", "pt": "Carro pequeno"}', 'car-small'),
('3', 'compact', 'Compact car', '{"ca": "Cotxe compacte", "de": "Kompaktwagen", "en": "Compact car", "es": "Coche compacto", "fr": "Voiture compacte", "it": "Auto compatta", "pt": "Carro compacto"}', 'car'),
('3', 'suv', 'SUV with four-wheel drive', '{"ca": "SUV amb tracció total", "de": "SUV mit Allradantrieb", "en": "SUV with four-wheel drive", "es": "SUV con tracción total", "fr": "SUV à quatre roues motrices", "it": "SUV a trazione integrale", "pt": "SUV com tração integral"}', 'car-suv'),
('3', 'estate', 'Estate car', '{"ca": "Cotxe familiar", "de": "Kombi", "en": "Estate car", "es": "Coche familiar", "fr": "Break", "it": "Station wagon", "pt": "Carrinha"}', 'car-estate'),
('3', 'convertible', 'Convertible', '{"ca": "Descapotable", "de": "Cabrio", "en": "Convertible", "es": "Descapotable", "fr": "Cabriolet", "it": "Cabriolet", "pt": "Descapotável"}', 'car-convertible'),
('3', 'van', 'Van for seven', '{"ca": "Furgoneta de set places", "de": "Bus für sieben", "en": "Van for seven", "es": "Furgoneta de siete plazas", "fr": "Minibus sept places", "it": "Furgone a sette posti", "pt": "Carrinha de sete lugares"}', 'car-van'),
('4', 'courtyard', 'Courtyard room', '{"ca": "Habitació al pati", "de": "Zimmer zum Innenhof", "en": "Courtyard room", "es": "Habitación al patio", "fr": "Chambre sur cour", "it": "Camera sul cortile", "pt": "Quarto para o pátio"}', 'room'),
('4', 'loggia', 'Room with loggia', '{"ca": "Habitació amb galeria", "de": "Zimmer mit Loggia", "en": "Room with loggia", "es": "Habitación con galería", "fr": "Chambre avec loggia", "it": "Camera con loggia", "pt": "Quarto com galeria"}', 'loggia');
insert into "rooms" ("hotel_id", "number", "type_id", "floor", "ready") overriding system value values
('1', '101', 'classic', '1', 'true'),
('1', '102', 'classic', '1', 'true'),
('1', '103', 'classic', '1', 'true'),
('1', '104', 'classic', '1', 'true'),
('1', '201', 'classic', '2', 'true'),
('1', '202', 'classic', '2', 'true'),
('1', '203', 'classic', '2', 'true'),
('1', '204', 'classic', '2', 'true'),
('1', '301', 'classic', '3', 'true'),
('1', '302', 'classic', '3', 'false'),
('1', '303', 'classic', '3', 'true'),
('1', '304', 'classic', '3', 'true'),
('1', '105', 'superior', '1', 'true'),
('1', '106', 'superior', '1', 'true'),
('1', '205', 'superior', '2', 'true'),
('1', '206', 'superior', '2', 'true'),
('1', '305', 'superior', '3', 'true'),
('1', '306', 'superior', '3', 'true'),
('1', '401', 'family', '4', 'true'),
('1', '402', 'family', '4', 'true'),
('1', '411', 'family', '4', 'true'),
('1', '412', 'family', '4', 'true'),
('1', '503', 'terrace', '5', 'true'),
('1', '504', 'terrace', '5', 'true'),
('1', '501', 'suite', '5', 'true'),
('1', '502', 'suite', '5', 'true'),
('2', '1', 'cabin', '0', 'true'),
('2', '2', 'cabin', '0', 'true'),
('2', '3', 'cabin', '0', 'true'),
('2', '4', 'cabin', '0', 'true'),
('2', '5', 'cabin', '0', 'true'),
('2', '6', 'cabin', '0', 'true'),
('2', '11', 'sea-view', '1', 'true'),
('2', '12', 'sea-view', '1', 'true'),
('2', '14', 'sea-view', '1', 'true'),
('2', '15', 'sea-view', '1', 'true'),
('3', 'A1', 'small', '-1', 'true'),
('3', 'A2', 'small', '-1', 'true'),
('3', 'A3', 'small', '-1', 'true'),
('3', 'A4', 'small', '-1', 'true'),
('3', 'B1', 'compact', '-1', 'true'),
('3', 'B2', 'compact', '-1', 'true'),
('3', 'B3', 'compact', '-1', 'true'),
('3', 'B4', 'compact', '-1', 'true'),
('3', 'C1', 'suv', '-1', 'true'),
('3', 'C2', 'suv', '-1', 'true'),
('3', 'D1', 'estate', '-1', 'true'),
('3', 'D2', 'estate', '-1', 'true'),
('3', 'E1', 'convertible', '-1', 'true'),
('3', 'F1', 'van', '-1', 'true'),
('3', 'F2', 'van', '-1', 'true'),
('4', '11', 'courtyard', '1', 'true'),
('4', '12', 'courtyard', '1', 'true'),
('4', '13', 'courtyard', '1', 'true'),
('4', '21', 'courtyard', '2', 'true'),
('4', '22', 'courtyard', '2', 'true'),
('4', '23', 'courtyard', '2', 'true'),
('4', '31', 'loggia', '3', 'true'),
('4', '32', 'loggia', '3', 'true');
insert into "saved_cards" ("hotel_id", "id", "reservation_id", "provider", "token", "brand", "last_digits", "expiry") overriding system value values
('1', '884c9355-8168-84f7-8867-1f844659f65e', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152', 'redsys', E'\\x010c536bcbc67e1051abf34130dd8e374aee3864dad0a40923bf0d1b5dffceab2617c15d646493a6404a99beac', 'VISA', '0004', '30/12'),
('3', '3c393565-6e1b-83c0-bdd3-49a032c04111', '274993f2-7c20-8e6c-89f6-ba08a39dceaa', 'redsys', E'\\x0117f76f413657347e138c73d43035170c1255d1623561e96a42e86915bb72c4113cbb7093117313d398ae4ce6', 'VISA', '0004', '30/12');
insert into "server_secrets" ("name", "value") overriding system value values
('audit', E'\\xe4c60ec1604d958647bccfe81c0bf80d2f738c371bbda24f072b7649d10d6a70'),
('visit', E'\\xe446a9da837f0103873efa4c3c1eb601c0d3dd952594d33b0b671384f1008c97'),
('staff', E'\\xf0a800931a674f47b58d0c5a0b69dac8b3c4bf65a3b7eea2f133757ba9d3be69'),
('known-browser', E'\\x0c718eb1cae663605ee8cc2e5184745a039cf04ece5e03473faf4e35a46f045c'),
('device', E'\\xc2cf8e3c4b4dbec38f6a1660cfbb8fb565bdbdbd53cfd4abc3a3c5cc99cdbdae'),
('qr', E'\\x41f7ce2bcec93096a9ec2c0c09e7a210f6ff54e2cbc1cac9f54ff8f55254e320'),
('scan', E'\\xbc31cb5d164230b3f08c0c6eb430939ab15fc37cb9537bfd80c90451638ae3f6'),
('key-codes', E'\\x0a4db99fa702e4be2a466e7a8ed5e141e44ddf34d447c02cd18de8de3dc6fdf0'),
('first-run', E'\\xb1108a7b4fd6cd06bf308b66776f282359bd26976c9220aff953d19048c10d4b'),
('video-call', E'\\xee10a1725bf235ac3a5cee88565f348dc3bb422acd0bf31804fd05b7c809c95d');
insert into "signature_ticks" ("hotel_id", "id", "guest_id", "subject", "name", "agreed", "words", "text_hash", "language", "config_version", "signed_at", "app_key") overriding system value values
('1', '1', 'd79d059f-22ae-847d-a545-0aebbc3d21d0', 'check', 'privacy', 'true', 'Ho letto l''informativa sulla privacy.', '146cf8f85062ac46db22592c366252d67ab677b570188528e42b26145d655929', 'it', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '2', 'd79d059f-22ae-847d-a545-0aebbc3d21d0', 'check', 'news', 'false', 'Inviatemi offerte via e-mail.', '874da0fc92d9bf358388016912287be20f0c86472d23d2628d3055c57ba388c6', 'it', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '3', 'd79d059f-22ae-847d-a545-0aebbc3d21d0', 'terms', 'terms', 'true', NULL, '7bfa03e7ca27fac439820888217e4b3d8b92b58c5cc2430bc956897ad04d13dd', 'it', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '4', 'be9bf93e-96a6-834c-af96-75c092474b31', 'check', 'privacy', 'true', 'He leído el aviso de privacidad.', '6b5f2010101aa09239a37d740664bd00232eeae291af43761d3014a8d6e76022', 'es', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '5', 'be9bf93e-96a6-834c-af96-75c092474b31', 'check', 'news', 'false', 'Envíenme ofertas por correo electrónico.', 'a014fae2acc05cfb9a63f70aa67b3deb94e58de080bd81d77cfca97fd1dbeb2c', 'es', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '6', 'be9bf93e-96a6-834c-af96-75c092474b31', 'terms', 'terms', 'true', NULL, '3de6a6d9781fab298cc276a6a38a69734171256151b93ac089f6e341c3364cbd', 'es', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '7', 'efe2cb94-9e2d-811b-abbb-fded039af332', 'check', 'privacy', 'true', 'I have read the privacy notice.', 'b4adce10a84b6930b9091e759a5636e12251602492490fb2a39f4089e74098cc', 'en', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '8', 'efe2cb94-9e2d-811b-abbb-fded039af332', 'check', 'news', 'false', 'Send me offers by e-mail.', 'bf1f7e3dee5f1469cd846fa6541f974762722287d6cdfb2154c2235a03d252c8', 'en', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '9', 'efe2cb94-9e2d-811b-abbb-fded039af332', 'terms', 'terms', 'true', NULL, 'c0c00da6e04c51a81fad97e1100a9905e18ecf492d680741d25889fbda3a2b7b', 'en', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '10', 'a66647bb-3c55-8cd8-a359-eb294cbc5b5a', 'check', 'privacy', 'true', 'I have read the privacy notice.', 'b4adce10a84b6930b9091e759a5636e12251602492490fb2a39f4089e74098cc', 'en', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '11', 'a66647bb-3c55-8cd8-a359-eb294cbc5b5a', 'check', 'news', 'false', 'Send me offers by e-mail.', 'bf1f7e3dee5f1469cd846fa6541f974762722287d6cdfb2154c2235a03d252c8', 'en', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '12', 'a66647bb-3c55-8cd8-a359-eb294cbc5b5a', 'terms', 'terms', 'true', NULL, 'c0c00da6e04c51a81fad97e1100a9905e18ecf492d680741d25889fbda3a2b7b', 'en', '1', '2026-11-18 07:17:14.972219+00', 'own'),
('1', '13', 'ee496757-ec9c-801d-a5e5-463abfd6f5c5', 'check', 'privacy', 'true', 'I have read the privacy notice.', 'b4adce10a84b6930b9091e759a5636e12251602492490fb2a39f4089e74098cc', 'en', '1', '2026-11-18 07:17:17.277526+00', 'own'),
('1', '14', 'ee496757-ec9c-801d-a5e5-463abfd6f5c5', 'check', 'news', 'true', 'Send me offers by e-mail.', 'bf1f7e3dee5f1469cd846fa6541f974762722287d6cdfb2154c2235a03d252c8', 'en', '1', '2026-11-18 07:17:17.277526+00', 'own'),
('1', '15', 'ee496757-ec9c-801d-a5e5-463abfd6f5c5', 'terms', 'terms', 'true', NULL, 'c0c00da6e04c51a81fad97e1100a9905e18ecf492d680741d25889fbda3a2b7b', 'en', '1', '2026-11-18 07:17:17.277526+00', 'own');
insert into "signatures" ("hotel_id", "guest_id", "format", "image", "signed_at", "kind", "signed_by", "agreement") overriding system value values
('1', 'd79d059f-22ae-847d-a545-0aebbc3d21d0', 'png', E'\\x89504e470d0a1a0a0000000d49484452000000a0000000400203000000e0e5943c0000000c504c544516261f16261f16261f16261fda1c718e0000000474524e530055aaffa00e312f000001c64944415478daed96b152c2401086ef829019afa082428a3c81e40974d259d850108a50d063911790012b5b0ba96ca5208d8d058d1e33be00fa04e8680135e34018735eee4e86cb90612bb5601b26775ffeddfd6f394068177f125928687780201dc138fc09048db7310cccbc0015cd2720482e8740f004684ffe140a36807ee7cb50b005050750700604c9180a2a778c2be0385af32d734cd5091e3fa8e714fff152cdc4b9f4133359b3b1480ecfcf380e2c3975afd205c29c448917331d1cdecbf57aa2844734d040538187a63e7de61cb5b41a33cf324399e88af608d9b298a396f615b21a5a8db968e5b8a54a502e904813b4de7976294154536df99ef1a58165ae8fe73a28154b4c1c69719d6e8b6a6c29915b0aa731bd61d708799a9b569c1b47be90f0c7f4833ff90b4c198f50bb2be2ba4b33b210dd39848501e589b3779cd38fa73d718aac8369e87a8c77e773a5db78bd504d9c778eef70b97dfe11c512b5a09a326a7599e3804e9d2dd3bbf72fae7ed7dd56272a78015311f4aaa957b947991e1b3dca36c55657a6c56e4d6847fd4a023be3ab53375148334eb17e6de358adbfa98342b00ed6f88bbdb446f16a03f311993800db0c1656603f70dddddf8bdf8a6f3590c6f2f1800d050000000049454e44ae426082', '2026-11-18 07:17:14.972219+00', 'drawn', NULL, NULL),
('1', 'be9bf93e-96a6-834c-af96-75c092474b31', 'png', E'\\x89504e470d0a1a0a0000000d49484452000000a0000000400203000000e0e5943c0000000c504c544516261f16261f16261f16261fda1c718e0000000474524e530055aaffa00e312f000001884944415478daed553d4ec3301476821a0f1eca0008b5836fd09c0061890b30a01e82a5174024e2041dd8585858bab082d4926cace5061eca004b192294544d1ef921af729c48591890f2a667bfcfcf9fbf7c7608e9a28b3f8d4375c84403ce00b5c2960d40b651c7f4ab0168bb951d424c7b4ae1baba728119577a8455e0a9a8a56b6a943896cd00272d41b543f6c31a16cc67ae26c30ba60eb2a0926bfad235aeb5256a118c34bdf65e574837c2d9f9950e7c8b91ee6eef93271db8c432bbc3bd795003646599deec9a4b1de89b2535ea3b2eb92f80ba57a88fb250970546d15497319b1aca323512e1e422f4759ba6ca9af17399da922719c6d681999d1c6ff59b5ac9d93a1215931da31f19c06d0adaa6e9e4fd1b361747b1e2e1ac7dcecff0003ec65e965a100e004091d14925b0bcfc783c7e04c8c99149400690286ef4e073068586e6d6b89c4d0b3f88fc2b28e785b20b21fb15cd7ce55e2dc60fe7f557b0e2c683c65762d4f63999b7c499412b98311dca76fd00dc761dbda825c59ee8fe0e5dfcebf801f28f7ec436515a190000000049454e44ae426082', '2026-11-18 07:17:14.972219+00', 'drawn', NULL, NULL),
('1', 'efe2cb94-9e2d-811b-abbb-fded039af332', 'png', E'\\x89504e470d0a1a0a0000000d49484452000000a0000000400203000000e0e5943c0000000c504c544516261f16261f16261f16261fda1c718e0000000474524e530055aaffa00e312f000001884944415478daed553d4ec3301476821a0f1eca0008b5836fd09c0061890b30a01e82a5174024e2041dd8585858bab082d4926cace5061eca004b192294544d1ef921af729c48591890f2a667bfcfcf9fbf7c7608e9a28b3f8d4375c84403ce00b5c2960d40b651c7f4ab0168bb951d424c7b4ae1baba728119577a8455e0a9a8a56b6a943896cd00272d41b543f6c31a16cc67ae26c30ba60eb2a0926bfad235aeb5256a118c34bdf65e574837c2d9f9950e7c8b91ee6eef93271db8c432bbc3bd795003646599deec9a4b1de89b2535ea3b2eb92f80ba57a88fb250970546d15497319b1aca323512e1e422f4759ba6ca9af17399da922719c6d681999d1c6ff59b5ac9d93a1215931da31f19c06d0adaa6e9e4fd1b361747b1e2e1ac7dcecff0003ec65e965a100e004091d14925b0bcfc783c7e04c8c99149400690286ef4e073068586e6d6b89c4d0b3f88fc2b28e785b20b21fb15cd7ce55e2dc60fe7f557b0e2c683c65762d4f63999b7c499412b98311dca76fd00dc761dbda825c59ee8fe0e5dfcebf801f28f7ec436515a190000000049454e44ae426082', '2026-11-18 07:17:14.972219+00', 'drawn', NULL, NULL),
('1', 'a66647bb-3c55-8cd8-a359-eb294cbc5b5a', 'png', E'\\x89504e470d0a1a0a0000000d49484452000000a0000000400203000000e0e5943c0000000c504c544516261f16261f16261f16261fda1c718e0000000474524e530055aaffa00e312f000001c64944415478daed96b152c2401086ef829019afa082428a3c81e40974d259d850108a50d063911790012b5b0ba96ca5208d8d058d1e33be00fa04e8680135e34018735eee4e86cb90612bb5601b26775ffeddfd6f394068177f125928687780201dc138fc09048db7310cccbc0015cd2720482e8740f004684ffe140a36807ee7cb50b005050750700604c9180a2a778c2be0385af32d734cd5091e3fa8e714fff152cdc4b9f4133359b3b1480ecfcf380e2c3975afd205c29c448917331d1cdecbf57aa2844734d040538187a63e7de61cb5b41a33cf324399e88af608d9b298a396f615b21a5a8db968e5b8a54a502e904813b4de7976294154536df99ef1a58165ae8fe73a28154b4c1c69719d6e8b6a6c29915b0aa731bd61d708799a9b569c1b47be90f0c7f4833ff90b4c198f50bb2be2ba4b33b210dd39848501e589b3779cd38fa73d718aac8369e87a8c77e773a5db78bd504d9c778eef70b97dfe11c512b5a09a326a7599e3804e9d2dd3bbf72fae7ed7dd56272a78015311f4aaa957b947991e1b3dca36c55657a6c56e4d6847fd4a023be3ab53375148334eb17e6de358adbfa98342b00ed6f88bbdb446f16a03f311993800db0c1656603f70dddddf8bdf8a6f3590c6f2f1800d050000000049454e44ae426082', '2026-11-18 07:17:14.972219+00', 'drawn', NULL, NULL),
('1', 'ee496757-ec9c-801d-a5e5-463abfd6f5c5', 'png', E'\\x89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da6364f8cf500f00038601805a347d6b0000000049454e44ae426082', '2026-11-18 07:17:17.277526+00', 'drawn', 'v4MIooAVMATRRLCLhAQs2g', NULL);
insert into "staff_members" ("id", "email", "name", "language", "password_hash", "created_at", "last_sign_in_at") overriding system value values
('85eb4972-8268-8b80-8c5f-f69bb1bad7d4', 'reception@palace.example.com', 'Marta Vidal', 'en', '$argon2id$v=19$m=47104,t=2,p=1$dAmAKOktNhyqdacsRBCqUQ$/kq+MgJJpyMuu6/HZKUyoI4MSk18ecFlcI7A+6WS904', '2026-11-18 07:17:15.765321+00', NULL),
('e133450e-c4eb-81ea-bc76-24e9ef4f132a', 'manager@palace.example.com', 'Jordi Puig', 'en', '$argon2id$v=19$m=47104,t=2,p=1$VSVl/ldsoTdxtWEG2pArTA$peVjPppolW9vH1TKzNlCJ26R2iU3Xw2gpXgrY/hDbe8', '2026-11-18 07:17:15.765321+00', NULL),
('734bd7ba-c3da-8bc4-b6a4-b440e3bd46e8', 'admin@palace.example.com', 'Núria Soler', 'en', '$argon2id$v=19$m=47104,t=2,p=1$V3SeZknEnYZ6DNOAD9eUmg$rWvBadNI7BC57VXblfgYBbFp+FGDe3yoDRnsvECZYKM', '2026-11-18 07:17:15.765321+00', NULL),
('9f3e14ac-0df3-8e60-aa7e-8570244f2e01', 'admin@foyer.example.com', 'Inês Faria', 'en', '$argon2id$v=19$m=47104,t=2,p=1$oQbbYW2NdyBspfs4+2STNA$SWcz7RB1+pg73EcpNySlsiNkUXgnG+SqmQB+JeN1WoA', '2026-11-18 07:17:15.765321+00', NULL);
insert into "staff_roles" ("member_id", "of_hotel", "role") overriding system value values
('85eb4972-8268-8b80-8c5f-f69bb1bad7d4', '1', 'receptionist'),
('e133450e-c4eb-81ea-bc76-24e9ef4f132a', '1', 'manager'),
('734bd7ba-c3da-8bc4-b6a4-b440e3bd46e8', '1', 'administrator'),
('9f3e14ac-0df3-8e60-aa7e-8570244f2e01', '1', 'administrator'),
('9f3e14ac-0df3-8e60-aa7e-8570244f2e01', '2', 'administrator'),
('9f3e14ac-0df3-8e60-aa7e-8570244f2e01', '3', 'administrator'),
('9f3e14ac-0df3-8e60-aa7e-8570244f2e01', '4', 'administrator');
insert into "visit_reservations" ("hotel_id", "visit_id", "reservation_id", "found_at", "proof", "second_factor", "key_factor", "key_code_sent_at") overriding system value values
('1', 'v4MIooAVMATRRLCLhAQs2g', 'b75c6ed9-ef81-899c-b67f-ca2314cc2152', '2026-11-18 07:17:17.05606+00', 'number', NULL, NULL, NULL);
insert into "visits" ("hotel_id", "id", "app_key", "device_id", "opened_at", "ended_at") overriding system value values
('1', 'R1jp88cbWqHVm7JTiSxiAQ', 'own', NULL, '2026-11-18 07:17:17.05606+00', NULL),
('1', 'v4MIooAVMATRRLCLhAQs2g', 'own', NULL, '2026-11-18 07:17:17.05606+00', NULL);
select setval('checkin_leases_fence_seq', 3);
select setval('signature_ticks_id_seq', 15);
