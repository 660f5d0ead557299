import { getLocale } from '@foyer/domain/basics/locale.ts'
import { toPercent, type VatRate } from '@foyer/domain/folio/vat.ts'

/** Parses `21`, `5.5` and `5,5` into hundredths of a percent. Undefined if it is no rate up to 100 %. */
export function parsePercent(typed: string): VatRate | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return undefined
  const rate = Number(whole + part.padEnd(2, '0'))
  return rate <= 10_000 ? rate : undefined
}

/** For editing, in the user's language: `5,5`. */
export const formatPercent = (rate: VatRate, language: string): string =>
  new Intl.NumberFormat(getLocale(language), { maximumFractionDigits: 2, useGrouping: false }).format(toPercent(rate))
