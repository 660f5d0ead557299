/** What a page offers: a rate for a number of nights, with the total shown to the guest. */
export interface Offer {
  readonly rateId: string
  readonly nights: number
  /** In minor units. Compared with our own price, never trusted. */
  readonly total: number
}

/** The specification's call names room and rate but not the nights, so they are part of the id. */
export function formatOfferId({ rateId, nights, total }: Offer): string {
  return `${rateId}.${nights}.${total}`
}

/** Returns undefined for an id that no search returned. */
export function parseOfferId(id: string): Offer | undefined {
  const [, rateId, nights, total] = /^([a-z0-9-]{1,40})\.(\d{1,2})\.(\d{1,10})$/.exec(id) ?? []
  return rateId && nights && total ? { rateId, nights: Number(nights), total: Number(total) } : undefined
}
