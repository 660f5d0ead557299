import type { SchemaPart } from './schema-part.ts'

/** People who work at hotels. A member may work at several, so these tables span hotels. */
export const staffSchema: SchemaPart = {
  sql: `
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
  `,
}
