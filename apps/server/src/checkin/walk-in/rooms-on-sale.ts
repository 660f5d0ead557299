import { toPromotionalCodeKey } from '@foyer/domain/walk-in/membership-search.ts'
import { getRatePrice } from '@foyer/domain/walk-in/night-price.ts'
import { computeStayPrice, type StayPrice } from '@foyer/domain/walk-in/stay-price.ts'
import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import type { WalkInStay } from '@foyer/domain/walk-in/walk-in-stay.ts'
import { type FreeRooms, readFree } from '../../book/walk-in/walk-in.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

type Rate = WalkInConfig['rates'][number]
export type Promotion = WalkInConfig['promotionalCodes'][number]

export interface OfferedRate extends Rate {
  readonly price: StayPrice
}

/** An available room type with its prices. */
export interface RoomOnSale {
  readonly type: Pick<FreeRooms, 'id' | 'name' | 'names' | 'picture'>
  readonly sleeps: number
  readonly notes: WalkInConfig['roomTypes'][number]['notes']
  /** In the order of assignment. */
  readonly free: FreeRooms['free']
  readonly left: number
  readonly rates: readonly OfferedRate[]
}

export interface StayRequest {
  readonly from: string
  readonly stay: WalkInStay
  readonly promotion: Promotion | undefined
}

/** Returns the promotion of a code that is valid on this day; undefined otherwise. */
export function findPromotion(
  { promotionalCodes }: WalkInConfig,
  code: string | undefined,
  today: string,
): Promotion | undefined {
  const key = toPromotionalCodeKey(code ?? '')
  return promotionalCodes.find((one) => one.code === key && (one.until === undefined || today <= one.until))
}

/** Returns what the hotel offers this party for these nights, cheapest first. */
export async function findRoomsOnSale(
  tx: HotelTransaction,
  config: WalkInConfig,
  wanted: StayRequest,
): Promise<RoomOnSale[]> {
  const { adults, children, nights } = wanted.stay
  const large = config.roomTypes.filter(({ sleeps }) => sleeps >= adults + children)
  if (large.length === 0) return []
  const rows = await readFree(
    tx,
    large.map(({ id }) => id),
    wanted.from,
    nights,
  )
  const found = large.flatMap((sale) => {
    const { id, sleeps, notes } = sale
    const row = rows.find((one) => one.id === id)
    const left = row ? row.free.length - row.owed : 0
    const rates = listRates(config, sale, wanted)
    return row && left > 0 && rates.length > 0 ? [{ type: row, sleeps, notes, free: row.free, left, rates }] : []
  })
  return found.toSorted((a, b) => getCheapestTotal(a) - getCheapestTotal(b))
}

const getCheapestTotal = ({ rates }: RoomOnSale) => Math.min(...rates.map(({ price }) => price.total))

function listRates(
  { rates, taxPerAdultNight }: WalkInConfig,
  sale: WalkInConfig['roomTypes'][number],
  { stay, promotion }: StayRequest,
): OfferedRate[] {
  return rates.flatMap((rate) => {
    const perNight = getRatePrice(sale, rate.id, stay)
    if (perNight === undefined) return []
    return [
      { ...rate, price: computeStayPrice({ perNight, taxPerAdultNight, percentOff: promotion?.percent ?? 0 }, stay) },
    ]
  })
}
