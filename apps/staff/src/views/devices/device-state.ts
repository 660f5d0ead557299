import type { Device } from '@foyer/contract/staff/devices.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'

type DeviceStatus = 'revoked' | 'finishing' | 'maintenance' | 'paused' | 'atStay' | 'silent' | 'online' | 'away'

/** "Last seen" is accurate to the minute; a screen in use sends requests more often than this. */
const AWAY_AFTER_MS = 10 * 60_000

/** The device's state. Silence is not a failure: it may be switched off for the night. */
export function toDeviceState(device: Device, now: Date): { mark: Mark; word: DeviceStatus } {
  if (device.revokedAt) return { mark: 'notAsked', word: 'revoked' }
  if (device.maintenanceSince && !device.atStay) return { mark: 'needsPerson', word: 'maintenance' }
  if (device.pausedAt) return { mark: 'needsPerson', word: device.atStay ? 'finishing' : 'paused' }
  if (device.atStay) return { mark: 'now', word: 'atStay' }
  if (!device.lastSeenAt) return { mark: 'notYet', word: 'silent' }
  const isAway = now.getTime() - Date.parse(device.lastSeenAt) > AWAY_AFTER_MS
  return isAway ? { mark: 'notYet', word: 'away' } : { mark: 'done', word: 'online' }
}
