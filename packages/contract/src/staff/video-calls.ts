import { screenNames } from '@foyer/domain/journey/screens.ts'
import { callStates } from '@foyer/domain/video-call/call-states.ts'
import * as z from 'zod/mini'
import { callSession } from '../messages/video-call.ts'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { done, id } from './values.ts'

const videoCall = z.object({
  id,
  state: z.enum(callStates),
  askedAt: instant,
  guestName: z.optional(z.string()),
  reference: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  /** Absent: a phone of the guest's own. */
  deviceName: z.optional(z.string()),
  screen: z.optional(z.enum(screenNames)),
  /** Who speaks with them. */
  answered: z.optional(z.object({ by: z.string(), isMe: z.boolean(), at: instant })),
  /** The hotel wants to be told whether the guest is who their document says. */
  asksIdentity: z.boolean(),
})
export type VideoCall = z.infer<typeof videoCall>

const params = z.object({ id })

/** Those that ring and those that run. */
export const listVideoCalls = call({
  name: 'listVideoCalls',
  method: 'GET',
  path: '/api/staff/video-calls/',
  by: 'staff',
  may: 'answerCalls',
  reply: z.object({ calls: z.array(videoCall) }),
})

/** A desk has heard it: the guest is told that it rings, or that whoever is there speaks with somebody else. */
export const ringVideoCall = call({
  name: 'ringVideoCall',
  method: 'POST',
  path: '/api/staff/video-calls/{id}/ring/',
  by: 'staff',
  may: 'answerCalls',
  params,
  reply: done,
})

/** Of two who answer one is the first; whoever has answered gets a new token by the same call. */
export const answerVideoCall = call({
  name: 'answerVideoCall',
  method: 'POST',
  path: '/api/staff/video-calls/{id}/answer/',
  by: 'staff',
  may: 'answerCalls',
  params,
  reply: callSession,
})

/** A look in person, where the law asks for one: what was seen, by who speaks with the guest. Nothing of the picture is kept. */
export const recordIdentity = call({
  name: 'recordIdentity',
  method: 'POST',
  path: '/api/staff/video-calls/{id}/identity/',
  by: 'staff',
  may: 'answerCalls',
  params,
  body: z.object({ guestId: id, seen: z.boolean() }),
  reply: done,
})
