import { authorities } from '../authority/authorities.ts'
import type { AuthorityConfig } from '../authority/authority-config.ts'
import { addDays } from '../basics/add-days.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { Retention } from './retention-config.ts'

export interface RetentionRules {
  readonly retention: Retention
  /** The hotel reports its travellers, so it must retain what it reported. */
  readonly policeIntegration: boolean
}

type Timed = Pick<Reservation, 'state' | 'endDate'>

interface Configured {
  readonly flags: { readonly national_police_integration: boolean }
  readonly apps: Readonly<
    Record<string, { readonly flags: { readonly national_police_integration?: boolean | undefined } }>
  >
  readonly retention: Retention
  readonly authority: Pick<AuthorityConfig, 'name'>
}

/**
 * An app may report even if the hotel as a whole does not. Where the law says when a register is
 * destroyed, the hotel's own period for it does not count.
 */
export function toRetentionRules({ flags, apps, retention, authority }: Configured) {
  const policeIntegration =
    authority.name !== 'file' ||
    flags.national_police_integration ||
    Object.values(apps).some((app) => app.flags.national_police_integration)
  const { registerDays: policeDays = retention.policeDays } = authorities[authority.name]
  return { retention: { ...retention, policeDays }, policeIntegration } satisfies RetentionRules
}

/**
 * States in which a guest has stayed and was reported, unlike before arrival or after a
 * cancellation.
 */
export const stayedStates = ['inHouse', 'departed'] as const satisfies readonly Reservation['state'][]

function isLegallyRetained({ state }: Pick<Timed, 'state'>, { policeIntegration }: RetentionRules): boolean {
  return policeIntegration && stayedStates.some((stayed) => stayed === state)
}

/** Days after the end of the stay, for guest data and for signatures. */
export function getRetentionPeriods(
  reservation: Pick<Timed, 'state'>,
  rules: RetentionRules,
): { guestDays: number; signatureDays: number } {
  const { guestDays, signatureDays, policeDays } = rules.retention
  if (!isLegallyRetained(reservation, rules)) return { guestDays, signatureDays }
  return { guestDays: Math.max(guestDays, policeDays), signatureDays: Math.max(signatureDays, policeDays) }
}

/** What happens to a guest's data if the guest requests erasure today, and why. */
export type ErasureDecision =
  /** The hotel still needs to know who is staying. */
  | { readonly what: 'notNow' }
  /** The law requires retention: the data is blocked until that day. */
  | { readonly what: 'block'; readonly until: string }
  | { readonly what: 'erase' }

export function decideErasure(reservation: Timed, rules: RetentionRules, today: string): ErasureDecision {
  if (reservation.state === 'inHouse' && reservation.endDate >= today) return { what: 'notNow' }
  const until = addDays(reservation.endDate, rules.retention.policeDays)
  return isLegallyRetained(reservation, rules) && until >= today ? { what: 'block', until } : { what: 'erase' }
}
