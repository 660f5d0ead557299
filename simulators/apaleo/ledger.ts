export interface Happening {
  readonly what:
    | 'booked'
    | 'patched'
    | 'debitorChanged'
    | 'amended'
    | 'unitAssigned'
    | 'checkedIn'
    | 'cityTaxAdded'
    | 'checkedOut'
    | 'cancelled'
    | 'charge'
    | 'allowance'
    | 'payment'
    | 'refund'
    | 'owner'
  readonly reservation: string
  readonly detail?: unknown
}

export interface Call {
  readonly method: string
  readonly path: string
  readonly status: number
  /** In milliseconds since the start. */
  readonly at: number
  readonly key?: string | undefined
}

/** What happened, in order, and every call with its answer. */
export class Ledger {
  readonly happened: Happening[] = []
  readonly calls: Call[] = []

  record(what: Happening['what'], reservation: string, detail?: unknown): void {
    this.happened.push({ what, reservation, ...(detail !== undefined && { detail }) })
  }
}
