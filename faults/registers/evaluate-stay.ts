/** A person in an authority's own ledger, who was not cancelled. */
export interface StoredPerson {
  readonly surname: string
  readonly firstName: string
  /** What the authority calls it, where it issues numbers. */
  readonly number?: string
  readonly street?: string
}

/** What the desk sees of a stay's report. */
export interface SeenReport {
  readonly state: string
  readonly receipts: readonly { readonly operation: string; readonly number: string }[]
}

export interface ExpectedStay {
  readonly surname: string
  readonly firstNames: readonly string[]
  /** The street that was given last. */
  readonly street: string
}

export type Verdict = 'once' | 'lost' | 'twice'

/** Each guest's verdict, by the authority's ledger and the receipts that the desk sees. */
export function evaluateStay(
  { surname, firstNames, street }: ExpectedStay,
  stored: readonly StoredPerson[],
  report: SeenReport | undefined,
): readonly Verdict[] {
  const sent = report?.receipts.filter(({ operation }) => operation === 'send') ?? []
  const hasReceipt = ({ number }: StoredPerson) =>
    sent.some((receipt) => number === undefined || receipt.number.startsWith(number))
  return firstNames.map((firstName) => {
    const mine = stored.filter((one) => one.surname === surname && one.firstName === firstName)
    if (mine.length > 1) return 'twice'
    const [only] = mine
    const isRight = only && (only.street === undefined || only.street === street) && hasReceipt(only)
    return isRight && report?.state === 'accepted' ? 'once' : 'lost'
  })
}
