import type { WalkInPolicy } from './walk-in-policy.ts'

/** What a guest without a booking asks for. */
export interface WalkInStay {
  readonly nights: number
  readonly adults: number
  readonly children: number
}

export type StayPart = keyof WalkInStay

export const stayParts = ['nights', 'adults', 'children'] as const satisfies readonly StayPart[]

/** The initial values. */
export const usualStay: WalkInStay = { nights: 1, adults: 1, children: 0 }

const least: WalkInStay = { nights: 1, adults: 1, children: 0 }

export type WalkInLimits = Pick<WalkInPolicy, 'mostNights' | 'mostAdults' | 'mostChildren'>

const limitOf = { nights: 'mostNights', adults: 'mostAdults', children: 'mostChildren' } as const satisfies Record<
  StayPart,
  keyof WalkInLimits
>

interface Range {
  readonly least: number
  readonly most: number
}

/** A maximum below the minimum counts as the minimum. */
export function rangeOf(part: StayPart, limits: WalkInLimits): Range {
  return { least: least[part], most: Math.max(least[part], limits[limitOf[part]]) }
}

export interface StayIssue {
  readonly part: StayPart
  readonly issue: 'tooFew' | 'tooMany'
}

/** What the page does not offer and the server rejects. */
export function stayIssues(stay: WalkInStay, limits: WalkInLimits): StayIssue[] {
  return stayParts.flatMap((part): StayIssue[] => {
    const range = rangeOf(part, limits)
    if (stay[part] < range.least) return [{ part, issue: 'tooFew' }]
    return stay[part] > range.most ? [{ part, issue: 'tooMany' }] : []
  })
}

/** Clamps the stay to the hotel's limits: a search on another page may have asked for more. */
export function withinLimits(stay: WalkInStay, limits: WalkInLimits): WalkInStay {
  const fitted = (part: StayPart) => {
    const range = rangeOf(part, limits)
    return Math.min(range.most, Math.max(range.least, stay[part]))
  }
  return { nights: fitted('nights'), adults: fitted('adults'), children: fitted('children') }
}
