import { languages } from '@foyer/domain/basics/language.ts'
import { partyWords } from '@foyer/domain/mode/products.ts'
import { roleNames, staffActions } from '@foyer/domain/staff/roles.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { email } from '../wire/values.ts'
import { id } from './values.ts'

const password = z.string().check(z.minLength(1), z.maxLength(1024))

const workplace = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  languages: z.array(z.string()),
  /** Which words the page uses of who comes and what they get. */
  partyWord: z.enum(partyWords),
  role: z.enum(roleNames),
  /** What the role allows, so that a page need not offer what would be refused. */
  may: z.array(z.enum(staffActions)),
})

export const session = z.object({
  member: z.object({ id, name: z.string(), email: z.string(), language: z.enum(languages) }),
  /** Where this person works; never empty. */
  hotels: z.array(workplace),
  /** For the header of every changing call. */
  csrf: z.string(),
  /** After so much rest the session ends. */
  idleMinutes: z.int(),
})

export type StaffSession = z.infer<typeof session>
export type Workplace = z.infer<typeof workplace>

/** Wrong and unknown look alike; `waitSeconds` grows with every failure, and until it has passed nothing is tried. */
export const signInStaff = call({
  name: 'signInStaff',
  method: 'POST',
  path: '/api/staff/sign-in/',
  by: 'anyone',
  body: z.object({ email, password }),
  reply: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signedIn'), session }),
    z.object({ outcome: z.literal('refused'), waitSeconds: z.int() }),
    z.object({ outcome: z.literal('wait'), waitSeconds: z.int() }),
  ]),
})

export const currentSession = call({
  name: 'currentSession',
  method: 'GET',
  path: '/api/staff/session/',
  by: 'member',
  reply: session,
})

export const signOutStaff = call({
  name: 'signOutStaff',
  method: 'POST',
  path: '/api/staff/sign-out/',
  by: 'member',
})

/** Reasons are those of `whyPasswordIsWeak`, and `wrong` for an old password that does not match. */
const passwordOutcome = z.object({
  refused: z.optional(z.enum(['tooShort', 'tooLong', 'tooCommon', 'holdsOwnName', 'repeats', 'wrong', 'tokenUsed'])),
})

/** Ends every other session of this member. */
export const changePassword = call({
  name: 'changePassword',
  method: 'POST',
  path: '/api/staff/password/',
  by: 'member',
  body: z.object({ old: password, new: password }),
  reply: passwordOutcome,
})

/** How the staff application speaks to this person, and mails to them. */
export const changeLanguage = call({
  name: 'changeLanguage',
  method: 'POST',
  path: '/api/staff/language/',
  by: 'member',
  body: z.object({ language: z.enum(languages) }),
})

/** Answers alike whether the address is known or not. */
export const forgetPassword = call({
  name: 'forgetPassword',
  method: 'POST',
  path: '/api/staff/password/forgotten/',
  by: 'anyone',
  body: z.object({ email }),
})

/** By the link of a mail, `/staff/#/password/{token}`: for a forgotten password and for a first one. `tokenUsed`: used, expired or not ours. */
export const resetPassword = call({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/staff/password/reset/',
  by: 'anyone',
  body: z.object({ token: z.string().check(z.maxLength(100)), password }),
  reply: passwordOutcome,
})
