import { cancelPayment, payByBus } from '@foyer/contract/payment.ts'
import { ensureProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useRef, useState } from 'react'
import { useHub } from '../../flows/devices/use-hub.ts'
import { findChosenTerminal } from '../../journey/chosen-terminal.ts'
import { useMarkTaskRunning } from '../../journey/running-tasks.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useSite } from '../../site/site-context.tsx'
import { pollPayment } from './poll-payment.ts'
import type { TerminalPayment, TerminalPaymentProps } from './terminal-view.tsx'
import { toSimulateField } from './to-simulate-field.ts'
import { useAttemptLimit } from './use-attempt-limit.ts'
import { useEnteredStage } from './use-entered-stage.ts'
import { usePaymentOutcome } from './use-payment-outcome.ts'
import { usePrintBill } from './use-print-bill.ts'

type BusStage = 'starting' | 'present' | 'looking' | 'failed' | 'printing' | 'unknown'

const MAX_POLLS = 40

/**
 * A payment at a terminal that the provider calls. The page requests it, then polls the server for
 * the outcome.
 */
export function useBusPayment(paying: TerminalPaymentProps): TerminalPayment {
  const { reference, amount, mailing = { byEmail: false }, onOver } = paying
  const { site, hotel } = useSite()
  const caller = useCaller()
  const outcome = usePaymentOutcome({ ...paying, action: 'pago' })
  const printBill = usePrintBill(useHub())
  const wish = useIdempotencyKey()
  const countAttempt = useAttemptLimit()
  const [stage, setStage] = useState<BusStage>('starting')
  const [error, setError] = useState<string>()
  const paymentId = useRef<string>(undefined)
  const isCounted = useRef(false)
  useMarkTaskRunning(stage !== 'unknown' && stage !== 'failed')

  async function begin(signal: AbortSignal): Promise<void> {
    // Requesting the same response again is not a new attempt.
    if (!isCounted.current && !countAttempt())
      return outcome.failed(new Problem('unexpected'), { error: 'Infinity loop' })
    isCounted.current = true
    try {
      const terminal = findChosenTerminal(site)
      if (!terminal) throw new Problem('paymentNotPossible', 'no terminal is chosen')
      const said = {
        ...{ appId: site.appKey, hotelId: hotel.id, reference, amount, currency: amount.currency },
        ...{ terminalId: terminal.id, ...mailing, ...toSimulateField(site) },
      }
      const { key } = wish.requestFor(said)
      const told = await callApi(payByBus, { key, body: said }, caller)
      outcome.begun(told)
      if (signal.aborted) return
      if (told.completed) return paid(told.paymentId)
      if (!told.paymentId) return fail(told.error)
      paymentId.current = told.paymentId
      setStage('present')
    } catch (caught) {
      if (signal.aborted) return
      const problem = ensureProblem(caught)
      if (problem.code === 'outcomeUnknown' || problem.code === 'underWay') setStage('unknown')
      else outcome.failed(problem, { payAgain: true })
    }
  }

  /** Nothing was charged, so the next attempt gets a new idempotency key. */
  function fail(words: string | undefined): void {
    wish.reset()
    isCounted.current = false
    paymentId.current = undefined
    setError(words)
    setStage('failed')
  }

  async function paid(id: string | undefined): Promise<void> {
    if (site.policies.bill.fiscalPrinter && id) {
      setStage('printing')
      await printBill(reference, id)
    }
    outcome.paid(amount)
  }

  async function look(signal: AbortSignal, most: number): Promise<void> {
    // If the response was lost before the id was known, a retry with the same key finds it.
    const id = paymentId.current
    if (!id) return
    const told = await pollPayment({ caller, reference, id, signal, maxPolls: most, wasUnknown: stage === 'unknown' })
    if (told === 'unknown') return setStage('unknown')
    if (told?.state === 'captured') return paid(id)
    if (told?.state === 'refused' && told.reason !== 'cancelled') return fail(told.error)
    if (told) onOver()
  }

  useEnteredStage(stage, (signal) => {
    if (stage === 'starting') void begin(signal)
    if (stage === 'present' || stage === 'unknown') void look(signal, Number.POSITIVE_INFINITY)
    if (stage === 'looking') void look(signal, MAX_POLLS)
  })

  return {
    stage,
    isChecking: false,
    error,
    again: () => setStage('starting'),
    recheck: () => setStage(paymentId.current ? 'looking' : 'starting'),
    cancel() {
      const id = paymentId.current
      if (id) void callApi(cancelPayment, { body: { reference, id } }, caller).catch(() => {})
    },
  }
}
