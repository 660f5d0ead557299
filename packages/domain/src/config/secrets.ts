import * as z from 'zod/mini'

const secret = z.optional(z.string().check(z.minLength(4)))

/** Checked by the server, never sent to a page. What is guarded by an absent one is switched off. */
export const secretsSchema = z.object({
  admin_password: secret,
  tablet_password: secret,
  front_desk_password: secret,
  demo_code: secret,
})
