import { singleLineSchema } from '@foyer/domain/basics/line.ts'
import { documentTypes } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { typedDay } from './wire/values.ts'

const text = singleLineSchema(254)
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
/** Extension: required for sensitive changes, so a stolen token cannot take over the account. */
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
 * Creates an account. Replies are not stored for idempotency, because that would mean storing a
 * token and a cheaply hashed password. Sending the same form again finds the account it created and
 * signs in.
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
  // The password is required only if the email address changes.
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

/** Returns whether the user is checked in, and in which room. */
export const userStatus = call({
  name: 'userStatus',
  method: 'GET',
  path: '/api/user/status',
  by: 'user',
  reply: renamed({ checkedIn: z.boolean(), room: z.optional(z.string()) }, { checkedIn: 'checked' }),
})

/** The specification defines neither body nor reply; the checkout screen uses another call. */
export const userCheckout = call({ name: 'userCheckout', method: 'GET', path: '/api/user/checkout', by: 'user' })

/** Extension: the data that prefills the account forms and a fast check-in. */
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

/** Extension: revokes the token; the page's visit continues. */
export const signOut = call({ name: 'signOut', method: 'POST', path: '/api/user/sign-out/', by: 'user' })

/** Extension: resends the confirmation email. */
export const sendConfirmation = call({
  name: 'sendConfirmation',
  method: 'POST',
  path: '/api/user/send-confirmation/',
  by: 'user',
})

/**
 * Extension: confirms an address with the token from that email; the caller must be signed in to
 * the same account.
 */
export const confirmEmail = call({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/user/confirm-email/',
  by: 'user',
  body: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: z.object({ confirmed: z.boolean() }),
})

/**
 * Extension: requests an email to reset a forgotten password. The reply is the same for every
 * address.
 */
export const forgotPassword = call({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/user/forgotten-password/',
  body: z.object({ email: text }),
})

/** Extension: sets a new password with the token from that email and signs the caller in. */
export const choosePassword = call({
  name: 'choosePassword',
  method: 'POST',
  path: '/api/user/choose-password/',
  body: renamed({ token: z.string().check(z.maxLength(100)), password, repeatedPassword: password }, formNames),
  reply: session,
})

/**
 * Extension: erases the account and its data at once; data that a stay must retain stays with the
 * stay.
 */
export const closeAccount = call({
  name: 'closeAccount',
  method: 'POST',
  path: '/api/user/close-account/',
  by: 'user',
  body: z.object({ password }),
})
