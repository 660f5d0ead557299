import { expect, it } from 'vitest'
import { diffConfigs } from './diff-configs.ts'
import { diffEffectiveConfigs } from './diff-effective-configs.ts'

const room = (number: string, floor = 1) => ({ number, type: 'double', floor })

it.each<[string, object, object, object[]]>([
  ['nothing if only the order of names differs', { a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, []],
  [
    'a value',
    { hotel: { name: 'A', city: 'X' } },
    { hotel: { name: 'B', city: 'X' } },
    [{ path: 'hotel.name', before: 'A', after: 'B' }],
  ],
  ['a new value', {}, { languages: ['en'] }, [{ path: 'languages', after: ['en'] }]],
  ['the contents of a new section', {}, { retention: { guestDays: 7 } }, [{ path: 'retention.guestDays', after: 7 }]],
  [
    'the prices by number of guests that a rate did not have',
    { roomTypes: [{ id: 'a', guestPrices: {} }] },
    { roomTypes: [{ id: 'a', guestPrices: { flexible: { 1: 90_00 } } }] },
    [{ path: 'roomTypes.a.guestPrices.flexible.1', after: 90_00 }],
  ],
  [
    'a removed value',
    { hotelInfo: { address: 'here' } },
    { hotelInfo: {} },
    [{ path: 'hotelInfo.address', before: 'here' }],
  ],
  [
    'a list as a whole',
    { languages: ['en', 'de'] },
    { languages: ['de', 'en'] },
    [{ path: 'languages', before: ['en', 'de'], after: ['de', 'en'] }],
  ],
  [
    'rooms by number',
    { rooms: [room('1'), room('2')] },
    { rooms: [room('2', 5), room('3')] },
    [
      { path: 'rooms.1', before: room('1') },
      { path: 'rooms.2.floor', before: 1, after: 5 },
      { path: 'rooms.3', after: room('3') },
    ],
  ],
  [
    'two rooms with the same number as a whole list',
    { rooms: [room('1'), room('1')] },
    { rooms: [room('1')] },
    [{ path: 'rooms', before: [room('1'), room('1')], after: [room('1')] }],
  ],
  [
    'that a secret changed, but not its values',
    { secrets: { admin_password: 'old one' } },
    { secrets: { admin_password: 'new one' } },
    [{ path: 'secrets.admin_password', before: '********', after: '********' }],
  ],
])('N2 reports %s', (_, before, after, changes) => {
  expect(diffConfigs(before, after)).toEqual(changes)
})

it('N2 an omitted value equals its default, so writing the default changes nothing', () => {
  const after = { retention: { guestDays: 7, logDays: 365 } }
  expect(diffEffectiveConfigs({}, after)).toEqual([{ path: 'retention.guestDays', before: 30, after: 7 }])
})

it('N2 compares an unreadable document as written', () => {
  expect(diffEffectiveConfigs({}, { languages: 7 })).toEqual([{ path: 'languages', after: 7 }])
})
