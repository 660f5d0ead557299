import { type Extra, inOrder, knownTypes } from './extra.ts'

/** What decides whether an extra is offered with a booking. */
export interface OfferFacts {
  readonly roomTypeId: string
  readonly children: number
  readonly hasPets: boolean
  /** Words for what the booking includes. */
  readonly included: readonly string[]
  /** What was chosen before, by its id. */
  readonly chosen: readonly string[]
  /** Where cars are rented: what the station has on hand. Absent in a hotel. */
  readonly onHand?: readonly string[] | undefined
}

type NotOffered = 'included' | 'typeTaken' | 'noPets' | 'noChildren' | 'notOnHand' | 'notMapped'

interface Asked {
  readonly extra: Extra
  readonly facts: OfferFacts
  readonly all: readonly Extra[]
}

/** The first that applies. */
const reasons: readonly { why: NotOffered; when: (asked: Asked) => boolean }[] = [
  { why: 'included', when: ({ extra, facts }) => facts.included.includes(extra.id) },
  { why: 'typeTaken', when: ({ extra, facts, all }) => takenTypes(facts, all, extra.id).has(extra.type) },
  { why: 'noPets', when: ({ extra, facts }) => extra.type === knownTypes.pet && !facts.hasPets },
  { why: 'noChildren', when: ({ extra, facts }) => extra.perChild && !extra.perAdult && facts.children === 0 },
  { why: 'notOnHand', when: ({ extra, facts }) => facts.onHand !== undefined && !facts.onHand.includes(extra.id) },
  { why: 'notMapped', when: ({ extra, facts }) => productOf(extra, facts.roomTypeId) === undefined },
]

/** Of the booking itself and of other extras that were chosen with it: whoever chose this one may still change how many. */
function takenTypes({ included, chosen }: OfferFacts, all: readonly Extra[], id: string): ReadonlySet<string> {
  const others = all.filter((one) => one.id !== id && one.type !== 'other' && chosen.includes(one.id))
  return new Set([...included, ...others.map(({ type }) => type)])
}

/** What the hotel's own system calls it in this type of room; undefined where the type has no such extra. */
export function productOf({ id, products }: Pick<Extra, 'id' | 'products'>, roomTypeId: string): string | undefined {
  return products ? products[roomTypeId] : id
}

/** Undefined: it is offered. */
export function whyNotOffered(extra: Extra, all: readonly Extra[], facts: OfferFacts): NotOffered | undefined {
  return reasons.find(({ when }) => when({ extra, facts, all }))?.why
}

interface Offer {
  readonly offered: readonly Extra[]
  /** Left out though the rest of the rules would offer them: somebody has forgotten to map them. */
  readonly notMapped: readonly string[]
}

export function offerOf(all: readonly Extra[], facts: OfferFacts): Offer {
  const judged = inOrder(all).map((extra) => ({ extra, why: whyNotOffered(extra, all, facts) }))
  return {
    offered: judged.filter(({ why }) => why === undefined).map(({ extra }) => extra),
    notMapped: judged.filter(({ why }) => why === 'notMapped').map(({ extra }) => extra.id),
  }
}
