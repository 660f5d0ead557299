import type { HotelTransaction } from '../database/hotel-transaction.ts'

/** Something that is sent to an external system. */
export interface Delivery {
  readonly hotelId: number
  /** The idempotency key for the external system, the same for every retry. */
  readonly id: string
  readonly stream: string
  readonly kind: string
  readonly payload: unknown
  readonly createdAt: Date
}

/**
 * The external system did not accept it. `forever`: retrying is useless. The message never contains
 * what was to be delivered.
 */
export class NotDelivered extends Error {
  readonly forever: boolean

  constructor(message: string, { forever }: { forever: boolean }) {
    super(message)
    this.name = 'NotDelivered'
    this.forever = forever
  }
}

/** Where deliveries of one kind go. */
export interface Endpoint {
  /** Per hotel and process, so that a slow one doesn't delay the others. */
  readonly maxConcurrent: number
  /** How long a claim lasts before another process may retry. Longer than `deliver` ever takes. */
  readonly claimSeconds: number
  /** The wait after each failure. */
  readonly waitSeconds: readonly [number, ...number[]]
  /** After the last wait: leave it to a person, or repeat the same wait. */
  readonly afterLastWait: 'giveUp' | 'repeat'
  /** Called with no transaction open. Throws NotDelivered, or whatever else failed. */
  deliver(delivery: Delivery): Promise<void>
  /** Runs in the transaction that stores the outcome. */
  saveDelivered(tx: HotelTransaction, delivery: Delivery): Promise<void>
  /** The same, when it is left to a person. */
  saveRejected(tx: HotelTransaction, delivery: Delivery): Promise<void>
  /** Called once an outcome is stored. */
  onSettled(delivery: Delivery, outcome: Outcome): void
}

export type Outcome = 'delivered' | 'later' | 'refused'

export type Endpoints = Readonly<Record<string, Endpoint>>

/** Returns undefined when it is left to a person. `tries` is the number of earlier failures. */
export function getWaitSeconds(
  end: Pick<Endpoint, 'waitSeconds' | 'afterLastWait'>,
  tries: number,
): number | undefined {
  return end.waitSeconds[tries] ?? (end.afterLastWait === 'repeat' ? end.waitSeconds.at(-1) : undefined)
}
