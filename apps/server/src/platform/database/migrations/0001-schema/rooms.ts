import type { SchemaPart } from './schema-part.ts'

/** Room types and rooms. */
export const roomsSchema: SchemaPart = {
  sql: `
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
  `,
  byHotel: ['room_types', 'rooms'],
}
