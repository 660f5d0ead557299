import type { SelectOption } from '@foyer/contract/select.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { countryCodes, toAlpha2 } from '@foyer/domain/country/country-codes.ts'
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { getFlagUrl } from './flags.ts'

const named = new Map<string, readonly SelectOption[]>()

/** Lists countries in the guest's language and its sort order. */
export function listCountries(language: string): readonly SelectOption[] {
  const known = named.get(language)
  if (known) return known
  const locale = getLocale(language)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const list = countryCodes
    .map((key) => {
      const code = toAlpha2(key) ?? ''
      return { key, value: names.of(code) ?? key, flag: getFlagUrl(code), ...getCallingCode(code) }
    })
    .toSorted((a, b) => new Intl.Collator(locale).compare(a.value, b.value))
  named.set(language, list)
  return list
}

function getCallingCode(alpha2: string): { phoneCode?: string } {
  return isSupportedCountry(alpha2) ? { phoneCode: `+${getCountryCallingCode(alpha2 satisfies CountryCode)}` } : {}
}
