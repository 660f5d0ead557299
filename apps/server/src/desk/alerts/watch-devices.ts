import { type DevicePart, deviceParts } from '@foyer/domain/alert/alert-reasons.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { openAlert, partSubject } from '../../book/alert/open-alert.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type KnownAlert, listDeviceAlerts, listWatchedDevices, type WatchedDevice } from './watch-devices.store.ts'

/** What a hub said before a guest's page called is older than the page's word. */
const NEWER_SECONDS = 3

/** Opens and closes the alerts about the hotel's devices, as what is known of them says. Whether anything has changed. */
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
      const part = deviceParts.find((one) => partSubject(deviceId, one) === wanted.subject)
      const about = { reservationId: reservationId ?? undefined, reference: reference ?? undefined }
      await openAlert(tx, hotelId, { kind: wanted.kind, deviceId, part, ...(part && about), money: 'nothingConcerned' })
      changes.push(true)
    }
    if (isWrong === false && open) changes.push(await settleAlert(tx, wanted.kind, wanted.subject))
  }

  for (const device of devices) {
    await say({ kind: 'deviceOffline', subject: device.id }, device.isSilent, device)
    for (const part of deviceParts) {
      const subject = partSubject(device.id, part)
      const open = known.find((alert) => alert.isOpen && alert.subject === subject)
      await say({ kind: 'partBroken', subject }, isBroken(part, device, open), device)
    }
  }
  return changes.some(Boolean)
}

/** Undefined: nobody knows, or nothing newer than what is known. A screen that is dark calls nobody for what stands beside it. */
function isBroken(part: DevicePart, device: WatchedDevice, open: KnownAlert | undefined): boolean | undefined {
  const { toldAt, isHubHeard, broken, isSilent } = device
  if (isSilent || !toldAt) return undefined
  if (open && toldAt.getTime() < open.lastAt.getTime() + NEWER_SECONDS * 1_000) return undefined
  if (part === 'hub') return !isHubHeard
  return isHubHeard && broken ? broken.includes(part) : undefined
}
