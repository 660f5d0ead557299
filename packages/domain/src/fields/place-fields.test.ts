import { expect, it } from 'vitest'
import { clearDependentPlaces, getPlaceContext } from './place-fields.ts'

const home = { country: 'ESP', region: '08', municipality: '08019' }
const birth = { birthCountry: 'ITA', birthProvince: '058', birthMunicipality: '058091' }

it.each([
  ['another country clears the region and municipality', { country: 'FRA' }, ['region', 'municipality']],
  ['the same country clears nothing', { country: 'ESP' }, []],
  ['another region clears the municipality', { region: '17' }, ['municipality']],
  ['the place of birth is separate', { birthCountry: 'FRA' }, ['birthProvince', 'birthMunicipality']],
  ['another province of birth', { birthProvince: '015' }, ['birthMunicipality']],
  ['a street does not affect the country', { street: 'Lindenallee 4' }, []],
])('%s', (_rule, changes, emptied) => {
  expect(Object.keys(clearDependentPlaces(changes, { ...home, ...birth }))).toEqual(emptied)
})

it('does not clear a value that was never given', () => {
  expect(clearDependentPlaces({ country: 'FRA' }, { country: 'ESP' })).toEqual({})
})

it('knows which fields locate a place, and ignores other fields', () => {
  expect(getPlaceContext('birthMunicipality')).toEqual({ country: 'birthCountry', region: 'birthProvince' })
  expect([getPlaceContext('city'), getPlaceContext('news')]).toEqual([undefined, undefined])
})
