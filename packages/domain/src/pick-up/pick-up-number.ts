interface PickUpContext {
  readonly reference: string
  /** The number that the rental's system assigned, if any. */
  readonly systemNumber: string | undefined
  /** The numbers of this reservation's earlier pick-ups. */
  readonly earlier: readonly string[]
}

/** The number of a reservation's next pick-up: the assigned one, used once, then our own. */
export function getPickUpNumber({ reference, systemNumber, earlier }: PickUpContext): string {
  if (systemNumber && !earlier.includes(systemNumber)) return systemNumber
  return `PU-${reference}-${earlier.length + 1}`
}
