import type { SelectOption } from '@foyer/contract/select.ts'
import { joinPhone } from '@foyer/domain/fields/phone.ts'
import type { PhoneNumber } from '../parts/phone-field.tsx'

/** For a prefix shared by several countries: the country with the most callers. */
const mainCountries: Readonly<Record<string, string>> = {
  '+1': 'USA',
  '+7': 'RUS',
  '+39': 'ITA',
  '+44': 'GBR',
  '+47': 'NOR',
  '+61': 'AUS',
  '+212': 'MAR',
  '+262': 'REU',
  '+290': 'SHN',
  '+358': 'FIN',
  '+500': 'FLK',
  '+590': 'GLP',
  '+599': 'CUW',
}

/** Each prefix once; the other countries that share it can be searched by name. */
export function toPrefixOptions(countries: readonly SelectOption[]) {
  const sharing = new Map<string, SelectOption[]>()
  for (const country of countries) {
    if (country.phoneCode === undefined) continue
    sharing.set(country.phoneCode, [...(sharing.get(country.phoneCode) ?? []), country])
  }
  return [...sharing].map(([value, all]) => {
    const first = all.find(({ key }) => key === mainCountries[value]) ?? all[0]
    const alias = all.map((country) => country.value).join(' ')
    return { value, name: `${first?.value ?? ''} ${value}`, alias, flag: first?.flag }
  })
}

/** Splits a stored number into prefix and rest. */
export function splitPhone(kept: string): PhoneNumber {
  const [, prefix = '', number = kept] = /^(\+\d{1,3}) (.*)$/.exec(kept) ?? []
  return { prefix, number }
}

/** Joins digits to their prefix; other input stays as typed, so that its issue can be shown. */
export function formatPhone({ prefix, number }: PhoneNumber): string {
  return /[^\d\s().\-/]/.test(number) ? number.trim() : joinPhone(prefix, number)
}

/** Takes the prefix from a pasted `+34 600…` or `0034 600…`. */
export function withTypedPrefix({ prefix, number }: PhoneNumber, known: readonly { value: string }[]): PhoneNumber {
  const international = number.trim().replace(/^00/, '+')
  if (!international.startsWith('+')) return { prefix, number }
  const digits = `+${international.replace(/\D/g, '')}`
  const own = known
    .map(({ value }) => value)
    .filter((value) => digits.startsWith(value))
    .toSorted((one, other) => other.length - one.length)[0]
  return own ? { prefix: own, number: digits.slice(own.length) } : { prefix, number }
}
