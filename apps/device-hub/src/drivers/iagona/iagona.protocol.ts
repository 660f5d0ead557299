import * as z from 'zod/mini'

/**
 * A unit that reads documents and dispenses cards, similar to Iagona's: one JSON POST per action,
 * answered by `Result`. The vendor's paths are not public; these are our assumption, to be checked
 * against its manual before connecting a real one.
 */
export const paths = {
  status: '/status',
  distribute: '/distribute-cards',
  read: '/read-identity-document',
} as const

const okResults: ReadonlySet<string> = new Set(['OK', 'SimulatedOk'])

/** With any other result, the unit has not done it. */
export const isOk = ({ Result }: { Result: string }): boolean => okResults.has(Result)

/** A card was written but not taken. */
export const CARD_RETAINED = 'CardRetained'
/** Something without readable lines is on the glass. */
export const UNREADABLE = 'DocumentUnreadable'
/** No document was placed there in time. */
export const NO_DOCUMENT = 'NoDocument'

const result = z.string().check(z.maxLength(60))

export const status = z.object({
  Result: result,
  Cards: z.int(),
  CardPath: z.enum(['Ready', 'Jammed']),
})

export const distributeAnswer = z.object({ Result: result })

export const document = z.object({
  Result: result,
  Lines: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10))),
})
