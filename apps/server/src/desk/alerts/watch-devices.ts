import { type DevicePart, deviceParts } from '@foyer/domain/alert/alert-reasons.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { formatPartSubject, openAlert } from '../../book/alert/open-alert.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type KnownAlert, listDeviceAlerts, listWatchedDevices, type WatchedDevice } from './watch-devices.store.ts'

/** A hub report within this time of a guest page's report may be the older of the two. */
const NEWER_SECONDS = 3

/**
 * Opens and closes alerts about the hotel's devices according to their state. Returns whether
 * anything changed.
 */
export async function watchDevices(tx: HotelTransaction, hotelId: number): Promise<boolean> {
  const devices = await listWatchedDevices(tx)
  if (devices.length === 0) return false
  const known = await listDeviceAlerts(tx)
  const changes: boolean[] = []

  async function say(
    wanted: Omit<KnownAlert, 'isOpen' | 'lastAt'>,
    isWrong: boolean | undefined,
    device: WatchedDevice,
  ) {
    const before = known.filter(({ kind, subject }) => kind === wanted.kind && subject === wanted.subject)
    const open = before.find(({ isOpen }) => isOpen)
    if (isWrong && before.length === 0) {
      const { id: deviceId, reservationId, reference } = device
      const part = deviceParts.find((one) => formatPartSubject(deviceId, one) === wanted.subject)
      const about = { reservationId: reservationId ?? undefined, reference: reference ?? undefined }
      await openAlert(tx, hotelId, { kind: wanted.kind, deviceId, part, ...(part && about), money: 'nothingConcerned' })
      changes.push(true)
    }
    if (isWrong === false && open) changes.push(await settleAlert(tx, wanted.kind, wanted.subject))
  }

  for (const device of devices) {
    await say({ kind: 'deviceOffline', subject: device.id }, device.isSilent, device)
    for (const part of deviceParts) {
      const subject = formatPartSubject(device.id, part)
      const open = known.find((alert) => alert.isOpen && alert.subject === subject)
      await say({ kind: 'partBroken', subject }, isBroken(part, device, open), device)
    }
  }
  return changes.some(Boolean)
}

/**
 * Returns undefined if the state is unknown or the report isn't newer than the alert. A silent
 * screen raises no alerts about its parts.
 */
function isBroken(part: DevicePart, device: WatchedDevice, open: KnownAlert | undefined): boolean | undefined {
  const { toldAt, isHubHeard, broken, isSilent } = device
  if (isSilent || !toldAt) return undefined
  if (open && toldAt.getTime() < open.lastAt.getTime() + NEWER_SECONDS * 1_000) return undefined
  if (part === 'hub') return !isHubHeard
  return isHubHeard && broken ? broken.includes(part) : undefined
}
