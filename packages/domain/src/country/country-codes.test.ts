import { expect, it } from 'vitest'
import { countryCodes, toAlpha2, toAlpha3 } from './country-codes.ts'

it('knows the 249 countries of ISO 3166-1, and Kosovo', () => {
  expect(new Set(countryCodes).size).toBe(250)
  const twoLetters = countryCodes.map((code) => toAlpha2(code) ?? '')
  expect(new Set(twoLetters).size).toBe(250)
  expect(twoLetters.map(toAlpha3)).toEqual(countryCodes)
})

it('has two-letter codes that every browser can name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(countryCodes.filter((code) => names.of(toAlpha2(code) ?? 'ZZ') === undefined)).toEqual([])
})

it.each([
  ['ESP', 'ES'],
  ['DEU', 'DE'],
  ['GBR', 'GB'],
  ['CHE', 'CH'],
  ['ROU', 'RO'],
  ['SRB', 'RS'],
  ['COD', 'CD'],
])('%s is %s', (alpha3, alpha2) => {
  expect(toAlpha2(alpha3)).toBe(alpha2)
  expect(toAlpha3(alpha2)).toBe(alpha3)
})

it('reads Kosovo in each of its spellings', () => {
  expect(['XKX', 'RKS', 'XKK'].map(toAlpha2)).toEqual(['XK', 'XK', 'XK'])
  expect(toAlpha3('XK')).toBe('XKX')
})

it('returns undefined for a code that is not a country', () => {
  expect([toAlpha2('XXA'), toAlpha2(''), toAlpha3('EU')]).toEqual([undefined, undefined, undefined])
})
