import * as z from 'zod/mini'

/**
 * A unit that reads documents and hands out cards, in the manner of Iagona's: one POST per deed, in JSON, answered by `Result`. Its
 * makers' paths are not public: these are our own statement of them, and whoever connects one compares them with its manual first.
 */
export const paths = {
  status: '/status',
  distribute: '/distribute-cards',
  read: '/read-identity-document',
} as const

const okResults: ReadonlySet<string> = new Set(['OK', 'SimulatedOk'])

/** Whatever else a unit says, it has not done it. */
export const isOk = ({ Result }: { Result: string }): boolean => okResults.has(Result)

/** A card was written and nobody has taken it. */
export const RETAINED = 'CardRetained'
/** Something lies on its glass that has no lines to read. */
export const UNREADABLE = 'DocumentUnreadable'
/** Nobody has laid anything there in time. */
export const NO_DOCUMENT = 'NoDocument'

const result = z.string().check(z.maxLength(60))

export const status = z.object({
  Result: result,
  Cards: z.int(),
  CardPath: z.enum(['Ready', 'Jammed']),
})

export const distributed = z.object({ Result: result })

export const document = z.object({
  Result: result,
  Lines: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10))),
})
