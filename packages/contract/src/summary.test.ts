import { formatMoney } from '@foyer/domain/basics/money.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fetchSummary, type Summary } from './summary.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const euro = (minor: number) => ({ minor, currency: 'EUR' })

const inside: Summary = {
  currency: 'EUR',
  total: euro(25000),
  paid: euro(5010),
  pending: euro(19990),
  unbilled: euro(0),
  unpaidBeforeDiscounts: euro(21990),
  taxes: euro(330),
  lines: [{ label: 'Room', amount: euro(24670) }],
  discounts: [{ code: 'WELCOME10', amount: euro(2000) }, { code: 'FREE' }],
  discountError: { codes: ['EXPIRED'] },
  savedCards: [{ token: 't1', providerName: 'adyen', brand: 'visa', lastDigits: '1111', expiry: '2031-05' }],
  gatewayForm: { logId: 'l1', identifier: 'i1', answer: { ok: true } },
  earlierGatewayLogs: ['l0'],
  merchantCode: '999008881',
  order: '0001',
  terminal: '1',
  roomNotAvailable: true,
  fixedBillAddress: { masked: 'a···@example.com' },
}

const wire = {
  currency: 'EUR',
  total_value: 250,
  paid_value: 50.1,
  pending_value: 199.9,
  unbilled_total: 0,
  total_unpaid_without_discounts: 219.9,
  total_taxes: 3.3,
  lines: [{ label: 'Room', amount: 246.7 }],
  discounts: [{ code: 'WELCOME10', amount: 20 }, { code: 'FREE' }],
  discount_error: { discount_codes: ['EXPIRED'] },
  credit_cards_verified: [
    { token: 't1', pos_provider_name: 'adyen', brand: 'visa', last_digits: '1111', expiry: '2031-05' },
  ],
  pos_provider_form: { dolphin_log_id: 'l1', dolphin_identifier: 'i1', payments_response: { ok: true } },
  previous_dolphin_logs: ['l0'],
  rac_payment_merchantCode: '999008881',
  rac_payment_order: '0001',
  rac_payment_terminal: '1',
  room_not_available: true,
  fixed_bill_address: { masked: 'a···@example.com' },
}

it('requests the summary by voucher', () => {
  expectRoundTrip(
    fetchSummary.body,
    {
      reference: 'FOY1001',
      surname: 'García',
      isPok: true,
      asDeposit: false,
      vouchers: ['WELCOME10'],
      earlierGatewayLogs: ['l0'],
      pickUpProcess: 'P1',
      provider: 'ingenico',
    },
    {
      voucher: 'FOY1001',
      surname: 'García',
      is_pok: true,
      save_as_deposit: false,
      voucher_list: ['WELCOME10'],
      previous_dolphin_logs: ['l0'],
      pick_up_proccess_number: 'P1',
      pos_provider: 'ingenico',
    },
  )
})

it('amounts are decimals on the wire and minor units in our model', () => {
  expectRoundTrip(fetchSummary.reply, inside, wire)
})

it('SHELL-37.a SUMMARY-18.a a summary without a currency is in EUR and shows the euro sign', () => {
  const { currency, total } = z.decode(fetchSummary.reply, { total_value: 1, paid_value: 0, pending_value: 1 })
  expect({ currency, total }).toEqual({ currency: 'EUR', total: euro(100) })
  expect(formatMoney(total, 'en')).toBe('€1.00')
})

it('SUMMARY-18.b uses the minor units of the given currency', () => {
  const yen = { currency: 'JPY', total_value: 5000, paid_value: 0, pending_value: 5000 }
  expect(z.decode(fetchSummary.reply, yen).total).toEqual({ minor: 5000, currency: 'JPY' })
})
