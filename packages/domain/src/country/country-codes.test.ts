import { expect, it } from 'vitest'
import { alpha2Of, alpha3Of, countryCodes } from './country-codes.ts'

it('knows the 249 countries of ISO 3166-1, and Kosovo', () => {
  expect(new Set(countryCodes).size).toBe(250)
  const twoLetters = countryCodes.map((code) => alpha2Of(code) ?? '')
  expect(new Set(twoLetters).size).toBe(250)
  expect(twoLetters.map(alpha3Of)).toEqual(countryCodes)
})

it('has two-letter codes that every browser can name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(countryCodes.filter((code) => names.of(alpha2Of(code) ?? 'ZZ') === undefined)).toEqual([])
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
  expect(alpha2Of(alpha3)).toBe(alpha2)
  expect(alpha3Of(alpha2)).toBe(alpha3)
})

it('reads Kosovo in each of its spellings', () => {
  expect(['XKX', 'RKS', 'XKK'].map(alpha2Of)).toEqual(['XK', 'XK', 'XK'])
  expect(alpha3Of('XK')).toBe('XKX')
})

it('returns undefined for a code that is not a country', () => {
  expect([alpha2Of('XXA'), alpha2Of(''), alpha3Of('EU')]).toEqual([undefined, undefined, undefined])
})
