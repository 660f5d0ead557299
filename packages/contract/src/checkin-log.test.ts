import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { saveStep, startLog, updateLog } from './checkin-log.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('a step maps its fields to wire names', () => {
  expectRoundTrip(
    saveStep.body,
    {
      hotelId: 1,
      reference: 'FOY1001',
      step: 'guest-list',
      isPok: true,
      isFrontApp: false,
      finished: false,
      appKey: 'kiosk',
      extras: { late: true },
    },
    {
      hotel_id: 1,
      reference: 'FOY1001',
      step: 'guest-list',
      is_pok: true,
      is_front_app: false,
      finish_checkin: false,
      appkey: 'kiosk',
      extras: { late: true },
    },
  )
})

it('the start of the process maps its fields to wire names', () => {
  expectRoundTrip(
    startLog.body,
    { reference: 'FOY1001', hotelId: 1, guestCount: 3, action: 'pre-checkin', appId: 'own' },
    { reservation: 'FOY1001', pok_hotel_id: 1, guest_amount: 3, action: 'pre-checkin', app_id: 'own' },
  )
  expectRoundTrip(startLog.reply, { success: true, errors: [] }, { success: true, errors: [] })
})

it('the process ends as completed or with errors', () => {
  const body = { status: 'error' as const, errors: ['Check-in'] }
  expectRoundTrip(updateLog.body, body, body)
  expectRoundTrip(updateLog.reply, { success: true }, { success: true })
  expect(z.safeDecode(updateLog.body, { status: 'done' } as never).success).toBe(false)
})
