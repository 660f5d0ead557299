import { expect, it } from 'vitest'
import { buildGuest } from '../testing/builders.ts'
import { guessLanguage } from './booking-language.ts'

const unknown = { language: undefined, nationality: undefined, country: undefined }

it.each([
  ['their own language', { language: 'fr', nationality: 'DEU' }, 'fr'],
  ['the language of their nationality', { ...unknown, nationality: 'DEU', country: 'ESP' }, 'de'],
  ['the language of their country', { ...unknown, country: 'PRT' }, 'pt'],
  ['the hotel’s language if nothing is known', unknown, undefined],
  ['the hotel’s language if their country has no default', { ...unknown, nationality: 'CAN' }, undefined],
])('S16 writes to the booker in %s', (_, main, language) => {
  expect(guessLanguage({ guests: [buildGuest({ ...main, main: true })] })).toBe(language)
})
