import type { WalkInConfig } from '@foyer/domain/walk-in/walk-in-config.ts'
import { createTypeId } from './room-types.ts'

type Rate = WalkInConfig['rates'][number]
export type RoomOnSale = WalkInConfig['roomTypes'][number]
export type PromotionalCode = WalkInConfig['promotionalCodes'][number]

/** For a type that was not on sale before. */
const DEFAULT_SLEEPS = 2
const DEFAULT_PERCENT = 10

/** Each rate with its name in this language, or another one. */
export function listRateNames({ rates }: WalkInConfig, language: string): { id: string; name: string }[] {
  return rates.map(({ id, names }) => {
    const texts: Readonly<Record<string, string>> = names
    return { id, name: texts[language] || Object.values(texts).find(Boolean) || id }
  })
}

/** The sale settings of a type, or defaults if it is not on sale. */
export function findSale({ roomTypes }: WalkInConfig, type: string): RoomOnSale {
  return (
    roomTypes.find(({ id }) => id === type) ?? {
      id: type,
      sleeps: DEFAULT_SLEEPS,
      notes: {},
      prices: {},
      guestPrices: {},
    }
  )
}

export function withSale(walkIn: WalkInConfig, sale: RoomOnSale): WalkInConfig {
  const { roomTypes } = walkIn
  const at = roomTypes.findIndex(({ id }) => id === sale.id)
  return { ...walkIn, roomTypes: at < 0 ? [...roomTypes, sale] : roomTypes.with(at, sale) }
}

/** Without a price the type is not sold at that rate, for any number of guests. */
export function withPrice(sale: RoomOnSale, rate: string, minor: number | undefined): RoomOnSale {
  const { [rate]: _, ...others } = sale.prices
  if (minor !== undefined) return { ...sale, prices: { ...others, [rate]: minor } }
  const { [rate]: __, ...guestPrices } = sale.guestPrices
  return { ...sale, prices: others, guestPrices }
}

/** The price of one night for this number of guests; without one they pay the usual price. */
export function withGuestPrice(sale: RoomOnSale, rate: string, guests: number, minor: number | undefined): RoomOnSale {
  const { [rate]: changed = {}, ...others } = sale.guestPrices
  const { [guests]: _, ...kept } = changed
  const prices = minor === undefined ? kept : { ...kept, [guests]: minor }
  return { ...sale, guestPrices: Object.keys(prices).length === 0 ? others : { ...others, [rate]: prices } }
}

export function withNewRate(walkIn: WalkInConfig, language: keyof Rate['names'], name: string): WalkInConfig {
  const id = createTypeId(name, walkIn.rates)
  const rate: Rate = { id, names: { [language]: name.trim() }, notes: {}, included: [] }
  return { ...walkIn, rates: [...walkIn.rates, rate] }
}

/** Removes its prices too, because a price at an unknown rate would be rejected. */
export function withoutRate(walkIn: WalkInConfig, rate: string): WalkInConfig {
  return {
    ...walkIn,
    rates: walkIn.rates.filter(({ id }) => id !== rate),
    roomTypes: walkIn.roomTypes.map((sale) => withPrice(sale, rate, undefined)),
  }
}

/** Normalises the code: `lobby 10` becomes LOBBY10. */
export function createCode(typed: string): PromotionalCode {
  return { code: typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''), percent: DEFAULT_PERCENT, membersOnly: false }
}
