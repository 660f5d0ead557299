import * as z from 'zod/mini'
import { call } from './call.ts'
import { renamed } from './renamed.ts'
import { reservationWire } from './reservation.ts'
import { usualNames } from './usual-names.ts'
import { text } from './values.ts'
import { wrapped } from './wrapped.ts'

export const checkOut = call({
  name: 'checkOut',
  method: 'POST',
  path: '/api/user/checkout/',
  body: wrapped(
    'data',
    renamed(
      {
        hotelId: z.int(),
        roomNumber: z.string(),
        firstName: text,
        lastName: text,
        language: z.string(),
        sendBill: z.boolean(),
        demoPaymentDone: z.optional(z.boolean()),
      },
      {
        ...usualNames,
        roomNumber: 'room_number',
        firstName: 'first_name',
        lastName: 'last_name',
        language: 'lang',
        sendBill: 'send_bill',
        demoPaymentDone: 'demo_payment_done',
      },
    ),
  ),
  reply: renamed(
    {
      /** 0 is done, 5 means that something is still to be paid. */
      code: z.int(),
      reservations: z.optional(z.array(reservationWire)),
      reference: text,
      error: text,
      message: text,
    },
    { code: 'internal_code', reference: 'reservation_number', message: 'message_error' },
  ),
})

export const answerSurvey = call({
  name: 'answerSurvey',
  method: 'POST',
  path: '/api/customer-survey/',
  body: z.object({
    rating: z.int().check(z.gte(1), z.lte(5)),
    comment: z.optional(z.string().check(z.maxLength(2000))),
  }),
})
