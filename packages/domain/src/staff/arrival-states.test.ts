import { expect, it } from 'vitest'
import { type ArrivalFacts, getArrivalStates, getNextStep } from './arrival-states.ts'

const done: ArrivalFacts = {
  state: 'expected',
  registered: { done: 2, of: 2 },
  signed: { done: 2, of: 2 },
  verified: { done: 0, of: 0 },
  pending: 0,
  charged: 100_00,
  roomNumber: '101',
  roomAvailable: true,
  roomReady: true,
  waitsForRoom: false,
  keyIssued: false,
  keyPending: false,
  atScreen: false,
  openAlerts: 0,
}

it.each([
  ['only the key is left', {}, 'keyOnly'],
  ['no one has registered', { registered: { done: 0, of: 2 } }, 'register'],
  ['one guest has not registered', { registered: { done: 1, of: 2 } }, 'registerRest'],
  ['a face is not matched', { verified: { done: 0, of: 1 } }, 'verify'],
  ['a signature is missing', { signed: { done: 1, of: 2 } }, 'sign'],
  ['a balance is due', { pending: 1 }, 'pay'],
  ['the room is being cleaned', { roomReady: false }, 'roomNotReady'],
  [
    'S5 a guest is waiting for the room, whatever else is missing',
    { roomReady: false, waitsForRoom: true, pending: 1 },
    'roomNotReady',
  ],
  ['S21 the stay has no room', { roomNumber: undefined, roomReady: false }, 'assignRoom'],
  [
    'S21 a guest is waiting and has no room, whatever else is missing',
    { roomNumber: undefined, roomReady: false, waitsForRoom: true, pending: 1 },
    'assignRoom',
  ],
  ['S5 a guest was waiting and the room is ready', { waitsForRoom: true, pending: 1 }, 'pay'],
  ['no room is available', { roomAvailable: false, roomReady: false, pending: 1 }, 'roomNotAvailable'],
  ['staff are needed', { openAlerts: 1, roomAvailable: false }, 'alert'],
  ['the guest is in house', { state: 'inHouse', pending: 0 }, 'inRoom'],
  ['S4 the guest is in house and pays at reception', { state: 'inHouse', pending: 5 }, 'collect'],
  ['the guest is in house with an alert', { state: 'inHouse', openAlerts: 1 }, 'alert'],
  ['it was cancelled', { state: 'cancelled', openAlerts: 1 }, 'cancelled'],
  ['the stay is over', { state: 'departed' }, 'departed'],
] satisfies [string, Partial<ArrivalFacts>, string][])('returns the next step when %s', (_when, facts, next) => {
  expect(getNextStep({ ...done, ...facts })).toBe(next)
})

it.each([
  ['all done', {}, 'done done notAsked done done notYet'],
  [
    'nothing started',
    { registered: { done: 0, of: 2 }, signed: { done: 0, of: 2 }, pending: 100_00 },
    'notYet notYet notAsked notYet done notYet',
  ],
  [
    'half way',
    { registered: { done: 1, of: 2 }, signed: { done: 1, of: 2 }, pending: 1 },
    'partly partly notAsked partly done notYet',
  ],
  ['at a screen', { registered: { done: 1, of: 2 }, atScreen: true }, 'now done notAsked done done notYet'],
  ['nothing is charged', { charged: 0 }, 'done done notAsked notAsked done notYet'],
  ['no room available', { roomAvailable: false }, 'done done notAsked done needsPerson notYet'],
  [
    'S34 a guest waits for the room',
    { waitsForRoom: true, roomReady: false },
    'done done notAsked done needsPerson notYet',
  ],
  ['no room assigned', { roomNumber: undefined }, 'done done notAsked done notYet notYet'],
  ['in house with a key', { state: 'inHouse', keyIssued: true }, 'done done notAsked done done done'],
  [
    'S4 in house, not paid',
    { state: 'inHouse', keyIssued: true, charged: 10, pending: 5 },
    'done done notAsked needsPerson done done',
  ],
  ['guests have left', { state: 'departed' }, 'done done notAsked done done notAsked'],
  ['guests do not come', { state: 'noShow' }, 'done done notAsked done notAsked notAsked'],
  ['in house without a key', { state: 'inHouse' }, 'done done notAsked done done needsPerson'],
] satisfies [string, Partial<ArrivalFacts>, string][])('returns the marks: %s', (_when, facts, marks) => {
  const { registered, signed, verified, paid, roomReady, keyReady } = getArrivalStates({ ...done, ...facts })
  expect([registered, signed, verified, paid, roomReady, keyReady].map(({ mark }) => mark).join(' ')).toBe(marks)
})

it.each(['noShow', 'cancelled'] as const)('S32 no room is marked as ready for a stay that is %s', (state) => {
  expect(getArrivalStates({ ...done, state }).roomReady).toEqual({ mark: 'notAsked' })
})
