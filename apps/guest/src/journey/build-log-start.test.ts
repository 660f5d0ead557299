import { buildReservation, buildSite } from '@foyer/domain/testing/builders.ts'
import { expect, it } from 'vitest'
import { buildLogStart } from './build-log-start.ts'

const family = buildReservation({ adults: 2, children: 1 })

it('API-53.a includes the booking, the hotel and the app', () => {
  expect(buildLogStart(family, buildSite({}, 'kiosk'), 7)).toMatchObject({
    reference: 'FOY1001',
    hotelId: 7,
    appId: 'kiosk',
  })
})

it.each([
  ['API-53.b', false, 2],
  ['API-53.c', true, 3],
])('%s counts adults, and children if they are required: %s', (_, ask_children_information, guestCount) => {
  expect(buildLogStart(family, buildSite({ flags: { ask_children_information } }), 1)).toMatchObject({ guestCount })
})

it.each([
  ['own', 'checkin'],
  ['prechk', 'pre-checkin'],
])('API-53.d names the action that starts: %s', (appKey, action) => {
  expect(buildLogStart(family, buildSite({}, appKey), 1)).toMatchObject({ action })
})
