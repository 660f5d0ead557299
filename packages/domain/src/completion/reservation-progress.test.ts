import { expect, it } from 'vitest'
import { buildGuest } from '../testing/builders.ts'
import { getReservationProgress } from './reservation-progress.ts'

const done = buildGuest({ state: 'complete' })
const other = buildGuest({ id: 'guest-2', state: 'incomplete' })
const unseen = { ...done, authorized: false }

it.each([
  [
    'GUESTS-18.a GUESTS-18.b everyone is complete and recognised',
    [done, done],
    { allGuestsCompleted: true, allGuestsAuthorized: true },
  ],
  ['GUESTS-18.a one guest is not complete', [done, other], { allGuestsCompleted: false, allGuestsAuthorized: true }],
  ['there are no guests', [], { allGuestsCompleted: false, allGuestsAuthorized: true }],
  ['GUESTS-18.b one guest is not recognised', [done, unseen], { allGuestsCompleted: true, allGuestsAuthorized: false }],
])('%s', (_, guests, expected) => {
  expect(getReservationProgress(guests, 1)).toEqual({ ...expected, initialCompletedGuestCount: 1 })
})
