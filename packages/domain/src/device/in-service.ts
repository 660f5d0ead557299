import { toErrorPage } from '../journey/error-page.ts'
import { type Place, place } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'
import type { ChannelTraits } from '../mode/channels.ts'

export const IN_SERVICE_POLL_INTERVAL_MS = 60_000
/** Limits how long a device that no longer belongs to the hotel can show a booking. */
export const ENROLMENT_POLL_INTERVAL_MS = 5_000

/** What a hotel's device shows while staff have taken it out of service. */
export const outOfServicePlace: Place = place('show-error', {
  error: 'kioskNotConfigured',
  statusCode: '403',
  pok_is_disabled: 'true',
})

interface ServiceCheck {
  readonly atOnce: boolean
  /** The interval while this state lasts. */
  readonly everyMs?: number
}

/** The device's states, and when each checks whether the device is in service. */
const serviceChecks = {
  /** No guest has started yet. */
  free: { atOnce: true, everyMs: IN_SERVICE_POLL_INTERVAL_MS },
  /** A guest has just chosen a language. */
  beginning: { atOnce: true, everyMs: ENROLMENT_POLL_INTERVAL_MS },
  /** Was out of service at the last check. */
  refused: { atOnce: false, everyMs: IN_SERVICE_POLL_INTERVAL_MS },
  /** A guest is using it and may finish, unless the device no longer belongs to the hotel. */
  busy: { atOnce: false, everyMs: ENROLMENT_POLL_INTERVAL_MS },
} as const satisfies Record<string, ServiceCheck>

type DevicePhase = keyof typeof serviceChecks

interface DevicePosition {
  readonly device: Pick<ChannelTraits, 'enrolledOnly'>
  readonly at: Place
  readonly cameFrom: ScreenName | undefined
}

/** Returns undefined on a guest's own phone, which does not check. */
export function getDevicePhase({ device, at, cameFrom }: DevicePosition): DevicePhase | undefined {
  if (!device.enrolledOnly) return undefined
  if (at.screen === 'select-language') return 'free'
  if (at.screen === 'show-error')
    return toErrorPage(at.params, device).code === 'kioskNotConfigured' ? 'refused' : 'busy'
  return cameFrom === 'select-language' && !at.params['code'] ? 'beginning' : 'busy'
}

export function getServiceCheck(standing: DevicePhase | undefined): ServiceCheck {
  return standing ? serviceChecks[standing] : { atOnce: false }
}

/**
 * Shows the out-of-service page only if no guest has started. A guest who has just chosen a
 * language sees it at once, never while typing.
 */
export function canShowOutOfService(standing: DevicePhase | undefined, isAtOnce: boolean): boolean {
  return standing === 'free' || (standing === 'beginning' && isAtOnce)
}

/** The screen contains no guest data: the device was out of service before anyone started. */
export function isOutOfService({ screen, params }: Place): boolean {
  return (
    screen === outOfServicePlace.screen && params['pok_is_disabled'] === outOfServicePlace.params['pok_is_disabled']
  )
}
