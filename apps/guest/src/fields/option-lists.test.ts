import { createLabelFinder } from '@foyer/domain/config/labels.ts'
import { expect, it } from 'vitest'
import { loadWordings } from '../wordings/load-wordings.ts'
import { findListOptions } from './option-lists.ts'

const english = await loadWordings('en')

const label = createLabelFinder({ language: 'en', hotelLabels: {}, builtIn: english, hotelFirstLanguage: 'en' })

it.each([
  ['MODEL-11.a', 'P', 'Passport'],
  ['MODEL-11.b', 'ID', 'Identity card'],
  ['MODEL-11.b', 'I', 'Identity card'],
  ['MODEL-11.b', 'DNI', 'Identity card'],
  ['MODEL-11.c', 'N', 'Residence permit (NIE)'],
  ['MODEL-11.d', 'D', 'Identity card'],
])('%s document type %s is shown as %s, one of three kinds', (_, given, name) => {
  const options = findListOptions('documentTypes', given, label)
  expect(options?.find(({ value }) => value === given)?.name).toBe(name)
  expect(options?.map((option) => option.name)).toEqual(['Passport', 'Identity card', 'Residence permit (NIE)'])
})
