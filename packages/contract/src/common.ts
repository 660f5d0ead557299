import * as z from 'zod/mini'

/** The common headers of every call; the specification gives their meaning, the names are ours. */
export const headers = {
  csrf: 'x-csrftoken',
  companyId: 'x-company-id',
  hotelId: 'x-hotel-id',
  isPok: 'x-is-pok',
  appType: 'x-app-type',
  appKey: 'x-app-key',
  environment: 'x-env-token',
  idempotencyKey: 'idempotency-key',
  /** `Bearer` and the token of whoever has signed in. */
  authorization: 'authorization',
  /** 1: nobody asked for this, a live event did. It keeps no resting session of staff alive. */
  background: 'x-foyer-background',
} as const
export type HeaderName = keyof typeof headers

/** Added to the JSON body of every call. They are labels: who is calling is decided by the visit. */
export const bodyAdditions = z.object({
  companyId: z.optional(z.int()),
  hotelId: z.optional(z.int()),
  lang: z.optional(z.string()),
  user_id: z.optional(z.nullable(z.string())),
  tracking_number: z.optional(z.string()),
  appkey: z.optional(z.string()),
})

export type BodyAdditions = z.infer<typeof bodyAdditions>

/** What a call answers when it cannot go on. */
export const problemAnswer = z.object({
  problem: z.string(),
  /** For people; never personal data. */
  message_error: z.optional(z.string()),
  /** Which input was refused, and why: path and reason. */
  issues: z.optional(z.array(z.object({ path: z.string(), issue: z.string() }))),
})
