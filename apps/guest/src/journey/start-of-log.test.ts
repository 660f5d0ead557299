import { aReservation, aSite } from '@foyer/domain/testing/builders.ts'
import { expect, it } from 'vitest'
import { startOfLog } from './start-of-log.ts'

const family = aReservation({ adults: 2, children: 1 })

it('API-53.a includes the booking, the hotel and the app', () => {
  expect(startOfLog(family, aSite({}, 'kiosk'), 7)).toMatchObject({ reference: 'FOY1001', hotelId: 7, appId: 'kiosk' })
})

it.each([
  ['API-53.b', false, 2],
  ['API-53.c', true, 3],
])('%s counts adults, and children if they are required: %s', (_, ask_children_information, guestCount) => {
  expect(startOfLog(family, aSite({ flags: { ask_children_information } }), 1)).toMatchObject({ guestCount })
})

it.each([
  ['own', 'checkin'],
  ['prechk', 'pre-checkin'],
])('API-53.d names the action that starts: %s', (appKey, action) => {
  expect(startOfLog(family, aSite({}, appKey), 1)).toMatchObject({ action })
})
