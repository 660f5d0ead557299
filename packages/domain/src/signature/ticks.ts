import { checkForm } from '../fields/check-field.ts'
import type { Field } from '../fields/field.ts'
import { isAdult } from '../guest/adult.ts'
import type { Guest } from '../guest/guest.ts'

/** A guest's answers above a signature: the hotel's own checks by name, and its terms. */
export interface Ticks {
  readonly checks: Readonly<Record<string, boolean>>
  readonly terms: boolean
}

export interface RequestedTicks {
  readonly checks: readonly Field[]
  readonly hasTerms: boolean
}

/** Minors make no contract and get no offers, so only mandatory checks apply to them. */
export function getRequestedTicks(
  guest: Pick<Guest, 'adult' | 'birthDate'>,
  { checks, hasTerms }: RequestedTicks,
  today: string,
): RequestedTicks {
  if (isAdult(guest, today) !== false) return { checks, hasTerms }
  return { checks: checks.filter(({ mandatory }) => mandatory), hasTerms: false }
}

/** What must be accepted before signing but is not. */
export function findMissingTicks(
  { checks, hasTerms }: RequestedTicks,
  ticked: { readonly checks: Readonly<Record<string, unknown>>; readonly terms: boolean },
): { readonly checks: ReadonlySet<string>; readonly terms: boolean } {
  return {
    checks: new Set(checkForm(checks, ticked.checks).map(({ field }) => field)),
    terms: hasTerms && !ticked.terms,
  }
}
