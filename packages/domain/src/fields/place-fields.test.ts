import { expect, it } from 'vitest'
import { emptiedPlaces, whereaboutsOf } from './place-fields.ts'

const home = { country: 'ESP', region: '08', municipality: '08019' }
const birth = { birthCountry: 'ITA', birthProvince: '058', birthMunicipality: '058091' }

it.each([
  ['another country takes its region and its municipality', { country: 'FRA' }, ['region', 'municipality']],
  ['the same country again takes nothing', { country: 'ESP' }, []],
  ['another region takes its municipality', { region: '17' }, ['municipality']],
  ['the place of birth is another place', { birthCountry: 'FRA' }, ['birthProvince', 'birthMunicipality']],
  ['another province of birth', { birthProvince: '015' }, ['birthMunicipality']],
  ['a street says nothing of the country', { street: 'Lindenallee 4' }, []],
])('%s', (_rule, changes, emptied) => {
  expect(Object.keys(emptiedPlaces(changes, { ...home, ...birth }))).toEqual(emptied)
})

it('does not clear a value that was never given', () => {
  expect(emptiedPlaces({ country: 'FRA' }, { country: 'ESP' })).toEqual({})
})

it('knows which fields locate a place, and ignores other fields', () => {
  expect(whereaboutsOf('birthMunicipality')).toEqual({ country: 'birthCountry', region: 'birthProvince' })
  expect([whereaboutsOf('city'), whereaboutsOf('news')]).toEqual([undefined, undefined])
})
