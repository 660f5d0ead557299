import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** For which of its days a demo hotel's reservations were laid. */
export const demoDays: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table demo_days (
      hotel_id int primary key references hotels on delete cascade, laid_for date not null)`.execute(db)
    await protectByHotel(db, 'demo_days')
  },
}
