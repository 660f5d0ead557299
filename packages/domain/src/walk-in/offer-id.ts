/** What a page chooses from: a rate for so many nights, and what the guest was shown to pay for them. */
export interface Offer {
  readonly rateId: string
  readonly nights: number
  /** In minor units. Compared, never believed. */
  readonly total: number
}

/** The specification's call names room and rate and no nights: they travel in the name of what was chosen. */
export function offerId({ rateId, nights, total }: Offer): string {
  return `${rateId}.${nights}.${total}`
}

/** Undefined for what no search has ever answered. */
export function readOfferId(id: string): Offer | undefined {
  const [, rateId, nights, total] = /^([a-z0-9-]{1,40})\.(\d{1,2})\.(\d{1,10})$/.exec(id) ?? []
  return rateId && nights && total ? { rateId, nights: Number(nights), total: Number(total) } : undefined
}
