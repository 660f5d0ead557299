import type { HotelTransaction } from '../database/hotel-transaction.ts'

/** Something that leaves the hotel. */
export interface Delivery {
  readonly hotelId: number
  /** The key under which the outside knows it, however often it is sent. */
  readonly id: string
  readonly stream: string
  readonly kind: string
  readonly payload: unknown
  readonly createdAt: Date
}

/** The outside has not taken it. `forever`: it would say so again. The message never holds what was to be delivered. */
export class NotDelivered extends Error {
  readonly forever: boolean

  constructor(message: string, { forever }: { forever: boolean }) {
    super(message)
    this.name = 'NotDelivered'
    this.forever = forever
  }
}

/** Where deliveries of one kind go. */
export interface End {
  /** For each hotel and process, so that one that is slow makes no other wait. */
  readonly atOnce: number
  /** Whoever takes a delivery has this long before another process may try it. Longer than `deliver` ever takes. */
  readonly claimSeconds: number
  /** After each failure. */
  readonly waitSeconds: readonly [number, ...number[]]
  /** After the last wait: a person's turn, or the same wait again and again. */
  readonly afterLastWait: 'giveUp' | 'repeat'
  /** Called with no transaction open. Throws NotDelivered, or whatever stood in the way. */
  deliver(delivery: Delivery): Promise<void>
  /** In the transaction that keeps the outcome. */
  keepDelivered(tx: HotelTransaction, delivery: Delivery): Promise<void>
  /** The same, when it is a person's turn. */
  keepRefused(tx: HotelTransaction, delivery: Delivery): Promise<void>
  /** Once an outcome is kept. */
  settled(delivery: Delivery, outcome: Outcome): void
}

export type Outcome = 'delivered' | 'later' | 'refused'

export type Ends = Readonly<Record<string, End>>

/** Undefined: it is a person's turn. `tries` are those that failed before this one. */
export function secondsToWait(end: Pick<End, 'waitSeconds' | 'afterLastWait'>, tries: number): number | undefined {
  return end.waitSeconds[tries] ?? (end.afterLastWait === 'repeat' ? end.waitSeconds.at(-1) : undefined)
}
