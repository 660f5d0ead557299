interface Known {
  readonly reference: string
  /** The number that the rental's own system gave the pick-up, where it did. */
  readonly told: string | undefined
  /** The numbers of the pick-ups that this reservation has had. */
  readonly earlier: readonly string[]
}

/** The number of a reservation's next pick-up: the one that was told, once, and numbers of ours after it. */
export function pickUpNumber({ reference, told, earlier }: Known): string {
  if (told && !earlier.includes(told)) return told
  return `PU-${reference}-${earlier.length + 1}`
}
