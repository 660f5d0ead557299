import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { howToRun } from '../../platform/env/how-to-run.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { KEY_FINGERPRINT } from '../../platform/key-secret/fingerprint.ts'
import type { KeySecret } from '../../platform/key-secret/key-secret.ts'
import { doorCodes } from './door-codes.ts'

/**
 * All servers on a database have one secret: another one would give out codes that nobody can read, and sign grants that no
 * hub takes. A database that has none yet, or was restored, takes this one; codes that it cannot read have ended. Answers how many.
 */
export async function agreeOnSecret(db: Database, secret: KeySecret): Promise<number> {
  const known = await fingerprint(db)
  if (known) {
    refuseOther(known, secret)
    return 0
  }
  const hotels = await db.directory.selectFrom('hotels').select('id').execute()
  let lost = 0
  for (const { id } of hotels) lost += await db.inHotel(id, (tx) => sealCodes(tx, id, secret))
  await db.directory
    .insertInto('server_secrets')
    .values({ name: KEY_FINGERPRINT, value: secret.fingerprint })
    .onConflict((taken) => taken.doNothing())
    .execute()
  refuseOther(await fingerprint(db), secret)
  return lost
}

async function fingerprint(db: Database): Promise<Buffer | undefined> {
  const row = await db.directory
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', KEY_FINGERPRINT)
    .executeTakeFirst()
  return row?.value
}

function refuseOther(known: Buffer | undefined, secret: KeySecret): void {
  if (known?.equals(secret.fingerprint)) return
  throw new StartProblem(
    `The door codes in this database are sealed with another secret: set KEY_SECRET to that one, or put back the file key-secret of its data folder. If it is lost: ${howToRun('admin', 'new-key-secret')} ends the codes.`,
  )
}

/** From before there was a secret, as they stood; and those of a secret that did not come along. */
async function sealCodes(tx: HotelTransaction, hotelId: number, secret: KeySecret): Promise<number> {
  const codes = doorCodes(secret)
  const rows = await tx
    .selectFrom('keys')
    .select(['id', 'reservation_id', 'code'])
    .where('code', 'is not', null)
    .forUpdate()
    .execute()
  let lost = 0
  for (const { id, reservation_id: reservationId, code } of rows) {
    const door = { hotelId, reservationId }
    const opened = code && codes.open(door, code)
    if (!opened) lost += 1
    await tx
      .updateTable('keys')
      .set(
        opened
          ? { code: codes.seal(door, opened) }
          : { state: 'ended', end_reason: 'unreadable', code: null, tracks: null, ended_at: sql`clock_timestamp()` },
      )
      .where('id', '=', id)
      .execute()
  }
  return lost
}
