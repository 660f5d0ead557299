import { checkForm } from '../fields/check-field.ts'
import type { Field } from '../fields/field.ts'

/** What a guest answered above a signature: the hotel's own checks by name, and its terms. */
export interface Ticks {
  readonly checks: Readonly<Record<string, boolean>>
  readonly terms: boolean
}

interface AskedTicks {
  readonly checks: readonly Field[]
  readonly hasTerms: boolean
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
