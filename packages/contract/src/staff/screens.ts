import * as z from 'zod/mini'
import { shownScreen } from '../messages/shown-screen.ts'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { emptyReply, id, requiredText } from './values.ts'

/** A key with which a hotel's own system controls the screens at its desk. */
const channelKey = z.object({
  id,
  name: z.string(),
  madeBy: z.optional(z.string()),
  madeAt: instant,
  usedAt: z.optional(instant),
})
export type ChannelKey = z.infer<typeof channelKey>

export const listLineKeys = call({
  name: 'listLineKeys',
  method: 'GET',
  path: '/api/staff/line-keys/',
  by: 'staff',
  may: 'changeDevices',
  reply: z.object({ keys: z.array(channelKey) }),
})

/** Shown only once. */
export const makeLineKey = call({
  name: 'makeLineKey',
  method: 'POST',
  path: '/api/staff/line-keys/',
  by: 'staff',
  may: 'changeDevices',
  body: z.object({ name: requiredText(60) }),
  reply: z.object({ id, key: z.string() }),
})

/** Takes effect with the system's next message. */
export const revokeLineKey = call({
  name: 'revokeLineKey',
  method: 'POST',
  path: '/api/staff/line-keys/{id}/revoke/',
  by: 'staff',
  may: 'changeDevices',
  params: z.object({ id }),
  reply: emptyReply,
})

const screen = z.object({
  device: id,
  name: z.string(),
  connected: z.boolean(),
  /** Who controls it now. */
  holder: z.optional(z.object({ name: z.string(), isMe: z.boolean() })),
  /** Only for the member of staff who controls it. */
  shown: z.optional(shownScreen),
  shownAt: z.optional(instant),
  /** Commands that the screen has not acknowledged yet. */
  waiting: z.int(),
})
export type Screen = z.infer<typeof screen>

export const listScreens = call({
  name: 'listScreens',
  method: 'GET',
  path: '/api/staff/screens/',
  by: 'staff',
  may: 'workOnStay',
  reply: z.object({ screens: z.array(screen) }),
})

/** One member of staff at a time. `takeOver` replaces the holder, who sees it on their page. */
export const claimScreen = call({
  name: 'claimScreen',
  method: 'POST',
  path: '/api/staff/screens/{id}/claim/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ id }),
  body: z.object({ takeOver: z._default(z.boolean(), false) }),
  reply: emptyReply,
})

export const releaseScreen = call({
  name: 'releaseScreen',
  method: 'POST',
  path: '/api/staff/screens/{id}/release/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ id }),
  reply: emptyReply,
})

export const screenViews = ['screensaver', 'form', 'extras', 'summary', 'finish'] as const
export type ScreenView = (typeof screenViews)[number]

/** What the screen should show. Everything except the screensaver concerns a reservation. */
export const sendToScreen = call({
  name: 'sendToScreen',
  method: 'POST',
  path: '/api/staff/screens/{id}/show/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ id }),
  body: z.object({
    /** Idempotency id: repeating it shows it once. */
    id,
    what: z.enum(screenViews),
    reference: z.optional(z.string().check(z.maxLength(64))),
    guestIndex: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
  }),
  reply: emptyReply,
})
