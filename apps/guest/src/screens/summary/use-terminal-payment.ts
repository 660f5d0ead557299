import { pay } from '@foyer/contract/payment.ts'
import { type CardType, getKnownCardType } from '@foyer/domain/payment/card-type.ts'
import type { DeclineReason } from '@foyer/domain/payment/payment.ts'
import { isCardProblem } from '@foyer/domain/payment/terminal-decline.ts'
import { ensureProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useRef, useState } from 'react'
import { useHub } from '../../flows/devices/use-hub.ts'
import { buildReservationQuery } from '../../journey/build-reservation-query.ts'
import { findChosenTerminal } from '../../journey/chosen-terminal.ts'
import { useMarkTaskRunning } from '../../journey/running-tasks.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useSite } from '../../site/site-context.tsx'
import { pollPayment } from './poll-payment.ts'
import type { TerminalPayment, TerminalPaymentProps, TerminalStage } from './terminal-view.tsx'
import { toFiscalFields } from './to-fiscal-fields.ts'
import { toSimulateField } from './to-simulate-field.ts'
import { useAttemptLimit } from './use-attempt-limit.ts'
import { useEnteredStage } from './use-entered-stage.ts'
import { usePaymentOutcome } from './use-payment-outcome.ts'
import { usePrintBill } from './use-print-bill.ts'

/** How long a kiosk waits for its device hub. */
const HUB_TIMEOUT_MS = 8_000
/** Once the terminal has finished, the hub notifies the server within moments. */
const MAX_POLLS = 40

/**
 * A payment at the kiosk's terminal. The page sends the order to the hub, then polls the server for
 * the outcome.
 */
export function useTerminalPayment(paying: TerminalPaymentProps): TerminalPayment {
  const { reference, amount, mailing = { byEmail: false }, onOver } = paying
  const { site, hotel } = useSite()
  const { payment: policy } = site.policies
  const caller = useCaller()
  const hub = useHub()
  const outcome = usePaymentOutcome({ ...paying, action: 'pago' })
  const printBill = usePrintBill(hub)
  const wish = useIdempotencyKey()
  const countAttempt = useAttemptLimit()
  const known = getKnownCardType(policy)
  const [cardType, setCardType] = useState<CardType | undefined>(known)
  const [stage, setStage] = useState<TerminalStage>(known ? 'starting' : 'cardType')
  const [wantedToGo, setWantedToGo] = useState(false)
  const paymentId = useRef<string>(undefined)
  /** Set once the outcome is known, from whichever source comes first. */
  const isOver = useRef(false)
  useMarkTaskRunning(stage !== 'unknown' && stage !== 'cardType' && stage !== 'wrongCard')

  async function ordered() {
    const terminal = findChosenTerminal(site)
    if (!terminal) throw new Problem('paymentNotPossible', 'no terminal is chosen')
    const { hub: id } = await hub.whenOpen(HUB_TIMEOUT_MS)
    const said = {
      ...{ hotelId: hotel.id, reference, total: amount, currency: amount.currency, ...mailing },
      ...{
        hub: id,
        deviceId: terminal.id,
        terminalId: terminal.id,
        cardType,
        ...toFiscalFields(site),
        ...toSimulateField(site),
      },
    }
    const { key } = wish.requestFor(said)
    return callApi(pay, { key, query: buildReservationQuery(site), body: said }, caller)
  }

  async function begin(signal: AbortSignal): Promise<void> {
    if (!countAttempt()) return outcome.failed(new Problem('unexpected'), { error: 'Infinity loop' })
    try {
      const told = await ordered()
      const { paymentId: id, order } = told
      if (signal.aborted) return
      outcome.begun(told)
      if (told.completed) return outcome.paid(amount, told)
      paymentId.current = id
      isOver.current = false
      if (!order) return setStage('looking')
      setStage('present')
      await hub.pay(order).catch(() => {})
      if (!isOver.current) setStage((now) => (now === 'present' ? 'looking' : now))
    } catch (caught) {
      if (!signal.aborted) outcome.failed(ensureProblem(caught), { payAgain: true })
    }
  }

  async function look(signal: AbortSignal, most: number): Promise<void> {
    const id = paymentId.current
    if (!id) return onOver()
    const told = await pollPayment({ caller, reference, id, signal, maxPolls: most, wasUnknown: stage === 'unknown' })
    if (!told) return
    if (told === 'unknown') return setStage('unknown')
    isOver.current = true
    // The next attempt gets a new idempotency key.
    wish.reset()
    if (told.state === 'captured') return paid(id)
    return told.state === 'refused' ? refused(told.reason ?? 'failed') : onOver()
  }

  async function paid(id: string): Promise<void> {
    if (site.policies.bill.fiscalPrinter) {
      setStage('printing')
      await printBill(reference, id)
    }
    outcome.paid(amount)
  }

  function refused(reason: DeclineReason): void {
    if (isCardProblem(reason)) setStage('wrongCard')
    else outcome.refused(reason)
  }

  useEnteredStage(stage, (signal) => {
    if (stage === 'starting') void begin(signal)
    // While the terminal waits for a card, polling has no limit.
    if (stage === 'present' || stage === 'unknown') void look(signal, Number.POSITIVE_INFINITY)
    if (stage === 'looking') void look(signal, MAX_POLLS)
  })

  return {
    stage,
    isChecking: stage === 'present' && hub.payment?.step === 'asking' && hub.payment.payment === paymentId.current,
    cardType: {
      value: cardType,
      choose: setCardType,
      missing: wantedToGo,
      start() {
        setWantedToGo(true)
        if (cardType) setStage('starting')
      },
    },
    again: () => setStage(known ? 'starting' : 'cardType'),
    recheck: () => setStage('looking'),
    /** Cancels the payment at the terminal, which then reports it. */
    cancel: () => void hub.transaction('stop_transaction').catch(() => {}),
  }
}
