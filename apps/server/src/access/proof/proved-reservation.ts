import type { Site } from '@foyer/domain/config/site.ts'
import {
  canSeeNumber,
  type Entitlement,
  type Factor,
  getKeyFactor,
  getMissingKeyFactor,
  isEntitled,
  type KeyFactor,
  needsSecondFactor,
  type Proof,
} from '@foyer/domain/proof/proof.ts'
import { type FinalBlocker, findFinalBlocker } from '@foyer/domain/reservation/check-in-blocker.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'

/** A reservation that a visit has found, and what proved it. */
export interface ProvedReservation {
  readonly id: string
  readonly reference: string
  readonly proof: Proof
  readonly secondFactor: Factor | undefined
  /** What this phone has proved for the key. */
  readonly keyFactor: KeyFactor | undefined
  readonly state: Reservation['state']
  readonly startDate: string
  readonly endDate: string
  /** Whether this visit checked it in. */
  readonly arrived: boolean
}

/** What the proof table needs of a visit. */
export interface ProofContext {
  readonly proved: readonly ProvedReservation[]
  readonly site: Pick<Site, 'policies' | 'process' | 'device'>
  readonly today: string
}

/** Whether this reservation is proved well enough. The only place that reads the proof table. */
export function mayDo(
  { site }: Pick<ProofContext, 'site'>,
  proved: ProvedReservation,
  needed: readonly Entitlement[],
): boolean {
  const wantsKey = needed.includes('key') || needed.includes('stayCard')
  if (wantsKey && findOwedKeyFactor({ site }, proved)) return false
  return isEntitled(proved, site.policies.proof.sufficient, needed)
}

/** What this phone still has to prove before it gets a key. */
export function findOwedKeyFactor(
  { site }: Pick<ProofContext, 'site'>,
  proved: ProvedReservation,
): KeyFactor | undefined {
  return getMissingKeyFactor(proved, getKeyFactor(site.device, site.policies.proof.phoneKey))
}

/** Found, but hidden until a second factor is given. */
export function isUnproved({ site }: Pick<ProofContext, 'site'>, proved: ProvedReservation): boolean {
  return needsSecondFactor(proved, site.policies.proof.sufficient, site.process)
}

/** Whether what is proved would show the key again, whatever else a phone has to prove for it. */
export function canShowStayCard({ site }: Pick<ProofContext, 'site'>, proved: ProvedReservation): boolean {
  return isEntitled(proved, site.policies.proof.sufficient, ['stayCard'])
}

/** The door code is for the visit that checked in, and for anyone with an equally strong proof. */
export function canSeeKey(visit: Pick<ProofContext, 'site'>, proved: ProvedReservation): boolean {
  return proved.arrived ? findOwedKeyFactor(visit, proved) === undefined : mayDo(visit, proved, ['stayCard'])
}

/**
 * Why nothing else of it is shown; undefined if there is something to do, and for the visit that
 * has just done it.
 */
export function notShownReason(
  { today }: Pick<ProofContext, 'today'>,
  { arrived, ...proved }: Pick<ProvedReservation, 'state' | 'startDate' | 'endDate' | 'arrived'>,
): FinalBlocker | undefined {
  return arrived ? undefined : findFinalBlocker(proved, today)
}

/** What this page calls it: its number, or its id where the number is not revealed. */
export function getPublicReference({ site }: Pick<ProofContext, 'site'>, proved: ProvedReservation): string {
  return canSeeNumber(proved, site.policies.proof.sufficient) ? proved.reference : proved.id
}

/** Finds the reservation that this visit knows by this name. Others don't exist for it. */
export function findProved(visit: Pick<ProofContext, 'proved' | 'site'>, name: string): ProvedReservation | undefined {
  return visit.proved.find((one) => getPublicReference(visit, one) === name)
}
