import { type Body, checkFields, list, number, required, text } from './fields.ts'
import { invalid } from './refusal.ts'

/** Tax codes of the hotel's tax environment, in percent. */
export const taxRates: Readonly<Record<string, number>> = { 'DE-2020-2-S': 19, 'DE-2020-2-L': 7, 'DE-2020-2-Z': 0 }

export interface Amount {
  readonly Currency: string
  readonly NetValue: number
  readonly GrossValue: number
  readonly TaxValues: readonly { readonly Code: string; readonly Value: number }[]
  readonly Breakdown: { readonly Items: readonly object[] }
}

export interface AmountRules {
  readonly pricing: 'Gross' | 'Net'
  readonly currencies: readonly string[]
}

const cents = (value: number) => Math.round(value * 100) / 100

function buildAmount(Currency: string, net: number, gross: number, code: string | undefined): Amount {
  const [NetValue, GrossValue, Value] = [cents(net), cents(gross), cents(gross - net)]
  return {
    Currency,
    NetValue,
    GrossValue,
    TaxValues: code ? [{ Code: code, Value }] : [],
    Breakdown: { Items: [{ TaxRateCode: code ?? null, NetValue, TaxValue: Value }] },
  }
}

export function toGrossAmount(Currency: string, gross: number, code?: string): Amount {
  const rate = (code && taxRates[code]) || 0
  return buildAmount(Currency, gross / (1 + rate / 100), gross, code)
}

/** Reads amount parameters: gross or net as the hotel prices, and at most one tax with gross. */
export function readAmount(value: unknown, { pricing, currencies }: AmountRules, count = 1): Amount {
  const body = value as Body
  checkFields(body, { Currency: required(text), GrossValue: number, NetValue: number, TaxCodes: list(text) })
  const currency = String(body['Currency'])
  if (!currencies.includes(currency)) throw invalid('Currency')
  const codes = (body['TaxCodes'] ?? []) as readonly string[]
  const unknown = codes.find((code) => !Object.hasOwn(taxRates, code))
  if (unknown) throw invalid(`TaxCodes: ${unknown}`)
  const given = pricing === 'Gross' ? 'GrossValue' : 'NetValue'
  const other = pricing === 'Gross' ? 'NetValue' : 'GrossValue'
  if (typeof body[given] !== 'number' || typeof body[other] === 'number') throw invalid(given)
  if (codes.length > 1) throw invalid('TaxCodes')
  const [code] = codes
  const rate = 1 + ((code && taxRates[code]) || 0) / 100
  const amount = Number(body[given]) * count
  return pricing === 'Gross'
    ? buildAmount(currency, amount / rate, amount, code)
    : buildAmount(currency, amount, amount * rate, code)
}
