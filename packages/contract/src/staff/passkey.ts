import * as z from 'zod/mini'

/** The JSON of WebAuthn, as browsers and authenticators exchange it (level 3, section 5.1). */
const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(16_384))
/** How a browser reaches the authenticator; newer ways are left out. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const credential = z.object({
  id: base64url,
  type: z.literal('public-key'),
  transports: z.array(z.enum(passkeyTransports)),
})

/** What the browser needs to create a passkey. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

export type PasskeyCreationOptions = z.infer<typeof creationOptions>

/** What the browser needs to ask for a passkey. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: base64url,
  timeout: z.int(),
  allowCredentials: z.array(credential),
  userVerification: z.literal('required'),
})

export type PasskeyRequestOptions = z.infer<typeof requestOptions>

const answer = { id: base64url, rawId: base64url, type: z.literal('public-key') }

export const passkeyCreated = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
})

export type PasskeyCreated = z.infer<typeof passkeyCreated>

export const passkeyAnswer = z.object({
  ...answer,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
})

export type PasskeyAnswer = z.infer<typeof passkeyAnswer>
