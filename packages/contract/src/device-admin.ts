import * as z from 'zod/mini'
import { call } from './wire/call.ts'

/** Actions that staff can run on a device. Each is protected by a hotel password. */
export const deviceAdminActions = [
  'closeSession',
  'exitKiosk',
  'tabletModeOn',
  'tabletModeOff',
  'openFrontDesk',
  'testKeyServer',
  'endMaintenance',
  'changeTerminal',
] as const
export type DeviceAdminAction = (typeof deviceAdminActions)[number]

const password = z.string().check(z.minLength(1), z.maxLength(200))

/** Safe to repeat, so no reply is stored: a stored one would include a hash of the password. */
export const deviceAdmin = call({
  name: 'deviceAdmin',
  method: 'POST',
  path: '/api/device/admin/',
  changes: false,
  body: z.object({
    action: z.enum(deviceAdminActions),
    password,
  }),
})

/**
 * Notifies the kiosk's hardware service; no guest can start here from then on. `active` only once
 * the service has confirmed.
 */
export const startMaintenance = call({
  name: 'startMaintenance',
  method: 'POST',
  path: '/api/device/maintenance/',
  body: z.object({ password }),
  reply: z.object({ active: z.boolean() }),
})
