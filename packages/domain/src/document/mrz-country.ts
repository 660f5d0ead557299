import { countryCodes } from '../country/country-codes.ts'

/** Codes that only documents use, and the country that a form would name. */
const onDocuments: Readonly<Record<string, string>> = {
  D: 'DEU',
  // The kinds of British nationality other than citizenship.
  GBD: 'GBR',
  GBN: 'GBR',
  GBO: 'GBR',
  GBP: 'GBR',
  GBS: 'GBR',
  RKS: 'XKX',
  XXK: 'XKX',
  UNK: 'XKX',
  KOS: 'XKX',
  // Withdrawn, but still on documents for life.
  ROM: 'ROU',
  ZAR: 'COD',
  TMP: 'TLS',
  BUR: 'MMR',
}

const known: ReadonlySet<string> = new Set(countryCodes)

/** Undefined for organisations, the stateless, specimens and misread letters: no check digit covers the code, so the guest chooses. */
export function mrzCountry(written: string): string | undefined {
  const code = written.replaceAll('<', '')
  const country = onDocuments[code] ?? code
  return known.has(country) ? country : undefined
}
