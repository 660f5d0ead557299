import type { SchemaPart } from './schema-part.ts'

/** Messages that leave the server. */
export const outboxSchema: SchemaPart = {
  sql: `
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
  `,
  byHotel: ['deliveries', 'mails', 'mail_files', 'hotel_systems', 'feed_versions'],
}
