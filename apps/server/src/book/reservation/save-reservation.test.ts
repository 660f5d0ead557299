import type { SystemGuest } from '@foyer/contract/hotel-system.ts'
import { expect, it } from 'vitest'
import { mergeGuest } from './merge-guest.ts'
import { pairParty } from './pair-party.ts'

const fromGuest = { firstName: 'Ana', lastName: 'Soler', phone: '+34 600', email: 'ana@example.com' }

/** Field by field: what we know, what the hotel says now, and the result. */
it.each<[rule: string, isGuests: boolean, given: object, said: SystemGuest, expected: object]>([
  [
    'a name that the guest did not give is the hotel’s',
    false,
    { lastName: 'Solar' },
    { lastName: 'Soler' },
    { lastName: 'Soler' },
  ],
  [
    'what the hotel no longer sends is removed',
    false,
    { lastName: 'Soler', phone: '1' },
    { lastName: 'Soler' },
    { lastName: 'Soler' },
  ],
  ['a name that the guest gave is the guest’s', true, fromGuest, { lastName: 'Solar' }, fromGuest],
  ['a document too', true, { documentNumber: 'C01' }, { documentNumber: 'X' }, { documentNumber: 'C01' }],
  ['an address too', true, { city: 'Berlin' }, { city: 'Bonn' }, { city: 'Berlin' }],
  [
    'what the guest withdrew stays withdrawn',
    true,
    { lastName: 'Soler' },
    { lastName: 'Soler', phone: '1' },
    { lastName: 'Soler' },
  ],
  ['the hotel’s number is the hotel’s, before', false, {}, { customerId: 'C1' }, { customerId: 'C1' }],
  ['and after', true, { ...fromGuest, customerId: 'C1' }, { customerId: 'C2' }, { ...fromGuest, customerId: 'C2' }],
  [
    'so are its notes and segment',
    true,
    { notes: 'old' },
    { notes: 'new', segment: 'VIP' },
    { notes: 'new', segment: 'VIP' },
  ],
  ['and it may withdraw them', true, { notes: 'old', internalCode: 'H7' }, {}, {}],
  [
    'a consent is only the guest’s',
    false,
    { faceConsent: true, lastName: 'A' },
    { lastName: 'B' },
    { faceConsent: true, lastName: 'B' },
  ],
  ['a face match too', true, { faceMatched: true }, { lastName: 'B' }, { faceMatched: true }],
])('%s', (_, isGuests, given, said, expected) => {
  expect(mergeGuest({ given: { ...given }, isGuests }, said)).toEqual(expected)
})

const buildRow = (position: number, customerId?: string, isGuests = false) => ({
  position,
  isGuests,
  given: customerId ? { customerId } : {},
})
const said = (customerId?: string): SystemGuest => (customerId ? { customerId } : {})

it.each<[rule: string, known: ReturnType<typeof buildRow>[], party: SystemGuest[], expected: (number | string)[]]>([
  ['no guest is known yet', [], [said(), said()], ['new 1', 'new 2']],
  ['by position', [buildRow(1), buildRow(2)], [said('A'), said('B')], [1, 2]],
  ['by number, whatever their position now', [buildRow(1, 'A'), buildRow(2, 'B')], [said('B'), said('A')], [2, 1]],
  ['another guest in an empty position', [buildRow(1, 'A'), buildRow(2, 'B')], [said('A'), said('C')], [1, 2]],
  [
    'another guest where one has given something',
    [buildRow(1, 'A'), buildRow(2, 'B', true)],
    [said('A'), said('C')],
    [1, 'new 3'],
  ],
  ['the hotel names no one', [buildRow(1, 'A', true)], [said()], [1]],
  ['one more', [buildRow(1, 'A')], [said('A'), said('B')], [1, 'new 2']],
  ['one less', [buildRow(1, 'A'), buildRow(2, 'B')], [said('A')], [1]],
  ['into a gap', [buildRow(1), buildRow(3)], [said(), said(), said()], [1, 3, 'new 2']],
])('matches guests: %s', (_, known, party, expected) => {
  const pairs = pairParty(known, party)
  expect(pairs.map(({ row: found, position }) => found?.position ?? `new ${position}`)).toEqual(expected)
})
