import * as z from 'zod/mini'
import { buildOnce } from './build-once.ts'
import { getLocale } from './locale.ts'

export const moneySchema = z.object({
  /** In the currency's smallest unit. */
  minor: z.int(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
})

export type Money = z.infer<typeof moneySchema>

/** The yen has none, the Kuwaiti dinar has three; Intl knows them all. */
export const getCurrencyDecimals = buildOnce(
  (currency: string): number =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
)

const getMoneyFormat = buildOnce(
  (locale: string, currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
)

export function toDecimal({ minor, currency }: Money): number {
  return minor / 10 ** getCurrencyDecimals(currency)
}

export function fromDecimal(amount: number, currency: string): Money {
  return { minor: Math.round(amount * 10 ** getCurrencyDecimals(currency)), currency }
}

export function formatMoney(money: Money, language: string): string {
  return getMoneyFormat(getLocale(language), money.currency).format(toDecimal(money))
}
