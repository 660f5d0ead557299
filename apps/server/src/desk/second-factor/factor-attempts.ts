import type { Transaction } from 'kysely'
import { enterHotel, leaveHotel } from '../../access/audit/audit.store.ts'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import { listRoles } from '../../access/staff-session/member.store.ts'
import type { Member } from '../../access/staff-session/staff.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { countFailures, deleteFailures, isWithinLimits, recordFailure } from '../../platform/attempts/attempts.store.ts'
import type { Tables } from '../../platform/database/tables.ts'

/**
 * Wrong codes of one person, from whatever network. Guessing needs the password first, so that
 * strangers can't lock anyone out; three of a million codes are right at a time.
 */
const LIMITS = [{ tries: 10, minutes: 24 * 60 }]

/** A person who mistypes needs one or two. */
const ALERT_AFTER = 5

const toKey = (memberId: string) => ({ kind: 'staffSecondFactor', caller: memberId }) as const

/** Other attempts of this person wait until the transaction ends. */
export async function hasCodesLeft(tx: Transaction<Tables>, memberId: string): Promise<boolean> {
  return isWithinLimits(await countFailures(tx, toKey(memberId), LIMITS), LIMITS)
}

/**
 * Counts a wrong code, logs it, and alerts the person's hotels when it looks like guessing. Returns
 * the alerted hotels.
 */
export async function recordWrongCode(tx: Transaction<Tables>, member: Member): Promise<readonly number[]> {
  const [failures = 0] = await countFailures(tx, toKey(member.id), LIMITS)
  await recordFailure(tx, toKey(member.id))
  await writeAuditInAllHotels(tx, member, { action: 'secondFactorRefused', subject: member.email })
  return failures + 1 < ALERT_AFTER ? [] : alertHotels(tx, member.id)
}

export const deleteWrongCodes = (tx: Transaction<Tables>, memberId: string) => deleteFailures(tx, toKey(memberId))

async function alertHotels(tx: Transaction<Tables>, memberId: string): Promise<readonly number[]> {
  const hotelIds = (await listRoles(tx, memberId)).map(({ hotelId }) => hotelId)
  for (const hotelId of hotelIds) {
    await enterHotel(tx, hotelId)
    await openAlert(tx, hotelId, { kind: 'secondFactorGuessed' })
  }
  await leaveHotel(tx)
  return hotelIds
}
