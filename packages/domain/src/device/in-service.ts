import { errorPageOf } from '../journey/error-page.ts'
import { type Place, place } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'
import type { ChannelTraits } from '../mode/channels.ts'

export const IN_SERVICE_CHECK_MS = 60_000
/** Limits how long a device that no longer belongs to the hotel can show a booking. */
export const STILL_OURS_CHECK_MS = 5_000

/** What a hotel's device shows while staff have taken it out of service. */
export const restingPlace: Place = place('show-error', {
  error: 'kioskNotConfigured',
  statusCode: '403',
  pok_is_disabled: 'true',
})

interface Asking {
  readonly atOnce: boolean
  /** The interval while this state lasts. */
  readonly everyMs?: number
}

/** The device's states, and when each checks whether the device is in service. */
const standings = {
  /** No guest has started yet. */
  free: { atOnce: true, everyMs: IN_SERVICE_CHECK_MS },
  /** A guest has just chosen a language. */
  beginning: { atOnce: true, everyMs: STILL_OURS_CHECK_MS },
  /** Was out of service at the last check. */
  refused: { atOnce: false, everyMs: IN_SERVICE_CHECK_MS },
  /** A guest is using it and may finish, unless the device no longer belongs to the hotel. */
  busy: { atOnce: false, everyMs: STILL_OURS_CHECK_MS },
} as const satisfies Record<string, Asking>

type Standing = keyof typeof standings

interface Standpoint {
  readonly device: Pick<ChannelTraits, 'enrolledOnly'>
  readonly at: Place
  readonly cameFrom: ScreenName | undefined
}

/** Returns undefined on a guest's own phone, which does not check. */
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

/**
 * Shows the out-of-service page only if no guest has started. A guest who has just chosen a
 * language sees it at once, never while typing.
 */
export function maySendAway(standing: Standing | undefined, isAtOnce: boolean): boolean {
  return standing === 'free' || (standing === 'beginning' && isAtOnce)
}

/** The screen contains no guest data: the device was out of service before anyone started. */
export function isResting({ screen, params }: Place): boolean {
  return screen === restingPlace.screen && params['pok_is_disabled'] === restingPlace.params['pok_is_disabled']
}
