import * as z from 'zod/mini'

/** Longer than any label; all of them together still fit into a frame. */
const short = z.string().check(z.maxLength(120))

export const MAX_SHOWN_COLOURS = 40

const shownField = z.object({
  label: short,
  /** For secret fields, only the length is sent. */
  value: short,
  isSecret: z.boolean(),
})

const pixel = z.int().check(z.gte(-10_000), z.lte(20_000))
const colourIndex = z.int().check(z.gte(-1), z.lt(MAX_SHOWN_COLOURS))
/** A colour as a browser computes it; nothing that could load something. */
const colour = z
  .string()
  .check(z.regex(/^(rgba?|hsla?|oklch|oklab|lab|lch|color)\((srgb |display-p3 )?[\d\s.,/%e-]{1,80}\)$/))

/** Left, top, width, height, and the colours of surface and border (-1 for none), and the radius. */
const shownBox = z.tuple([pixel, pixel, pixel, pixel, colourIndex, colourIndex, pixel])
/** Of one line: left, top, height, size and weight of its letters, their colour, and the text. */
const shownText = z.tuple([pixel, pixel, pixel, pixel, pixel, colourIndex, z.string().check(z.maxLength(240))])

/** What is visible of a page: boxes and texts in the order in which they are painted, in CSS pixels. */
const shownPicture = z.object({
  width: pixel,
  height: pixel,
  colours: z.array(colour).check(z.maxLength(MAX_SHOWN_COLOURS)),
  shapes: z.array(z.union([shownBox, shownText])).check(z.maxLength(600)),
})
export type ShownPicture = z.infer<typeof shownPicture>
export type ShownShape = ShownPicture['shapes'][number]

/** The contents of a screen, for the member of staff who controls it. */
export const shownScreen = z.object({
  screen: z.string().check(z.maxLength(60)),
  reference: z.optional(z.string().check(z.maxLength(64))),
  question: z.string().check(z.maxLength(200)),
  fields: z.array(shownField).check(z.maxLength(40)),
  /** Other texts on the screen: hints, problems, the amount due. */
  notices: z.array(short).check(z.maxLength(12)),
  /** Absent from older screens, and if nothing is drawn yet. */
  picture: z.optional(shownPicture),
})
export type ShownScreen = z.infer<typeof shownScreen>
export type ShownField = ShownScreen['fields'][number]
