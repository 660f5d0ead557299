import { type ProcessName, processes } from '../mode/processes.ts'
import { type Extra, knownTypes, sortByOrder } from './extra.ts'

/** The facts that decide whether an extra is offered with a booking. */
export interface OfferFacts {
  readonly roomTypeId: string
  readonly children: number
  readonly hasPets: boolean
  /** Types that the booking includes. */
  readonly included: readonly string[]
  /** Ids of extras chosen before. */
  readonly chosen: readonly string[]
  /** Extras available at a rental station. Absent for a hotel. */
  readonly onHand?: readonly string[] | undefined
}

/** Whether this process comes before the moment from which the hotel offers a booking extras. */
export function isTooEarlyForExtras(
  { preCheckinHasExtras }: { readonly preCheckinHasExtras: boolean },
  process: ProcessName,
): boolean {
  return processes[process].beforeArrival && !preCheckinHasExtras
}

type NotOfferedReason = 'included' | 'typeTaken' | 'noPets' | 'noChildren' | 'notOnHand' | 'notMapped'

interface OfferContext {
  readonly extra: Extra
  readonly facts: OfferFacts
  readonly all: readonly Extra[]
}

/** The first match wins. */
const reasons: readonly { why: NotOfferedReason; when: (asked: OfferContext) => boolean }[] = [
  { why: 'included', when: ({ extra, facts }) => facts.included.includes(extra.id) },
  { why: 'typeTaken', when: ({ extra, facts, all }) => getTakenTypes(facts, all, extra.id).has(extra.type) },
  { why: 'noPets', when: ({ extra, facts }) => extra.type === knownTypes.pet && !facts.hasPets },
  { why: 'noChildren', when: ({ extra, facts }) => extra.perChild && !extra.perAdult && facts.children === 0 },
  { why: 'notOnHand', when: ({ extra, facts }) => facts.onHand !== undefined && !facts.onHand.includes(extra.id) },
  { why: 'notMapped', when: ({ extra, facts }) => getProductId(extra, facts.roomTypeId) === undefined },
]

/**
 * Types taken by the booking or by other chosen extras. The extra itself is excluded, so that its
 * quantity can still be changed.
 */
function getTakenTypes({ included, chosen }: OfferFacts, all: readonly Extra[], id: string): ReadonlySet<string> {
  const others = all.filter((one) => one.id !== id && one.type !== 'other' && chosen.includes(one.id))
  return new Set([...included, ...others.map(({ type }) => type)])
}

/**
 * The hotel system's name for the extra in this room type; undefined if the type has no such extra.
 */
export function getProductId({ id, products }: Pick<Extra, 'id' | 'products'>, roomTypeId: string): string | undefined {
  return products ? products[roomTypeId] : id
}

/** Returns undefined if the extra is offered. */
export function notOfferedReason(extra: Extra, all: readonly Extra[], facts: OfferFacts): NotOfferedReason | undefined {
  return reasons.find(({ when }) => when({ extra, facts, all }))?.why
}

interface Offer {
  readonly offered: readonly Extra[]
  /** Extras that only lack a mapping; probably a configuration mistake. */
  readonly notMapped: readonly string[]
}

export function buildOffer(all: readonly Extra[], facts: OfferFacts): Offer {
  const judged = sortByOrder(all).map((extra) => ({ extra, why: notOfferedReason(extra, all, facts) }))
  return {
    offered: judged.filter(({ why }) => why === undefined).map(({ extra }) => extra),
    notMapped: judged.filter(({ why }) => why === 'notMapped').map(({ extra }) => extra.id),
  }
}
