import {
  addDesk,
  listDevices,
  makeLicense,
  makePairing,
  pauseDevice,
  resumeDevice,
  revokeDevice,
  revokePairing,
  withdrawLicense,
} from '@foyer/contract/staff/devices.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { DeviceService } from './device.service.ts'

export function staffDeviceRoutes(calls: StaffCalls, devices: DeviceService): void {
  calls.serveStaff(listDevices, (_asked, staff) => devices.list(staff))

  calls.serveStaff(makeLicense, ({ body }, staff) => devices.makeLicense(staff, body), ['devices'])

  calls.serveStaff(addDesk, ({ body }, staff) => devices.addDesk(staff, body.name), ['devices'])

  calls.serveStaff(
    withdrawLicense,
    async ({ params }, staff) => {
      await devices.withdrawLicense(staff, params.id)
      return {}
    },
    ['devices'],
  )

  calls.serveStaff(
    pauseDevice,
    async ({ params, body }, staff) => {
      await devices.pause(staff, params.id, body.reason)
      return {}
    },
    ['devices'],
  )

  calls.serveStaff(
    resumeDevice,
    async ({ params }, staff) => {
      await devices.resume(staff, params.id)
      return {}
    },
    ['devices'],
  )

  calls.serveStaff(makePairing, async ({ params }, staff) => ({ code: await devices.makePairing(staff, params.id) }), [
    'devices',
  ])

  calls.serveStaff(
    revokePairing,
    async ({ params }, staff) => {
      await devices.revokePairing(staff, params.id)
      return {}
    },
    ['devices'],
  )

  calls.serveStaff(
    revokeDevice,
    async ({ params }, staff) => {
      await devices.revoke(staff, params.id)
      return {}
    },
    ['devices', 'stays'],
  )
}
