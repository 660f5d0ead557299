import * as z from 'zod/mini'

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
