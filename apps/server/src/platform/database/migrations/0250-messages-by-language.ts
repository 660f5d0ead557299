import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the hotel writes to a guest is kept by language. Until now only the demo wrote, and in English. */
export const messagesByLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table reservation_messages add column texts jsonb',
  `update reservation_messages set texts = jsonb_build_object('en', text)`,
  'alter table reservation_messages alter column texts set not null, drop column text',
]
