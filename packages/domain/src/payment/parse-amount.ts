import { getLocale } from '../basics/locale.ts'
import { getCurrencyDecimals } from '../basics/money.ts'

/**
 * Parses a typed amount into minor units: `12`, `12.5` and `12,50`. Returns undefined if it is not
 * an amount or has too many decimals for the currency.
 */
export function parseAmount(typed: string, currency: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(typed.trim()) ?? []
  const decimals = getCurrencyDecimals(currency)
  if (whole === undefined || part.length > decimals) return undefined
  return Number(whole + part.padEnd(decimals, '0'))
}

/** Formats an amount for editing, in the user's language. */
export function formatAmount(minor: number, currency: string, language: string): string {
  const decimals = getCurrencyDecimals(currency)
  const form = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false }
  return new Intl.NumberFormat(getLocale(language), form).format(minor / 10 ** decimals)
}
