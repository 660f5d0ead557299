import * as z from 'zod/mini'
import { getLocale } from './locale.ts'

export const moneySchema = z.object({
  /** In the currency's smallest unit. */
  minor: z.int(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
})

export type Money = z.infer<typeof moneySchema>

/** The yen has none, the Kuwaiti dinar has three; Intl knows them all. */
export function getCurrencyDecimals(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

export function toDecimal({ minor, currency }: Money): number {
  return minor / 10 ** getCurrencyDecimals(currency)
}

export function fromDecimal(amount: number, currency: string): Money {
  return { minor: Math.round(amount * 10 ** getCurrencyDecimals(currency)), currency }
}

export function formatMoney(money: Money, language: string): string {
  const format = new Intl.NumberFormat(getLocale(language), { style: 'currency', currency: money.currency })
  return format.format(toDecimal(money))
}
