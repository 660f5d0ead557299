import type { SchemaPart } from './schema-part.ts'

/** Companies, their hotels and the hotels' configuration. */
export const hotelsSchema: SchemaPart = {
  sql: `
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
  `,
  byHotel: ['hotel_configs', 'demo_days'],
}
