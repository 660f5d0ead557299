import { authorities, selectConcerned } from '@foyer/domain/authority/authorities.ts'
import { addHours } from '@foyer/domain/authority/authority-record.ts'
import type { StayReport } from '@foyer/domain/authority/stay-report.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import type { ReportRow } from './authority-report.store.ts'
import type { CurrentReport } from './current-report.ts'

/**
 * The people whom the authority wants to know about. An authority that cannot cancel gets each of
 * them once for each part of a stay.
 */
export function selectNews(
  { report, config, arrivedAt, isLaterPart }: CurrentReport,
  known: readonly ReportRow[],
): StayReport {
  const record = authorities[config.authority.name]
  const concerned = selectConcerned(report, record)
  if (record.canCancel) return concerned
  // The part before begins a month earlier, so that a corrected hour of arrival makes no difference.
  const ofPart = isLaterPart ? known.filter(({ arrived_at }) => arrived_at > addHours(arrivedAt, -24)) : known
  const accepted = new Set(ofPart.flatMap(listAccepted))
  return { ...concerned, people: concerned.people.filter(({ guestId }) => !accepted.has(guestId)) }
}

/** Of a version that was refused in part, the people without a reason. */
function listAccepted({ state, receipt, guest_ids: people, reasons }: ReportRow): readonly string[] {
  if (state === 'accepted') return people
  if (receipt === null) return []
  const refused = new Set(reasons.map(({ guestId }) => guestId))
  return people.filter((id) => !refused.has(id))
}

/** No one is left of whom the authority wants to know. */
export const isEmpty = ({ people, booking }: StayReport): boolean => people.length === 0 && !booking

/** Without the payment, which may still happen and is no reason for a correction. */
export function computeDigest({ payment: _, ...facts }: StayReport): string {
  // Guests who fill in their data do not change the contract.
  return sha256(JSON.stringify(facts.booking ? { ...facts, people: [] } : facts))
}
