import { cardTypes } from '@foyer/domain/payment/card-type.ts'
import { declineReasons, paymentStates } from '@foyer/domain/payment/payment.ts'
import * as z from 'zod/mini'
import { hubId } from './messages/key-grant.ts'
import { sealedPaymentOrder } from './messages/payment-order.ts'
import { reservationUpdate } from './reservation-update.ts'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { currency, decimal, priced } from './wire/money.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'
import { wrapped } from './wire/wrapped.ts'

/** A card stored by the gateway. The token is the gateway's; card numbers are never sent. */
export const savedCardWire = renamed(
  { token: z.string(), providerName: z.string(), brand: text, lastDigits: text, expiry: text },
  { providerName: 'pos_provider_name', lastDigits: 'last_digits' },
)

export type SavedCard = z.output<typeof savedCardWire>

const bill = { byEmail: z.boolean(), email: text }
const billNames = { byEmail: 'sendBillByEmail', email: 'emailToSendTheBill' }

/** A card payment for this reservation. */
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
      /** Extension: the id with which the page polls the result. */
      paymentId: z.optional(z.uuid()),
      /** Extension: the order for this kiosk's hub. */
      order: z.optional(sealedPaymentOrder),
    },
    {
      ...commonWireNames,
      completed: 'payment_completed',
      fiscalPrinterUrl: 'fiscal_printer_url',
      fiscalXml: 'xml_to_send',
      terminalPayments: 'pos_payment',
      paymentId: 'payment_id',
      order: 'payment_order',
    },
  ),
)

/** The server charges the total of its own summary; the total sent is only compared with it. */
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
          /** Extension: this kiosk's hub, and the card type the guest chose. */
          hub: z.optional(hubId),
          cardType: z.optional(z.enum(cardTypes)),
          simulate: z.optional(z.boolean()),
        },
        {
          ...commonWireNames,
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
        { ...commonWireNames, ...billNames, card: 'tokenDetails', total: 'totalToPay', asDeposit: 'save_as_deposit' },
      ),
      'total',
    ),
  ),
  reply: paymentReply,
})

/**
 * Extension: charges the card that the guest typed in our form, by the token that the provider gave
 * the browser for this payment. Card numbers are never sent to us.
 */
export const payWithCardToken = call({
  name: 'payWithCardToken',
  method: 'POST',
  path: '/api/payment/card-token/',
  body: z.object({
    reference: z.string(),
    id: z.uuid(),
    // Letters before anything else, so that a card number can never pass as a token.
    token: z.string().check(z.maxLength(100), z.regex(/^[a-z][\w-]*$/i)),
  }),
  reply: paymentReply,
})

/**
 * Extension: the state of the payment, as the provider or the hub reported it to the server. A
 * page's own report proves nothing.
 */
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
      reason: z.optional(z.enum(declineReasons)),
      card: text,
      /** The provider's own message for a decline. */
      error: text,
    }),
    'amount',
  ),
})

/**
 * Extension: the guest cancels. What has been charged in the meantime stays charged and is
 * reported.
 */
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
      { ...commonWireNames, ...billNames, terminalId: 'terminal_id' },
    ),
    'amount',
  ),
  reply: renamed(
    {
      error: text,
      /** Extension: nothing is owed any more, or the id with which the page polls the result. */
      completed: z.optional(z.boolean()),
      paymentId: z.optional(z.uuid()),
      /** Bill of the payment, with which the arrival is confirmed. */
      billId: text,
    },
    { ...commonWireNames, error: 'error_description', completed: 'payment_completed', paymentId: 'payment_id' },
  ),
})

export const reportRacPaymentError = call({
  name: 'reportRacPaymentError',
  method: 'POST',
  path: '/api/rac-payment-error/',
  body: renamed({ hotelId: z.int(), reference: z.string(), pickUpProcess: z.string() }, commonWireNames),
})

/** Reports the outcome of a bill at the fiscal printer. */
export const markBillSent = call({
  name: 'markBillSent',
  method: 'POST',
  path: '/api/set-bill-as-sent/',
  body: renamed(
    { hotelId: z.int(), reference: z.string(), logId: z.string(), sent: z.boolean(), answer: text },
    { ...commonWireNames, logId: 'fiscal_printer_log_id', sent: 'successfully_sent', answer: 'response_received' },
  ),
})
