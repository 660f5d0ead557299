import * as z from 'zod/mini'
import { call } from './call.ts'

/** What staff can make a device do. Each is guarded by a password of the hotel. */
export const deviceAdminActions = [
  'closeSession',
  'exitKiosk',
  'tabletModeOn',
  'tabletModeOff',
  'openFrontDesk',
] as const
export type DeviceAdminAction = (typeof deviceAdminActions)[number]

/** Done twice it is as done once; a kept answer would keep a hash of the password beside it. */
export const deviceAdmin = call({
  name: 'deviceAdmin',
  method: 'POST',
  path: '/api/device/admin/',
  changes: false,
  body: z.object({
    action: z.enum(deviceAdminActions),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
})
