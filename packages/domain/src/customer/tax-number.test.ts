import { expect, it } from 'vitest'
import { parseTaxNumber } from './tax-number.ts'

it.each([
  ['AUT', 'ATU13585627'],
  ['BEL', 'BE0411905847'],
  ['DEU', 'DE123456788'],
  ['DNK', 'DK13585628'],
  ['EST', 'EE100594102'],
  ['GRC', 'EL094259216'],
  ['ESP', 'ESB12345674'],
  ['ESP', 'ES12345678Z'],
  ['ESP', 'ESX1234567L'],
  ['FIN', 'FI20774740'],
  ['FRA', 'FR40303265045'],
  ['HRV', 'HR33392005961'],
  ['HUN', 'HU12892312'],
  ['IRL', 'IE6433435F'],
  ['ITA', 'IT00743110157'],
  ['LUX', 'LU15027442'],
  ['MLT', 'MT11679112'],
  ['POL', 'PL8567346215'],
  ['PRT', 'PT501964843'],
  ['ROU', 'RO18547290'],
  ['SWE', 'SE556188840401'],
  ['SVN', 'SI50223054'],
  ['SVK', 'SK2022749619'],
])('S25 accepts a VAT number of %s, with and without its prefix: %s', (country, number) => {
  expect(parseTaxNumber(number, country)).toEqual({ kind: 'vat', number })
  expect(parseTaxNumber(` ${number.slice(2).toLowerCase()} `, country)).toEqual({ kind: 'vat', number })
  // The last digit that differs is another check digit.
  const at = [...number].findLastIndex((sign) => /\d/.test(sign))
  const wrong = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1)
  expect(parseTaxNumber(wrong, country)).toEqual({ kind: 'invalid' })
})

it('S25 accepts a Dutch number of a company or of a self-employed person', () => {
  expect(parseTaxNumber('NL004495445B01', 'NLD')).toEqual({ kind: 'vat', number: 'NL004495445B01' })
  expect(parseTaxNumber('NL002455799B11', 'NLD')).toEqual({ kind: 'vat', number: 'NL002455799B11' })
  expect(parseTaxNumber('NL004495446B01', 'NLD')).toEqual({ kind: 'invalid' })
})

it('S25 ignores spaces, dots and dashes', () => {
  expect(parseTaxNumber('DE 123.456-788', 'DEU')).toEqual({ kind: 'vat', number: 'DE123456788' })
})

it('S25 does not check numbers of other countries, or a German tax number', () => {
  expect(parseTaxNumber(' 12-3456789 ', 'USA')).toEqual({ kind: 'unchecked', number: '12-3456789' })
  expect(parseTaxNumber('12/345/67890', 'DEU')).toEqual({ kind: 'unchecked', number: '12/345/67890' })
  expect(parseTaxNumber('anything', undefined)).toEqual({ kind: 'unchecked', number: 'anything' })
})
