import { moneySchema } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { reservationWire } from './reservation.ts'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'
import { wrapped } from './wire/wrapped.ts'

/** Maximum length of each field of the form. */
export const maxCheckOutLength = { roomNumber: 20, firstName: 100, lastName: 100, secondFactor: 40 } as const

const textUpTo = (most: number) => z.string().check(z.maxLength(most))

/**
 * Has no idempotency key: repeating it returns the stay, checked out once. A page that lost the
 * reply has no other way back, because the visit continues under a new id once it has found a stay.
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
        roomNumber: textUpTo(maxCheckOutLength.roomNumber),
        firstName: z.optional(textUpTo(maxCheckOutLength.firstName)),
        lastName: z.optional(textUpTo(maxCheckOutLength.lastName)),
        language: z.string(),
        sendBill: z.boolean(),
        /** Accepted but ignored: the server calculates what is owed. */
        demoPaymentDone: z.optional(z.boolean()),
        /**
         * Extension: the reservation number or the last digits of the phone, if room and name are
         * not enough.
         */
        secondFactor: z.optional(textUpTo(maxCheckOutLength.secondFactor)),
      },
      {
        ...commonWireNames,
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
      /** 0 means done; 5 means that something is still to be paid. */
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

/**
 * Extension: the stay that this visit checked out, shown on the farewell screen and after a reload.
 */
export const readCheckOut = call({
  name: 'readCheckOut',
  method: 'POST',
  path: '/api/visit/check-out/',
  changes: false,
  body: z.object({ reference }),
  reply: z.object({
    firstName: text,
    roomNumber: text,
    /** Absent if the hotel checked the guest out. */
    departedAt: z.optional(z.iso.datetime()),
    total: moneySchema,
    paid: moneySchema,
    /** An open balance was collected at the desk. */
    settledAtDesk: z.boolean(),
    /** Amount that the hotel owes the guest. */
    credit: z.optional(moneySchema),
    /** The guest's email address, masked so that only its owner recognises it. */
    mailsTo: text,
    billMailed: z.boolean(),
    /** The number of the guest's invoice, which is then the bill. Absent where name and room alone are too little. */
    invoice: text,
    surveyed: z.boolean(),
  }),
})

/** Extension: sends the bill once to the address on file. */
export const mailBill = call({
  name: 'mailBill',
  method: 'POST',
  path: '/api/visit/bill/mail/',
  body: z.object({ reference }),
  reply: z.object({ to: z.string() }),
})

/** Extension: the bill as a base64 PDF, to print at the kiosk or to save. */
export const makeBill = call({
  name: 'makeBill',
  method: 'POST',
  path: '/api/visit/bill/',
  changes: false,
  body: z.object({ reference }),
  reply: z.object({ name: z.string(), content: z.string() }),
})

export const MAX_COMMENT_LENGTH = 2000

export const answerSurvey = call({
  name: 'answerSurvey',
  method: 'POST',
  path: '/api/customer-survey/',
  body: z.object({
    rating: z.int().check(z.gte(1), z.lte(5)),
    comment: z.optional(z.string().check(z.maxLength(MAX_COMMENT_LENGTH))),
  }),
})
