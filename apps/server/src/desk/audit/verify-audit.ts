import { FIRST_SEAL, sealOf } from '../../access/audit/audit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

interface AuditCheck {
  readonly entries: number
  /** The first entry that is not as it was sealed, or the number that is missing. */
  readonly brokenAt: number | undefined
}

const AT_ONCE = 1_000

/** Reads the whole chain of one hotel. The head says how long it was: an end that was cut off is noticed too. */
export async function verifyAudit(tx: HotelTransaction, hotelId: number): Promise<AuditCheck> {
  const head = await tx.selectFrom('audit_heads').select(['number', 'seal']).executeTakeFirst()
  let last = 0
  let seal = FIRST_SEAL
  for (;;) {
    const rows = await tx
      .selectFrom('audit_entries')
      .selectAll()
      .where('number', '>', last)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) {
      const { number, at, member_id: memberId, who, action, subject, details } = row
      if (number !== last + 1) return { entries: last, brokenAt: last + 1 }
      const expected = sealOf(seal, { hotelId, number, at, memberId, who, action, subject, details })
      if (expected !== row.seal) return { entries: last, brokenAt: number }
      last = number
      seal = row.seal
    }
    if (rows.length < AT_ONCE) break
  }
  const isWhole = last === (head?.number ?? 0) && seal === (head?.seal ?? FIRST_SEAL)
  return { entries: last, brokenAt: isWhole ? undefined : last + 1 }
}
