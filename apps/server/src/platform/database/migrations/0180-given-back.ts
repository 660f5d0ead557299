import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** From which visit one of the staff has taken a check-in: it goes back there, and to nobody beside. */
export const givenBack: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table checkin_leases add taken_from text`.execute(db)
    await sql`
      alter table checkin_leases add constraint checkin_leases_taken_by_desk check (taken_from is null or member_id is not null)
    `.execute(db)
  },
}
