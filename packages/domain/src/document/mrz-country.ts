import { countryCodes } from '../country/country-codes.ts'

/** Codes used only on documents, with the country that a form shows. */
const documentCodes: Readonly<Record<string, string>> = {
  D: 'DEU',
  // British nationalities other than citizenship.
  GBD: 'GBR',
  GBN: 'GBR',
  GBO: 'GBR',
  GBP: 'GBR',
  GBS: 'GBR',
  RKS: 'XKX',
  XXK: 'XKX',
  UNK: 'XKX',
  KOS: 'XKX',
  // Withdrawn, but still found on documents without an expiry date.
  ROM: 'ROU',
  ZAR: 'COD',
  TMP: 'TLS',
  BUR: 'MMR',
}

const known: ReadonlySet<string> = new Set(countryCodes)

/**
 * Returns undefined for organisations, stateless people, specimens and misread letters. No check
 * digit covers the code, so the guest chooses.
 */
export function parseMrzCountry(written: string): string | undefined {
  const code = written.replaceAll('<', '')
  const country = documentCodes[code] ?? code
  return known.has(country) ? country : undefined
}
