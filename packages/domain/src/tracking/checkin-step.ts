interface CheckinStep {
  readonly reference?: string | undefined
  readonly hotelId?: number | undefined
  readonly isPok?: boolean | undefined
}

/** In order, with the specification's texts; undefined if the step can be saved. */
export function invalidStepReason({ reference, hotelId, isPok }: CheckinStep): string | undefined {
  if (!reference) return 'Unknown reservation reference'
  if (hotelId === undefined) return 'Unknown hotel id'
  if (isPok === undefined) return 'Must define if current app is POK or not.'
  return undefined
}
