import { expect, it } from 'vitest'
import { type DeskFacts, findDeskStep } from './desk-steps.ts'

const guest = { missing: [], signature: 'signed', face: 'notAsked' } as const
const done: DeskFacts = {
  state: 'expected',
  guests: [guest],
  bill: { pending: { minor: 0 } },
  roomNumber: '205',
  roomReady: true,
}

it.each<[string, Partial<DeskFacts>, string]>([
  ['data is missing', { guests: [guest, { ...guest, missing: ['email'] }] }, 'guests'],
  [
    'no one has looked at a guest whom the camera did not recognise',
    { guests: [{ ...guest, face: 'missing' }] },
    'guests',
  ],
  ['a driver has shown no licence', { drives: true }, 'guests'],
  ['a licence is only typed', { drives: true, guests: [{ ...guest, licence: 'typed' }] }, 'guests'],
  [
    'a signature is missing',
    { guests: [{ ...guest, signature: 'missing' }], bill: { pending: { minor: 5 } } },
    'signature',
  ],
  ['a deposit is not held', { rental: { missing: { minor: 400_00 } }, bill: { pending: { minor: 5 } } }, 'deposit'],
  ['the deposit is held', { rental: {} }, 'checkIn'],
  ['money is due', { bill: { pending: { minor: 5 } }, roomReady: false }, 'payment'],
  ['there is no room', { roomNumber: undefined }, 'room'],
  ['the room is not ready', { roomReady: false }, 'room'],
  ['nothing is missing', {}, 'checkIn'],
  ['they are in house', { state: 'inHouse', guests: [{ ...guest, missing: ['email'] }], roomReady: false }, 'key'],
])('S20 S39 the desk continues at the first open step: %s', (_what, facts, step) => {
  expect(findDeskStep({ ...done, ...facts })).toBe(step)
})

it('S20 a payment that is left for later does not stop the check-in', () => {
  const owing = { ...done, bill: { pending: { minor: 5 } } }
  expect(findDeskStep(owing, new Set(['payment']))).toBe('checkIn')
})

it('S20 a child about whom the hotel asks nothing stops no check-in', () => {
  const child = { ...guest, missing: ['email'], signature: 'missing', exempt: true } as const
  expect(findDeskStep({ ...done, guests: [guest, child] })).toBe('checkIn')
})

it('S20 a guest whose data is erased owes nothing', () => {
  expect(findDeskStep({ ...done, guests: [{ ...guest, missing: ['email'], gone: 'erased' }] })).toBe('checkIn')
})
