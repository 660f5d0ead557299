export interface Happening {
  readonly what:
    | 'customerAdded'
    | 'customerUpdated'
    | 'documentAdded'
    | 'documentUpdated'
    | 'companionAdded'
    | 'companyAdded'
    | 'reservationAdded'
    | 'reservationUpdated'
    | 'started'
    | 'processed'
    | 'cancelled'
    | 'order'
    | 'payment'
    | 'note'
    | 'owner'
  /** The number of the reservation. Absent for what concerns a customer. */
  readonly reservation?: string | undefined
  readonly detail?: unknown
}

interface Call {
  readonly operation: string
  readonly status: number
  /** In milliseconds since the start. */
  readonly at: number
}

/** What happened, in order, and every call with its answer. */
export class Ledger {
  readonly happened: Happening[] = []
  readonly calls: Call[] = []

  record(what: Happening['what'], reservation: string | undefined, detail?: unknown): void {
    this.happened.push({ what, ...(reservation && { reservation }), ...(detail !== undefined && { detail }) })
  }
}
