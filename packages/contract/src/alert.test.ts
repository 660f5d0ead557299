import { it } from 'vitest'
import { createAlert } from './alert.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('create-alert sends request_data', () => {
  expectRoundTrip(
    createAlert.body,
    { hotelId: 1, reference: 'F', message: 'paid, not synchronised' },
    { request_data: { hotel_id: 1, reference: 'F', alertMessage: 'paid, not synchronised' } },
  )
})
