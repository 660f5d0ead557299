import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { AUDIT_SECRET, headSignature } from '../../audit-head/head-signature.ts'
import { HOTEL_SETTING } from '../row-security.ts'

interface Head {
  readonly number: number
  readonly seal: string
}

/** The newest entry of each log is signed with a key that lies elsewhere: whoever writes the whole chain anew cannot end it. */
export const signedAuditHeads: Migration = {
  async up(db: Kysely<unknown>) {
    const key = randomBytes(32)
    await sql`insert into server_secrets (name, value) values (${AUDIT_SECRET}, ${key})`.execute(db)
    await sql`alter table audit_heads add signature text not null default ''`.execute(db)
    const { rows: hotels } = await sql<{ id: number }>`select id from hotels`.execute(db)
    for (const { id } of hotels) {
      await sql`select set_config(${HOTEL_SETTING}, ${String(id)}, true)`.execute(db)
      const { rows } = await sql<Head>`select number, seal from audit_heads where hotel_id = ${id}`.execute(db)
      for (const head of rows) {
        const signature = headSignature(key, { hotelId: id, ...head })
        await sql`update audit_heads set signature = ${signature} where hotel_id = ${id}`.execute(db)
      }
    }
    await sql`select set_config(${HOTEL_SETTING}, '', true)`.execute(db)
    await sql`alter table audit_heads alter signature drop default`.execute(db)
  },
}
