import { it } from 'vitest'
import { answerSurvey, checkOut } from './checkout.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('user/checkout sends data', () => {
  expectRoundTrip(
    checkOut.body,
    {
      hotelId: 1,
      roomNumber: '204',
      firstName: 'Jan',
      lastName: 'Kowalski',
      language: 'en',
      sendBill: true,
      demoPaymentDone: false,
      secondFactor: '3456',
    },
    {
      data: {
        hotel_id: 1,
        room_number: '204',
        first_name: 'Jan',
        last_name: 'Kowalski',
        lang: 'en',
        send_bill: true,
        demo_payment_done: false,
        second_factor: '3456',
      },
    },
  )
})

it('user/checkout reads the result', () => {
  expectRoundTrip(
    checkOut.reply,
    { code: 5, reservations: [], reference: 'FOY1011', error: 'e', message: 'm' },
    { internal_code: 5, reservations: [], reservation_number: 'FOY1011', error: 'e', message_error: 'm' },
  )
})

it('customer-survey maps its fields to wire names', () => {
  expectRoundTrip(answerSurvey.body, { rating: 4, comment: 'ok' }, { rating: 4, comment: 'ok' })
})
