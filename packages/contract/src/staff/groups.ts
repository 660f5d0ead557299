import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { arrival } from './arrivals.ts'
import { emptyReply, requiredText } from './values.ts'

/** More than a coach party has rooms. */
const MAX_STAYS = 100

const reference = z.string().check(z.maxLength(64))
const locator = requiredText(64)

const groupStay = z.object({
  ...arrival.shape,
  /** Key cards that its guests have. */
  cards: z.int(),
})

export type GroupStay = z.infer<typeof groupStay>

/** The stays of one booker: its rooming list and its balances. */
export const openGroup = call({
  name: 'openGroup',
  method: 'GET',
  path: '/api/staff/groups/{locator}/',
  by: 'staff',
  may: 'openStay',
  params: z.object({ locator }),
  reply: z.object({ locator: z.string(), stays: z.array(groupStay) }),
})

/** Adds stays to a group. Without a locator, they become a new one. */
export const joinGroup = call({
  name: 'joinGroup',
  method: 'POST',
  path: '/api/staff/groups/',
  by: 'staff',
  may: 'workOnStay',
  body: z.object({
    references: z.array(reference).check(z.minLength(1), z.maxLength(MAX_STAYS)),
    locator: z.optional(locator),
  }),
  reply: z.object({ locator: z.string() }),
})

export const leaveGroup = call({
  name: 'leaveGroup',
  method: 'POST',
  path: '/api/staff/stays/{reference}/group/leave/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ reference }),
  /** The group that the page showed. */
  body: z.object({ locator }),
  reply: emptyReply,
})
