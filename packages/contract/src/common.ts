import * as z from 'zod/mini'

/** Headers common to every call; the specification defines their meaning, the names are ours. */
export const headers = {
  csrf: 'x-csrftoken',
  companyId: 'x-company-id',
  hotelId: 'x-hotel-id',
  isPok: 'x-is-pok',
  appType: 'x-app-type',
  appKey: 'x-app-key',
  environment: 'x-env-token',
  idempotencyKey: 'idempotency-key',
  /** `Bearer` and the token of the signed-in user. */
  authorization: 'authorization',
  /**
   * 1 if a live event triggered the call, not a person. Such calls do not extend an idle staff
   * session.
   */
  background: 'x-foyer-background',
} as const
export type HeaderName = keyof typeof headers

/** Added to the JSON body of every call. They are labels only: the visit determines the caller. */
export const bodyAdditions = z.object({
  companyId: z.optional(z.int()),
  hotelId: z.optional(z.int()),
  lang: z.optional(z.string()),
  user_id: z.optional(z.nullable(z.string())),
  tracking_number: z.optional(z.string()),
  appkey: z.optional(z.string()),
})

export type BodyAdditions = z.infer<typeof bodyAdditions>

/** The reply of a call that fails. */
export const problemAnswer = z.object({
  problem: z.string(),
  /** For people to read; never contains personal data. */
  message_error: z.optional(z.string()),
  /** Each rejected input: its path and the reason. */
  issues: z.optional(z.array(z.object({ path: z.string(), issue: z.string() }))),
})
