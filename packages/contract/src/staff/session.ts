import { languages } from '@foyer/domain/basics/language.ts'
import { partyTerms } from '@foyer/domain/mode/products.ts'
import { roleNames, staffActions } from '@foyer/domain/staff/roles.ts'
import { factorKinds } from '@foyer/domain/staff/second-factor.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { email } from '../wire/values.ts'
import { passkeyAnswer, requestOptions } from './passkey.ts'
import { id } from './values.ts'

const password = z.string().check(z.minLength(1), z.maxLength(1024))

const workplace = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  languages: z.array(z.string()),
  /** Selects the page's terms for guests and rooms, or drivers and cars. */
  partyWord: z.enum(partyTerms),
  /** Whether the hotel has its own system, to which rooms and other things belong. */
  hasSystem: z.boolean(),
  /** The address at which staff open that system, if the hotel has given it. */
  systemUrl: z.optional(z.string()),
  role: z.enum(roleNames),
  /** The actions that the role allows, so that a page offers only those. */
  may: z.array(z.enum(staffActions)),
})

export const session = z.object({
  member: z.object({
    id,
    name: z.string(),
    email: z.string(),
    language: z.enum(languages),
    /** False if only a company account signs this person in: there is no password to change. */
    usesPassword: z.boolean(),
  }),
  /** The hotels where this person works; never empty. */
  hotels: z.array(workplace),
  /** Sent in the header of every changing call. */
  csrf: z.string(),
  /** Idle time after which the session ends. */
  idleMinutes: z.int(),
})

export type StaffSession = z.infer<typeof session>
export type Workplace = z.infer<typeof workplace>

/**
 * The password was right. Until the second factor is proved or set up, the session is valid for
 * nothing else.
 */
export const pendingSession = z.object({
  outcome: z.literal('secondFactor'),
  /** The kinds of factors that this person has; if none, the first one is set up now. */
  factors: z.array(z.enum(factorKinds)),
  csrf: z.string(),
})

export type PendingSession = z.infer<typeof pendingSession>

/**
 * A wrong password and an unknown address look the same. `waitSeconds` grows with every failure;
 * until it has passed, attempts are not checked.
 */
export const signInStaff = call({
  name: 'signInStaff',
  method: 'POST',
  path: '/api/staff/sign-in/',
  by: 'anyone',
  body: z.object({ email, password }),
  reply: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signedIn'), session }),
    pendingSession,
    z.object({ outcome: z.literal('refused'), waitSeconds: z.int() }),
    z.object({ outcome: z.literal('wait'), waitSeconds: z.int() }),
  ]),
})

/** What the browser needs to ask for any passkey of this site. */
export const requestSignInPasskey = call({
  name: 'requestSignInPasskey',
  method: 'POST',
  path: '/api/staff/sign-in/passkey/request/',
  by: 'anyone',
  reply: z.object({ options: requestOptions }),
})

/** Signs in without a password. An unknown passkey and a wrong answer look the same. */
export const signInByPasskey = call({
  name: 'signInByPasskey',
  method: 'POST',
  path: '/api/staff/sign-in/passkey/',
  by: 'anyone',
  body: z.object({ answer: passkeyAnswer }),
  reply: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signedIn'), session }),
    z.object({ outcome: z.literal('refused') }),
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
  beforeSecondFactor: true,
})

/** Reasons from `weakPasswordReason`, and `wrong` if the old password does not match. */
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

/** Sets this person's language in the staff application and in emails. */
export const changeLanguage = call({
  name: 'changeLanguage',
  method: 'POST',
  path: '/api/staff/language/',
  by: 'member',
  body: z.object({ language: z.enum(languages) }),
})

/** The reply is the same whether the address is known or not. */
export const forgetPassword = call({
  name: 'forgetPassword',
  method: 'POST',
  path: '/api/staff/password/forgotten/',
  by: 'anyone',
  body: z.object({ email }),
})

/**
 * Sets a first or forgotten password with the token from `/staff/#/password/{token}`. `tokenUsed`:
 * used, expired or not ours.
 */
export const resetPassword = call({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/staff/password/reset/',
  by: 'anyone',
  body: z.object({ token: z.string().check(z.maxLength(100)), password }),
  reply: passwordOutcome,
})
