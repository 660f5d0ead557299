import { BaseFaultBoard } from '../fault-board.ts'

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
  /** Operations that are not served any more: they are answered 404. */
  readonly discontinued: readonly string[]
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
  discontinued: [],
  refusesSockets: false,
}

export class FaultBoard extends BaseFaultBoard<Faults> {
  constructor() {
    super(noFaults)
  }
}
