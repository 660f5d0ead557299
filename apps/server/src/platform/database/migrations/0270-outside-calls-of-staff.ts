import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Calls of staff whose effect lies outside: their intents belong to no visit, and their answers are stored as for guests. */
export const outsideCallsOfStaff: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table intents alter visit_id drop not null, alter app_key drop not null`.execute(db)
    await sql`alter table staff_answers add problem text, add intent_id uuid,
      add foreign key (hotel_id, intent_id) references intents on delete cascade`.execute(db)
    await sql`create index on staff_answers (hotel_id, intent_id)`.execute(db)
  },
}
