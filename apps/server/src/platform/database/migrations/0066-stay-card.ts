import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** A stay card that is taken along, and which mails have told of a check-in. */
export const stayCard: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await protectByHotel(db, 'stay_card_links')
    await protectByHotel(db, 'completion_mails')
  },
}

const statements = [
  'alter table visit_reservations drop constraint visit_reservations_proof_check',
  `alter table visit_reservations add constraint visit_reservations_proof_check
    check (proof in ('surname', 'link', 'mail', 'number', 'handover', 'account', 'staff'))`,
  // Opened once, by a page: a visit that finds for the first time gets a new id, and its page stays the same.
  `create table stay_card_links (hotel_id int not null, token_hash text not null, reservation_id uuid not null,
    made_by text not null, expires_at timestamptz not null, opened_at timestamptz, opened_by text,
    primary key (hotel_id, token_hash),
    foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade)`,
  'create index on stay_card_links (hotel_id, reservation_id)',
  // A row for each that was told, so that nobody is told twice, whoever asks.
  `create table completion_mails (hotel_id int not null, reservation_id uuid not null, told text not null,
    at timestamptz not null default now(), primary key (hotel_id, reservation_id, told),
    foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade,
    check (told in ('guest', 'hotel')))`,
]
