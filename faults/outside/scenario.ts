import type { Started } from '../processes.ts'

/** What became of one wish, by the ledgers. */
export type Verdict = 'once' | 'lost' | 'twice'

export interface Lane {
  readonly number: number
  /** The server that is up; one that has died is replaced. */
  server(): Promise<Started<{ readonly url: string }>>
  /** After a death: time passes, and another server comes up, with its jobs. */
  comeBack(): Promise<void>
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

/** The system of a hotel without a book of its own; each lane has one. */
export interface HotelSystem {
  /** At the server. */
  readonly hotelId: number
  control<Answer>(what: 'put' | 'push' | 'faults' | 'ledger', body?: object): Promise<Answer>
}

/** One way of breaking: where the server dies, or what happens to the line. */
export interface Break {
  readonly name: string
  /** The server dies there. */
  readonly death?: object
  /** The simulator does that. */
  readonly line?: { readonly kind: string; readonly ms?: number }
  /** The hotel's system does that, for a while. */
  readonly system?: object
  /** Sent twice at once. */
  readonly twice?: true
}

/** One effect that lies outside, and every way of breaking it. A new one: a file here and a line in `outside.ts`. */
export interface Scenario {
  readonly breaks: readonly Break[]
  /** Makes one wish, breaks it there, goes on like a patient guest, and says what became of it. */
  inject(lane: Lane, wish: string, broken: Break): Promise<{ verdict: Verdict; repeated: boolean }>
}
