import { placeAt } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'
import { isProblemCode } from '../problem/problem.ts'
import { isScreenName, type TrackingDescription, trackingDescriptions } from './tracking.ts'

const OTHER = 'other'

const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e7

/** Of what a page adds to an event, only this is kept: none of it can hold a name, a number of a document or of a card. */
const safeData: Readonly<Record<string, (value: unknown) => boolean>> = {
  from: (value) => typeof value === 'string' && isScreenName(value),
  problem: isProblemCode,
  status: (value) => isCount(value) && Number(value) < 1_000,
  took_ms: isCount,
  tries: isCount,
  line: isCount,
  column: isCount,
}

export function keptData(data: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => Object.hasOwn(safeData, name) && safeData[name]?.(value)),
  )
}

/** An address holds reservation numbers and surnames: what is kept of it is the screen. */
export function keptScreen(url: string | undefined): ScreenName | undefined {
  const path = url?.replace(/^[^?#]*\/appkey\/[^/?#]*/, '').replace(/^[^?#]*\/lang\/[^/?#]*/, '')
  return path ? placeAt(path)?.screen : undefined
}

export function keptState(state: string): ScreenName | typeof OTHER {
  return isScreenName(state) ? state : OTHER
}

export function keptDescription(description: string): TrackingDescription | typeof OTHER {
  return trackingDescriptions.find((known) => known === description) ?? OTHER
}

/** Name and number of the browser; the rest of what it says of itself could tell one phone from another. */
export function keptBrowser(userAgent: string | undefined): string | undefined {
  const [, name, version] = /\b(Edg|OPR|Firefox|Chrome|Version)\/(\d{1,4})/.exec(userAgent ?? '') ?? []
  return name && `${name === 'Version' ? 'Safari' : name} ${version}`
}
