import { payActionNames } from '@foyer/domain/payment/pay-action.ts'
import * as z from 'zod/mini'
import { carRental } from './extras.ts'
import { guestPayload } from './guest-payload.ts'
import { reservationUpdate } from './reservation-update.ts'
import { ticks } from './signature.ts'
import { call, DRAWN_BYTES } from './wire/call.ts'
import { signaturePicture } from './wire/picture.ts'
import { renamed } from './wire/renamed.ts'
import { usualNames } from './wire/usual-names.ts'
import { day, MOST_GUESTS, maybeWord, opaque, text, word } from './wire/values.ts'
import { wrapped } from './wire/wrapped.ts'

export const MOST_NOTES = 500

/**
 * The guest's requests for the whole stay. Absent fields stay unchanged; empty notes delete them.
 */
export const arrivalWishes = renamed(
  {
    notes: z.optional(z.string().check(z.maxLength(MOST_NOTES))),
    arrivalTime: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  },
  { arrivalTime: 'arrival_time' },
)

export const updateGuests = call({
  ...reservationUpdate,
  name: 'updateGuests',
  mostBytes: DRAWN_BYTES,
  variant: 'update_customer_data',
  body: wrapped(
    'update_customer_data',
    renamed(
      {
        reservationId: word,
        reference: word,
        hotelId: z.int(),
        isPok: z.boolean(),
        language: word,
        guests: z.array(guestPayload).check(z.minLength(1), z.maxLength(MOST_GUESTS)),
        /** The guest being saved, if guests are saved one by one. */
        guestIndex: z.optional(z.int()),
        groupLocator: maybeWord,
        initialNumber: maybeWord,
        legNumber: maybeWord,
        businessEntity: maybeWord,
        youngDriverMaxAge: z.optional(z.int()),
        ...carRental,
      },
      { ...usualNames, language: 'lang' },
    ),
  ),
  reply: renamed(
    {
      guests: z.array(
        renamed(
          // Missing ids are reported but do not make the reply invalid.
          { id: text, customerId: text, firstName: text, lastName: text, documentNumber: text },
          { customerId: 'customer_id', firstName: 'name', lastName: 'surname', documentNumber: 'passport' },
        ),
      ),
    },
    { guests: 'guests_data' },
  ),
})

export const confirmArrival = call({
  ...reservationUpdate,
  name: 'confirmArrival',
  mostBytes: DRAWN_BYTES,
  variant: 'confirm_arrival_data',
  body: wrapped(
    'confirm_arrival_data',
    renamed(
      {
        hotelId: z.int(),
        reservationId: word,
        reference: word,
        startDate: day,
        endDate: day,
        billId: maybeWord,
        sendBill: z.optional(z.boolean()),
        email: maybeWord,
        printer: z.optional(opaque),
        confirmedAt: word,
        simulateAccessCode: z.optional(z.boolean()),
        /** Extension: how the guest settles the balance. */
        payAction: z.optional(z.enum(payActionNames)),
        wishes: z.optional(arrivalWishes),
        guests: z
          .array(
            renamed(
              {
                id: word,
                documentNumber: maybeWord,
                firstName: maybeWord,
                lastName: maybeWord,
                signature: z.optional(signaturePicture),
                signatureId: maybeWord,
                /** Extension: the boxes ticked, if the signature is sent only with this call. */
                ticks: z.optional(ticks),
              },
              { documentNumber: 'identification', signatureId: 'signature_id' },
            ),
          )
          .check(z.maxLength(MOST_GUESTS)),
        /** Car rental only. */
        language: maybeWord,
        drivers: z.optional(z.array(guestPayload).check(z.maxLength(MOST_GUESTS))),
      },
      {
        ...usualNames,
        startDate: 'reservation_start_date',
        endDate: 'reservation_end_date',
        sendBill: 'sendbill',
        printer: 'printer_configuration',
        confirmedAt: 'confirm_datetime',
        simulateAccessCode: 'simulate_access_code',
        payAction: 'pay_action',
        wishes: 'reservation_info',
        drivers: 'customer_details',
      },
    ),
  ),
  reply: renamed(
    { keyCode: text, roomNumber: text, receiptFile: text, keyboxQrUri: text },
    {
      keyCode: 'key_code',
      roomNumber: 'room_code',
      receiptFile: 'printer_receipt_file',
      keyboxQrUri: 'keybox_opening_qr_uri',
    },
  ),
})
