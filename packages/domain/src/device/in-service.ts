import { errorPageOf } from '../journey/error-page.ts'
import { type Place, place } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'
import type { ChannelTraits } from '../mode/channels.ts'

export const IN_SERVICE_CHECK_MS = 60_000

/** What a hotel's device shows while staff have taken it out of service. */
export const restingPlace: Place = place('show-error', {
  error: 'kioskNotConfigured',
  statusCode: '403',
  pok_is_disabled: 'true',
})

/** Stands at the language or behind it, or was refused, and when it asks whether it serves. */
const standings = {
  /** Nobody is there yet. */
  free: { atOnce: true, again: true },
  /** Somebody has just chosen a language. */
  beginning: { atOnce: true, again: false },
  /** Out of service when last asked. */
  refused: { atOnce: false, again: true },
} as const satisfies Record<string, { atOnce: boolean; again: boolean }>

type Standing = keyof typeof standings

interface Standpoint {
  readonly device: Pick<ChannelTraits, 'enrolledOnly'>
  readonly at: Place
  readonly cameFrom: ScreenName | undefined
}

/** Undefined where nobody asks: on a guest's own phone, and once a reservation is at hand. */
export function standingOf({ device, at, cameFrom }: Standpoint): Standing | undefined {
  if (!device.enrolledOnly) return undefined
  if (at.screen === 'select-language') return 'free'
  if (at.screen === 'show-error')
    return errorPageOf(at.params, device).code === 'kioskNotConfigured' ? 'refused' : undefined
  return cameFrom === 'select-language' && !at.params['code'] ? 'beginning' : undefined
}

export function asksInService(standing: Standing | undefined): { atOnce: boolean; again: boolean } {
  return standing ? standings[standing] : { atOnce: false, again: false }
}

/** Nothing of anybody is on it: it was found out of service before somebody began. */
export function isResting({ screen, params }: Place): boolean {
  return screen === restingPlace.screen && params['pok_is_disabled'] === restingPlace.params['pok_is_disabled']
}
