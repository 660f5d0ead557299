import { languages } from '@foyer/domain/basics/language.ts'
import { roleNames } from '@foyer/domain/staff/roles.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { email, instant } from '../wire/values.ts'
import { emptyReply, id, requiredText } from './values.ts'

const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roleNames),
  /** Invited, and has not chosen a password yet. */
  invited: z.boolean(),
  lastSignInAt: z.optional(instant),
  /**
   * Number of open sessions. Absent for people whose other hotels the caller does not administer;
   * their last sign-in is hidden too.
   */
  sessions: z.optional(z.int()),
  /** Set if the person has a second factor; hidden likewise. */
  secondFactor: z.optional(z.literal(true)),
})

export type StaffUser = z.infer<typeof user>

export const listUsers = call({
  name: 'listUsers',
  method: 'GET',
  path: '/api/staff/users/',
  by: 'staff',
  may: 'seeUsers',
  reply: z.object({ users: z.array(user) }),
})

/** Someone who already has an account must accept first; the role starts then. */
export const inviteUser = call({
  name: 'inviteUser',
  method: 'POST',
  path: '/api/staff/users/',
  by: 'staff',
  may: 'changeUsers',
  body: z.object({ name: requiredText(100), email, role: z.enum(roleNames), language: z.enum(languages) }),
  reply: z.object({ id }),
})

/** Accepts with the token from `/staff/#/invitation/{token}`; only the invited person can. */
export const acceptInvitation = call({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/staff/invitations/accept/',
  by: 'member',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
})

const params = z.object({ id })

/** The last administrator cannot be demoted. */
export const changeRole = call({
  name: 'changeRole',
  method: 'POST',
  path: '/api/staff/users/{id}/role/',
  by: 'staff',
  may: 'changeUsers',
  params,
  body: z.object({ role: z.enum(roleNames) }),
  reply: emptyReply,
})

/** Removes the role at this hotel; the account is deleted with its last role. */
export const removeUser = call({
  name: 'removeUser',
  method: 'POST',
  path: '/api/staff/users/{id}/remove/',
  by: 'staff',
  may: 'changeUsers',
  params,
  reply: emptyReply,
})

/** Ends all sessions of a user, e.g. after a lost phone or on a shared screen. */
export const signOutUser = call({
  name: 'signOutUser',
  method: 'POST',
  path: '/api/staff/users/{id}/sign-out/',
  by: 'staff',
  may: 'changeUsers',
  params,
  reply: emptyReply,
})
