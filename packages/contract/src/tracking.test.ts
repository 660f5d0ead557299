import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { expectRoundTrip } from './testing/round-trip.ts'
import { trackEvent } from './tracking.ts'

const inside = {
  session: {
    trackingNumber: '1-1-1700000000000',
    reservationNumber: 'FOY1001',
    language: 'es',
    isPok: true,
    hotelId: 1,
    companyId: 1,
    userAgent: 'Chromium',
    appId: 'kiosk',
  },
  type: 'navigation' as const,
  state: 'guest-list',
  description: 'came from your-booking',
  data: { took: 3 },
  url: '/guest-list/FOY1001',
}

const wire = {
  session: {
    tracking_number: '1-1-1700000000000',
    reservation_number: 'FOY1001',
    lang: 'es',
    is_pok: true,
    hotel_id: 1,
    company_id: 1,
    user_agent: 'Chromium',
    app_id: 'kiosk',
  },
  type: 'navigation',
  state: 'guest-list',
  description: 'came from your-booking',
  additional_data: { took: 3 },
  url: '/guest-list/FOY1001',
}

it('a tracking event maps its fields to wire names', () => {
  expectRoundTrip(trackEvent.body, inside, wire)
})

it('J12 later events are sent along under the same names', () => {
  expectRoundTrip(trackEvent.body, { ...inside, more: [inside, inside] }, { ...wire, more: [wire, wire] })
})

it('J12 sends at most twenty events at once', () => {
  const goes = (more: number) =>
    z.safeDecode(trackEvent.body, { ...wire, more: Array.from({ length: more }, () => wire) }).success
  expect([goes(19), goes(20)]).toEqual([true, false])
})

it.each([{ type: 'click' }, { state: '' }, { description: '' }])('rejects an event with %o', (wrong) => {
  expect(z.safeDecode(trackEvent.body, { ...wire, ...wrong }).success).toBe(false)
})
