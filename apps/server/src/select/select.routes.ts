import { type SelectList, type SelectOption, selectOptions } from '@foyer/contract/select.ts'
import { alpha2Of, countryCodes } from '@foyer/domain/country/country-codes.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { Calls } from '../http/serve.ts'

/** Lists by name. What a client sends is never fetched. */
const lists: Partial<Record<SelectList, (language: string) => SelectOption[]>> = { countries }

export function selectRoutes(calls: Calls): void {
  calls.serve(selectOptions, async ({ body }, visit) => {
    const list = lists[body.source.list]
    if (!list) throw new Problem('notBuilt', `the list ${body.source.list} is not built yet`)
    return list(visit.language)
  })
}

const named = new Map<string, SelectOption[]>()

/** In the guest's language and in its order. European Portuguese: our hotels are in Europe. */
function countries(language: string): SelectOption[] {
  const known = named.get(language)
  if (known) return known
  const locale = language === 'pt' ? 'pt-PT' : language
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const list = countryCodes
    .map((key) => {
      const code = alpha2Of(key) ?? ''
      return { key, value: names.of(code) ?? key, flag: code.toLowerCase(), ...callingCode(code) }
    })
    .toSorted((a, b) => new Intl.Collator(locale).compare(a.value, b.value))
  named.set(language, list)
  return list
}

function callingCode(alpha2: string): { phoneCode?: string } {
  return isSupportedCountry(alpha2) ? { phoneCode: `+${getCountryCallingCode(alpha2 satisfies CountryCode)}` } : {}
}
