import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { HttpCalls } from '../links/http-calls.ts'
import type { Lobby } from './lobby.ts'
import { formatAuthorization, parseAuthorization, type TerminalResult } from './simulated-terminal.ts'

interface Request {
  readonly MessageHeader: { readonly MessageCategory: string; readonly ServiceID: string }
  readonly PaymentRequest?: {
    readonly PaymentTransaction: {
      readonly AmountsReq: { readonly Currency: string; readonly RequestedAmount: number }
    }
  }
  readonly ReversalRequest?: {
    readonly OriginalPOITransaction: { readonly POITransactionID: { readonly TransactionID: string } }
    readonly ReversedAmount: number
    readonly SaleData: { readonly SaleToAcquirerData: string }
  }
  readonly TransactionStatusRequest?: {
    readonly MessageReference: { readonly ServiceID: string; readonly MessageCategory: string }
  }
  readonly AbortRequest?: { readonly MessageReference: { readonly ServiceID: string } }
}

const buildFailure = (ErrorCondition: string) => ({ Result: 'Failure', ErrorCondition })
const conditions = { refused: 'Refusal', invalid: 'InvalidCard', cancelled: 'Cancel' } as const

/** The lobby's terminal, with the nexo protocol. */
export function createSimulatedNexo({ terminal }: Pick<Lobby, 'terminal'>): HttpCalls {
  const answerTo = (asked: Request, body: object) => ({
    SaleToPOIResponse: { MessageHeader: { ...asked.MessageHeader, MessageType: 'Response' }, ...body },
  })
  const does: Readonly<Record<string, (asked: Request) => Promise<object>>> = {
    Diagnosis: async () => ({
      DiagnosisResponse: { Response: { Result: 'Success' }, POIStatus: { GlobalStatus: 'OK' } },
    }),
    async Payment({ MessageHeader, PaymentRequest }) {
      const { Currency = '', RequestedAmount = 0 } = PaymentRequest?.PaymentTransaction.AmountsReq ?? {}
      const played = terminal.pay({ id: MessageHeader.ServiceID, ...fromDecimal(RequestedAmount, Currency) })
      if (!played) return { PaymentResponse: { Response: buildFailure('Busy') } }
      const ended = await played
      if (terminal.mode === 'lost') throw new Problem('deviceAway', 'the answer is lost')
      return toResponse(ended, 'Payment')
    },
    async Reversal({ MessageHeader, ReversalRequest }) {
      const { TransactionID = '' } = ReversalRequest?.OriginalPOITransaction.POITransactionID ?? {}
      const currency = ReversalRequest?.SaleData.SaleToAcquirerData.replace('currency=', '') ?? ''
      const money = fromDecimal(ReversalRequest?.ReversedAmount ?? 0, currency)
      const played = terminal.refund({ id: MessageHeader.ServiceID, ...money, of: parseAuthorization(TransactionID) })
      if (!played) return { ReversalResponse: { Response: buildFailure('Busy') } }
      if (terminal.mode === 'lost') throw new Problem('deviceAway', 'the answer is lost')
      return toResponse(played, 'Reversal')
    },
    async TransactionStatus({ TransactionStatusRequest }) {
      const { ServiceID = '', MessageCategory = 'Payment' } = TransactionStatusRequest?.MessageReference ?? {}
      const found = terminal.find(ServiceID)
      if (!found || found === 'running')
        return { TransactionStatusResponse: { Response: buildFailure(found ? 'InProgress' : 'NotFound') } }
      return {
        TransactionStatusResponse: {
          Response: { Result: 'Success' },
          RepeatedMessageResponse: { RepeatedResponseMessageBody: toResponse(found, MessageCategory) },
        },
      }
    },
    async Abort({ AbortRequest }) {
      terminal.cancel(AbortRequest?.MessageReference.ServiceID ?? '')
      return {}
    },
  }
  return async (_, body) => {
    const asked = (body as { SaleToPOIRequest: Request }).SaleToPOIRequest
    const deed = does[asked.MessageHeader.MessageCategory]
    return deed ? answerTo(asked, await deed(asked)) : {}
  }
}

const buildTransactionRef = (number: number) => ({ POITransactionID: { TransactionID: formatAuthorization(number) } })

/** Named after the message it answers. */
function toResponse(played: TerminalResult, category: string): object {
  return { [`${category}Response`]: toResponseBody(played) }
}

function toResponseBody(played: TerminalResult): object {
  if (played.result === 'givenBack')
    return {
      Response: { Result: 'Success' },
      POIData: buildTransactionRef(played.refund.number),
      ReversedAmount: toDecimal(played.refund),
    }
  if (played.result !== 'captured') return { Response: buildFailure(conditions[played.result]) }
  const { capture } = played
  return {
    Response: { Result: 'Success' },
    POIData: buildTransactionRef(capture.number),
    PaymentResult: {
      AmountsResp: { Currency: capture.currency, AuthorizedAmount: toDecimal(capture) },
      PaymentInstrumentData: { CardData: { PaymentBrand: 'mc', MaskedPan: '541333 **** 9999' } },
    },
  }
}
