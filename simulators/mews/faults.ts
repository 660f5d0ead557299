/** Faults that can be set over the control address. Missing faults are switched off. */
export interface Faults {
  /** Closes every connection without an answer. */
  readonly down: boolean
  /** Answers 429, this many times. */
  readonly tooMany: number
  /** Answers 408, this many times: too much was asked for. */
  readonly timeout: number
  /** Does what is asked and answers 500, this many times. Only changes. */
  readonly errorAfter: number
  /** Changes a reservation that was not read yet after a page of reservations, this many times. */
  readonly moveWhileReading: number
  /** Cuts the line of one call, counted from 1 since the fault was set. */
  readonly cut: { readonly call: number; readonly when: 'before' | 'after' } | null
  /** Sends each webhook twice. */
  readonly doubledWebhooks: boolean
  /** Holds webhooks until it is switched off, so that no test depends on timing. */
  readonly lateWebhooks: boolean
  /** Operations that the tokens have no right to: they are answered 401. */
  readonly forbidden: readonly string[]
  /** Refuses every WebSocket. */
  readonly refusesSockets: boolean
}

const noFaults: Faults = {
  down: false,
  tooMany: 0,
  timeout: 0,
  errorAfter: 0,
  moveWhileReading: 0,
  cut: null,
  doubledWebhooks: false,
  lateWebhooks: false,
  forbidden: [],
  refusesSockets: false,
}

type Countdown = 'tooMany' | 'timeout' | 'errorAfter' | 'moveWhileReading'

export class FaultBoard {
  #now: Faults = noFaults
  #calls = 0

  get now(): Faults {
    return this.#now
  }

  set(faults: Partial<Faults>): void {
    this.#now = { ...noFaults, ...faults }
    this.#calls = 0
  }

  /** Counts a call, and says where its line is cut. */
  cutOfCall(): 'before' | 'after' | undefined {
    this.#calls += 1
    const { cut } = this.#now
    return cut?.call === this.#calls ? cut.when : undefined
  }

  /** Returns true as many times as requested. */
  happens(fault: Countdown): boolean {
    if (this.#now[fault] <= 0) return false
    this.#now = { ...this.#now, [fault]: this.#now[fault] - 1 }
    return true
  }
}
