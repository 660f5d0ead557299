/** Who says a line: the hotel's own system or file, which may take it back, or we, who may not be overruled by either. */
export const lineSources = ['hotel', 'foyer'] as const
export type LineSource = (typeof lineSources)[number]

/** One line of a reservation's account, in minor units. A payment is negative, and so is a charge that was taken back. */
export interface AccountLine {
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly source: LineSource
  readonly minor: number
}

/** In minor units. */
export interface Balance {
  readonly charges: number
  readonly taxes: number
  /** Charges and taxes. */
  readonly total: number
  readonly paidAtHotel: number
  readonly paidHere: number
  readonly paid: number
  /** What is still owed; never less than nothing. */
  readonly pending: number
  /** What the hotel owes the guest. */
  readonly credit: number
}

/** What is owed for a reservation. Computed here and nowhere else. */
export function balanceOf(lines: readonly AccountLine[]): Balance {
  const sum = (includes: (line: AccountLine) => boolean) =>
    lines.filter(includes).reduce((total, { minor }) => total + minor, 0)
  // Minus nothing would be another zero.
  const paidTo = (whom: LineSource) => 0 - sum(({ kind, source }) => kind === 'payment' && source === whom)
  const charges = sum(({ kind }) => kind === 'charge')
  const taxes = sum(({ kind }) => kind === 'tax')
  const total = charges + taxes
  const [paidAtHotel, paidHere] = [paidTo('hotel'), paidTo('foyer')]
  const paid = paidAtHotel + paidHere
  return {
    charges,
    taxes,
    total,
    paidAtHotel,
    paidHere,
    paid,
    pending: Math.max(0, total - paid),
    credit: Math.max(0, paid - total),
  }
}
