import { LONGEST_MEMBERSHIP_ID } from '@foyer/domain/walk-in/membership-search.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { email } from '../wire/values.ts'
import { done, words } from './values.ts'

const number = words(LONGEST_MEMBERSHIP_ID)

/** Somebody of the hotel's own club, and the promotional code that it gives them. */
const member = z.object({ number, email, promotionalCode: words(40) })

export type Member = z.infer<typeof member>

/** The first hundred by their numbers, of those whose number or address holds what was typed. */
export const listMembers = call({
  name: 'listMembers',
  method: 'GET',
  path: '/api/staff/members/',
  by: 'staff',
  may: 'changeHotel',
  query: z.object({ search: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({
    members: z.array(member),
    /** Of all, whether or not they are listed. */
    count: z.int(),
    /** What members can be given: the codes that are published. */
    promotionalCodes: z.array(z.string()),
  }),
})

/** New, or with another address or code; refused with `badInput` where the hotel has no such code. */
export const keepMember = call({
  name: 'keepMember',
  method: 'POST',
  path: '/api/staff/members/',
  by: 'staff',
  may: 'changeHotel',
  body: member,
  reply: done,
})

/** Answers who it was, so that they can be put back. */
export const removeMember = call({
  name: 'removeMember',
  method: 'POST',
  path: '/api/staff/members/remove/',
  by: 'staff',
  may: 'changeHotel',
  body: z.object({ number }),
  reply: z.object({ member }),
})
