import { factorKinds } from '@foyer/domain/staff/second-factor.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { creationOptions, passkeyAnswer, passkeyCreated, requestOptions } from './passkey.ts'
import { session } from './session.ts'
import { emptyReply, id, requiredText } from './values.ts'

const factorName = requiredText(60)
/** Six digits of an app, or a recovery code. */
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** The reply to a proof: the whole session, or why there is none. */
const proofOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('proved'), session, recoveryCodesLeft: z.int() }),
  z.object({ outcome: z.literal('refused') }),
])

/** Each code works once. Too many wrong ones end in `tooManyTries`, also for a right one. */
export const proveByCode = call({
  name: 'proveByCode',
  method: 'POST',
  path: '/api/staff/second-factor/code/',
  by: 'member',
  beforeSecondFactor: true,
  body: z.object({ code }),
  reply: proofOutcome,
})

/** What the browser needs to ask for a passkey of this person. */
export const requestPasskey = call({
  name: 'requestPasskey',
  method: 'POST',
  path: '/api/staff/second-factor/passkey/request/',
  by: 'member',
  beforeSecondFactor: true,
  reply: z.object({ options: requestOptions }),
})

export const proveByPasskey = call({
  name: 'proveByPasskey',
  method: 'POST',
  path: '/api/staff/second-factor/passkey/',
  by: 'member',
  beforeSecondFactor: true,
  body: z.object({ answer: passkeyAnswer }),
  reply: proofOutcome,
})

/** Confirms a person who has no second factor yet and adds the first one by choice. */
export const confirmPassword = call({
  name: 'confirmPassword',
  method: 'POST',
  path: '/api/staff/second-factor/password/',
  by: 'member',
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  reply: z.object({ confirmed: z.boolean() }),
})

/** `unconfirmed`: the person has to prove a current factor first, within the last five minutes. */
const unconfirmed = z.object({ outcome: z.literal('unconfirmed') })
const refused = z.object({ outcome: z.literal('refused') })

/** A new secret for an authenticator app. It counts once a code of it was entered. */
export const offerTotp = call({
  name: 'offerTotp',
  method: 'POST',
  path: '/api/staff/second-factor/totp/offer/',
  by: 'member',
  beforeSecondFactor: true,
  reply: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('offered'),
      secret: z.string(),
      /** The `otpauth:` address, as text and as a PNG of its QR code. */
      uri: z.string(),
      qr: z.string(),
    }),
    unconfirmed,
  ]),
})

/** With the first factor of a person come their recovery codes, shown only now. */
const added = z.object({
  outcome: z.literal('added'),
  session,
  recoveryCodes: z.optional(z.array(z.string())),
})

export const addTotp = call({
  name: 'addTotp',
  method: 'POST',
  path: '/api/staff/second-factor/totp/',
  by: 'member',
  beforeSecondFactor: true,
  body: z.object({ name: factorName, code }),
  reply: z.discriminatedUnion('outcome', [added, refused, unconfirmed]),
})

export const offerPasskey = call({
  name: 'offerPasskey',
  method: 'POST',
  path: '/api/staff/second-factor/passkey/offer/',
  by: 'member',
  beforeSecondFactor: true,
  reply: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('offered'), options: creationOptions }),
    unconfirmed,
  ]),
})

export const addPasskey = call({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/staff/second-factor/passkey/add/',
  by: 'member',
  beforeSecondFactor: true,
  body: z.object({ name: factorName, answer: passkeyCreated }),
  reply: z.discriminatedUnion('outcome', [added, refused, unconfirmed]),
})

const factor = z.object({
  id,
  kind: z.enum(factorKinds),
  name: z.string(),
  addedAt: instant,
  lastUsedAt: z.optional(instant),
})

export type Factor = z.infer<typeof factor>

export const listFactors = call({
  name: 'listFactors',
  method: 'GET',
  path: '/api/staff/second-factor/',
  by: 'member',
  reply: z.object({
    factors: z.array(factor),
    recoveryCodesLeft: z.int(),
    /** Whether the person's role needs one, so that the last one stays. */
    required: z.boolean(),
  }),
})

/** `last`: the person's role needs a second factor, and this is the only one. */
export const removeFactor = call({
  name: 'removeFactor',
  method: 'POST',
  path: '/api/staff/second-factor/{id}/remove/',
  by: 'member',
  params: z.object({ id }),
  reply: z.object({ outcome: z.enum(['removed', 'last', 'unconfirmed']) }),
})

/** Earlier codes stop working. */
export const renewRecoveryCodes = call({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/staff/second-factor/recovery-codes/',
  by: 'member',
  reply: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('renewed'), recoveryCodes: z.array(z.string()) }),
    unconfirmed,
  ]),
})

/** Removes all factors of a colleague, who sets up new ones at the next sign-in. */
export const resetSecondFactor = call({
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/api/staff/users/{id}/reset-second-factor/',
  by: 'staff',
  may: 'changeUsers',
  params: z.object({ id }),
  reply: emptyReply,
})
