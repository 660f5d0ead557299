import { BaseFaultBoard } from '../fault-board.ts'

/** Faults that can be set over the control address. Missing faults are switched off. */
export interface Faults {
  /** Closes every connection without reading. */
  readonly down: boolean
  /** What the test system often answers. */
  readonly badGateway: boolean
  /** Rejects every user and password. */
  readonly unauthorized: boolean
  /** Closes the connection before the request is stored, this many times. */
  readonly cutBefore: number
  /** Stores the request and closes the connection before answering, this many times. */
  readonly cutAfter: number
  /** Stores the request and answers 502, like a proxy that lost the connection, this many times. */
  readonly badGatewayAfter: number
  /** Batches stay in state 4 and 5 until this is switched off. */
  readonly slow: boolean
  /** Answers with the names of the manual's examples instead of those of its schema. */
  readonly misspelt: boolean
  /** Answers a code that has to be repeated, this many times. */
  readonly unexpected: number
  /** Refuses communications with one of these references, whatever they contain. */
  readonly refuse: readonly string[]
  /** The field that such a refusal names. */
  readonly refusedField: string
}

const noFaults: Faults = {
  down: false,
  badGateway: false,
  unauthorized: false,
  cutBefore: 0,
  cutAfter: 0,
  badGatewayAfter: 0,
  slow: false,
  misspelt: false,
  unexpected: 0,
  refuse: [],
  refusedField: 'referencia',
}

export class FaultBoard extends BaseFaultBoard<Faults> {
  constructor() {
    super(noFaults)
  }
}
