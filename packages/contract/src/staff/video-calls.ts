import { screenNames } from '@foyer/domain/journey/screens.ts'
import { callStates } from '@foyer/domain/video-call/call-states.ts'
import * as z from 'zod/mini'
import { callSession } from '../messages/video-call.ts'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { emptyReply, id } from './values.ts'

const videoCall = z.object({
  id,
  state: z.enum(callStates),
  askedAt: instant,
  guestName: z.optional(z.string()),
  reference: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  /** Absent for the guest's own phone. */
  deviceName: z.optional(z.string()),
  screen: z.optional(z.enum(screenNames)),
  /** The member of staff on the call. */
  answered: z.optional(z.object({ by: z.string(), isMe: z.boolean(), at: instant })),
  /** The hotel requires staff to confirm the guest's identity. */
  asksIdentity: z.boolean(),
})
export type VideoCall = z.infer<typeof videoCall>

const params = z.object({ id })

/** Ringing and active calls. */
export const listVideoCalls = call({
  name: 'listVideoCalls',
  method: 'GET',
  path: '/api/staff/video-calls/',
  by: 'staff',
  may: 'answerCalls',
  reply: z.object({ calls: z.array(videoCall) }),
})

/** A desk received the call: the guest sees that it rings, or that everyone is on another call. */
export const ringVideoCall = call({
  name: 'ringVideoCall',
  method: 'POST',
  path: '/api/staff/video-calls/{id}/ring/',
  by: 'staff',
  may: 'answerCalls',
  params,
  reply: emptyReply,
})

/** The first caller wins; the winner gets a new token by calling again. */
export const answerVideoCall = call({
  name: 'answerVideoCall',
  method: 'POST',
  path: '/api/staff/video-calls/{id}/answer/',
  by: 'staff',
  may: 'answerCalls',
  params,
  reply: callSession,
})

/**
 * Records an identity check by the member of staff on the call, where the law requires one. Nothing
 * of the picture is stored.
 */
export const recordIdentity = call({
  name: 'recordIdentity',
  method: 'POST',
  path: '/api/staff/video-calls/{id}/identity/',
  by: 'staff',
  may: 'answerCalls',
  params,
  body: z.object({ guestId: id, seen: z.boolean() }),
  reply: emptyReply,
})
