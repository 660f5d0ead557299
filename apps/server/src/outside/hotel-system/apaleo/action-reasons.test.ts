import { expect, it } from 'vitest'
import { findNotPossible } from './action-reasons.ts'

const refuse = (...codes: string[]) => ({
  actions: [{ action: 'AssignUnit', isAllowed: false, reasons: codes.map((code) => ({ code, message: `${code}.` })) }],
})

it.each([
  [['AssignUnitNotAllowedForReservationInThePast'], true, 'stayOver'],
  [['CheckOutNotAllowedForPastReservationNotInStatusConfirmedOrInHouse'], true, 'stayOver'],
  [['CheckInNotAllowedBeforeArrivalDate'], false, 'tooEarly'],
  // A refusal that does not pass comes first.
  [['CheckInNotAllowedBeforeArrivalDate', 'AssignUnitNotAllowedForLockedReservation'], true, 'roomLocked'],
  [
    ['AmendArrivalNotAllowedWhenMainFolioIsClosedOrClosing'],
    true,
    'refused: AmendArrivalNotAllowedWhenMainFolioIsClosedOrClosing.',
  ],
  [[], true, 'refused'],
])('%j is refused for ever (%s) as %s', (codes, forever, message) => {
  expect(findNotPossible(refuse(...codes), 'AssignUnit')).toMatchObject({ forever, message })
})

it('an action is possible if it is allowed, or if Apaleo reports nothing about it', () => {
  expect(findNotPossible({ actions: [{ action: 'AssignUnit', isAllowed: true }] }, 'AssignUnit')).toBeUndefined()
  expect(findNotPossible({}, 'AssignUnit')).toBeUndefined()
})
