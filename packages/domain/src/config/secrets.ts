import * as z from 'zod/mini'

const secret = z.optional(z.string().check(z.minLength(4)))

/** Checked by the server, never sent to a page. What is guarded by an absent one is switched off. */
export const secretsSchema = z.object({
  admin_password: secret,
  tablet_password: secret,
  front_desk_password: secret,
  demo_code: secret,
  /** Shared with the hotel's own system: what passes between us is signed with it. */
  hotel_system: z.optional(z.string().check(z.minLength(16))),
})
