import type { SchemaPart } from './schema-part.ts'

/** Kiosks, tablets and front desk screens, and the hubs that drive their hardware. */
export const devicesSchema: SchemaPart = {
  sql: `
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
  `,
  byHotel: ['licenses', 'devices', 'hubs'],
}
