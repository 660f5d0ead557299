import { computeStayPrice } from './stay-price.ts'
import type { WalkInConfig } from './walk-in-config.ts'

/** What one night costs, in minor units. */
export interface NightPrice {
  readonly room: number
  readonly taxes: number
}

interface PricedStay {
  readonly roomTypeId: string
  /** Known for a stay that was sold here. */
  readonly rateId: string | undefined
  readonly promotionalCode: string | undefined
  readonly included: readonly string[]
  readonly adults: number
}

type Rate = WalkInConfig['rates'][number]

/** The rate of the stay, or the one whose inclusions are closest to what was booked, the cheapest first. */
function findStayRate(
  { rates, roomTypes }: WalkInConfig,
  { roomTypeId, rateId, included }: Pick<PricedStay, 'roomTypeId' | 'rateId' | 'included'>,
): { readonly rate: Rate; readonly perNight: number } | undefined {
  const prices = roomTypes.find(({ id }) => id === roomTypeId)?.prices ?? {}
  const sold = rates.flatMap((rate) => {
    const perNight = prices[rate.id]
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
