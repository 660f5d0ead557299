import type { Site } from '@foyer/domain/config/site.ts'
import {
  type Entitlement,
  type Factor,
  isEntitled,
  type KeyFactor,
  keyFactorOf,
  keyFactorOwed,
  owesSecondFactor,
  type Proof,
  tellsNumber,
} from '@foyer/domain/proof/proof.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { type NothingLeft, whyNothingIsLeft } from '@foyer/domain/reservation/why-not-now.ts'

/** A reservation that a visit has found, and what proved it. */
export interface ProvedReservation {
  readonly id: string
  readonly reference: string
  readonly proof: Proof
  readonly secondFactor: Factor | undefined
  /** What this phone has shown for the key. */
  readonly keyFactor: KeyFactor | undefined
  readonly state: Reservation['state']
  readonly startDate: string
  readonly endDate: string
  /** By this visit. */
  readonly arrived: boolean
}

/** Of a visit, what the table is asked with. */
export interface Prover {
  readonly proved: readonly ProvedReservation[]
  readonly site: Pick<Site, 'policies' | 'process' | 'device'>
  readonly today: string
}

/** Whether the proof of this reservation is enough. The one place that asks the table. */
export function mayDo(
  { site }: Pick<Prover, 'site'>,
  proved: ProvedReservation,
  needed: readonly Entitlement[],
): boolean {
  const wantsKey = needed.includes('key') || needed.includes('stayCard')
  if (wantsKey && owedForKey({ site }, proved)) return false
  return isEntitled(proved, site.policies.proof.sufficient, needed)
}

/** What this phone has still to show before it gets a key. */
export function owedForKey({ site }: Pick<Prover, 'site'>, proved: ProvedReservation): KeyFactor | undefined {
  return keyFactorOwed(proved, keyFactorOf(site.device, site.policies.proof.phoneKey))
}

/** Found, and shown to nobody before a second factor has come. */
export function isUnproved({ site }: Pick<Prover, 'site'>, proved: ProvedReservation): boolean {
  return owesSecondFactor(proved, site.policies.proof.sufficient, site.process)
}

/** What is known beside it would show the key again, whatever a phone has to show for it. */
export function showsStayCard({ site }: Pick<Prover, 'site'>, proved: ProvedReservation): boolean {
  return isEntitled(proved, site.policies.proof.sufficient, ['stayCard'])
}

/** The door's code: for the visit that has arrived, and for whoever proves as much as that. */
export function seesKey(visit: Pick<Prover, 'site'>, proved: ProvedReservation): boolean {
  return proved.arrived ? owedForKey(visit, proved) === undefined : mayDo(visit, proved, ['stayCard'])
}

/** Why nothing is shown of it but that; undefined where there is something to do, and for who has just done it. */
export function whyNotShown(
  { today }: Pick<Prover, 'today'>,
  { arrived, ...proved }: Pick<ProvedReservation, 'state' | 'startDate' | 'endDate' | 'arrived'>,
): NothingLeft | undefined {
  return arrived ? undefined : whyNothingIsLeft(proved, today)
}

/** What this page calls it: by its number, or by its id where the number is not told. */
export function nameFor({ site }: Pick<Prover, 'site'>, proved: ProvedReservation): string {
  return tellsNumber(proved, site.policies.proof.sufficient) ? proved.reference : proved.id
}

/** The one that this visit calls so. Others do not exist for it. */
export function provedAs(visit: Pick<Prover, 'proved' | 'site'>, name: string): ProvedReservation | undefined {
  return visit.proved.find((one) => nameFor(visit, one) === name)
}
