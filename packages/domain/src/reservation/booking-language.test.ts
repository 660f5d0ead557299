import { expect, it } from 'vitest'
import { aGuest } from '../testing/builders.ts'
import { likelyLanguage } from './booking-language.ts'

const unknown = { language: undefined, nationality: undefined, country: undefined }

it.each([
  ['their own', { language: 'fr', nationality: 'DEU' }, 'fr'],
  ['that of their nationality', { ...unknown, nationality: 'DEU', country: 'ESP' }, 'de'],
  ['that of where they live', { ...unknown, country: 'PRT' }, 'pt'],
  ['the hotel’s, where nothing is known', unknown, undefined],
  ['the hotel’s, where many are spoken', { ...unknown, nationality: 'CAN' }, undefined],
])('S16 writes to the booker in %s', (_, main, language) => {
  expect(likelyLanguage({ guests: [aGuest({ ...main, main: true })] })).toBe(language)
})
