import { BaseFaultBoard } from './fault-board.ts'

/** Faults of a simulated authority, set by `POST /control/faults`. */
export interface Faults {
  /** Closes every connection without an answer. */
  readonly down: boolean
  /** Answers 502, like the proxy in front of it. */
  readonly badGateway: boolean
  /** Closes the connection before the next sendings are read, this many times. */
  readonly cutBefore: number
  /** Stores the next sendings and closes the connection without an answer, this many times. */
  readonly cutAfter: number
  /** Stores the next sendings and answers 502, like a proxy that lost the connection, this many times. */
  readonly badGatewayAfter: number
  /** Holds answers until it is switched off, so that no test depends on timing. */
  readonly slow: boolean
}

const noFaults: Faults = { down: false, badGateway: false, cutBefore: 0, cutAfter: 0, badGatewayAfter: 0, slow: false }

export class FaultBoard extends BaseFaultBoard<Faults> {
  constructor() {
    super(noFaults)
  }
}
