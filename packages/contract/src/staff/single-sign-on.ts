import * as z from 'zod/mini'
import { call } from '../wire/call.ts'

/** Why someone with a company account is not signed in. `?problem=` of the sign-in page has one. */
export const signOnProblems = [
  /** The provider gave no usable answer. */
  'unavailable',
  /** The person or the provider declined. */
  'denied',
  /** The server's clock and the provider's differ too much. */
  'clock',
  /** The provider's answer failed a check. */
  'unverified',
  /** The attempt was used, is too old or began in another browser. */
  'expired',
  /** No group of this person has a role. */
  'noRole',
  /** An administrator has removed this person. */
  'removed',
  /** The company account has no mail address. */
  'noEmail',
  /** The mail address belongs to another account. */
  'accountExists',
  /** Too many attempts from this network. */
  'tooMany',
] as const

export type SignOnProblem = (typeof signOnProblems)[number]

/** The provider sends the browser back to this address; the operator registers it there. */
export const SIGN_ON_RETURN_PATH = '/staff/single-sign-on/return'

/** Redirects to the page where the provider ends its own session. */
export const SIGN_ON_END_PATH = '/staff/single-sign-on/sign-out'

/** The provider reports here, from server to server, that a person has signed out. */
export const SIGN_ON_LOGOUT_PATH = '/staff/single-sign-on/logout'

/** Begins a sign-in at the company's provider. The page then opens the given address. */
export const beginSingleSignOn = call({
  name: 'beginSingleSignOn',
  method: 'POST',
  path: '/api/staff/single-sign-on/',
  by: 'anyone',
  /** Where to return to: one of our own paths; any other becomes the first page. */
  body: z.object({ returnPath: z.string().check(z.maxLength(500)) }),
  reply: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('begun'), url: z.string() }),
    z.object({ outcome: z.literal('refused'), problem: z.enum(signOnProblems) }),
  ]),
})
