import { BaseFaultBoard } from '../fault-board.ts'

/** Faults that can be set over the control address. Missing faults are switched off. */
export interface Faults {
  /** Closes every connection without an answer. */
  readonly down: boolean
  /** Holds answers until it is switched off, so that no test depends on timing. */
  readonly slow: boolean
  /** Answers 429, this many times. */
  readonly tooMany: number
  /** Does what is asked and answers 500, this many times. Only changes. */
  readonly errorAfter: number
  /** Cuts the line of one call to the API, counted from 1 since the fault was set. */
  readonly cut: { readonly call: number; readonly when: 'before' | 'after' } | null
  /** Sends each webhook twice. */
  readonly doubledWebhooks: boolean
  /** Holds webhooks until it is switched off, so that no test depends on timing. */
  readonly lateWebhooks: boolean
}

const noFaults: Faults = {
  down: false,
  slow: false,
  tooMany: 0,
  errorAfter: 0,
  cut: null,
  doubledWebhooks: false,
  lateWebhooks: false,
}

export class FaultBoard extends BaseFaultBoard<Faults> {
  constructor() {
    super(noFaults)
  }
}
