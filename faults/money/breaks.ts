/**
 * The request or the response is lost, or the named process dies before the request arrives or
 * after the response was sent.
 */
export type Between = 'question' | 'answer' | 'serverBefore' | 'serverAfter' | 'hubBefore' | 'hubAfter'

/** Operations on a deposit: blocked by the renter or by the desk, partly taken, released. */
export const depositActions = ['ownDeposit', 'deposit', 'depositPart', 'depositBack'] as const
export type DepositAction = (typeof depositActions)[number]

/** Charges that the desk posts, and the close of a day, which posts its nights. */
export const postingActions = ['posting', 'dayClose'] as const
export type PostingAction = (typeof postingActions)[number]

/**
 * One way to break a payment: where the server dies, what the gateway does, or how often the guest
 * submits at once.
 */
export interface Break {
  readonly way: 'gateway' | 'card' | 'bus' | 'refund' | DepositAction | PostingAction
  readonly name: string
  /** Armed when the guest begins to pay. */
  readonly death?: object
  /** Armed when the guest types the card, or presents it. */
  readonly deathAtNotice?: object
  readonly faults?: readonly string[]
  /**
   * For a refund at a hub's terminal: what breaks between hub and server when an order arrives, or
   * its outcome is reported.
   */
  readonly between?: { readonly when: 'order' | 'told'; readonly breaks: Between }
  /** Submitted this many times at once: with one idempotency key, or each with its own. */
  readonly atOnce?: { readonly times: number; readonly keys: 'same' | 'own' }
}

const deathAt = (transaction: number, when: 'before' | 'after', since?: string) => ({
  pool: 'guests',
  transaction,
  when,
  ...(since && { since }),
})

/**
 * From the intent to the settlement, with the gateway request between two transactions of this
 * pool.
 */
const breakAroundRequest = (way: DepositAction, port: string, pool: 'guests' | 'staff'): readonly Break[] => [
  { way, name: 'killed before the wish is kept', death: { ...deathAt(1, 'before'), pool } },
  { way, name: 'killed after the wish is kept', death: { ...deathAt(1, 'after'), pool } },
  { way, name: 'killed before asking', death: { port, when: 'before' } },
  { way, name: 'killed after the answer', death: { port, when: 'after' } },
  { way, name: 'killed before the outcome is kept', death: { ...deathAt(1, 'before', port), pool } },
  { way, name: 'killed after the outcome is kept', death: { ...deathAt(1, 'after', port), pool } },
  { way, name: 'question cut', faults: ['cutRequest'] },
  { way, name: 'answer cut', faults: ['cutAnswer'] },
]

/**
 * A point before and after each wait that leaves the process, from the intent to the settlement.
 * Only ever add to this list.
 */
