import { payActionNames } from '@foyer/domain/payment/pay-action.ts'
import * as z from 'zod/mini'
import { carRental } from './extras.ts'
import { guestPayload } from './guest-payload.ts'
import { reservationUpdate } from './reservation-update.ts'
import { ticks } from './signature.ts'
import { call, MAX_DRAWING_BYTES } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { signaturePicture } from './wire/picture.ts'
import { renamed } from './wire/renamed.ts'
import { day, MAX_GUESTS, opaque, optionalShortText, shortText, text } from './wire/values.ts'
import { wrapped } from './wire/wrapped.ts'

export const MAX_NOTES_LENGTH = 500

/**
 * The guest's requests for the whole stay. Absent fields stay unchanged; empty notes delete them.
 */
export const arrivalPreferences = renamed(
  {
    notes: z.optional(z.string().check(z.maxLength(MAX_NOTES_LENGTH))),
    arrivalTime: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  },
  { arrivalTime: 'arrival_time' },
)

export const updateGuests = call({
  ...reservationUpdate,
  name: 'updateGuests',
  maxBytes: MAX_DRAWING_BYTES,
  variant: 'update_customer_data',
  body: wrapped(
    'update_customer_data',
    renamed(
      {
        reservationId: shortText,
        reference: shortText,
        hotelId: z.int(),
        isPok: z.boolean(),
        language: shortText,
        guests: z.array(guestPayload).check(z.minLength(1), z.maxLength(MAX_GUESTS)),
        /** The guest being saved, if guests are saved one by one. */
        guestIndex: z.optional(z.int()),
        groupLocator: optionalShortText,
        initialNumber: optionalShortText,
        legNumber: optionalShortText,
        businessEntity: optionalShortText,
        youngDriverMaxAge: z.optional(z.int()),
        ...carRental,
      },
      { ...commonWireNames, language: 'lang' },
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
  maxBytes: MAX_DRAWING_BYTES,
  variant: 'confirm_arrival_data',
  body: wrapped(
    'confirm_arrival_data',
    renamed(
      {
        hotelId: z.int(),
        reservationId: shortText,
        reference: shortText,
        startDate: day,
        endDate: day,
        billId: optionalShortText,
        sendBill: z.optional(z.boolean()),
        email: optionalShortText,
        printer: z.optional(opaque),
        confirmedAt: shortText,
        simulateAccessCode: z.optional(z.boolean()),
        /** Extension: how the guest settles the balance. */
        payAction: z.optional(z.enum(payActionNames)),
        wishes: z.optional(arrivalPreferences),
        guests: z
          .array(
            renamed(
              {
                id: shortText,
                documentNumber: optionalShortText,
                firstName: optionalShortText,
                lastName: optionalShortText,
                signature: z.optional(signaturePicture),
                signatureId: optionalShortText,
                /** Extension: the boxes ticked, if the signature is sent only with this call. */
                ticks: z.optional(ticks),
              },
              { documentNumber: 'identification', signatureId: 'signature_id' },
            ),
          )
          .check(z.maxLength(MAX_GUESTS)),
        /** Car rental only. */
        language: optionalShortText,
        drivers: z.optional(z.array(guestPayload).check(z.maxLength(MAX_GUESTS))),
      },
      {
        ...commonWireNames,
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
