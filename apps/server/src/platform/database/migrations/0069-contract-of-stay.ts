import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the register of travellers asks of the contract: when it was made, and how it is paid. */
export const contractOfStay: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reservations add booked_on date, add payment_type text`.execute(db)
  },
}
