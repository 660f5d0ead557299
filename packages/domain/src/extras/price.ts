import { fromDecimal, type Money } from '../basics/money.ts'
import type { Extra } from './extra.ts'

interface PricedStay {
  readonly nights: number
  readonly adults: number
  readonly children: number
}

type Priced = Pick<Extra, 'price' | 'childPrice' | 'perNight' | 'perAdult' | 'perChild'>

/**
 * The price of one for the whole stay. Each part is rounded to the smallest unit before
 * multiplying.
 */
export function getUnitPrice(extra: Priced, { nights, adults, children }: PricedStay, currency: string): Money {
  const { minor: each } = fromDecimal(extra.price, currency)
  const { minor: child } = fromDecimal(extra.childPrice ?? extra.price, currency)
  const perPerson = (extra.perAdult ? adults * each : 0) + (extra.perChild ? children * child : 0)
  const once = extra.perAdult || extra.perChild ? perPerson : each
  return { minor: once * (extra.perNight ? Math.max(1, nights) : 1), currency }
}

export const multiplyMoney = ({ minor, currency }: Money, quantity: number): Money => ({
  minor: minor * quantity,
  currency,
})
