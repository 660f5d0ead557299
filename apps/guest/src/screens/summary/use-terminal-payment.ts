import { pay } from '@foyer/contract/payment.ts'
import { type CardType, knownCardType } from '@foyer/domain/payment/card-type.ts'
import type { RefusalReason } from '@foyer/domain/payment/payment.ts'
import { isWrongCard } from '@foyer/domain/payment/terminal-refusal.ts'
import { asProblem, Problem } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useRef, useState } from 'react'
import { useHub } from '../../flows/devices/use-hub.ts'
import { chosenTerminal } from '../../journey/chosen-terminal.ts'
import { reservationQuery } from '../../journey/reservation-query.ts'
import { useUnderWay } from '../../journey/under-way.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useSite } from '../../site/site-context.tsx'
import { fiscalOf } from './fiscal-of.ts'
import { lookUntilOver } from './look-until-over.ts'
import { countPayTry } from './pay-tries.ts'
import { simulates } from './simulates.ts'
import type { AtTerminal, PayingAtTerminal, TerminalStage } from './terminal-view.tsx'
import { useEnteredStage } from './use-entered-stage.ts'
import { usePaymentOutcome } from './use-payment-outcome.ts'
import { usePrintBill } from './use-print-bill.ts'

/** How long a kiosk waits for its device hub. */
const HUB_WITHIN_MS = 8_000
/** Once the terminal has finished, the hub notifies the server within moments. */
const MOST_LOOKS = 40

/**
 * A payment at the kiosk's terminal. The page sends the order to the hub, then polls the server for
 * the outcome.
 */
export function useTerminalPayment(paying: PayingAtTerminal): AtTerminal {
  const { reference, amount, mailing = { byEmail: false }, onOver } = paying
  const { site, hotel } = useSite()
  const { payment: policy } = site.policies
  const caller = useCaller()
  const hub = useHub()
  const outcome = usePaymentOutcome({ ...paying, action: 'pago' })
  const printBill = usePrintBill(hub)
  const wish = useIdempotencyKey()
  const known = knownCardType(policy)
  const [cardType, setCardType] = useState<CardType | undefined>(known)
  const [stage, setStage] = useState<TerminalStage>(known ? 'starting' : 'cardType')
  const [wantedToGo, setWantedToGo] = useState(false)
  const paymentId = useRef<string>(undefined)
  /** Set once the outcome is known, from whichever source comes first. */
  const isOver = useRef(false)
  useUnderWay(stage !== 'unknown' && stage !== 'cardType' && stage !== 'wrongCard')

  async function ordered() {
    const terminal = chosenTerminal(site)
    if (!terminal) throw new Problem('paymentNotPossible', 'no terminal is chosen')
    const { hub: id } = await hub.whenOpen(HUB_WITHIN_MS)
    const said = {
      ...{ hotelId: hotel.id, reference, total: amount, currency: amount.currency, ...mailing },
      ...{ hub: id, deviceId: terminal.id, terminalId: terminal.id, cardType, ...fiscalOf(site), ...simulates(site) },
    }
    const { key } = wish.wishFor(said)
    return callApi(pay, { key, query: reservationQuery(site), body: said }, caller)
  }

  async function begin(signal: AbortSignal): Promise<void> {
    if (!countPayTry(reference)) return outcome.failed(new Problem('unexpected'), { error: 'Infinity loop' })
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
      if (!signal.aborted) outcome.failed(asProblem(caught), { payAgain: true })
    }
  }

  async function look(signal: AbortSignal, most: number): Promise<void> {
    const id = paymentId.current
    if (!id) return onOver()
    const told = await lookUntilOver({ caller, reference, id, signal, most, isDoubted: stage === 'unknown' })
    if (!told) return
    if (told === 'unknown') return setStage('unknown')
    isOver.current = true
    // The next attempt gets a new idempotency key.
    wish.granted()
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

  function refused(reason: RefusalReason): void {
    if (isWrongCard(reason)) setStage('wrongCard')
    else outcome.refused(reason)
  }

  useEnteredStage(stage, (signal) => {
    if (stage === 'starting') void begin(signal)
    // While the terminal waits for a card, polling has no limit.
    if (stage === 'present' || stage === 'unknown') void look(signal, Number.POSITIVE_INFINITY)
    if (stage === 'looking') void look(signal, MOST_LOOKS)
  })

  return {
    stage,
    isAsking: stage === 'present' && hub.payment?.step === 'asking' && hub.payment.payment === paymentId.current,
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
    askAgain: () => setStage('looking'),
    /** Cancels the payment at the terminal, which then reports it. */
    giveUp: () => void hub.transaction('stop_transaction').catch(() => {}),
  }
}
