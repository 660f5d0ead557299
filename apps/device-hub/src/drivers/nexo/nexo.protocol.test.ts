import { expect, it } from 'vitest'
import {
  buildAbortRequest,
  buildDiagnosisRequest,
  buildPaymentRequest,
  buildStatusRequest,
  toServiceId,
} from './nexo.protocol.ts'

const to = { saleId: 'Foyer', poiId: 'V400m-324688179' }
const id = '6d1a4d36-5d1b-4a5c-9f57-0c7c1ec7a001'
const header = (category: string, serviceId: string) => ({
  ProtocolVersion: '3.0',
  MessageClass: 'Service',
  MessageCategory: category,
  MessageType: 'Request',
  SaleID: 'Foyer',
  ServiceID: serviceId,
  POIID: 'V400m-324688179',
})

it('writes a payment in the format of the terminal’s vendor', () => {
  expect(buildPaymentRequest(to, { id, minor: 1_099, currency: 'EUR', at: new Date('2026-11-16T10:11:04Z') })).toEqual({
    SaleToPOIRequest: {
      MessageHeader: header('Payment', toServiceId(id)),
      PaymentRequest: {
        SaleData: { SaleTransactionID: { TransactionID: id, TimeStamp: '2026-11-16T10:11:04.000Z' } },
        PaymentTransaction: { AmountsReq: { Currency: 'EUR', RequestedAmount: 10.99 } },
      },
    },
  })
})

it.each([
  ['JPY', 1_500, 1_500],
  ['KWD', 1_234, 1.234],
])('an amount in %s has that currency’s decimals', (currency, minor, RequestedAmount) => {
  expect(buildPaymentRequest(to, { id, minor, currency, at: new Date(0) })).toMatchObject({
    SaleToPOIRequest: {
      PaymentRequest: { PaymentTransaction: { AmountsReq: { Currency: currency, RequestedAmount } } },
    },
  })
})

it('queries and aborts refer to the service id of the payment', () => {
  const MessageReference = { MessageCategory: 'Payment', SaleID: 'Foyer', ServiceID: toServiceId(id) }
  expect(buildStatusRequest(to, id, 'ASK0000001')).toEqual({
    SaleToPOIRequest: {
      MessageHeader: header('TransactionStatus', 'ASK0000001'),
      TransactionStatusRequest: { ReceiptReprintFlag: false, MessageReference },
    },
  })
  expect(buildAbortRequest(to, id, 'ASK0000002')).toEqual({
    SaleToPOIRequest: {
      MessageHeader: header('Abort', 'ASK0000002'),
      AbortRequest: { AbortReason: 'MerchantAbort', MessageReference },
    },
  })
  expect(buildDiagnosisRequest(to, 'ASK0000003')).toMatchObject({
    SaleToPOIRequest: { DiagnosisRequest: { HostDiagnosisFlag: false } },
  })
})

it('the service id of a payment has ten letters and digits and is stable', () => {
  expect(toServiceId(id)).toMatch(/^[0-9A-Z]{10}$/)
  expect(toServiceId(id)).toBe(toServiceId(id))
  expect(toServiceId('6d1a4d36-5d1b-4a5c-9f57-0c7c1ec7a002')).not.toBe(toServiceId(id))
})
