import { countryCodes, toAlpha2 } from '@foyer/domain/country/country-codes.ts'

export interface Choice {
  readonly value: string
  readonly name: string
}

const byName = (a: Choice, b: Choice) => a.name.localeCompare(b.name)

/** Caches long lists that are queried at every keystroke. */
function cacheByKey(list: (word: string) => readonly Choice[]): (word: string) => readonly Choice[] {
  const known = new Map<string, readonly Choice[]>()
  return (word) => {
    const choices = known.get(word) ?? list(word)
    known.set(word, choices)
    return choices
  }
}

export const listCountries = cacheByKey((language) => {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return countryCodes.map((code) => ({ value: code, name: names.of(toAlpha2(code) ?? '') ?? code })).toSorted(byName)
})

export const listCurrencies = cacheByKey((language) => {
  const names = new Intl.DisplayNames([language], { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ value: code, name: `${code} ${names.of(code) ?? ''}` }))
})

/** Includes the chosen zone, which may have an older name. */
export const listTimeZones = cacheByKey((chosen) => {
  const zones = Intl.supportedValuesOf('timeZone')
  return (zones.includes(chosen) ? zones : [chosen, ...zones]).map((zone) => ({ value: zone, name: zone }))
})
