import { MAX_MEMBERSHIP_ID_LENGTH } from '@foyer/domain/walk-in/membership-search.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { email } from '../wire/values.ts'
import { emptyReply, requiredText } from './values.ts'

const number = requiredText(MAX_MEMBERSHIP_ID_LENGTH)

/** A member of the hotel's own club, with the member's promotional code. */
const member = z.object({ number, email, promotionalCode: requiredText(40) })

export type Member = z.infer<typeof member>

/** The first hundred by number whose number or address contains the search text. */
export const listMembers = call({
  name: 'listMembers',
  method: 'GET',
  path: '/api/staff/members/',
  by: 'staff',
  may: 'changeHotel',
  query: z.object({ search: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({
    members: z.array(member),
    /** Total, whether listed or not. */
    count: z.int(),
    /** The published codes that a member can have. */
    promotionalCodes: z.array(z.string()),
  }),
})

/**
 * Adds a member or changes address or code; rejected with `badInput` if the hotel has no such code.
 */
export const keepMember = call({
  name: 'keepMember',
  method: 'POST',
  path: '/api/staff/members/',
  by: 'staff',
  may: 'changeHotel',
  body: member,
  reply: emptyReply,
})

/** Returns the removed member, so that the removal can be undone. */
export const removeMember = call({
  name: 'removeMember',
  method: 'POST',
  path: '/api/staff/members/remove/',
  by: 'staff',
  may: 'changeHotel',
  body: z.object({ number }),
  reply: z.object({ member }),
})
