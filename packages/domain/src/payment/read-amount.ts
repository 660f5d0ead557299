import { localeOf } from '../basics/locale.ts'
import { decimalsOf } from '../basics/money.ts'

/** What somebody typed, in minor units: `12`, `12.5` and `12,50`. Undefined: no amount, or with more decimals than the currency has. */
export function readAmount(typed: string, currency: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(typed.trim()) ?? []
  const decimals = decimalsOf(currency)
  if (whole === undefined || part.length > decimals) return undefined
  return Number(whole + part.padEnd(decimals, '0'))
}

/** As it stands in a box to be changed, as the language of who changes it writes it. */
export function writeAmount(minor: number, currency: string, language: string): string {
  const decimals = decimalsOf(currency)
  const form = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false }
  return new Intl.NumberFormat(localeOf(language), form).format(minor / 10 ** decimals)
}
