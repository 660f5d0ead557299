import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** A check-in that goes on at another device. */
export const handOvers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await protectByHotel(db, 'hand_overs')
  },
}

const statements = [
  'alter table visit_reservations drop constraint visit_reservations_proof_check',
  `alter table visit_reservations add constraint visit_reservations_proof_check check (proof in ('surname', 'carriedSurname', 'link',
    'mail', 'carried', 'number', 'room', 'created', 'handover', 'account', 'staff'))`,
  // What was proved is written down when the code is made: whatever its maker proves later does not go along.
  `create table hand_overs (hotel_id int not null, id uuid not null, token_hash text not null, secret_hash text not null,
    reservation_id uuid not null, made_by text not null, app_key text not null, goes_to text not null, proof text not null,
    second_factor text, key_factor text, screen text not null, guest_index text, unsaved boolean not null,
    made_at timestamptz not null default clock_timestamp(), expires_at timestamptz not null,
    taken_at timestamptz, taken_by text, taken_visit text, ended_at timestamptz,
    primary key (hotel_id, id), unique (hotel_id, token_hash), check (goes_to in ('phone', 'lobby')),
    foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade)`,
  'create index on hand_overs (hotel_id, reservation_id)',
]
