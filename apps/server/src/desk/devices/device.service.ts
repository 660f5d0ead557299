import { getDeviceKind, usesHub } from '@foyer/domain/device/device-kind.ts'
import { channels } from '@foyer/domain/mode/channels.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { AuditAction } from '@foyer/domain/staff/audit-actions.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { formatScreenKey } from '../front-desk/wake-keys.ts'
import { readHotelConnection } from '../hotel-system/read-hotel-connection.ts'
import { insertDesk, pause, readDevice, readDevices, readScreenProblems, resume, revoke } from './device.store.ts'
import { toDeviceView, toLicenseView, toProblemView } from './device-view.ts'
import { deleteLicense, insertLicense, readOpenLicenses } from './license.store.ts'
import { endPairing, pairDevice } from './pairing.store.ts'

/** Long enough to walk to the lobby with the code. */
const LICENSE_MINUTES = 15

/** Operations on the hotel's devices and the codes that enrol new ones. */
export function createDeviceService({ sites, wakes }: { readonly sites: Sites; readonly wakes: Wakes }) {
  return {
    list: (staff: Staff) => listDevices(sites, staff),
    makeLicense: (staff: Staff, wanted: LicenseRequest) => makeLicense(sites, staff, wanted),

    async addDesk(staff: Staff, name: string): Promise<{ readonly id: string; readonly code: string }> {
      const device = await insertDesk(staff.tx, { hotelId: staff.hotel.id, name })
      const { code } = await pairDevice(staff.tx, staff.hotel.id, { device, madeBy: staff.name })
      await recordAudit(staff, { action: 'hubPaired', subject: name })
      return { id: device.id, code }
    },

    async withdrawLicense(staff: Staff, id: string): Promise<void> {
      const name = await deleteLicense(staff.tx, staff.hotel.id, id)
      if (name === undefined) throw new Problem('notFound', 'no such code, or it has been used')
      await recordAudit(staff, { action: 'licenseWithdrawn', subject: name })
    },

    async pause(staff: Staff, id: string, reason: string): Promise<void> {
      await recordDeviceAudit(staff, await pause(staff.tx, id, reason), 'devicePaused', () => ({ reason }))
    },

    async resume(staff: Staff, id: string): Promise<void> {
      await recordDeviceAudit(staff, await resume(staff.tx, id), 'deviceResumed')
    },

    /** Only for an active device of the hotel that has a hub. */
    async makePairing(staff: Staff, id: string): Promise<string> {
      const device = await readDevice(staff.tx, id)
      const kind = device && getDeviceKind(device.app_key, await readApps(sites, staff))
      if (!device || !kind || !usesHub(kind)) throw new Problem('notFound', 'no such device')
      const { code } = await pairDevice(staff.tx, staff.hotel.id, { device, madeBy: staff.name })
      await recordAudit(staff, { action: 'hubPaired', subject: device.name || device.app_key })
      return code
    },

    async revokePairing(staff: Staff, id: string): Promise<void> {
      const device = await readDevice(staff.tx, id)
      if (!device || !(await endPairing(staff.tx, staff.hotel.id, id)))
        throw new Problem('notFound', 'no hub is paired with this device')
      await recordAudit(staff, { action: 'hubRevoked', subject: device.name || device.app_key })
    },

    async revoke(staff: Staff, id: string): Promise<void> {
      await endPairing(staff.tx, staff.hotel.id, id)
      await recordDeviceAudit(staff, await revoke(staff.tx, id), 'deviceRevoked', ({ app_key }) => ({
        appKey: app_key,
      }))
      // Wakes its connections, which then notice the change and close.
      afterCommit(staff.tx, () => wakes.notify(formatScreenKey({ hotelId: staff.hotel.id, deviceId: id })))
    },
  }
}

export type DeviceService = ReturnType<typeof createDeviceService>

async function readApps(sites: Sites, { tx, hotel }: Staff) {
  const { config } = await sites.config(tx, hotel)
  return config.apps
}

async function listDevices(sites: Sites, staff: Staff) {
  const apps = await readApps(sites, staff)
  const [devices, licenses, problems] = await Promise.all([
    readDevices(staff.tx),
    readOpenLicenses(staff.tx),
    readScreenProblems(staff.tx),
  ])
  return {
    hotelSystem: await readHotelConnection(staff, sites),
    devices: devices.map((row) => toDeviceView(row, getDeviceKind(row.app_key, apps))),
    licenses: licenses.map(toLicenseView),
    problems: problems.map(toProblemView),
    appKeys: Object.entries(apps)
      .filter(([, { channel }]) => channels[channel].enrolledOnly)
      .map(([appKey, { channel }]) => ({ appKey, channel })),
  }
}

interface LicenseRequest {
  readonly appKey: string
  readonly name: string
}

async function makeLicense(sites: Sites, staff: Staff, wanted: LicenseRequest) {
  const app = (await readApps(sites, staff))[wanted.appKey]
  if (!app || !channels[app.channel].enrolledOnly)
    throw new Problem('badInput', 'this hotel has no device with this app key')
  const made = { hotelId: staff.hotel.id, ...wanted, madeBy: staff.name, minutes: LICENSE_MINUTES }
  const { id, code, validUntil } = await insertLicense(staff.tx, made)
  await recordAudit(staff, { action: 'licenseMade', subject: wanted.name, details: { appKey: wanted.appKey } })
  return { id, code, validUntil: (validUntil ?? staff.now).toISOString() }
}

type Changed = Awaited<ReturnType<typeof pause>>

async function recordDeviceAudit(
  staff: Staff,
  device: Changed,
  action: AuditAction,
  detailsOf?: (device: NonNullable<Changed>) => Record<string, string>,
): Promise<void> {
  if (!device) throw new Problem('notFound', 'no such device')
  const details = detailsOf?.(device)
  await recordAudit(staff, { action, subject: device.name || device.app_key, ...(details && { details }) })
}
