import { expect, it } from 'vitest'
import { type ArrivalFacts, arrivalStates, nextStep } from './arrival-states.ts'

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
  ['nothing is left but the key', {}, 'keyOnly'],
  ['nobody has registered', { registered: { done: 0, of: 2 } }, 'register'],
  ['somebody has not registered', { registered: { done: 1, of: 2 } }, 'registerRest'],
  ['a face was not compared', { verified: { done: 0, of: 1 } }, 'verify'],
  ['a signature is missing', { signed: { done: 1, of: 2 } }, 'sign'],
  ['something is owed', { pending: 1 }, 'pay'],
  ['the room is being cleaned', { roomReady: false }, 'roomNotReady'],
  [
    'S5 somebody waits for the room, whatever else is left',
    { roomReady: false, waitsForRoom: true, pending: 1 },
    'roomNotReady',
  ],
  ['S5 somebody waited, and the room is ready', { waitsForRoom: true, pending: 1 }, 'pay'],
  ['there is no room to give', { roomAvailable: false, roomReady: false, pending: 1 }, 'roomNotAvailable'],
  ['somebody of the house is needed', { openAlerts: 1, roomAvailable: false }, 'alert'],
  ['the guest is in', { state: 'inHouse', pending: 0 }, 'inRoom'],
  ['S4 the guest is in and pays at reception', { state: 'inHouse', pending: 5 }, 'collect'],
  ['the guest is in, with trouble', { state: 'inHouse', openAlerts: 1 }, 'alert'],
  ['it was cancelled', { state: 'cancelled', openAlerts: 1 }, 'cancelled'],
  ['it is over', { state: 'departed' }, 'departed'],
] satisfies [string, Partial<ArrivalFacts>, string][])('returns the next step when %s', (_when, facts, next) => {
  expect(nextStep({ ...done, ...facts })).toBe(next)
})

it.each([
  ['all done', {}, 'done done notAsked done done notYet'],
  [
    'nothing begun',
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
  ['no room to give', { roomAvailable: false }, 'done done notAsked done needsPerson notYet'],
  ['no room assigned', { roomNumber: undefined }, 'done done notAsked done notYet notYet'],
  ['in the house with a key', { state: 'inHouse', keyIssued: true }, 'done done notAsked done done done'],
  [
    'S4 in the house, not paid',
    { state: 'inHouse', keyIssued: true, charged: 10, pending: 5 },
    'done done notAsked needsPerson done done',
  ],
  ['in the house without a key', { state: 'inHouse' }, 'done done notAsked done done needsPerson'],
] satisfies [string, Partial<ArrivalFacts>, string][])('returns the marks when %s', (_when, facts, marks) => {
  const { registered, signed, verified, paid, roomReady, keyReady } = arrivalStates({ ...done, ...facts })
  expect([registered, signed, verified, paid, roomReady, keyReady].map(({ mark }) => mark).join(' ')).toBe(marks)
})
