import { cardTypes } from '@foyer/domain/payment/card-type.ts'
import { paymentStates, refusalReasons } from '@foyer/domain/payment/payment.ts'
import * as z from 'zod/mini'
import { hubId } from './messages/key-grant.ts'
import { sealedPaymentOrder } from './messages/payment-order.ts'
import { reservationUpdate } from './reservation-update.ts'
import { call } from './wire/call.ts'
import { currency, decimal, priced } from './wire/money.ts'
import { renamed } from './wire/renamed.ts'
import { usualNames } from './wire/usual-names.ts'
import { text } from './wire/values.ts'
import { wrapped } from './wire/wrapped.ts'

/** A card that the gateway keeps. The token is the gateway's: no card number travels. */
export const savedCardWire = renamed(
  { token: z.string(), providerName: z.string(), brand: text, lastDigits: text, expiry: text },
  { providerName: 'pos_provider_name', lastDigits: 'last_digits' },
)

export type SavedCard = z.output<typeof savedCardWire>

const bill = { byEmail: z.boolean(), email: text }
const billNames = { byEmail: 'sendBillByEmail', email: 'emailToSendTheBill' }

/** One that was taken with a card for this reservation. */
const posPayment = priced(
  renamed({ id: z.uuid(), amount: decimal, currency, terminalId: text, card: text }, { terminalId: 'terminal_id' }),
  'amount',
)

const paymentReply = wrapped(
  'payment_response',
  renamed(
    {
      completed: z.boolean(),
      billId: text,
      fiscalPrinterUrl: text,
      fiscalXml: text,
      terminalPayments: z.optional(z.array(posPayment)),
      /** Ours: by which the page asks what became of it. */
      paymentId: z.optional(z.uuid()),
      /** Ours: what the hub beside the kiosk may charge. */
      order: z.optional(sealedPaymentOrder),
    },
    {
      ...usualNames,
      completed: 'payment_completed',
      fiscalPrinterUrl: 'fiscal_printer_url',
      fiscalXml: 'xml_to_send',
      terminalPayments: 'pos_payment',
      paymentId: 'payment_id',
      order: 'payment_order',
    },
  ),
)

/** The server charges what the summary says; the total is compared with it. */
export const pay = call({
  ...reservationUpdate,
  name: 'pay',
  variant: 'make_payment_data',
  body: wrapped(
    'make_payment_data',
    priced(
      renamed(
        {
          hotelId: z.int(),
          reference: z.string(),
          total: decimal,
          currency,
          ...bill,
          deviceId: text,
          terminalId: text,
          cashTransactionId: text,
          documentType: text,
          fiscalPrinterId: text,
          /** Ours: the hub beside this kiosk, and what the guest says of the card. */
          hub: z.optional(hubId),
          cardType: z.optional(z.enum(cardTypes)),
          simulate: z.optional(z.boolean()),
        },
        {
          ...usualNames,
          ...billNames,
          total: 'totalToPay',
          deviceId: 'posDeviceId',
          terminalId: 'terminal_id',
          documentType: 'document_type',
          fiscalPrinterId: 'italy_fiscal_printer_pms_id',
          cardType: 'card_type',
        },
      ),
      'total',
    ),
  ),
  reply: paymentReply,
})

export const payWithSavedCard = call({
  ...reservationUpdate,
  name: 'payWithSavedCard',
  variant: 'make_payment_with_token_data',
  body: wrapped(
    'make_payment_with_token_data',
    priced(
      renamed(
        {
          card: savedCardWire,
          hotelId: z.int(),
          reference: z.string(),
          total: decimal,
          currency,
          ...bill,
          asDeposit: z.optional(z.boolean()),
        },
        { ...usualNames, ...billNames, card: 'tokenDetails', total: 'totalToPay', asDeposit: 'save_as_deposit' },
      ),
      'total',
    ),
  ),
  reply: paymentReply,
})

/** Our own: what became of it, as whoever took it has told the server. What a page has heard elsewhere proves nothing. */
export const readPayment = call({
  name: 'readPayment',
  method: 'POST',
  path: '/api/payment/state/',
  changes: false,
  body: z.object({ reference: z.string(), id: z.uuid() }),
  reply: priced(
    z.object({
      state: z.enum(paymentStates),
      amount: decimal,
      currency,
      reason: z.optional(z.enum(refusalReasons)),
      card: text,
      /** In the words of whoever refused it. */
      error: text,
    }),
    'amount',
  ),
})

/** Our own: the guest does not want to pay any more. What was charged meanwhile stays charged, and is said. */
export const cancelPayment = call({
  name: 'cancelPayment',
  method: 'POST',
  path: '/api/payment/cancel/',
  changes: false,
  body: z.object({ reference: z.string(), id: z.uuid() }),
  reply: z.object({ state: z.enum(paymentStates) }),
})

export const payByBus = call({
  name: 'payByBus',
  method: 'POST',
  path: '/api/leanbus-payment/',
  body: priced(
    renamed(
      {
        appId: text,
        hotelId: z.int(),
        reference: z.string(),
        amount: decimal,
        currency,
        terminalId: z.string(),
        ...bill,
        simulate: z.optional(z.boolean()),
      },
      { ...usualNames, ...billNames, terminalId: 'terminal_id' },
    ),
    'amount',
  ),
  reply: renamed(
    {
      error: text,
      /** Ours: nothing is owed any more, or by which the page asks what became of it. */
      completed: z.optional(z.boolean()),
      paymentId: z.optional(z.uuid()),
      /** Of the payment, with which the arrival is confirmed. */
      billId: text,
    },
    { ...usualNames, error: 'error_description', completed: 'payment_completed', paymentId: 'payment_id' },
  ),
})

export const reportRacPaymentError = call({
  name: 'reportRacPaymentError',
  method: 'POST',
  path: '/api/rac-payment-error/',
  body: renamed({ hotelId: z.int(), reference: z.string(), pickUpProcess: z.string() }, usualNames),
})

/** What became of a bill at the fiscal printer. */
export const markBillSent = call({
  name: 'markBillSent',
  method: 'POST',
  path: '/api/set-bill-as-sent/',
  body: renamed(
    { hotelId: z.int(), reference: z.string(), logId: z.string(), sent: z.boolean(), answer: text },
    { ...usualNames, logId: 'fiscal_printer_log_id', sent: 'successfully_sent', answer: 'response_received' },
  ),
})
