import { expect, it } from 'vitest'
import { isCurrency, isTimeZone } from '../config/check-config.ts'
import { countryCodes } from './country-codes.ts'
import { getCountryDefaults } from './country-defaults.ts'

it("S3 a Spanish hotel starts with Spain's time zone, currency and language", () => {
  expect(getCountryDefaults('ESP')).toEqual({ timeZone: 'Europe/Madrid', currency: 'EUR', languages: ['es', 'en'] })
})

it('S3 every country’s default settings are valid for a hotel', () => {
  const known = countryCodes.flatMap((code) => getCountryDefaults(code) ?? [])
  expect(known.length).toBeGreaterThan(30)
  expect(known.filter(({ timeZone, currency }) => !isTimeZone(timeZone) || !isCurrency(currency))).toEqual([])
})

it('does not guess for a country with several time zones', () => {
  expect(getCountryDefaults('USA')).toBeUndefined()
})
