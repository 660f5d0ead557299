import type { Started } from '../processes.ts'

/** The outcome of one intent, by the ledgers. */
export type Verdict = 'once' | 'lost' | 'twice'

export interface Lane {
  readonly number: number
  /** The running server; a dead one is replaced. */
  server(): Promise<Started<{ readonly url: string }>>
  /** After a crash: time passes, and another server starts, with its jobs. */
  restart(): Promise<void>
  readonly simulators: Simulators
  readonly hotelSystem: HotelSystem
}

export interface Simulators {
  readonly face: Simulator
  readonly mail: Simulator
}

export interface Simulator {
  readonly ports: Readonly<Record<string, number>>
  ledger<Entry>(): Promise<Entry[]>
  arm(fault: object): Promise<void>
}

/** The system of a hotel that manages its own reservations; each lane has one. */
export interface HotelSystem {
  /** The hotel's id at our server. */
  readonly hotelId: number
  control<Answer>(what: 'put' | 'push' | 'faults' | 'ledger', body?: object): Promise<Answer>
}

/** One way to break it: where the server dies, or what happens to the connection. */
export interface Break {
  readonly name: string
  /** The server dies there. */
  readonly death?: object
  /** The simulator's fault. */
  readonly line?: { readonly kind: string; readonly ms?: number }
  /** The temporary fault of the hotel's system. */
  readonly system?: object
  /** Sent twice at once. */
  readonly twice?: true
}

/**
 * One external effect, and every way to break it. To add one, add a file here and a line in
 * `outside.ts`.
 */
export interface Scenario {
  readonly breaks: readonly Break[]
  /**
   * Submits one intent, breaks it there, continues like a patient guest, and returns the outcome.
   */
  inject(lane: Lane, wish: string, broken: Break): Promise<{ verdict: Verdict; repeated: boolean }>
}
