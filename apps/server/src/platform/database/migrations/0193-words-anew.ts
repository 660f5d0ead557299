import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A name is written in more ways than before (J2), so that the words by which staff find a reservation are made anew, of all of them. */
export const wordsAnew: Migration = {
  async up(db: Kysely<unknown>) {
    // Not by an update: row security hides every row from whoever has chosen no hotel.
    await sql`alter table reservations alter column words_due type boolean using true`.execute(db)
  },
}
