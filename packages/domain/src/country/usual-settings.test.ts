import { expect, it } from 'vitest'
import { isCurrency, isTimeZone } from '../config/check-config.ts'
import { countryCodes } from './country-codes.ts'
import { usualSettings } from './usual-settings.ts'

it('S3 a Spanish hotel begins with the time, the money and the language of Spain', () => {
  expect(usualSettings('ESP')).toEqual({ timeZone: 'Europe/Madrid', currency: 'EUR', languages: ['es', 'en'] })
})

it('S3 every country’s usual settings are ones that a hotel can have', () => {
  const known = countryCodes.flatMap((code) => usualSettings(code) ?? [])
  expect(known.length).toBeGreaterThan(30)
  expect(known.filter(({ timeZone, currency }) => !isTimeZone(timeZone) || !isCurrency(currency))).toEqual([])
})

it('nothing is guessed of a country with several time zones', () => {
  expect(usualSettings('USA')).toBeUndefined()
})
