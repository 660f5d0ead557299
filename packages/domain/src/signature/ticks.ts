import { checkForm } from '../fields/check-field.ts'
import type { Field } from '../fields/field.ts'
import { isAdult } from '../guest/adult.ts'
import type { Guest } from '../guest/guest.ts'

/** What a guest answered above a signature: the hotel's own checks by name, and its terms. */
export interface Ticks {
  readonly checks: Readonly<Record<string, boolean>>
  readonly terms: boolean
}

export interface AskedTicks {
  readonly checks: readonly Field[]
  readonly hasTerms: boolean
}

/** Who is no adult makes no contract and gets no offers: asked is only what nobody signs without. */
export function ticksAskedOf(
  guest: Pick<Guest, 'adult' | 'birthDate'>,
  { checks, hasTerms }: AskedTicks,
  today: string,
): AskedTicks {
  if (isAdult(guest, today) !== false) return { checks, hasTerms }
  return { checks: checks.filter(({ mandatory }) => mandatory), hasTerms: false }
}

/** What has to be accepted before anybody signs, and is not. */
export function missingTicks(
  { checks, hasTerms }: AskedTicks,
  ticked: { readonly checks: Readonly<Record<string, unknown>>; readonly terms: boolean },
): { readonly checks: ReadonlySet<string>; readonly terms: boolean } {
  return {
    checks: new Set(checkForm(checks, ticked.checks).map(({ field }) => field)),
    terms: hasTerms && !ticked.terms,
  }
}
