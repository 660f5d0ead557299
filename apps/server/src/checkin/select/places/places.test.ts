import { expect, it } from 'vitest'
import { getPlaceName, getProvinceSign } from '../get-place-name.ts'
import { readPlaces } from './read-places.ts'

async function requirePlaces(country: string) {
  const places = await readPlaces(country)
  if (!places) throw new Error(`There are no places of ${country}.`)
  return places
}

it.each([
  ['ESP', 52, 8_131],
  ['FRA', 101, 34_875],
  ['ITA', 107, 7_904],
])('%s has its regions and its municipalities, each once', async (country, regions, municipalities) => {
  const places = await requirePlaces(country)
  expect(places.regions).toHaveLength(regions)
  const codes = places.regions.flatMap(({ code }) => places.municipalities(code).map((one) => one.code))
  expect([codes.length, new Set(codes).size]).toEqual([municipalities, municipalities])
})

it.each([
  ['ESP', '08', '08019', 'Barcelona'],
  ['ESP', '28', '28079', 'Madrid'],
  ['ESP', '15', '15030', 'A Coruña'],
  ['ESP', '03', '03011', "l'Alfàs del Pi"],
  ['ESP', '03', '03105', 'el Pinós/Pinoso'],
  ['FRA', '75', '75056', 'Paris'],
  ['FRA', '13', '13055', 'Marseille'],
  ['FRA', '2A', '2A004', 'Ajaccio'],
  ['FRA', '974', '97411', 'Saint-Denis'],
  ['FRA', '67', '67482', 'Strasbourg'],
  ['ITA', '058', '058091', 'Roma'],
  ['ITA', '015', '015146', 'Milano'],
  ['ITA', '063', '063049', 'Napoli'],
  ['ITA', '021', '021008', 'Bolzano'],
  ['ITA', '007', '007003', 'Aosta'],
])('%s %s contains %s, %s', async (country, region, code, name) => {
  const places = await requirePlaces(country)
  expect(places.municipalities(region)).toContainEqual({ code, name })
  expect(places.nameOf(code)).toBe(name)
})

it.each([
  ['ESP', '08', 'Barcelona'],
  ['ESP', '07', 'Illes Balears'],
  ['ESP', '52', 'Melilla'],
  ['FRA', '75', 'Paris'],
  ['FRA', '2B', 'Haute-Corse'],
  ['ITA', '035', "Reggio nell'Emilia"],
])('%s %s is %s', async (country, code, name) => {
  expect((await requirePlaces(country)).nameOf(code)).toBe(name)
})

it('among towns that share a postal code, the largest comes first', async () => {
  const [first, ...others] = (await requirePlaces('FRA')).postalCodes('33500', 5)
  expect(first).toEqual({ postalCode: '33500', city: 'Libourne', region: '33', municipality: '33243' })
  expect(others.every(({ postalCode }) => postalCode === '33500')).toBe(true)
})

it.each([
  ['ESP', '08001', '08'],
  ['ESP', '99001', undefined],
  ['FRA', '20000', '2A'],
  ['ITA', '40121', '037'],
  ['ITA', '99999', undefined],
])('%s %s is in %s', async (country, postalCode, region) => {
  expect((await requirePlaces(country)).regionOf(postalCode)).toBe(region)
})

it('has no places for any other country code', async () => {
  expect(await Promise.all(['DEU', 'toString', ''].map(readPlaces))).toEqual([undefined, undefined, undefined])
})

it.each([
  ['a code', 'ESP', '08019', 'Barcelona'],
  ['a typed name', 'ESP', 'Barcelona', 'Barcelona'],
  ['a country without lists', 'DEU', 'Berlin', 'Berlin'],
  ['no country', undefined, '08', '08'],
])('names %s', async (_case, country, value, name) => {
  expect(await getPlaceName(country, value)).toBe(name)
})

it('an Italian province that was chosen from the list has its letters; a typed one stays', async () => {
  expect(await getProvinceSign('058')).toBe('RM')
  expect(await getProvinceSign('RM')).toBe('RM')
})
