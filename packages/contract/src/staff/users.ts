import { languages } from '@foyer/domain/basics/language.ts'
import { roleNames } from '@foyer/domain/staff/roles.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { email, instant } from '../wire/values.ts'
import { done, id, words } from './values.ts'

const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roleNames),
  /** Invited, and has not chosen a password yet. */
  invited: z.boolean(),
  lastSignInAt: z.optional(instant),
  /** Sessions open now. Absent for whoever works where the asker administers nothing: when they work is not told either. */
  sessions: z.optional(z.int()),
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

/** Somebody who has an account already is asked first: the role begins when they accept. */
export const inviteUser = call({
  name: 'inviteUser',
  method: 'POST',
  path: '/api/staff/users/',
  by: 'staff',
  may: 'changeUsers',
  body: z.object({ name: words(100), email, role: z.enum(roleNames), language: z.enum(languages) }),
  reply: z.object({ id }),
})

/** By the link of the mail, `/staff/#/invitation/{token}`, and by whom it is meant for. */
export const acceptInvitation = call({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/staff/invitations/accept/',
  by: 'member',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
})

const params = z.object({ id })

/** The last administrator stays one. */
export const changeRole = call({
  name: 'changeRole',
  method: 'POST',
  path: '/api/staff/users/{id}/role/',
  by: 'staff',
  may: 'changeUsers',
  params,
  body: z.object({ role: z.enum(roleNames) }),
  reply: done,
})

/** Takes the role at this hotel away; the account ends with the last role. */
export const removeUser = call({
  name: 'removeUser',
  method: 'POST',
  path: '/api/staff/users/{id}/remove/',
  by: 'staff',
  may: 'changeUsers',
  params,
  reply: done,
})

/** Ends all sessions of somebody: a lost phone, a shared screen. */
export const signOutUser = call({
  name: 'signOutUser',
  method: 'POST',
  path: '/api/staff/users/{id}/sign-out/',
  by: 'staff',
  may: 'changeUsers',
  params,
  reply: done,
})
