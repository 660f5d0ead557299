import { languages } from '@foyer/domain/basics/language.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { emptyReply, id, requiredText } from './values.ts'

/** Guests read messages while standing at a screen, so they are short. */
export const MAX_MESSAGE_LENGTH = 500

const params = z.object({ reference: z.string().check(z.maxLength(64)) })

/** Writes a message to a party that has not arrived; they see it when they open their booking. */
export const writeMessage = call({
  name: 'writeMessage',
  method: 'POST',
  path: '/api/staff/stays/{reference}/messages/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({ language: z.enum(languages), text: requiredText(MAX_MESSAGE_LENGTH) }),
  reply: emptyReply,
})

/** Withdraws a message that has not been read yet. */
export const withdrawMessage = call({
  name: 'withdrawMessage',
  method: 'POST',
  path: '/api/staff/stays/{reference}/messages/{messageId}/withdraw/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ ...params.shape, messageId: id }),
  reply: emptyReply,
})
