import type { Language } from '../basics/language.ts'

export interface CountryDefaults {
  readonly timeZone: string
  readonly currency: string
  /** Languages for guests, the default first. */
  readonly languages: readonly Language[]
}

/**
 * Time zone of the capital, currency, and the languages of ours that are spoken there. A hotel can
 * override them.
 */
const table: Readonly<Record<string, readonly [timeZone: string, currency: string, ...languages: Language[]]>> = {
  ESP: ['Europe/Madrid', 'EUR', 'es'],
  AND: ['Europe/Andorra', 'EUR', 'ca', 'es', 'fr'],
  PRT: ['Europe/Lisbon', 'EUR', 'pt'],
  FRA: ['Europe/Paris', 'EUR', 'fr'],
  MCO: ['Europe/Monaco', 'EUR', 'fr', 'it'],
  ITA: ['Europe/Rome', 'EUR', 'it'],
  SMR: ['Europe/San_Marino', 'EUR', 'it'],
  VAT: ['Europe/Vatican', 'EUR', 'it'],
  DEU: ['Europe/Berlin', 'EUR', 'de'],
  AUT: ['Europe/Vienna', 'EUR', 'de'],
  CHE: ['Europe/Zurich', 'CHF', 'de', 'fr', 'it'],
  LIE: ['Europe/Vaduz', 'CHF', 'de'],
  LUX: ['Europe/Luxembourg', 'EUR', 'fr', 'de'],
  BEL: ['Europe/Brussels', 'EUR', 'fr', 'de'],
  NLD: ['Europe/Amsterdam', 'EUR'],
  IRL: ['Europe/Dublin', 'EUR'],
  GBR: ['Europe/London', 'GBP'],
  MLT: ['Europe/Malta', 'EUR', 'en', 'it'],
  GRC: ['Europe/Athens', 'EUR'],
  CYP: ['Asia/Nicosia', 'EUR'],
  HRV: ['Europe/Zagreb', 'EUR'],
  SVN: ['Europe/Ljubljana', 'EUR'],
  SVK: ['Europe/Bratislava', 'EUR'],
  CZE: ['Europe/Prague', 'CZK'],
  HUN: ['Europe/Budapest', 'HUF'],
  POL: ['Europe/Warsaw', 'PLN'],
  ROU: ['Europe/Bucharest', 'RON'],
  BGR: ['Europe/Sofia', 'EUR'],
  DNK: ['Europe/Copenhagen', 'DKK'],
  SWE: ['Europe/Stockholm', 'SEK'],
  NOR: ['Europe/Oslo', 'NOK'],
  FIN: ['Europe/Helsinki', 'EUR'],
  EST: ['Europe/Tallinn', 'EUR'],
  LVA: ['Europe/Riga', 'EUR'],
  LTU: ['Europe/Vilnius', 'EUR'],
  ISL: ['Atlantic/Reykjavik', 'ISK'],
  TUR: ['Europe/Istanbul', 'TRY'],
  MAR: ['Africa/Casablanca', 'MAD', 'fr', 'es'],
}

/**
 * Returns undefined for unknown countries and those with several time zones. English comes last
 * unless it is first.
 */
export function getCountryDefaults(country: string): CountryDefaults | undefined {
  const row = Object.hasOwn(table, country) ? table[country] : undefined
  if (!row) return undefined
  const [timeZone, currency, ...spoken] = row
  return { timeZone, currency, languages: [...new Set<Language>([...spoken, 'en'])] }
}
