import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import type { MewsFacts } from './mews-facts.ts'

export interface Tax {
  readonly code: string
  readonly percent: number
}

/** An amount as the hotel prices: with its tax, or without it. */
export function toAmount({ pricing, currency }: Pick<MewsFacts, 'pricing' | 'currency'>, gross: number, tax?: Tax) {
  const TaxCodes = tax ? [tax.code] : []
  if (pricing === 'Gross') return { Currency: currency, GrossValue: gross, TaxCodes }
  const net = gross / (1 + (tax?.percent ?? 0) / 100)
  return { Currency: currency, NetValue: toDecimal(fromDecimal(net, currency)), TaxCodes }
}
