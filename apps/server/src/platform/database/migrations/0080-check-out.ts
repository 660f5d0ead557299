import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Who has checked out, when and how; and what they said of their stay. */
export const checkOut: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await protectByHotel(db, 'check_outs')
    await protectByHotel(db, 'surveys')
  },
}

const statements = [
  'alter table visit_reservations drop constraint visit_reservations_proof_check',
  `alter table visit_reservations add constraint visit_reservations_proof_check
    check (proof in ('surname', 'link', 'mail', 'number', 'room', 'handover', 'account', 'staff'))`,
  // A row for each departure; one that was taken back stays, and says by whom.
  `create table check_outs (hotel_id int not null, id uuid not null, reservation_id uuid not null,
    at timestamptz not null default clock_timestamp(), visit_id text, app_key text, done_by text,
    pending int not null, room_was_ready boolean, bill_mail_id uuid, undone_at timestamptz, undone_by text,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade)`,
  'create unique index on check_outs (hotel_id, reservation_id) where undone_at is null',
  'create index on check_outs (hotel_id, reservation_id)',
  'create index on check_outs (hotel_id, visit_id)',
  `create table surveys (hotel_id int not null, reservation_id uuid not null, stars int not null check (stars between 1 and 5),
    comment text, said_at timestamptz not null default clock_timestamp(), primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade)`,
  'create index on surveys (hotel_id, said_at)',
  'create index on ratings (hotel_id, rated_at)',
  'create index on reservations (hotel_id, room_number)',
]
