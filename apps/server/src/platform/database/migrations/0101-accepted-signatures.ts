import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A signature that was skipped at the desk's own screen, and that the desk does without. */
export const acceptedSignatures: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table guests add signature_waived_at timestamptz, add signature_waived_by text`.execute(db)
  },
}
