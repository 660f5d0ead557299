import { expect, it } from 'vitest'
import { parsePlace, place, toPath } from './place.ts'

it.each([
  ['/arrivals', '', '', place('arrivals')],
  ['/arrivals/', '', '', place('arrivals')],
  ['/arrivals/FOY1001', '', '', place('arrivals', { reference: 'FOY1001' })],
  [
    '/arrivals/A%2FB',
    '?show=notPaid&search=m%C3%BCl',
    '',
    place('arrivals', { reference: 'A/B', show: 'notPaid', search: 'mül' }),
  ],
  ['/in-house/FOY1011', '?page=2', '', place('inHouse', { reference: 'FOY1011' })],
  ['/', '', '#/password/a-token', place('password', { token: 'a-token' })],
  ['/', '', '#/set-up', place('setUp')],
])('%s%s%s is a place', (path, query, hash, expected) => {
  expect(parsePlace(path, query, hash)).toEqual(expected)
})

it.each([
  ['/', ''],
  ['/nowhere', ''],
  ['/alerts/17', ''],
  ['/arrivals/%E0%A4%A', ''],
  ['/', '#/arrivals'],
  ['/', '#top'],
])('%s%s is none', (path, hash) => {
  expect(parsePlace(path, '', hash)).toBeUndefined()
})

it('a place round-trips through its address', () => {
  const places = [
    place('arrivals', { reference: 'FOY 10/01', show: 'atScreen', search: 'Müller & Co' }),
    place('mails', { id: 'f3b6a1c0-0000-4000-8000-000000000001' }),
    place('departures'),
    place('users'),
  ]
  for (const one of places) {
    const [path = '', query] = toPath(one).split('?')
    expect(parsePlace(path, query)).toEqual(one)
  }
})

it('keeps the token of a password link behind the hash, where no server sees it', () => {
  expect(toPath(place('password', { token: 'a/b' }))).toBe('/#/password/a%2Fb')
})
