import { fromDecimal, type Money, toDecimal } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'
import { invoiceHolder } from './customer.ts'
import { savedCardWire } from './payment.ts'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { currency, decimal, priced } from './wire/money.ts'
import { renamed } from './wire/renamed.ts'
import { MAX_ENTRIES, text } from './wire/values.ts'

/** What the gateway's own form needs to be shown and found again. */
const gatewayForm = renamed(
  { logId: text, identifier: text, answer: z.optional(z.unknown()) },
  { logId: 'dolphin_log_id', identifier: 'dolphin_identifier', answer: 'payments_response' },
)

const amounts = [
  'total',
  'paid',
  'pending',
  'unbilled',
  'unpaidBeforeDiscounts',
  'taxes',
  'deposit',
  'depositAtDesk',
] as const

const named = priced(
  renamed(
    {
      total: decimal,
      paid: decimal,
      pending: decimal,
      unbilled: z.optional(decimal),
      unpaidBeforeDiscounts: z.optional(decimal),
      taxes: z.optional(decimal),
      /** Extension: the deposit blocked on the saved card when a rental is paid now. */
      deposit: z.optional(decimal),
      /** Extension: the deposit, if it can only be blocked at the desk. */
      depositAtDesk: z.optional(decimal),
      currency,
      /** Extension: the lines of the bill. */
      lines: z.optional(
        z.array(
          z.object({ kind: z.optional(z.enum(['charge', 'tax', 'payment'])), label: z.string(), amount: decimal }),
        ),
      ),
      discounts: z.optional(z.array(z.object({ code: z.string(), amount: z.optional(decimal) }))),
      discountError: z.optional(renamed({ codes: z.array(z.string()) }, { codes: 'discount_codes' })),
      savedCards: z.optional(z.array(savedCardWire)),
      gatewayForm: z.optional(gatewayForm),
      earlierGatewayLogs: z.optional(z.array(z.string())),
      merchantCode: text,
      order: text,
      terminal: text,
      roomNotAvailable: z.optional(z.boolean()),
      /** Extension: set if it can be changed. */
      invoiceHolder: z.optional(invoiceHolder),
      /** Extension: when the hotel's own system sent it, if that is not now. */
      asOf: z.optional(z.iso.datetime()),
      /**
       * Extension: one of the party has accepted the current terms, with a signature or with the
       * summary.
       */
      termsAccepted: z.optional(z.boolean()),
      /** Extension: the rental's price differs from the one signed for. */
      signAgain: z.optional(z.boolean()),
      /**
       * Extension: set if this page can't choose where the bill is mailed. It goes to the booking's
       * address, masked here; without one it isn't mailed.
       */
      fixedBillAddress: z.optional(z.object({ masked: text })),
    },
    {
      total: 'total_value',
      paid: 'paid_value',
      pending: 'pending_value',
      unbilled: 'unbilled_total',
      unpaidBeforeDiscounts: 'total_unpaid_without_discounts',
      taxes: 'total_taxes',
      discountError: 'discount_error',
      savedCards: 'credit_cards_verified',
      gatewayForm: 'pos_provider_form',
      earlierGatewayLogs: 'previous_dolphin_logs',
      merchantCode: 'rac_payment_merchantCode',
      order: 'rac_payment_order',
      terminal: 'rac_payment_terminal',
      roomNotAvailable: 'room_not_available',
      invoiceHolder: 'invoice_holder',
      asOf: 'as_of',
      termsAccepted: 'terms_accepted',
      signAgain: 'sign_again',
      fixedBillAddress: 'fixed_bill_address',
    },
  ),
  ...amounts,
)

type Named = z.output<typeof named>

export type Summary = Omit<Named, 'lines' | 'discounts'> & {
  lines?: { kind?: 'charge' | 'tax' | 'payment' | undefined; label: string; amount: Money }[] | undefined
  discounts?: { code: string; amount?: Money | undefined }[] | undefined
}

/** Amounts inside the lists are in the summary's currency. */
const summaryWire = z.codec(named, z.custom<Summary>(), {
  decode: (summary) => ({
    ...summary,
    lines: summary.lines?.map((line) => ({ ...line, amount: fromDecimal(line.amount, summary.currency) })),
    discounts: summary.discounts?.map(({ code, amount }) =>
      amount === undefined ? { code } : { code, amount: fromDecimal(amount, summary.currency) },
    ),
  }),
  encode: (summary) => ({
    ...summary,
    lines: summary.lines?.map((line) => ({ ...line, amount: toDecimal(line.amount) })),
    discounts: summary.discounts?.map(({ code, amount }) => (amount ? { code, amount: toDecimal(amount) } : { code })),
  }),
})

export const fetchSummary = call({
  name: 'fetchSummary',
  method: 'POST',
  path: '/api/summary/',
  changes: false,
  body: renamed(
    {
      reference: z.string(),
      surname: text,
      isPok: z.optional(z.boolean()),
      asDeposit: z.optional(z.boolean()),
      vouchers: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_ENTRIES))),
      /** Extension: vouchers that the guest removes. */
      droppedVouchers: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_ENTRIES))),
      earlierGatewayLogs: z.optional(z.array(z.string()).check(z.maxLength(MAX_ENTRIES))),
      pickUpProcess: text,
      provider: text,
    },
    {
      ...commonWireNames,
      reference: 'voucher',
      asDeposit: 'save_as_deposit',
      vouchers: 'voucher_list',
      droppedVouchers: 'dropped_voucher_list',
      earlierGatewayLogs: 'previous_dolphin_logs',
      provider: 'pos_provider',
    },
  ),
  reply: summaryWire,
})
