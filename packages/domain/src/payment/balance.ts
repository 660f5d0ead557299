/**
 * The origin of a line: the hotel's system or file, which may withdraw it, or Foyer, whose lines
 * neither can override.
 */
export const lineSources = ['hotel', 'foyer'] as const
export type LineSource = (typeof lineSources)[number]

/**
 * One line of a reservation's account, in minor units. Payments and reversed charges are negative.
 */
export interface AccountLine {
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly source: LineSource
  readonly minor: number
}

/** In minor units. */
export interface Balance {
  readonly charges: number
  readonly taxes: number
  /** Charges plus taxes. */
  readonly total: number
  readonly paidAtHotel: number
  readonly paidHere: number
  readonly paid: number
  /** The amount still due; never negative. */
  readonly pending: number
  /** What the hotel owes the guest. */
  readonly credit: number
}

/** Calculates what is due for a reservation. This is the only place that does. */
export function computeBalance(lines: readonly AccountLine[]): Balance {
  const sum = (includes: (line: AccountLine) => boolean) =>
    lines.filter(includes).reduce((total, { minor }) => total + minor, 0)
  // Subtracts from zero to avoid -0.
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
