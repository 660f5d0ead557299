import * as z from 'zod/mini'
import { call } from './wire/call.ts'

/** What staff can make a device do. Each is guarded by a password of the hotel. */
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

/** Done twice it is as done once; a kept answer would keep a hash of the password beside it. */
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

/** The service of the kiosk's hardware is told, and from then on no guest begins here. `active` only when it has agreed. */
export const startMaintenance = call({
  name: 'startMaintenance',
  method: 'POST',
  path: '/api/device/maintenance/',
  body: z.object({ password }),
  reply: z.object({ active: z.boolean() }),
})
