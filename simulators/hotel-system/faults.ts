import { BaseFaultBoard } from '../fault-board.ts'

/** Faults that can be set over HTTP. */
export interface Faults {
  /** Closes every connection without an answer. */
  readonly down: boolean
  /** Holds answers until this is switched off again, so that no test depends on timing. */
  readonly slow: boolean
  /** `garbage`: not JSON; `unsigned`: the right body without a signature; `error`: a 500. */
  readonly wrong: false | 'garbage' | 'unsigned' | 'error'
  /** Sends every event of the feed, and every push, twice. */
  readonly twice: boolean
  /** Sends events in reverse order. */
  readonly outOfOrder: boolean
  /** Accepts a delivery and closes the connection before answering, this many times. */
  readonly cutAfterTaking: number
  /** Kinds of deliveries that it always rejects. */
  readonly refuse: readonly string[]
}

const noFaults: Faults = {
  down: false,
  slow: false,
  wrong: false,
  twice: false,
  outOfOrder: false,
  cutAfterTaking: 0,
  refuse: [],
}

export class FaultBoard extends BaseFaultBoard<Faults> {
  constructor() {
    super(noFaults)
  }
}
