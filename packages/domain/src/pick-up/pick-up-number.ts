interface Known {
  readonly reference: string
  /** The number that the rental's system assigned, if any. */
  readonly told: string | undefined
  /** The numbers of this reservation's earlier pick-ups. */
  readonly earlier: readonly string[]
}

/** The number of a reservation's next pick-up: the assigned one, used once, then our own. */
export function pickUpNumber({ reference, told, earlier }: Known): string {
  if (told && !earlier.includes(told)) return told
  return `PU-${reference}-${earlier.length + 1}`
}
