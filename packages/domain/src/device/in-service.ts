import { errorPageOf } from '../journey/error-page.ts'
import { type Place, place } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'
import type { ChannelTraits } from '../mode/channels.ts'

export const IN_SERVICE_CHECK_MS = 60_000
/** A device that is the hotel's no more shows nobody's booking for longer than this. */
export const STILL_OURS_CHECK_MS = 5_000

/** What a hotel's device shows while staff have taken it out of service. */
export const restingPlace: Place = place('show-error', {
  error: 'kioskNotConfigured',
  statusCode: '403',
  pok_is_disabled: 'true',
})

interface Asking {
  readonly atOnce: boolean
  /** How often, while it stands there. */
  readonly everyMs?: number
}

/** Where somebody stands, and when the device asks whether it serves. */
const standings = {
  /** Nobody is there yet. */
  free: { atOnce: true, everyMs: IN_SERVICE_CHECK_MS },
  /** Somebody has just chosen a language. */
  beginning: { atOnce: true, everyMs: STILL_OURS_CHECK_MS },
  /** Out of service when last asked. */
  refused: { atOnce: false, everyMs: IN_SERVICE_CHECK_MS },
  /** Somebody is at it, and finishes, unless the device is the hotel's no more. */
  busy: { atOnce: false, everyMs: STILL_OURS_CHECK_MS },
} as const satisfies Record<string, Asking>

type Standing = keyof typeof standings

interface Standpoint {
  readonly device: Pick<ChannelTraits, 'enrolledOnly'>
  readonly at: Place
  readonly cameFrom: ScreenName | undefined
}

/** Undefined where nobody asks: on a guest's own phone. */
export function standingOf({ device, at, cameFrom }: Standpoint): Standing | undefined {
  if (!device.enrolledOnly) return undefined
  if (at.screen === 'select-language') return 'free'
  if (at.screen === 'show-error')
    return errorPageOf(at.params, device).code === 'kioskNotConfigured' ? 'refused' : 'busy'
  return cameFrom === 'select-language' && !at.params['code'] ? 'beginning' : 'busy'
}

export function asksInService(standing: Standing | undefined): Asking {
  return standing ? standings[standing] : { atOnce: false }
}

/** Nobody has begun anything: what is out of service says so. Who has just chosen a language hears it at once, and not while they type. */
export function maySendAway(standing: Standing | undefined, isAtOnce: boolean): boolean {
  return standing === 'free' || (standing === 'beginning' && isAtOnce)
}

/** Nothing of anybody is on it: it was found out of service before somebody began. */
export function isResting({ screen, params }: Place): boolean {
  return screen === restingPlace.screen && params['pok_is_disabled'] === restingPlace.params['pok_is_disabled']
}
