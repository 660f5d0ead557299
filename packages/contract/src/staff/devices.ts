import { deviceKinds } from '@foyer/domain/device/device-kind.ts'
import { channelNames } from '@foyer/domain/mode/channels.ts'
import * as z from 'zod/mini'
import { hubStatus } from '../messages/device.ts'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { hotelSystemConnection } from './hotel-system.ts'
import { emptyReply, id, requiredText } from './values.ts'

const device = z.object({
  id,
  name: z.string(),
  appKey: z.string(),
  channel: z.enum(deviceKinds),
  enrolledAt: instant,
  /** Accurate to the minute. */
  lastSeenAt: z.optional(instant),
  revokedAt: z.optional(instant),
  /** Out of service since then; a check-in already in progress may finish. */
  pausedAt: z.optional(instant),
  pausedReason: z.optional(z.string()),
  /** Under maintenance since then, which is why it is out of service. */
  maintenanceSince: z.optional(instant),
  /** Version of the hub that its page connected to last. */
  socketVersion: z.optional(z.string()),
  /** The stay whose check-in is in progress on this device. */
  atStay: z.optional(z.string()),
  /** This device's hub, if a pairing code was created for it. */
  hub: z.optional(
    z.object({
      pairedAt: instant,
      pairedBy: z.optional(z.string()),
      /** Absent if no hub has used the code yet. */
      heardAt: z.optional(instant),
      /** Seen within the last half minute. */
      connected: z.boolean(),
      version: z.optional(z.string()),
    }),
  ),
  /** The devices connected to its hub, as reported within the last half minute. */
  parts: z.optional(hubStatus),
})

/**
 * A problem that a front desk screen showed without a reservation; with one it is in the stay's
 * timeline.
 */
const screenProblem = z.object({ id, at: instant, deviceName: z.string(), problem: z.string() })

/** An unused license code. The code itself is not stored. */
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
    /** The most recent ones, newest first. */
    problems: z.array(screenProblem),
    /** App keys that a device can be enrolled for. */
    appKeys: z.array(z.object({ appKey: z.string(), channel: z.enum(channelNames) })),
    hotelSystem: z.optional(hotelSystemConnection),
  }),
})

/** Shown only once: `XXXX-XXXX-XXXX-XXXX`, valid for one device. */
export const makeLicense = call({
  name: 'makeLicense',
  method: 'POST',
  path: '/api/staff/licenses/',
  by: 'staff',
  may: 'changeDevices',
  body: z.object({ appKey: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), name: requiredText(60) }),
  reply: z.object({ id, code: z.string(), validUntil: instant }),
})

export const withdrawLicense = call({
  name: 'withdrawLicense',
  method: 'POST',
  path: '/api/staff/licenses/{id}/withdraw/',
  by: 'staff',
  may: 'changeDevices',
  params: z.object({ id }),
  reply: emptyReply,
})

/**
 * Adds an encoder at the desk and returns the pairing code of its hub, which is shown only once.
 */
export const addDesk = call({
  name: 'addDesk',
  method: 'POST',
  path: '/api/staff/desks/',
  by: 'staff',
  may: 'changeDevices',
  body: z.object({ name: requiredText(60) }),
  reply: z.object({ id, code: z.string() }),
})

/** No new check-in can start on the device until it is resumed; one in progress may finish. */
export const pauseDevice = call({
  name: 'pauseDevice',
  method: 'POST',
  path: '/api/staff/devices/{id}/pause/',
  by: 'staff',
  may: 'pauseDevices',
  params: z.object({ id }),
  body: z.object({ reason: requiredText(60) }),
  reply: emptyReply,
})

export const resumeDevice = call({
  name: 'resumeDevice',
  method: 'POST',
  path: '/api/staff/devices/{id}/resume/',
  by: 'staff',
  may: 'pauseDevices',
  params: z.object({ id }),
  reply: emptyReply,
})

/** Takes effect with the device's next call. */
export const revokeDevice = call({
  name: 'revokeDevice',
  method: 'POST',
  path: '/api/staff/devices/{id}/revoke/',
  by: 'staff',
  may: 'changeDevices',
  params: z.object({ id }),
  reply: emptyReply,
})

/**
 * Shown only once: the code that pairs this device's hub. It revokes an earlier code of the device.
 */
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
  reply: emptyReply,
})
