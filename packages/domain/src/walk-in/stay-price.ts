/** All in minor units. */
interface Priced {
  readonly perNight: number
  readonly taxPerAdultNight: number
  /** The discount of a promotional code; 0 for none. */
  readonly percentOff: number
}

interface Party {
  readonly nights: number
  readonly adults: number
}

export interface StayPrice {
  readonly room: number
  /** The discount; zero or negative. */
  readonly discount: number
  readonly taxes: number
  /** What the guest pays for the whole stay. */
  readonly total: number
}

/**
 * Calculates the hotel's price; the only place that does. Taxes go to the town, so no code reduces
 * them.
 */
export function computeStayPrice(
  { perNight, taxPerAdultNight, percentOff }: Priced,
  { nights, adults }: Party,
): StayPrice {
  const room = perNight * nights
  // Subtracts from zero to avoid -0.
  const discount = 0 - Math.round((room * percentOff) / 100)
  const taxes = taxPerAdultNight * adults * nights
  return { room, discount, taxes, total: room + discount + taxes }
}
