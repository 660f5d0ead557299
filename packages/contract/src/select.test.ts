import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { selectOptions } from './select.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('API-24.a requests a list by its name, called url', () => {
  expectRoundTrip(selectOptions.body, { source: { list: 'countries' } }, { url: 'countries' })
})

it('API-24.b API-24.c reads both ways of naming an option', () => {
  const spain = { key: 'ESP', value: 'España', phoneCode: '+34', flag: 'es' }
  const wires = [
    { key: 'ESP', value: 'España', phone_code: '+34', country_flag: 'es' },
    { id: 'ESP', name: 'España' },
    { id: 7, name: 'Girona' },
  ]
  expect(z.decode(selectOptions.reply, wires)).toEqual([
    spain,
    { key: 'ESP', value: 'España' },
    { key: '7', value: 'Girona' },
  ])
  expectRoundTrip(selectOptions.reply, [spain], [{ ...wires[0], id: 'ESP', name: 'España' }])
})

it('API-25.a API-25.b the url has country and region, the body hotel and language', () => {
  expectRoundTrip(
    selectOptions.body,
    { source: { list: 'regions', country: 'ESP' }, hotelId: 1, language: 'es' },
    { url: 'regions?country__alfa3=ESP', hotel_id: 1, lang: 'es' },
  )
  expectRoundTrip(
    selectOptions.body,
    { source: { list: 'municipalities', country: 'ESP', regionId: '17' } },
    { url: 'municipalities?country__alfa3=ESP&region_id=17' },
  )
})

it.each(['https://example.com/', '//example.com', 'countries/../x', 'countriesx', 'regions?country__alfa3=e'])(
  'rejects %s: only our own lists are allowed',
  (url) => {
    expect(z.safeDecode(selectOptions.body, { url }).success).toBe(false)
  },
)
