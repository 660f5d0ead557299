import * as z from 'zod/mini'

/** Longer than any label; all of them together still fit into a frame. */
const short = z.string().check(z.maxLength(120))

const shownField = z.object({
  label: short,
  /** For secret fields, only the length is sent. */
  value: short,
  isSecret: z.boolean(),
})

/** The contents of a screen, for the member of staff who controls it. */
export const shownScreen = z.object({
  screen: z.string().check(z.maxLength(60)),
  reference: z.optional(z.string().check(z.maxLength(64))),
  question: z.string().check(z.maxLength(200)),
  fields: z.array(shownField).check(z.maxLength(40)),
  /** Other texts on the screen: hints, problems, the amount due. */
  notices: z.array(short).check(z.maxLength(12)),
})
export type ShownScreen = z.infer<typeof shownScreen>
export type ShownField = ShownScreen['fields'][number]
