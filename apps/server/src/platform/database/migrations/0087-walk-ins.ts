import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Reservations that were made here, by whom, and until when their room is kept for somebody who has not checked in. */
export const walkIns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await protectByHotel(db, 'walk_ins')
  },
}

const statements = [
  'alter table visit_reservations drop constraint visit_reservations_proof_check',
  `alter table visit_reservations add constraint visit_reservations_proof_check
    check (proof in ('surname', 'link', 'mail', 'number', 'room', 'created', 'handover', 'account', 'staff'))`,
  // A visit that finds for the first time gets a new id, and its page stays the same: an answer that was lost is found by it.
  `create table walk_ins (hotel_id int not null, reservation_id uuid not null, made_by text not null, page text, device_id uuid,
    rate_id text not null, promotional_code text, membership_id text, made_at timestamptz not null default clock_timestamp(),
    hold_until timestamptz, primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade,
    check (made_by in ('guest', 'staff')))`,
  'create index on walk_ins (hotel_id, hold_until) where hold_until is not null',
  'create index on walk_ins (hotel_id, page) where page is not null',
]
