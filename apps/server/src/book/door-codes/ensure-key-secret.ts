import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { formatCommand } from '../../platform/env/format-command.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import {
  endUnreadableKey,
  findFingerprint,
  insertFingerprint,
  listHotelIds,
  lockCodes,
  updateCode,
} from './door-codes.store.ts'
import { createDoorCodes } from './door-codes.ts'

/**
 * All servers on a database share one secret: another one would issue codes that can't be
 * decrypted, and sign grants that no hub accepts. A new or restored database adopts this one; codes
 * that it can't decrypt become invalid. Returns how many.
 */
export async function ensureKeySecret(db: Database, secret: KeySecret): Promise<number> {
  const known = await findFingerprint(db)
  if (known) {
    assertSameSecret(known, secret)
    return 0
  }
  const hotels = await listHotelIds(db)
  let lost = 0
  for (const id of hotels) lost += await db.inHotel(id, (tx) => sealCodes(tx, id, secret))
  await insertFingerprint(db, secret.fingerprint)
  assertSameSecret(await findFingerprint(db), secret)
  return lost
}

function assertSameSecret(known: Buffer | undefined, secret: KeySecret): void {
  if (known?.equals(secret.fingerprint)) return
  throw new StartProblem(
    `The door codes in this database are encrypted with another secret: set KEY_SECRET to it, or restore the file key-secret of its data folder. If it is lost: ${formatCommand('admin', 'new-key-secret')} ends the codes.`,
  )
}

/** Handles plain codes from before there was a secret, and those of a secret that was lost. */
async function sealCodes(tx: HotelTransaction, hotelId: number, secret: KeySecret): Promise<number> {
  const codes = createDoorCodes(secret)
  let lost = 0
  for (const { id, reservation_id: reservationId, code } of await lockCodes(tx)) {
    const door = { hotelId, reservationId }
    const opened = code && codes.open(door, code)
    if (opened) await updateCode(tx, id, codes.seal(door, opened))
    else {
      lost += 1
      await endUnreadableKey(tx, id)
    }
  }
  return lost
}
