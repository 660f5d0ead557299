import { randomBytes } from 'node:crypto'
import { fromDecimal } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import type { HttpCalls } from '../../links/http-calls.ts'
import type { CardTerminal, Charged, Refunded } from '../../roles/card-terminal.ts'
import { createTerminal } from '../create-terminal.ts'
import {
  type Addressee,
  buildAbortRequest,
  buildDiagnosisRequest,
  buildPaymentRequest,
  buildReversalRequest,
  buildStatusRequest,
  diagnosisAnswer,
  getAuthorisedMinor,
  NEXO_PATH,
  type PaymentResponse,
  paymentAnswer,
  type ReversalResponse,
  reversalAnswer,
  statusAnswer,
  toServiceId,
} from './nexo.protocol.ts'

const ANSWER_TIMEOUT_MS = 5_000
/**
 * Time for the guest to find the card and enter the PIN, and for the bank: terminals give up after
 * two and a half minutes.
 */
export const PAY_TIMEOUT_MS = 180_000

/** A query about a message needs its own service id. */
const createServiceId = () => toServiceId(randomBytes(16).toString('hex'))

export function createNexoTerminal(calls: HttpCalls, to: Addressee, now: () => Date = () => new Date()): CardTerminal {
  async function ask<Schema extends z.core.$ZodType>(
    schema: Schema,
    body: object,
    milliseconds: number,
  ): Promise<z.output<Schema>> {
    const answer = z.safeParse(schema, await calls(NEXO_PATH, body, AbortSignal.timeout(milliseconds)))
    if (!answer.success) throw new Problem('deviceUnknown', 'the terminal cannot be understood')
    return answer.data
  }

  async function repeatedOf(id: string, category: 'Payment' | 'Reversal') {
    const { SaleToPOIResponse } = await ask(
      statusAnswer,
      buildStatusRequest(to, id, createServiceId(), category),
      ANSWER_TIMEOUT_MS,
    )
    const { Response, RepeatedMessageResponse } = SaleToPOIResponse.TransactionStatusResponse
    const notYet = (): 'absent' | 'running' => {
      if (Response.ErrorCondition === 'NotFound') return 'absent'
      if (Response.ErrorCondition === 'InProgress') return 'running'
      throw new Problem('deviceUnknown', `the terminal says ${Response.ErrorCondition}`)
    }
    return { repeated: RepeatedMessageResponse?.RepeatedResponseMessageBody, notYet }
  }

  return createTerminal({
    async assertReady() {
      const { SaleToPOIResponse } = await ask(
        diagnosisAnswer,
        buildDiagnosisRequest(to, createServiceId()),
        ANSWER_TIMEOUT_MS,
      )
      const { Response, POIStatus } = SaleToPOIResponse.DiagnosisResponse
      if (Response.Result === 'Failure' || (POIStatus && POIStatus.GlobalStatus !== 'OK'))
        throw new Problem('deviceAway', `the terminal says ${POIStatus?.GlobalStatus ?? Response.ErrorCondition}`)
    },
    async charge({ id, minor, currency }, asking) {
      asking()
      const wanted = buildPaymentRequest(to, { id, minor, currency, at: now() })
      const { SaleToPOIResponse } = await ask(paymentAnswer, wanted, PAY_TIMEOUT_MS)
      return toCharged(SaleToPOIResponse.PaymentResponse, currency)
    },
    async refund({ id, minor, currency, of, takenAt }, asking) {
      asking()
      const wanted = buildReversalRequest(to, { id, minor, currency, of, takenAt, at: now() })
      const { SaleToPOIResponse } = await ask(reversalAnswer, wanted, PAY_TIMEOUT_MS)
      return toRefunded(SaleToPOIResponse.ReversalResponse, currency)
    },
    async find({ id, currency }) {
      const { repeated, notYet } = await repeatedOf(id, 'Payment')
      return repeated?.PaymentResponse ? toCharged(repeated.PaymentResponse, currency) : notYet()
    },
    async findRefund({ id, currency }) {
      const { repeated, notYet } = await repeatedOf(id, 'Reversal')
      return repeated?.ReversalResponse ? toRefunded(repeated.ReversalResponse, currency) : notYet()
    },
    async cancel({ id }) {
      // Its answer is irrelevant, because the payment itself is answered separately.
      await calls(
        NEXO_PATH,
        buildAbortRequest(to, id, createServiceId()),
        AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      ).catch(() => {})
    },
  })
}

/** Conditions that leave the outcome unknown even to the terminal. */
const UNKNOWN_CONDITIONS: readonly (string | undefined)[] = ['UnreachableHost', 'InProgress']

function toRejection({ Result, ErrorCondition }: PaymentResponse['Response']) {
  if (Result !== 'Failure') return undefined
  if (UNKNOWN_CONDITIONS.includes(ErrorCondition))
    throw new Problem('deviceUnknown', `the terminal says ${ErrorCondition}`)
  return { outcome: 'refused', code: ErrorCondition?.slice(0, 60) ?? 'Failure' } as const
}

function toCharged(answer: PaymentResponse, currency: string): Charged {
  const refused = toRejection(answer.Response)
  if (refused) return refused
  const card = answer.PaymentResult?.PaymentInstrumentData?.CardData
  const lastDigits = /\d{4}$/.exec(card?.MaskedPan ?? '')?.[0]
  const minor = getAuthorisedMinor(answer, currency)
  const reference = answer.POIData?.POITransactionID?.TransactionID.slice(0, 80)
  return {
    outcome: 'done',
    ...(minor !== undefined && { minor }),
    ...(reference && { reference }),
    ...(card?.PaymentBrand && { brand: card.PaymentBrand.slice(0, 40) }),
    ...(lastDigits && { lastDigits }),
  }
}

function toRefunded({ Response, POIData, ReversedAmount }: ReversalResponse, currency: string): Refunded {
  const refused = toRejection(Response)
  if (refused) return refused
  const reference = POIData?.POITransactionID?.TransactionID.slice(0, 80)
  return {
    outcome: 'done',
    ...(ReversedAmount !== undefined && { minor: fromDecimal(ReversedAmount, currency).minor }),
    ...(reference && { reference }),
  }
}
