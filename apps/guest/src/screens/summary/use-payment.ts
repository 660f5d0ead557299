import { pay, payWithCardToken, payWithSavedCard, readPayment, type SavedCard } from '@foyer/contract/payment.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { isOpen } from '@foyer/domain/payment/payment.ts'
import { getPayProvider } from '@foyer/domain/payment/payment-method.ts'
import { ensureProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useHub } from '../../flows/devices/use-hub.ts'
import { buildReservationQuery } from '../../journey/build-reservation-query.ts'
import { useMarkTaskRunning } from '../../journey/running-tasks.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useSite } from '../../site/site-context.tsx'
import { toFiscalFields } from './to-fiscal-fields.ts'
import { toSimulateField } from './to-simulate-field.ts'
import { useAttemptLimit } from './use-attempt-limit.ts'
import type { SummaryQuestion } from './use-bill.ts'
import { useEnteredStage } from './use-entered-stage.ts'
import { usePaymentOutcome } from './use-payment-outcome.ts'
import { usePrintBill } from './use-print-bill.ts'

/**
 * `going`: the gateway's page is about to open. `frame`: it or our card form is embedded.
 * `charging`: the form has a token. `looking`: polls for the outcome. `printing`: paid.
 */
export type PaymentStage = 'starting' | 'going' | 'frame' | 'charging' | 'looking' | 'printing' | 'unknown'

export interface PaymentProps {
  readonly reference: string
  readonly amount: Money
  /** Undefined for a card that the provider doesn't know yet. */
  readonly card?: SavedCard | undefined
  /** Whether the bill is mailed, and where. */
  readonly mailing?: { readonly byEmail: boolean; readonly email?: string }
  /** True if the stay has already begun. */
  readonly hasArrived?: boolean
  /** True if the guest returns from the gateway's page. */
  readonly isBack: boolean
  /** Parameters of the summary request. */
  readonly question?: Partial<SummaryQuestion>
  readonly onPaid: () => void
  readonly onOver: () => void
}

const REDIRECT_DELAY_MS = 3_000
const POLL_INTERVAL_MS = 2_000
const MAX_POLLS = 15
const FORM_FAILED = 'An error occurred while trying to load the payment form'

/** Runs a payment until the server knows its outcome. What another page reports proves nothing. */
export function usePayment(paying: PaymentProps) {
  const { reference, amount, card, mailing = { byEmail: false }, isBack, question, hasArrived = false, onOver } = paying
  const { site, hotel, language } = useSite()
  const outcome = usePaymentOutcome(paying)
  const start = useCall(pay)
  const charge = useCall(payWithSavedCard)
  const chargeToken = useCall(payWithCardToken)
  const summary = useCall(fetchSummary)
  const look = useCall(readPayment)
  const wish = useIdempotencyKey()
  const countAttempt = useAttemptLimit()
  const prints = 'fiscalPrinterId' in toFiscalFields(site)
  const printBill = usePrintBill(useHub({ on: prints }))
  const [stage, setStage] = useState<PaymentStage>(isBack ? 'looking' : 'starting')
  const [form, setForm] = useState<{ id: string; url: string }>()
  const { provider } = site.policies.payment
  useMarkTaskRunning(stage !== 'unknown')

  function failed(caught: unknown) {
    const problem = ensureProblem(caught)
    if (problem.code === 'outcomeUnknown' || problem.code === 'underWay') setStage('unknown')
    else if (problem.code === 'paymentRefused') outcome.refused('declined')
    else outcome.failed(problem, { retry: begin })
  }

  /** Requests the gateway's form and the id of the current or last payment. */
  async function wayToGateway() {
    const said = await summary.mutateAsync({ body: { ...question, reference, isPok: site.device.isPok, provider } })
    return { id: said.gatewayForm?.logId ?? said.earlierGatewayLogs?.at(-1), url: parseUrl(said.gatewayForm?.answer) }
  }

  /** Prints the bill once, however the card was charged; its id is the payment's. */
  async function paid(taken: Money, told: { readonly billId?: string | undefined }): Promise<void> {
    if (prints && told.billId) {
      setStage('printing')
      await printBill(reference, told.billId)
    }
    outcome.paid(taken, told)
  }

  async function begin(): Promise<void> {
    if (!countAttempt()) return outcome.failed(new Problem('unexpected'), { error: 'Infinity loop' })
    const said = { hotelId: hotel.id, reference, total: amount, currency: amount.currency, ...mailing }
    const asked = { ...said, ...toFiscalFields(site), ...toSimulateField(site) }
    const query = buildReservationQuery(site)
    try {
      if (card) {
        const { key } = wish.requestFor({ ...said, card })
        const asDeposit = site.policies.payment.asDeposit && !hasArrived
        const told = await charge.mutateAsync({ key, query, body: { ...said, card, asDeposit } })
        wish.reset()
        return told.completed ? await paid(amount, told) : outcome.refused('declined')
      }
      const { key } = wish.requestFor(asked)
      const told = await start.mutateAsync({ key, query, body: asked })
      const { paymentId: id } = told
      outcome.begun(told)
      if (told.completed) return await paid(amount, told)
      const { url } = await wayToGateway()
      if (!id || !url) return outcome.failed(new Problem('unavailable'), { error: FORM_FAILED, payAgain: true })
      setForm({ id, url })
      setStage(getPayProvider(provider)?.through === 'frame' ? 'frame' : 'going')
    } catch (caught) {
      failed(caught)
    }
  }

  /** The token pays once. If the answer is lost, the server is asked for the outcome instead. */
  async function chargeTyped(token: string): Promise<void> {
    if (stage !== 'frame' || !form) return
    setStage('charging')
    const { id } = form
    try {
      const told = await chargeToken.mutateAsync({ key: crypto.randomUUID(), body: { reference, id, token } })
      wish.reset()
      return told.completed ? await paid(amount, told) : setStage('looking')
    } catch (caught) {
      wish.reset()
      const { code } = ensureProblem(caught)
      if (code === 'paymentRefused') outcome.refused('declined')
      else setStage(code === 'outcomeUnknown' ? 'unknown' : 'looking')
    }
  }

  async function lookUntilOver(signal: AbortSignal): Promise<void> {
    try {
      const id = form?.id ?? (await wayToGateway()).id
      if (!id) return onOver()
      for (let looks = 0; looks < MAX_POLLS || stage === 'frame'; looks++) {
        const { state, amount: taken, reason = 'failed' } = await look.mutateAsync({ body: { reference, id } })
        if (signal.aborted) return
        if (state === 'captured') return await paid(taken, { billId: id })
        if (state === 'refused') return outcome.refused(reason)
        if (!isOpen(state)) return onOver()
        await new Promise((later) => setTimeout(later, POLL_INTERVAL_MS))
        if (signal.aborted) return
      }
      setStage('unknown')
    } catch (caught) {
      if (!signal.aborted) failed(caught)
    }
  }

  const go = () => form && location.assign(`${form.url}?lang=${language}&back=${encodeURIComponent(location.pathname)}`)
  useEnteredStage(stage, (signal) => {
    if (stage === 'starting') void begin()
    if (stage === 'looking' || stage === 'frame') void lookUntilOver(signal)
    if (stage !== 'going') return
    const timer = setTimeout(go, REDIRECT_DELAY_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

  return {
    stage,
    go,
    frame: form && `${form.url}?frame&lang=${language}`,
    chargeTyped,
    askAgain: () => setStage('looking'),
  }
}

function parseUrl(answer: unknown): string | undefined {
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : undefined
  return typeof url === 'string' && url.startsWith('/pay/') ? url : undefined
}
