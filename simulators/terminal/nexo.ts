import { createServer, type Server } from 'node:http'
import type { PaymentResult, Terminal } from './terminal.ts'

const PATH = '/nexo/'

interface Header {
  readonly ProtocolVersion: string
  readonly MessageClass: string
  readonly MessageCategory: string
  readonly MessageType: string
  readonly SaleID: string
  readonly ServiceID: string
  readonly POIID: string
}

interface Request {
  readonly MessageHeader: Header
  readonly PaymentRequest?: {
    readonly SaleData: { readonly SaleTransactionID: { readonly TransactionID: string; readonly TimeStamp: string } }
    readonly PaymentTransaction: {
      readonly AmountsReq: { readonly Currency: string; readonly RequestedAmount: number }
    }
  }
  readonly ReversalRequest?: {
    readonly OriginalPOITransaction: {
      readonly POITransactionID: { readonly TransactionID: string; readonly TimeStamp: string }
    }
    readonly ReversalReason: string
    readonly ReversedAmount: number
  }
  readonly TransactionStatusRequest?: {
    readonly MessageReference: { readonly ServiceID: string; readonly MessageCategory: string }
  }
  readonly AbortRequest?: { readonly AbortReason: string; readonly MessageReference: { readonly ServiceID: string } }
}

const failure = (ErrorCondition: string) => ({ Result: 'Failure', ErrorCondition })
const conditions = { refused: 'Refusal', invalid: 'InvalidCard', cancelled: 'Cancel' } as const
const HUNDRED = 100

/** A terminal requires every header field of the protocol. */
function isSupported({ MessageHeader: header }: Request): boolean {
  return (
    header.ProtocolVersion === '3.0' &&
    header.MessageClass === 'Service' &&
    header.MessageType === 'Request' &&
    /^[0-9A-Za-z]{1,10}$/.test(header.ServiceID) &&
    header.SaleID !== '' &&
    header.POIID !== ''
  )
}

/** The terminal with Adyen's message format: POST /nexo/, one JSON message each way. */
export function createNexoServer(terminal: Terminal): Server {
  const does: Readonly<Record<string, (asked: Request) => Promise<object | 'cut'>>> = {
    Diagnosis: async () => ({
      DiagnosisResponse: { Response: { Result: 'Success' }, POIStatus: { GlobalStatus: 'OK' } },
    }),
    async Payment({ MessageHeader, PaymentRequest }) {
      const { Currency = '', RequestedAmount = 0 } = PaymentRequest?.PaymentTransaction.AmountsReq ?? {}
      const paying = terminal.pay({
        id: MessageHeader.ServiceID,
        amount: Math.round(RequestedAmount * HUNDRED),
        currency: Currency,
        command: 'Payment',
        cardType: '',
      })
      if (!paying) return { PaymentResponse: { Response: failure('Busy') } }
      const { ended, isLost } = await paying
      return isLost ? 'cut' : { PaymentResponse: toResponse(ended) }
    },
    async Reversal({ MessageHeader, ReversalRequest }) {
      const { POITransactionID } = ReversalRequest?.OriginalPOITransaction ?? {}
      if (!POITransactionID?.TimeStamp || ReversalRequest?.ReversalReason !== 'MerchantCancel')
        return { ReversalResponse: { Response: failure('MessageFormat') } }
      const done = terminal.refund({
        id: MessageHeader.ServiceID,
        amount: Math.round(ReversalRequest.ReversedAmount * HUNDRED),
        currency: '',
        command: 'Reversal',
        cardType: '',
        refundOf: POITransactionID.TransactionID,
      })
      if (!done) return { ReversalResponse: { Response: failure('Busy') } }
      return done.isLost ? 'cut' : { ReversalResponse: toResponse(done.ended) }
    },
    async TransactionStatus({ TransactionStatusRequest }) {
      const { ServiceID = '', MessageCategory = 'Payment' } = TransactionStatusRequest?.MessageReference ?? {}
      const found = terminal.find(ServiceID)
      if (!found || found === 'running')
        return { TransactionStatusResponse: { Response: failure(found ? 'InProgress' : 'NotFound') } }
      const RepeatedResponseMessageBody = { [`${MessageCategory}Response`]: toResponse(found) }
      return {
        TransactionStatusResponse: {
          Response: { Result: 'Success' },
          RepeatedMessageResponse: { RepeatedResponseMessageBody },
        },
      }
    },
    async Abort({ AbortRequest }) {
      terminal.cancel(AbortRequest?.MessageReference.ServiceID ?? '')
      return {}
    },
  }
  return createServer(async (request, response) => {
    if (terminal.isAway) return void request.socket.destroy()
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    const asked: Request | undefined = JSON.parse(text || '{}').SaleToPOIRequest
    const deed = asked && does[asked.MessageHeader.MessageCategory]
    if (request.url !== PATH || !asked || !deed || !isSupported(asked)) return void response.writeHead(400).end('{}')
    const answer = await deed(asked)
    if (answer === 'cut' || terminal.isAway) return void request.socket.destroy()
    const MessageHeader = { ...asked.MessageHeader, MessageType: 'Response' }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ SaleToPOIResponse: { MessageHeader, ...answer } }))
  })
}

function toResponse(ended: PaymentResult): object {
  if (ended.result === 'givenBack')
    return {
      Response: { Result: 'Success' },
      POIData: { POITransactionID: { TransactionID: ended.entry.authorization } },
      ReversedAmount: ended.entry.amount / HUNDRED,
    }
  if (ended.result !== 'captured') return { Response: failure(conditions[ended.result]) }
  const { amount, currency, authorization } = ended.entry
  return {
    Response: { Result: 'Success' },
    POIData: { POITransactionID: { TransactionID: authorization } },
    PaymentResult: {
      AmountsResp: { Currency: currency, AuthorizedAmount: amount / HUNDRED },
      PaymentInstrumentData: { CardData: { PaymentBrand: 'mc', MaskedPan: '541333 **** 9999' } },
    },
  }
}
