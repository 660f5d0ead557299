import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How long a call waits is the hotel's to say, and the call's from then on: whichever process looks at it ends it alike. */
export const callPatience: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table video_calls add nobody_after_s int not null default 30, add unanswered_after_s int not null default 60`.execute(
      db,
    )
  },
}
