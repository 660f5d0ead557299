import { line } from '@foyer/domain/basics/line.ts'
import { documentTypes } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { typedDay } from './wire/values.ts'

const text = line(254)
const password = z.string().check(z.minLength(1), z.maxLength(200))

const sessionUser = z.codec(
  z.object({ id: z.string(), profile: z.object({ name: z.string() }) }),
  z.custom<SessionUser>(),
  {
    decode: ({ id, profile }) => ({ id, name: profile.name }),
    encode: ({ id, name }) => ({ id, profile: { name } }),
  },
)

export interface SessionUser {
  readonly id: string
  readonly name: string
}

const session = z.object({ token: z.string(), user: sessionUser })
const documentNames = { documentType: 'type', documentNumber: 'number', expiryDate: 'expiry' }
const formNames = {
  firstName: 'name',
  lastName: 'surname',
  repeatedPassword: 'password2',
  currentPassword: 'current_password',
}
/** Ours: a token that was borrowed takes no account over. */
const currentPassword = z.optional(password)

export const signIn = call({
  name: 'signIn',
  method: 'POST',
  path: '/api-token-auth/',
  changes: false,
  body: z.object({ email: text, password }),
  reply: session,
})

/**
 * A change, but not answered from storage: a token would have to be kept for it, and a password would be hashed cheaply.
 * The same form once more finds the account that it has made, and opens it.
 */
export const signUp = call({
  name: 'signUp',
  method: 'POST',
  path: '/api/signup/',
  body: renamed(
    {
      firstName: z.optional(text),
      lastName: z.optional(text),
      email: text,
      phone: z.optional(text),
      password,
      repeatedPassword: z.optional(password),
    },
    formNames,
  ),
  reply: session,
})

export const updateProfile = call({
  name: 'updateProfile',
  method: 'POST',
  path: '/api/user/update-profile/',
  by: 'user',
  // The password only where the address becomes another.
  body: renamed({ firstName: text, lastName: text, email: text, phone: z.optional(text), currentPassword }, formNames),
})

export const updatePassword = call({
  name: 'updatePassword',
  method: 'POST',
  path: '/api/user/update-password/',
  by: 'user',
  body: renamed({ password, repeatedPassword: password, currentPassword }, formNames),
})

export const updateIdentityDocument = call({
  name: 'updateIdentityDocument',
  method: 'POST',
  path: '/api/user/update-identity-document/',
  by: 'user',
  body: renamed({ documentType: z.enum(documentTypes), documentNumber: text, expiryDate: typedDay }, documentNames),
})

/** Whether the user is checked in, and where. */
export const userStatus = call({
  name: 'userStatus',
  method: 'GET',
  path: '/api/user/status',
  by: 'user',
  reply: renamed({ checkedIn: z.boolean(), room: z.optional(z.string()) }, { checkedIn: 'checked' }),
})

/** Nothing is said of what it takes or answers; the checkout screen uses another call. */
export const userCheckout = call({ name: 'userCheckout', method: 'GET', path: '/api/user/checkout', by: 'user' })

/** Ours: what the account forms start with, and what a fast check-in fills in. */
export const fetchProfile = call({
  name: 'fetchProfile',
  method: 'GET',
  path: '/api/user/profile',
  by: 'user',
  reply: renamed(
    {
      firstName: z.optional(text),
      lastName: z.optional(text),
      email: text,
      phone: z.optional(text),
      emailConfirmed: z.boolean(),
      document: z.optional(
        renamed({ documentType: z.enum(documentTypes), documentNumber: text, expiryDate: typedDay }, documentNames),
      ),
    },
    { ...formNames, emailConfirmed: 'email_confirmed', document: 'identity_document' },
  ),
})

/** Ours: the token ends; the page's visit goes on. */
export const signOut = call({ name: 'signOut', method: 'POST', path: '/api/user/sign-out/', by: 'user' })

/** Ours: another letter with a link, when the first got lost. */
export const sendConfirmation = call({
  name: 'sendConfirmation',
  method: 'POST',
  path: '/api/user/send-confirmation/',
  by: 'user',
})

/** Ours: what the link in that letter carries, sent by whoever is signed in to the same account. */
export const confirmEmail = call({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/user/confirm-email/',
  by: 'user',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: z.object({ confirmed: z.boolean() }),
})

/** Ours: asks for a letter with which a forgotten password is replaced. It answers the same for every address. */
export const forgotPassword = call({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/user/forgotten-password/',
  body: z.object({ email: text }),
})

/** Ours: what that letter's link carries, with a new password. Whoever has it is signed in. */
export const choosePassword = call({
  name: 'choosePassword',
  method: 'POST',
  path: '/api/user/choose-password/',
  body: renamed({ token: z.string().check(z.maxLength(100)), password, repeatedPassword: password }, formNames),
  reply: session,
})

/** Ours: the account and what it knows are erased at once; what a stay has to keep stays with the stay. */
export const closeAccount = call({
  name: 'closeAccount',
  method: 'POST',
  path: '/api/user/close-account/',
  by: 'user',
  body: z.object({ password }),
})
