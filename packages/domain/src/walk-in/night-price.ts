import { computeStayPrice } from './stay-price.ts'
import type { WalkInConfig } from './walk-in-config.ts'

/** What one night costs, in minor units. */
export interface NightPrice {
  readonly room: number
  readonly taxes: number
}

export interface PricedStay {
  readonly roomTypeId: string
  /** Known for a stay that was sold here. */
  readonly rateId: string | undefined
  readonly promotionalCode: string | undefined
  readonly included: readonly string[]
  readonly adults: number
  readonly children: number
}

type Rate = WalkInConfig['rates'][number]
type RoomOnSale = WalkInConfig['roomTypes'][number]

/** A night's price at this rate for this number of guests, without taxes; undefined if it is not sold at that rate. */
export function getRatePrice(
  { prices, guestPrices }: Pick<RoomOnSale, 'prices' | 'guestPrices'>,
  rateId: string,
  { adults, children }: Pick<PricedStay, 'adults' | 'children'>,
): number | undefined {
  return guestPrices[rateId]?.[adults + children] ?? prices[rateId]
}

/** The rate of the stay, or the one whose inclusions are closest to what was booked, the cheapest first. */
export function findStayRate(
  { rates, roomTypes }: WalkInConfig,
  { roomTypeId, rateId, included, ...party }: Omit<PricedStay, 'promotionalCode'>,
): { readonly rate: Rate; readonly perNight: number } | undefined {
  const sale = roomTypes.find(({ id }) => id === roomTypeId)
  const sold = rates.flatMap((rate) => {
    const perNight = sale && getRatePrice(sale, rate.id, party)
    return perNight === undefined ? [] : [{ rate, perNight }]
  })
  const distance = (rate: Rate) =>
    [...rate.included, ...included].filter((one) => rate.included.includes(one) !== included.includes(one)).length
  const [closest] = sold.toSorted(
    (one, other) => distance(one.rate) - distance(other.rate) || one.perNight - other.perNight,
  )
  return sold.find(({ rate }) => rate.id === rateId) ?? closest
}

/** The hotel's price of one more night; undefined if it does not sell this type of room. */
export function computeNightPrice(config: WalkInConfig, stay: PricedStay): NightPrice | undefined {
  const found = findStayRate(config, stay)
  if (!found) return undefined
  const percentOff = config.promotionalCodes.find(({ code }) => code === stay.promotionalCode)?.percent ?? 0
  const { taxPerAdultNight } = config
  const { room, discount, taxes } = computeStayPrice(
    { perNight: found.perNight, taxPerAdultNight, percentOff },
    { nights: 1, adults: stay.adults },
  )
  return { room: room + discount, taxes }
}

/**
 * By how much a night costs more under other terms, by the hotel's rates. A type that the hotel does
 * not sell is compared by what was booked; no difference if it has no price either.
 */
export function computeSurcharge(
  config: WalkInConfig,
  { booked, now }: { readonly booked: PricedStay; readonly now: PricedStay },
  average: NightPrice,
): NightPrice {
  const after = computeNightPrice(config, now)
  const before = computeNightPrice(config, booked) ?? (average.room > 0 ? { ...average, taxes: 0 } : undefined)
  if (!after || !before) return { room: 0, taxes: 0 }
  // Without taxes on the booked bill, they are paid elsewhere.
  const adults = average.taxes > 0 ? now.adults - booked.adults : 0
  return { room: after.room - before.room, taxes: adults * config.taxPerAdultNight }
}
