import { expect, it } from 'vitest'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import { place } from '../journey/place.ts'
import { buildSite } from '../testing/builders.ts'
import { getPlaceAfterExtras, getPlaceAfterUpgrade, skipEmptyExtras } from './after-extras.ts'

const code = 'FOY1001'
const from = place('check-in-extras', { code })
const screens: HotelConfigInput['screens'] = [
  { name: 'GuestsList', order: 40 },
  { name: 'ExtrasScreen', order: 50 },
  { name: 'SignatureScreen', order: 60 },
  { name: 'PaymentResume', order: 90 },
]
const plain = buildSite({ screens })
const demo = buildSite({ screens, flags: { demo_upgrade: true } })
const onwards = { from, cameFrom: 'guest-list', movedBack: false, operator: false } as const
const backwards = { ...onwards, cameFrom: 'signpad', movedBack: true } as const

it.each([
  ['EXTRAS-09 goes to the next screen', plain, onwards, place('signpad', { code })],
  ['EXTRAS-10.a goes back when coming back from the pad', plain, backwards, place('guest-list', { code })],
  [
    'EXTRAS-10.b goes on when moving forward from the pad',
    plain,
    { ...onwards, cameFrom: 'signpad' },
    place('signpad', { code }),
  ],
  ['A25 back from the pad takes precedence', demo, { ...backwards, operator: true }, place('guest-list', { code })],
  ['EXTRAS-11 goes to the upgrade if it is enabled', demo, onwards, place('check-in-upgrade', { code })],
  [
    'EXTRAS-12.a goes to an operator’s fast check-in',
    plain,
    { ...onwards, operator: true },
    place('fast-check-in', { code }),
  ],
  [
    'EXTRAS-12.b goes to the upgrade first for an operator too',
    demo,
    { ...onwards, operator: true },
    place('check-in-upgrade', { code }),
  ],
  [
    'goes back when coming back from a later screen',
    plain,
    { ...backwards, cameFrom: 'check-in-summary' },
    place('guest-list', { code }),
  ],
  [
    'goes to the upgrade on the way back too',
    demo,
    { ...backwards, cameFrom: 'check-in-summary' },
    place('check-in-upgrade', { code }),
  ],
  [
    'goes back when coming back from the upgrade',
    demo,
    { ...backwards, cameFrom: 'check-in-upgrade' },
    place('guest-list', { code }),
  ],
] as const)('with nothing to offer: %s', (_, site, leaving, there) => {
  expect(skipEmptyExtras(site, leaving)).toEqual(there)
})

it('skips screens that have nothing to show this party', () => {
  const isEmpty = (name: string) => name === 'SignatureScreen'
  expect(getPlaceAfterExtras(plain, { from, isEmpty, operator: false })).toEqual(place('check-in-summary', { code }))
})

it('the upgrade continues like the extras', () => {
  const upgrade = place('check-in-upgrade', { code })
  expect(getPlaceAfterUpgrade(demo, { from: upgrade, operator: false })).toEqual(place('signpad', { code }))
  expect(getPlaceAfterUpgrade(demo, { from: upgrade, operator: true })).toEqual(place('fast-check-in', { code }))
})
