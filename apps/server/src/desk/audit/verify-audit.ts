import { computeSeal, digestReason, FIRST_SEAL, REASON_DIGEST } from '../../access/audit/audit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { readServerSecret } from '../../platform/database/server-secret.store.ts'
import { AUDIT_SECRET, signHead } from '../../platform/secrets/head-signature.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { type EntryRow, findHead, listEntriesAfter } from './audit.store.ts'

interface AuditCheck {
  readonly entries: number
  /** The first entry that doesn't match its seal, or the first missing number. */
  readonly brokenAt: number | undefined
}

const BATCH_SIZE = 1_000

/**
 * Verifies the whole chain of one hotel. The head stores its length, which reveals a cut-off end,
 * and a signature, which reveals a rewritten chain.
 */
export async function verifyAudit(tx: HotelTransaction, hotelId: number): Promise<AuditCheck> {
  const head = await findHead(tx)
  let last = 0
  let seal = FIRST_SEAL
  for (;;) {
    const rows = await listEntriesAfter(tx, last, BATCH_SIZE)
    for (const row of rows) {
      const { number, at, member_id: memberId, who, action, subject, details } = row
      if (number !== last + 1) return { entries: last, brokenAt: last + 1 }
      const expected = computeSeal(seal, { hotelId, number, at, memberId, who, action, subject, details })
      if (expected !== row.seal || !isSealedReason(row)) return { entries: last, brokenAt: number }
      last = number
      seal = row.seal
    }
    if (rows.length < BATCH_SIZE) break
  }
  const isWhole =
    last === (head?.number ?? 0) && seal === (head?.seal ?? FIRST_SEAL) && (await isSigned(tx, hotelId, head))
  return { entries: last, brokenAt: isWhole ? undefined : last + 1 }
}

/** A reason that was erased is not missed; one that was changed or added is. */
function isSealedReason({ salt, reason, details }: EntryRow): boolean {
  return salt === null || reason === null || details[REASON_DIGEST] === digestReason({ salt, reason })
}

type Head = { readonly number: number; readonly seal: string; readonly signature: string }

async function isSigned(tx: HotelTransaction, hotelId: number, head: Head | undefined): Promise<boolean> {
  if (!head) return true
  const secret = await readServerSecret(tx, AUDIT_SECRET)
  return isSameSecret(head.signature, signHead(secret, { hotelId, ...head }))
}
