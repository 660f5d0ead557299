import { deviceKinds } from '@foyer/domain/device/device-kind.ts'
import { channelNames } from '@foyer/domain/mode/channels.ts'
import * as z from 'zod/mini'
import { hubParts } from '../messages/device.ts'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { hotelSystemLine } from './hotel-system.ts'
import { done, id, words } from './values.ts'

const device = z.object({
  id,
  name: z.string(),
  appKey: z.string(),
  channel: z.enum(deviceKinds),
  enrolledAt: instant,
  /** To the minute. */
  lastSeenAt: z.optional(instant),
  revokedAt: z.optional(instant),
  /** Out of service since then; whoever was checking in by then finishes. */
  pausedAt: z.optional(instant),
  pausedReason: z.optional(z.string()),
  /** Its hardware is being looked after: that is why. */
  maintenanceSince: z.optional(instant),
  /** Of the hub that its page has met last. */
  socketVersion: z.optional(z.string()),
  /** The stay whose check-in this device holds now. */
  atStay: z.optional(z.string()),
  /** The hub beside it, where a pairing code was made for this device. */
  hub: z.optional(
    z.object({
      pairedAt: instant,
      pairedBy: z.optional(z.string()),
      /** Absent: no hub has used the code yet. */
      heardAt: z.optional(instant),
      /** Heard of within the last half minute. */
      connected: z.boolean(),
      version: z.optional(z.string()),
    }),
  ),
  /** What hangs on the hub that it uses, as that has told within the last half minute. */
  parts: z.optional(hubParts),
})

/** A problem that a screen at the front desk showed before there was a reservation; with one it stands in the stay's timeline. */
const screenProblem = z.object({ id, at: instant, deviceName: z.string(), problem: z.string() })

/** A code that nobody has used yet. The code itself is not kept. */
const openLicense = z.object({
  id,
  name: z.string(),
  appKey: z.string(),
  madeBy: z.optional(z.string()),
  madeAt: instant,
  validUntil: z.optional(instant),
})

export type Device = z.infer<typeof device>
export type ScreenProblem = z.infer<typeof screenProblem>
export type OpenLicense = z.infer<typeof openLicense>

export const listDevices = call({
  name: 'listDevices',
  method: 'GET',
  path: '/api/staff/devices/',
  by: 'staff',
  may: 'seeDevices',
  reply: z.object({
    devices: z.array(device),
    licenses: z.array(openLicense),
    /** The last ones, newest first. */
    problems: z.array(screenProblem),
    /** App keys that a device can be enrolled for. */
    appKeys: z.array(z.object({ appKey: z.string(), channel: z.enum(channelNames) })),
    hotelSystem: z.optional(hotelSystemLine),
  }),
})

/** Shown this once: `XXXX-XXXX-XXXX-XXXX`, good for one device. */
export const makeLicense = call({
  name: 'makeLicense',
  method: 'POST',
  path: '/api/staff/licenses/',
  by: 'staff',
  may: 'changeDevices',
  body: z.object({ appKey: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), name: words(60) }),
  reply: z.object({ id, code: z.string(), validUntil: instant }),
})

export const withdrawLicense = call({
  name: 'withdrawLicense',
  method: 'POST',
  path: '/api/staff/licenses/{id}/withdraw/',
  by: 'staff',
  may: 'changeDevices',
  params: z.object({ id }),
  reply: done,
})

/** An encoder at the desk, and the code with which its hub proves itself: shown this once. */
export const addDesk = call({
  name: 'addDesk',
  method: 'POST',
  path: '/api/staff/desks/',
  by: 'staff',
  may: 'changeDevices',
  body: z.object({ name: words(60) }),
  reply: z.object({ id, code: z.string() }),
})

/** Nobody begins a check-in at it until it is resumed; whoever has begun one finishes. */
export const pauseDevice = call({
  name: 'pauseDevice',
  method: 'POST',
  path: '/api/staff/devices/{id}/pause/',
  by: 'staff',
  may: 'pauseDevices',
  params: z.object({ id }),
  body: z.object({ reason: words(60) }),
  reply: done,
})

export const resumeDevice = call({
  name: 'resumeDevice',
  method: 'POST',
  path: '/api/staff/devices/{id}/resume/',
  by: 'staff',
  may: 'pauseDevices',
  params: z.object({ id }),
  reply: done,
})

/** From the device's next call on. */
export const revokeDevice = call({
  name: 'revokeDevice',
  method: 'POST',
  path: '/api/staff/devices/{id}/revoke/',
  by: 'staff',
  may: 'changeDevices',
  params: z.object({ id }),
  reply: done,
})

/** Shown this once: with it the hub beside this device, and no other, is heard. An earlier code of the device ends. */
export const makePairing = call({
  name: 'makePairing',
  method: 'POST',
  path: '/api/staff/devices/{id}/pairing/',
  by: 'staff',
  may: 'changeDevices',
  params: z.object({ id }),
  reply: z.object({ code: z.string() }),
})

export const revokePairing = call({
  name: 'revokePairing',
  method: 'POST',
  path: '/api/staff/devices/{id}/pairing/revoke/',
  by: 'staff',
  may: 'changeDevices',
  params: z.object({ id }),
  reply: done,
})
