import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Which vouchers a reservation has taken, with what each is worth; what it takes off is a line of the bill. */
export const vouchers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table used_vouchers (hotel_id int not null references hotels on delete cascade,
      reservation_id uuid not null, code text not null, amount int check (amount > 0),
      percent int check (percent between 1 and 100), used_at timestamptz not null default clock_timestamp(),
      check ((amount is null) <> (percent is null)), primary key (hotel_id, reservation_id, code),
      foreign key (hotel_id, reservation_id) references reservations on delete cascade)`.execute(db)
    await sql`create index on used_vouchers (hotel_id, code)`.execute(db)
    await protectByHotel(db, 'used_vouchers')
  },
}
