import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildGuest } from '../testing/builders.ts'
import { filterListedGuests, orderGuests } from './guest-order.ts'

const today = '2025-06-01'
const somebody = { main: false, birthDate: undefined, adult: undefined }
const adult = (id: string) => buildGuest({ ...somebody, id, birthDate: '2007-06-01' })
const child = (id: string) => buildGuest({ ...somebody, id, birthDate: '2007-06-02' })
const unknown = (id: string) => buildGuest({ ...somebody, id })
const ids = (guests: readonly { id: string }[]) => guests.map(({ id }) => id).join(' ')

it('GUESTS-11 GUESTS-12.a GUESTS-12.b sorts adults, then unknown, then children, each in their original order', () => {
  const guests = [child('a'), unknown('b'), adult('c'), child('d'), adult('e'), unknown('f')]
  expect(ids(orderGuests(guests, today))).toBe('c e b f a d')
  expect(orderGuests(guests, today).map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6])
})

const mainOf = (guests: ReturnType<typeof adult>[]) => ids(orderGuests(guests, today).filter(({ main }) => main))

it.each([
  ['GUESTS-14.a the first adult is the main guest', [child('a'), adult('b'), adult('c')], 'b'],
  ["GUESTS-14.b the hotel's choice comes first", [adult('a'), { ...adult('b'), main: true }], 'b'],
  [
    'only one, even if the hotel named two',
    [
      { ...adult('a'), main: true },
      { ...adult('b'), main: true },
    ],
    'a',
  ],
  ['the first who may be an adult if none is known', [child('a'), unknown('b')], 'b'],
  ['not a child if there is an adult, even if the hotel named it', [{ ...child('a'), main: true }, adult('b')], 'b'],
  ['nor if there may be an adult', [{ ...child('a'), main: true }, unknown('b')], 'b'],
  ['the child that the hotel named, among children', [child('a'), { ...child('b'), main: true }], 'b'],
])('%s', (_, guests, main) => {
  expect(mainOf(guests)).toBe(main)
})

it.each([
  ['GUESTS-13.a children if the hotel asks about them', true, 'a b c'],
  ['GUESTS-13.b otherwise not', false, 'a b'],
])('%s', (_, childrenListed, listed) => {
  expect(ids(filterListedGuests([adult('a'), unknown('b'), child('c')], { childrenListed }, today))).toBe(listed)
})

it('lists the main guest of a party of children', () => {
  const guests = orderGuests([child('a'), child('b')], today)
  expect(ids(filterListedGuests(guests, { childrenListed: false }, today))).toBe('a')
})

it('SHELL-16 ordering keeps every guest, is idempotent and yields one main guest', () => {
  const someone = fc.constantFrom(adult, child, unknown)
  fc.assert(
    fc.property(fc.array(someone, { minLength: 1, maxLength: 12 }), fc.array(fc.boolean()), (kinds, mains) => {
      const guests = kinds.map((kind, at) => ({ ...kind(`guest-${at}`), main: mains[at] ?? false }))
      const ordered = orderGuests(guests, today)
      expect(ids(ordered).split(' ').sort()).toEqual(ids(guests).split(' ').sort())
      expect(orderGuests(ordered, today)).toEqual(ordered)
      expect(ordered.filter(({ main }) => main)).toHaveLength(1)
    }),
  )
})

it('an empty party stays empty', () => {
  expect(orderGuests([], today)).toEqual([])
})
