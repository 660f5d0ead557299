import { createHash } from 'node:crypto'
import { fromDecimal, type Money, toDecimal } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'

/**
 * Terminals with the nexo retailer protocol as used by Adyen: one JSON message each way, over HTTP
 * on the local network.
 */
export const NEXO_PATH = '/nexo/'
const PROTOCOL = '3.0'

export interface Addressee {
  /** Our id as the point of sale. */
  readonly saleId: string
  /** The terminal, by model and serial number. */
  readonly poiId: string
}

type Category = 'Payment' | 'Reversal' | 'TransactionStatus' | 'Abort' | 'Diagnosis'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SERVICE_ID_LENGTH = 10

/**
 * A message id of ten letters and digits, derived from the payment's id so that it can be queried
 * after a restart.
 */
export function toServiceId(payment: string): string {
  const bytes = createHash('sha256').update(payment).digest().subarray(0, SERVICE_ID_LENGTH)
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

function buildRequest(to: Addressee, category: Category, serviceId: string, body: object): object {
  return {
    SaleToPOIRequest: {
      MessageHeader: {
        ProtocolVersion: PROTOCOL,
        MessageClass: 'Service',
        MessageCategory: category,
        MessageType: 'Request',
        SaleID: to.saleId,
        ServiceID: serviceId,
        POIID: to.poiId,
      },
      [`${category}Request`]: body,
    },
  }
}

interface RequestedPayment extends Money {
  readonly id: string
  readonly at: Date
}

export function buildPaymentRequest(to: Addressee, { id, at, ...money }: RequestedPayment): object {
  return buildRequest(to, 'Payment', toServiceId(id), {
    SaleData: { SaleTransactionID: { TransactionID: id, TimeStamp: at.toISOString() } },
    PaymentTransaction: { AmountsReq: { Currency: money.currency, RequestedAmount: toDecimal(money) } },
  })
}

interface RequestedReversal extends RequestedPayment {
  /** The terminal's own number of the payment, and when it was taken. */
  readonly of: string
  readonly takenAt: string
}

/** A referenced refund, full or partial: no card is presented. */
export function buildReversalRequest(to: Addressee, { id, at, of, takenAt, ...money }: RequestedReversal): object {
  return buildRequest(to, 'Reversal', toServiceId(id), {
    OriginalPOITransaction: { POITransactionID: { TransactionID: of, TimeStamp: takenAt } },
    ReversalReason: 'MerchantCancel',
    ReversedAmount: toDecimal(money),
    SaleData: {
      SaleTransactionID: { TransactionID: id, TimeStamp: at.toISOString() },
      SaleToAcquirerData: `currency=${money.currency}`,
    },
  })
}

const buildReference = ({ saleId }: Addressee, id: string, category: Category = 'Payment') => ({
  MessageCategory: category,
  SaleID: saleId,
  ServiceID: toServiceId(id),
})

export function buildStatusRequest(to: Addressee, id: string, serviceId: string, of: Category = 'Payment'): object {
  return buildRequest(to, 'TransactionStatus', serviceId, {
    ReceiptReprintFlag: false,
    MessageReference: buildReference(to, id, of),
  })
}

export function buildAbortRequest(to: Addressee, payment: string, serviceId: string): object {
  return buildRequest(to, 'Abort', serviceId, {
    AbortReason: 'MerchantAbort',
    MessageReference: buildReference(to, payment),
  })
}

export function buildDiagnosisRequest(to: Addressee, serviceId: string): object {
  return buildRequest(to, 'Diagnosis', serviceId, { HostDiagnosisFlag: false })
}

const text = z.string().check(z.maxLength(4_000))

const response = z.object({
  Result: z.enum(['Success', 'Partial', 'Failure']),
  ErrorCondition: z.optional(text),
  AdditionalResponse: z.optional(text),
})

const paymentResponse = z.object({
  Response: response,
  POIData: z.optional(z.object({ POITransactionID: z.optional(z.object({ TransactionID: text })) })),
  PaymentResult: z.optional(
    z.object({
      AmountsResp: z.optional(z.object({ Currency: z.optional(text), AuthorizedAmount: z.optional(z.number()) })),
      PaymentInstrumentData: z.optional(
        z.object({
          CardData: z.optional(z.object({ PaymentBrand: z.optional(text), MaskedPan: z.optional(text) })),
        }),
      ),
    }),
  ),
})
export type PaymentResponse = z.infer<typeof paymentResponse>

const reversalResponse = z.object({
  Response: response,
  POIData: z.optional(z.object({ POITransactionID: z.optional(z.object({ TransactionID: text })) })),
  ReversedAmount: z.optional(z.number()),
})
export type ReversalResponse = z.infer<typeof reversalResponse>

const header = z.object({ MessageCategory: text, ServiceID: z.optional(text) })

export const paymentAnswer = z.object({
  SaleToPOIResponse: z.object({ MessageHeader: header, PaymentResponse: paymentResponse }),
})

export const reversalAnswer = z.object({
  SaleToPOIResponse: z.object({ MessageHeader: header, ReversalResponse: reversalResponse }),
})

export const statusAnswer = z.object({
  SaleToPOIResponse: z.object({
    MessageHeader: header,
    TransactionStatusResponse: z.object({
      Response: response,
      RepeatedMessageResponse: z.optional(
        z.object({
          RepeatedResponseMessageBody: z.object({
            PaymentResponse: z.optional(paymentResponse),
            ReversalResponse: z.optional(reversalResponse),
          }),
        }),
      ),
    }),
  }),
})

export const diagnosisAnswer = z.object({
  SaleToPOIResponse: z.object({
    DiagnosisResponse: z.object({
      Response: response,
      POIStatus: z.optional(z.object({ GlobalStatus: text })),
    }),
  }),
})

/** The authorised amount in minor units, according to the terminal. */
export function getAuthorisedMinor({ PaymentResult }: PaymentResponse, currency: string): number | undefined {
  const amount = PaymentResult?.AmountsResp?.AuthorizedAmount
  return amount === undefined ? undefined : fromDecimal(amount, currency).minor
}
