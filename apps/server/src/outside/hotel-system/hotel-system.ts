import type { CurrentReservation, FeedPage, ToldEvent } from '@foyer/contract/hotel-system.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'

/** The hotel's own system of reservations, with a deadline for each of these. */
export interface HotelSystem {
  /** What it has to say since the cursor, or from the beginning. Throws NoAnswer. */
  pull(cursor: string | undefined): Promise<FeedPage>
  /** Undefined when it knows no such reservation. Throws NoAnswer. */
  ask(reference: string): Promise<CurrentReservation | undefined>
  /** Throws NotDelivered. */
  deliver(told: ToldEvent): Promise<void>
}

/** Undefined: the hotel has none, and its book here is all there is. */
export type ChooseHotelSystem = (config: Pick<HotelConfig, 'hotel_system' | 'secrets'>) => HotelSystem | undefined

/** It did not answer, or not in a way that can be believed. */
export class NoAnswer extends Problem {
  constructor(detail: string) {
    super('unavailable', detail)
  }
}
