interface Days {
  readonly startDate: string
  readonly endDate: string
}

/** One for each adult, and one where nobody says how many they are. */
export function cardsOf({ adults }: { readonly adults: number }): number {
  return Math.max(1, adults)
}

interface Wanted {
  readonly adults: number
  /** Cards of this stay that are in somebody's hand. */
  readonly cut: number
  /** As the page asks for it. */
  readonly amount?: number | undefined
}

/** How many may be cut now. What a page asks for counts, and is never more than is still due. */
export function cardsDue({ adults, cut, amount }: Wanted): number {
  const due = Math.max(0, cardsOf({ adults }) - cut)
  return amount === undefined ? due : Math.min(amount, due)
}

/** From and until when a key opens. One that would end today or has ended is good until tomorrow: somebody stands there. */
export function keyDays({ startDate, endDate }: Days, today: string): Days {
  return { startDate, endDate: endDate > today ? endDate : dayAfter(today) }
}

/** The last day that an address names ends a key earlier, and never later than the booking does. */
export function namedEnd({ endDate }: Pick<Days, 'endDate'>, named: string | undefined): string {
  return named !== undefined && named < endDate ? named : endDate
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
