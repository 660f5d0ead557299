import { getCorrectionLimit } from '@foyer/domain/folio/correction-limit.ts'
import type { FolioConfig } from '@foyer/domain/folio/folio-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { readBusinessDay } from '../../money/business-day/business-day.ts'
import { lockCorrections, sumCorrections, sumOwnCorrections } from '../../money/folio/folio-line.store.ts'

/**
 * Throws if this person takes off more than their role may: from this stay, together with what colleagues took off, and
 * from all stays within 24 hours. Reduced prices, write-offs, moves to guests who have not arrived and charges that end
 * with a cancellation count as corrections. Needs the reservation's lock.
 */
export async function assertWithinLimit(staff: Staff, id: string, minor: number, config: FolioConfig): Promise<void> {
  if (minor <= 0) return
  const limit = getCorrectionLimit(staff.role, config.correctionLimits)
  if (limit === undefined) return
  const { tx, today } = staff
  await lockCorrections(tx, staff.id)
  const [ofStay] = await sumCorrections(tx, id)
  const [own] = await sumOwnCorrections(tx, staff.id, await readBusinessDay(tx, today))
  const before = Math.max(ofStay?.minor ?? 0, own?.minor ?? 0)
  if (before + minor > limit) throw new Problem('mayNot', 'more than this role may take off')
}
