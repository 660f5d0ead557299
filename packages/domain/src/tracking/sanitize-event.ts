import { parsePlace } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'
import { isProblemCode } from '../problem/problem.ts'
import { isScreenName, type TrackingDescription, trackingDescriptions } from './tracking.ts'

const OTHER = 'other'

const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e7

/**
 * The only event data that is stored: none of it can contain a name, document number or card
 * number.
 */
const safeData: Readonly<Record<string, (value: unknown) => boolean>> = {
  from: (value) => typeof value === 'string' && isScreenName(value),
  problem: isProblemCode,
  status: (value) => isCount(value) && Number(value) < 1_000,
  took_ms: isCount,
  tries: isCount,
  line: isCount,
  column: isCount,
}

export function sanitizeData(data: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => Object.hasOwn(safeData, name) && safeData[name]?.(value)),
  )
}

/** URLs contain reservation numbers and surnames, so only the screen is stored. */
export function sanitizeScreen(url: string | undefined): ScreenName | undefined {
  const path = url?.replace(/^[^?#]*\/appkey\/[^/?#]*/, '').replace(/^[^?#]*\/lang\/[^/?#]*/, '')
  return path ? parsePlace(path)?.screen : undefined
}

export function sanitizeState(state: string): ScreenName | typeof OTHER {
  return isScreenName(state) ? state : OTHER
}

export function sanitizeDescription(description: string): TrackingDescription | typeof OTHER {
  return trackingDescriptions.find((known) => known === description) ?? OTHER
}

/** Name and version of the browser; the rest of the user agent could identify a phone. */
export function sanitizeBrowser(userAgent: string | undefined): string | undefined {
  const [, name, version] = /\b(Edg|OPR|Firefox|Chrome|Version)\/(\d{1,4})/.exec(userAgent ?? '') ?? []
  return name && `${name === 'Version' ? 'Safari' : name} ${version}`
}
