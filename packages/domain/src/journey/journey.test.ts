import { expect, it } from 'vitest'
import { buildSite } from '../testing/builders.ts'
import {
  getFirstPlace,
  getNextPlace,
  getPlaceAfterSearch,
  getPreviousPlace,
  getScreensAhead,
  skipHome,
} from './journey.ts'
import { place } from './place.ts'
import type { ConfiguredScreenName } from './screens.ts'

const site = buildSite()
const withMenu = buildSite({ flags: { checkout_enabled: true } })
const code = 'FOY1001'

it.each([
  ['check-in', place('check-in', { voucher: 'X' }), place('your-booking')],
  ['guest-list', place('guest-list', { code }), place('signpad', { code })],
  ['signpad', place('signpad', { code, guestIndex: '2' }), place('check-in-summary', { code })],
  ['check-in-summary', place('check-in-summary', { code, keyDone: 'true' }), place('room-key', { code })],
  ['room-key', place('room-key', { code }), place('finish', { code })],
  ['finish', place('finish', { code }), undefined],
])('from %s the next place takes only the booking along', (_, from, there) => {
  expect(getNextPlace(site, { from })).toEqual(there)
})

it.each([
  ['the language choice', place('select-language'), ['check-in', 'your-booking', 'guest-list', 'guest-detail']],
  ['the search', place('check-in'), ['your-booking', 'guest-list', 'guest-detail']],
  ['the reservation', place('your-booking'), ['guest-list', 'guest-detail', 'signpad']],
  ['the list', place('guest-list', { code }), ['guest-detail', 'signpad', 'check-in-summary']],
  ['a guest', place('guest-detail', { code, guestIndex: '1' }), ['guest-list', 'signpad', 'check-in-summary']],
  ['the pad', place('signpad', { code }), ['check-in-summary', 'room-key']],
  ['the thanks', place('finish', { code }), []],
])('G1 knows which screens may follow %s', (_, from, names) => {
  expect(getScreensAhead(site, from)).toEqual(names)
})

it('G1 after a menu the search may follow', () => {
  expect(getScreensAhead(withMenu, place('select-language'))).toEqual([
    'home',
    'check-in',
    'your-booking',
    'guest-list',
    'guest-detail',
  ])
  expect(getScreensAhead(withMenu, place('home'))[0]).toBe('check-in')
})

it('P31 NAV-37.b NAV-38.b a screen that two processes share has the neighbours of this process', () => {
  const ofBoth = {
    ...site,
    screens: [
      { name: 'SearchReservation', order: 10, process: 'pre-check-in' },
      { name: 'GuestsList', order: 20, process: 'pre-check-in' },
      { name: 'PaymentResume', order: 40, process: 'pre-check-in' },
      { name: 'YourBookings', order: 10, process: 'check-in' },
      { name: 'GuestsList', order: 30, process: 'check-in' },
      { name: 'SignatureScreen', order: 40, process: 'check-in' },
    ] as const,
  }
  const from = place('guest-list', { code })
  expect(getPreviousPlace(ofBoth, { from })).toEqual(place('your-booking'))
  expect(getNextPlace(ofBoth, { from })).toEqual(place('signpad', { code }))
})

const order = (...names: ConfiguredScreenName[]) => ({
  screens: names.map((name, at) => ({ name, order: (at + 1) * 10 })),
})
const one = { reference: code, groupLocator: 'GRP77' }

it.each([
  ['the bookings found', site, [one], place('your-booking')],
  [
    'the next screen with the only booking, if the hotel shows no bookings',
    buildSite(order('SearchReservation', 'GuestsList')),
    [one],
    place('guest-list', { code, groupLocator: 'GRP77' }),
  ],
  [
    'the choice anyway if there are several',
    buildSite(order('SearchReservation', 'GuestsList')),
    [one, { reference: 'FOY1002' }],
    place('your-booking'),
  ],
  [
    'a screen that is not about a booking',
    buildSite(order('SearchReservation', 'MainInformation')),
    [one],
    place('main-information'),
  ],
  [
    'G5 the stay card if the guest has already arrived',
    site,
    [{ ...one, room: { keyCode: '482916' } }],
    place('room-key', { code, from: 'check-in' }),
  ],
  ['the choice if nothing follows the search', buildSite(order('SearchReservation')), [one], place('your-booking')],
])('a successful search leads to %s', (_, way, found, there) => {
  expect(getPlaceAfterSearch(way, found)).toEqual(there)
})

it('skips screens with nothing to show', () => {
  const isEmpty = (name: string) => name === 'SignatureScreen'
  expect(getNextPlace(site, { from: place('guest-list', { code }), isEmpty })).toEqual(
    place('check-in-summary', { code }),
  )
  expect(getPreviousPlace(site, { from: place('check-in-summary', { code }), isEmpty })).toEqual(
    place('guest-list', { code }),
  )
})

it('NAV-54 reports a configured screen without a mapping and skips it', () => {
  const sauna = { ...site.screens[0], name: 'Sauna' as string, order: 41 } as (typeof site.screens)[number]
  const way = { ...site, screens: [...site.screens, sauna] }
  const told: string[] = []
  const onUnmapped = (name: string) => void told.push(name)
  expect(getNextPlace(way, { from: place('guest-list', { code }), onUnmapped })).toEqual(place('signpad', { code }))
  expect(getPreviousPlace(way, { from: place('signpad', { code }), onUnmapped })).toEqual(place('guest-list', { code }))
  expect(told).toEqual(['Sauna', 'Sauna'])
})

it('HOME-05 if check-in is the only option, the language choice leads straight to it', () => {
  expect(getFirstPlace(site)).toEqual(place('check-in'))
  expect(getFirstPlace(withMenu)).toEqual(place('home'))
})

it('HOME-06 before the first screen comes the menu, or the language choice if there is none', () => {
  expect(getPreviousPlace(site, { from: place('check-in') })).toEqual(place('select-language'))
  expect(getPreviousPlace(withMenu, { from: place('check-in') })).toEqual(place('home'))
})

it.each([
  ['HOME-05 with only check-in, home leads straight to it', site, undefined, place('check-in')],
  ['HOME-05 also from the language choice', site, 'select-language', place('check-in')],
  ['HOME-06 and back to the language choice when coming from check-in', site, 'check-in', place('select-language')],
  ['a menu stays', withMenu, 'check-in', undefined],
] as const)('%s', (_, way, cameFrom, there) => {
  expect(skipHome(way, cameFrom)).toEqual(there)
})
