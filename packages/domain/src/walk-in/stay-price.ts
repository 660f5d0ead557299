/** All in minor units. */
interface Priced {
  readonly perNight: number
  readonly taxPerAdultNight: number
  /** Of a promotional code; 0: none. */
  readonly percentOff: number
}

interface Party {
  readonly nights: number
  readonly adults: number
}

export interface StayPrice {
  readonly room: number
  /** What comes off; nothing or less. */
  readonly discount: number
  readonly taxes: number
  /** Everything: what the guest pays for the whole stay. */
  readonly total: number
}

/** The hotel's, computed here and nowhere else. Taxes are the town's: no code takes anything off them. */
export function stayPrice({ perNight, taxPerAdultNight, percentOff }: Priced, { nights, adults }: Party): StayPrice {
  const room = perNight * nights
  // Minus nothing would be another zero.
  const discount = 0 - Math.round((room * percentOff) / 100)
  const taxes = taxPerAdultNight * adults * nights
  return { room, discount, taxes, total: room + discount + taxes }
}
