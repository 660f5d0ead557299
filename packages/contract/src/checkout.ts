import { moneySchema } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { reservationWire } from './reservation.ts'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { usualNames } from './wire/usual-names.ts'
import { text } from './wire/values.ts'
import { wrapped } from './wire/wrapped.ts'

/** As much as a form takes. */
export const longestCheckOut = { roomNumber: 20, firstName: 100, lastName: 100, secondFactor: 40 } as const

const atMost = (most: number) => z.string().check(z.maxLength(most))

/**
 * Without a key: whoever repeats it finds the stay as it stands, checked out once. A page whose answer was lost has no other way
 * back to it, since the visit that has found something goes on under a new id.
 */
export const checkOut = call({
  name: 'checkOut',
  method: 'POST',
  path: '/api/user/checkout/',
  changes: false,
  body: wrapped(
    'data',
    renamed(
      {
        hotelId: z.int(),
        roomNumber: atMost(longestCheckOut.roomNumber),
        firstName: z.optional(atMost(longestCheckOut.firstName)),
        lastName: z.optional(atMost(longestCheckOut.lastName)),
        language: z.string(),
        sendBill: z.boolean(),
        /** Read and never believed: what is owed, the server adds up. */
        demoPaymentDone: z.optional(z.boolean()),
        /** Ours: the reservation's number or the last digits of the phone, where room and name are not enough. */
        secondFactor: z.optional(atMost(longestCheckOut.secondFactor)),
      },
      {
        ...usualNames,
        roomNumber: 'room_number',
        firstName: 'first_name',
        lastName: 'last_name',
        language: 'lang',
        sendBill: 'send_bill',
        demoPaymentDone: 'demo_payment_done',
        secondFactor: 'second_factor',
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

const reference = z.string().check(z.maxLength(64))

/** Ours: the stay that this visit has checked out, for the words of farewell; a reload asks again. */
export const readCheckOut = call({
  name: 'readCheckOut',
  method: 'POST',
  path: '/api/visit/check-out/',
  changes: false,
  body: z.object({ reference }),
  reply: z.object({
    firstName: text,
    roomNumber: text,
    /** Absent where the hotel itself has done it. */
    departedAt: z.optional(z.iso.datetime()),
    total: moneySchema,
    paid: moneySchema,
    /** Something stood open, and somebody at the desk has collected it. */
    settledAtDesk: z.boolean(),
    /** What the hotel owes the guest. */
    credit: z.optional(moneySchema),
    /** The address that the hotel has, as far as its owner recognises it. */
    mailsTo: text,
    billMailed: z.boolean(),
    surveyed: z.boolean(),
  }),
})

/** Ours: the bill to the address that the hotel has, once. */
export const mailBill = call({
  name: 'mailBill',
  method: 'POST',
  path: '/api/visit/bill/mail/',
  body: z.object({ reference }),
  reply: z.object({ to: z.string() }),
})

/** Ours: the bill as a PDF, in base64, for the kiosk's printer or to keep. */
export const makeBill = call({
  name: 'makeBill',
  method: 'POST',
  path: '/api/visit/bill/',
  changes: false,
  body: z.object({ reference }),
  reply: z.object({ name: z.string(), content: z.string() }),
})

export const MOST_COMMENT = 2000

export const answerSurvey = call({
  name: 'answerSurvey',
  method: 'POST',
  path: '/api/customer-survey/',
  body: z.object({
    rating: z.int().check(z.gte(1), z.lte(5)),
    comment: z.optional(z.string().check(z.maxLength(MOST_COMMENT))),
  }),
})
