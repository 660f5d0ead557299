import { type SelectList, selectOptions } from '@foyer/contract/select.ts'
import { languages } from '@foyer/domain/basics/language.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'

it('API-26 lists the countries by code, with name, dialling code and flag, in the guest’s language', async () => {
  const page = await (await createTestServer()).open()
  const list = async (lang: string) =>
    (await page.send(selectOptions, { body: { url: 'countries', hotel_id: 1, lang } })).json()
  const [spanish, german] = [await list('es'), await list('de')]
  const spain = { key: 'ESP', id: 'ESP', phone_code: '+34', country_flag: '/assets/flags/ES.svg' }
  expect(spanish).toContainEqual({ ...spain, value: 'España', name: 'España' })
  expect(german).toContainEqual({ ...spain, value: 'Spanien', name: 'Spanien' })
  const names: string[] = german.map(({ value }: { value: string }) => value)
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
})

it('T7 knows lists by name only: an address is rejected and never fetched', async () => {
  const page = await (await createTestServer()).open()
  for (const url of [
    'http://169.254.169.254/',
    'https://evil.example/countries',
    'file:///etc/passwd',
    '//evil.example',
    '../countries',
    'countries/../../x',
    'Countries',
    '',
    `countries?${'x'.repeat(300)}`,
  ]) {
    const answer = await page.send(selectOptions, { body: { url } })
    expect([url, answer.statusCode]).toEqual([url, 400])
  }
})

it('every country has a name, a flag and a unique position in each language', async () => {
  const server = await createTestServer()
  const page = await server.open()
  for (const language of languages) {
    const list = await page.call(selectOptions, { body: { source: { list: 'countries' }, language } })
    expect(list).toHaveLength(250)
    expect(new Set(list.map(({ value }) => value)).size).toBe(250)
  }
  const [{ flag = '' } = {}] = await page.call(selectOptions, { body: { source: { list: 'countries' } } })
  const picture = await server.app.inject({ method: 'GET', url: flag })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

it('serves flags and no other files', async () => {
  const { app } = await createTestServer()
  for (const file of ['flags.css', 'flags.zip', 'ZZ.svg', 'es.svg', '../package.json', '']) {
    const { statusCode } = await app.inject({ method: 'GET', url: `/assets/flags/${file}` })
    expect([file, statusCode]).toEqual([file, 404])
  }
})

it('API-25.a API-25.b lists the regions of a country and the municipalities of a region', async () => {
  const page = await (await createTestServer()).open()
  const list = async (url: string) => (await page.send(selectOptions, { body: { url } })).json()
  const named = (key: string, value: string) => ({ key, id: key, value, name: value })
  expect(await list('regions?country__alfa3=ESP')).toContainEqual(named('08', 'Barcelona'))
  expect(await list('regions?country__alfa3=FRA')).toContainEqual(named('75', 'Paris'))
  const towns = await list('municipalities?country__alfa3=ESP&region_id=08')
  expect(towns).toContainEqual(named('08019', 'Barcelona'))
  expect(towns).toHaveLength(311)
  expect(await list('regions?country__alfa3=DEU')).toEqual([])
  expect(await list('municipalities?country__alfa3=ESP&region_id=99')).toEqual([])
})

it('sorts regions by the guest’s language', async () => {
  const page = await (await createTestServer()).open()
  const source = { list: 'regions', country: 'ESP' } as const
  const names = (await page.call(selectOptions, { body: { source, language: 'es' } })).map(({ value }) => value)
  expect(names.slice(0, 5)).toEqual(['A Coruña', 'Albacete', 'Alicante/Alacant', 'Almería', 'Araba/Álava'])
})

it('rejects places without a country or region, and unknown lists', async () => {
  const page = await (await createTestServer()).open()
  for (const url of ['regions', 'municipalities', 'municipalities?country__alfa3=ESP', 'towns?country__alfa3=ESP']) {
    const answer = await page.send(selectOptions, { body: { url } })
    expect([url, answer.statusCode, answer.json().problem]).toEqual([url, 400, 'badInput'])
  }
})

it('returns the short lists in the guest’s language', async () => {
  const page = await (await createTestServer()).open()
  const list = async (name: SelectList, language: string) =>
    (await page.call(selectOptions, { body: { source: { list: name }, language } })).map(
      ({ key, value }) => `${key} ${value}`,
    )
  expect(await list('genders', 'de')).toEqual(['F Weiblich', 'M Männlich'])
  expect(await list('document-types', 'fr')).toEqual(['P Passeport', "I Carte d'identité", 'N Titre de séjour (NIE)'])
  expect(await list('languages', 'fr')).toContain('de allemand')
  const relationships = await list('relationships', 'en')
  expect(relationships[0]).toBe('PM Mother or father')
  expect(relationships.map((one) => one.slice(0, 2)).join(' ')).toBe('PM AB BA HR TI CD SG CY TU OT')
})
