import type { CurrentReservation, DeliveryEvent, DeliveryKind, FeedPage } from '@foyer/contract/hotel-system.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import type { SystemChoiceName } from '@foyer/domain/config/hotel-system-kinds.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { SystemFailure } from '@foyer/domain/reservation/undelivered-reason.ts'

/** One entry of a list to choose from. */
export interface SystemChoice {
  readonly id: string
  readonly name: string
}
export type SystemChoices = Partial<Readonly<Record<SystemChoiceName, readonly SystemChoice[]>>>

/** A line on which a system says that something has changed. */
export interface HintLine {
  /** Returns whether it is open or being opened, and asks the other end for a sign of life. */
  check(): boolean
  close(): void
}

export interface ReadPage extends FeedPage {
  /** What the system allows is used up: the rest can be read after so many seconds. */
  readonly pauseSeconds?: number
}

/** The hotel's own reservation system, with a timeout for each operation. */
export interface HotelSystem {
  /**
   * The system numbers no versions: the version of an event is the moment its reading began, in
   * milliseconds, and an event of equal content says nothing.
   */
  readonly versionsByReading?: true
  /** Signs the events that it pushes to us. Absent if it pushes none. */
  readonly eventSecret?: string
  /**
   * Makes the address at which it says that something has changed, without a signature. Absent if it
   * gives no such hints.
   */
  readonly hintSecret?: string
  /**
   * Opens a line on which it says by itself that something has changed; what it says is not read.
   * Absent if it has none.
   */
  openHints?(onHint: () => void): HintLine
  /** Deliveries that it has no place for and that need no person: they count as delivered. */
  readonly untaken?: readonly DeliveryKind[]
  /** Returns changes since the cursor, or all from the beginning. Throws NoAnswer. */
  pull(cursor: string | undefined): Promise<ReadPage>
  /** Returns undefined if there is no such reservation. Throws NoAnswer. */
  ask(reference: string): Promise<CurrentReservation | undefined>
  /**
   * Throws NotDelivered: `forever` if a person has to do it there, otherwise it may be accepted
   * later. May be repeated after a lost answer.
   */
  deliver(told: DeliveryEvent): Promise<void>
  /**
   * Returns the lists that staff choose from when they connect it: only those that can be read with
   * what is chosen so far. Absent if it uses our names. Throws NoAnswer, CredentialsRefused or
   * RightMissing.
   */
  listChoices?(): Promise<SystemChoices>
}

/** Undefined if the hotel has none, and Foyer is its only reservation system. */
export type ChooseHotelSystem = (config: Pick<HotelConfig, 'hotel_system' | 'secrets'>) => HotelSystem | undefined

/** The system did not answer, or its answer can't be trusted. */
export class NoAnswer extends Problem {
  readonly failure: SystemFailure

  constructor(failure: SystemFailure, detail: string) {
    super('unavailable', detail)
    this.failure = failure
  }
}

/** The system answered, but not what its protocol says. */
export class UnreadableAnswer extends NoAnswer {
  constructor(detail: string) {
    super('unreadable', detail)
  }
}

/** The system answered that it does not know the hotel's credentials. */
export class CredentialsRefused extends NoAnswer {
  constructor(detail: string) {
    super('credentials', detail)
  }
}

/** The credentials are right, but may not do what we need. */
export class RightMissing extends NoAnswer {
  constructor(detail: string) {
    super('rightMissing', detail)
  }
}
