import * as z from 'zod/mini'

/** Longer than any label, and shorter than a frame may be, all of them together. */
const short = z.string().check(z.maxLength(120))

const shownField = z.object({
  label: short,
  /** Of what nobody else may read only the length is told. */
  value: short,
  isSecret: z.boolean(),
})

/** What a screen shows, for whoever drives it. */
export const shown = z.object({
  screen: z.string().check(z.maxLength(60)),
  reference: z.optional(z.string().check(z.maxLength(64))),
  question: z.string().check(z.maxLength(200)),
  fields: z.array(shownField).check(z.maxLength(40)),
  /** What it says beside its question: hints, problems, what is due. */
  notices: z.array(short).check(z.maxLength(12)),
})
export type Shown = z.infer<typeof shown>
export type ShownField = Shown['fields'][number]
