import type { SelectOption } from '@foyer/contract/select.ts'
import { localeOf } from '@foyer/domain/basics/locale.ts'
import { alpha2Of, countryCodes } from '@foyer/domain/country/country-codes.ts'
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { flagAddress } from './flags.ts'

const named = new Map<string, readonly SelectOption[]>()

/** Lists countries in the guest's language and its sort order. */
export function countries(language: string): readonly SelectOption[] {
  const known = named.get(language)
  if (known) return known
  const locale = localeOf(language)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const list = countryCodes
    .map((key) => {
      const code = alpha2Of(key) ?? ''
      return { key, value: names.of(code) ?? key, flag: flagAddress(code), ...callingCode(code) }
    })
    .toSorted((a, b) => new Intl.Collator(locale).compare(a.value, b.value))
  named.set(language, list)
  return list
}

function callingCode(alpha2: string): { phoneCode?: string } {
  return isSupportedCountry(alpha2) ? { phoneCode: `+${getCountryCallingCode(alpha2 satisfies CountryCode)}` } : {}
}
