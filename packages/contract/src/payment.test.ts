import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { markBillSent, pay, payByBus, payWithSavedCard, reportRacPaymentError } from './payment.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const total = { minor: 19990, currency: 'EUR' }

it('a payment maps its fields to wire names', () => {
  expectRoundTrip(
    pay.body,
    {
      hotelId: 1,
      reference: 'FOY1001',
      total,
      currency: 'EUR',
      byEmail: true,
      email: 'ana@example.com',
      deviceId: 'd1',
      terminalId: 't1',
      cashTransactionId: 'c1',
      documentType: 'bill',
      fiscalPrinterId: 'f1',
      simulate: false,
    },
    {
      make_payment_data: {
        hotel_id: 1,
        reference: 'FOY1001',
        totalToPay: 199.9,
        currency: 'EUR',
        sendBillByEmail: true,
        emailToSendTheBill: 'ana@example.com',
        posDeviceId: 'd1',
        terminal_id: 't1',
        cashTransactionId: 'c1',
        document_type: 'bill',
        italy_fiscal_printer_pms_id: 'f1',
        simulate: false,
      },
    },
  )
})

const one = { id: 'a1b7a1f0-2f2c-4a54-8a0e-55f5b7c0f001', currency: 'EUR', card: 'MC ·· 9999' }

it.each([pay, payWithSavedCard])('$name reads payment_response', ({ reply }) => {
  expectRoundTrip(
    reply,
    {
      completed: true,
      billId: 'b1',
      fiscalPrinterUrl: '/f',
      fiscalXml: '<x/>',
      terminalPayments: [{ ...one, amount: { minor: 240_00, currency: 'EUR' } }],
    },
    {
      payment_response: {
        payment_completed: true,
        bill_id: 'b1',
        fiscal_printer_url: '/f',
        xml_to_send: '<x/>',
        pos_payment: [{ ...one, amount: 240 }],
      },
    },
  )
})

it('a payment with a saved card maps its fields to wire names and has no card number', () => {
  expectRoundTrip(
    payWithSavedCard.body,
    {
      card: { token: 't1', providerName: 'adyen' },
      hotelId: 1,
      reference: 'FOY1001',
      total,
      currency: 'EUR',
      byEmail: false,
      asDeposit: true,
    },
    {
      make_payment_with_token_data: {
        tokenDetails: { token: 't1', pos_provider_name: 'adyen' },
        hotel_id: 1,
        reference: 'FOY1001',
        totalToPay: 199.9,
        currency: 'EUR',
        sendBillByEmail: false,
        save_as_deposit: true,
      },
    },
  )
  const card = { token: 't1', pos_provider_name: 'adyen', cardNumber: '4111111111111111', cardCvv: '123' }
  const body = { tokenDetails: card, hotel_id: 1, reference: 'F', totalToPay: 1, sendBillByEmail: false }
  const decoded = z.decode(payWithSavedCard.body, { make_payment_with_token_data: body })
  expect(JSON.stringify(decoded)).not.toContain('4111')
})

it('leanbus-payment maps its fields to wire names', () => {
  expectRoundTrip(
    payByBus.body,
    {
      appId: 'kiosk',
      hotelId: 1,
      reference: 'FOY1001',
      amount: total,
      currency: 'EUR',
      terminalId: 't1',
      byEmail: true,
      email: 'ana@example.com',
      simulate: true,
    },
    {
      app_id: 'kiosk',
      hotel_id: 1,
      reference: 'FOY1001',
      amount: 199.9,
      currency: 'EUR',
      terminal_id: 't1',
      sendBillByEmail: true,
      emailToSendTheBill: 'ana@example.com',
      simulate: true,
    },
  )
  expectRoundTrip(payByBus.reply, { error: 'refused' }, { error_description: 'refused' })
})

it('rac-payment-error and set-bill-as-sent map their fields to wire names', () => {
  expectRoundTrip(
    reportRacPaymentError.body,
    { hotelId: 3, reference: 'RAC3001', pickUpProcess: 'P1' },
    { hotel_id: 3, reference: 'RAC3001', pick_up_proccess_number: 'P1' },
  )
  expectRoundTrip(
    markBillSent.body,
    { hotelId: 4, reference: 'FOY4001', logId: 'l1', sent: false, answer: 'timeout' },
    {
      hotel_id: 4,
      reference: 'FOY4001',
      fiscal_printer_log_id: 'l1',
      successfully_sent: false,
      response_received: 'timeout',
    },
  )
})
