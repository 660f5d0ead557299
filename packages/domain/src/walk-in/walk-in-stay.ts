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
export const defaultStay: WalkInStay = { nights: 1, adults: 1, children: 0 }

const minStay: WalkInStay = { nights: 1, adults: 1, children: 0 }

export type WalkInLimits = Pick<WalkInPolicy, 'mostNights' | 'mostAdults' | 'mostChildren'>

const limitNames = { nights: 'mostNights', adults: 'mostAdults', children: 'mostChildren' } as const satisfies Record<
  StayPart,
  keyof WalkInLimits
>

interface Range {
  readonly min: number
  readonly max: number
}

/** A maximum below the minimum counts as the minimum. */
export function getRange(part: StayPart, limits: WalkInLimits): Range {
  return { min: minStay[part], max: Math.max(minStay[part], limits[limitNames[part]]) }
}

export interface StayIssue {
  readonly part: StayPart
  readonly issue: 'tooFew' | 'tooMany'
}

/** What the page does not offer and the server rejects. */
export function findStayIssues(stay: WalkInStay, limits: WalkInLimits): StayIssue[] {
  return stayParts.flatMap((part): StayIssue[] => {
    const range = getRange(part, limits)
    if (stay[part] < range.min) return [{ part, issue: 'tooFew' }]
    return stay[part] > range.max ? [{ part, issue: 'tooMany' }] : []
  })
}

/** Clamps the stay to the hotel's limits: a search on another page may have asked for more. */
export function clampStay(stay: WalkInStay, limits: WalkInLimits): WalkInStay {
  const fitted = (part: StayPart) => {
    const range = getRange(part, limits)
    return Math.min(range.max, Math.max(range.min, stay[part]))
  }
  return { nights: fitted('nights'), adults: fitted('adults'), children: fitted('children') }
}