export const breaks: readonly Break[] = [
  ...[1, 2].flatMap((transaction) => [
    {
      way: 'gateway' as const,
      name: `killed before transaction ${transaction} of the wish`,
      death: deathAt(transaction, 'before'),
    },
    {
      way: 'gateway' as const,
      name: `killed after transaction ${transaction} of the wish`,
      death: deathAt(transaction, 'after'),
    },
  ]),
  { way: 'gateway', name: 'killed before the notice is kept', deathAtNotice: deathAt(1, 'before') },
  { way: 'gateway', name: 'killed after the notice is kept', deathAtNotice: deathAt(1, 'after') },
  {
    way: 'gateway',
    name: 'notice lost, killed before asking',
    faults: ['loseNotice'],
    deathAtNotice: { port: 'status', when: 'before' },
  },
  {
    way: 'gateway',
    name: 'notice lost, killed after the answer',
    faults: ['loseNotice'],
    deathAtNotice: { port: 'status', when: 'after' },
  },
  {
    way: 'gateway',
    name: 'notice lost, killed before settling is kept',
    faults: ['loseNotice'],
    deathAtNotice: deathAt(1, 'before', 'status'),
  },
  {
    way: 'gateway',
    name: 'notice lost, killed after settling is kept',
    faults: ['loseNotice'],
    deathAtNotice: deathAt(1, 'after', 'status'),
  },
  { way: 'gateway', name: 'notice lost', faults: ['loseNotice'] },
  { way: 'gateway', name: 'notice lost, gateway silent at first', faults: ['loseNotice', 'silent'] },
  { way: 'gateway', name: 'notice told twice', faults: ['repeatNotice'] },
  { way: 'gateway', name: 'notice late', faults: ['lateNotice'] },
  { way: 'gateway', name: 'notice forged', faults: ['forgeNotice'] },
  { way: 'gateway', name: '50 wishes at once, one key', atOnce: { times: 50, keys: 'same' } },
  { way: 'gateway', name: '50 wishes at once, 50 keys', atOnce: { times: 50, keys: 'own' } },
  { way: 'card', name: 'killed before the claim is kept', death: deathAt(1, 'before') },
  { way: 'card', name: 'killed after the claim is kept', death: deathAt(1, 'after') },
  { way: 'card', name: 'killed before charging', death: { port: 'charge', when: 'before' } },
  { way: 'card', name: 'killed after the charge', death: { port: 'charge', when: 'after' } },
  { way: 'card', name: 'killed before settling is kept', death: deathAt(1, 'before', 'charge') },
  { way: 'card', name: 'killed after settling is kept', death: deathAt(1, 'after', 'charge') },
  { way: 'card', name: 'question cut', faults: ['cutRequest'] },
  { way: 'card', name: 'answer cut', faults: ['cutAnswer'] },
  { way: 'card', name: 'answer cut, gateway silent at first', faults: ['cutAnswer', 'silent'] },
  { way: 'card', name: '50 wishes at once, one key', atOnce: { times: 50, keys: 'same' } },
  { way: 'card', name: '50 wishes at once, 50 keys', atOnce: { times: 50, keys: 'own' } },
  { way: 'bus', name: 'killed before the claim is kept', death: deathAt(1, 'before') },
  { way: 'bus', name: 'killed after the claim is kept', death: deathAt(1, 'after') },
  { way: 'bus', name: 'killed before starting', death: { port: 'start', when: 'before' } },
  { way: 'bus', name: 'killed after it has begun', death: { port: 'start', when: 'after' } },
  { way: 'bus', name: 'killed before the beginning is kept', death: deathAt(1, 'before', 'start') },
  { way: 'bus', name: 'killed after the beginning is kept', death: deathAt(1, 'after', 'start') },
  { way: 'bus', name: 'card presented, killed before asking', deathAtNotice: { port: 'busStatus', when: 'before' } },
  { way: 'bus', name: 'card presented, killed after the answer', deathAtNotice: { port: 'busStatus', when: 'after' } },
  {
    way: 'bus',
    name: 'card presented, killed before settling is kept',
    deathAtNotice: deathAt(1, 'before', 'busStatus'),
  },
  {
    way: 'bus',
    name: 'card presented, killed after settling is kept',
    deathAtNotice: deathAt(1, 'after', 'busStatus'),
  },
  { way: 'bus', name: 'question cut', faults: ['cutRequest'] },
  { way: 'bus', name: 'question cut, provider silent at first', faults: ['cutRequest', 'silent'] },
  { way: 'bus', name: 'answer cut', faults: ['cutAnswer'] },
  { way: 'bus', name: 'answer cut, provider silent at first', faults: ['cutAnswer', 'silent'] },
  { way: 'bus', name: '50 wishes at once, one key', atOnce: { times: 50, keys: 'same' } },
  { way: 'bus', name: '50 wishes at once, 50 keys', atOnce: { times: 50, keys: 'own' } },
  { way: 'refund', name: 'killed before the wish is kept', death: { ...deathAt(1, 'before'), pool: 'staff' } },
  { way: 'refund', name: 'killed after the wish is kept', death: { ...deathAt(1, 'after'), pool: 'staff' } },
  { way: 'refund', name: 'answer with the order lost', between: { when: 'order', breaks: 'answer' } },
  { way: 'refund', name: 'killed after the order was handed out', between: { when: 'order', breaks: 'serverAfter' } },
  { way: 'refund', name: 'hub killed with the order in hand', between: { when: 'order', breaks: 'hubAfter' } },
  { way: 'refund', name: 'answer of the terminal lost', faults: ['lost'] },
  { way: 'refund', name: 'hub killed before it has told', between: { when: 'told', breaks: 'hubBefore' } },
  { way: 'refund', name: 'outcome lost on its way', between: { when: 'told', breaks: 'question' } },
  { way: 'refund', name: 'killed before the outcome is kept', between: { when: 'told', breaks: 'serverBefore' } },
  { way: 'refund', name: 'killed after the outcome is kept', between: { when: 'told', breaks: 'serverAfter' } },
  ...breakAroundRequest('ownDeposit', 'block', 'guests'),
  { way: 'ownDeposit', name: 'answer cut, gateway silent at first', faults: ['cutAnswer', 'silent'] },
  { way: 'ownDeposit', name: '50 wishes at once, 50 keys', atOnce: { times: 50, keys: 'own' } },
  ...breakAroundRequest('deposit', 'block', 'staff'),
  ...breakAroundRequest('depositPart', 'take', 'staff'),
  ...breakAroundRequest('depositBack', 'release', 'staff'),
  ...postingActions.flatMap((way): Break[] => [
    { way, name: 'killed before the posting is kept', death: { ...deathAt(1, 'before'), pool: 'staff' } },
    { way, name: 'killed after the posting is kept', death: { ...deathAt(1, 'after'), pool: 'staff' } },
    { way, name: '8 wishes at once, one key', atOnce: { times: 8, keys: 'same' } },
  ]),
]
