import type { ReportedPayment, ReportedRefund } from '@foyer/contract/hub.ts'
import type { CardTerminalStatus } from '@foyer/contract/messages/device.ts'
import type { PaymentOrder } from '@foyer/contract/messages/payment-order.ts'
import type { RefundOrder } from '@foyer/contract/messages/refund-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { OrderExecutor } from '../orders/order-executor.ts'
import { requireDevice } from './require-device.ts'
import type { PublishEvent, Role } from './role.ts'

/** Data of a payment for the terminal. All of it was ordered; a page adds nothing. */
export type TerminalOrder = Pick<PaymentOrder, 'id' | 'reference' | 'minor' | 'currency' | 'cardType' | 'unattended'>

/** The outcome of a payment according to the terminal. */
export type Charged = Omit<ReportedPayment, 'id'>

/** Data of a refund for the terminal: its own id, and the terminal's number of the payment. */
export type TerminalRefund = Pick<RefundOrder, 'id' | 'reference' | 'minor' | 'currency' | 'of' | 'takenAt'>

/** The outcome of a refund according to the terminal. */
export type Refunded = Omit<ReportedRefund, 'id'>

/** A card terminal. It charges under the payment's own id and remembers the outcome. */
export interface CardTerminal {
  state(): CardTerminalStatus['state']
  watch(onChange: () => void): void
  /** Checks its state. Never rejects: being away is a state. */
  refreshStatus(): Promise<void>
  /**
   * Calls `asking` before the order is sent; until then, a failure has charged nothing. Resolves
   * with the terminal's answer, and throws a Problem if that is lost.
   */
  pay(order: TerminalOrder, asking: () => void): Promise<Charged>
  /**
   * The outcome of a payment. `absent`: unknown to the terminal. Throws a Problem if the terminal
   * does not answer.
   */
  find(order: TerminalOrder): Promise<Charged | 'absent' | 'running'>
  /** Refunds all or part of a payment; `asking` and lost answers work as for a payment. */
  refund(order: TerminalRefund, asking: () => void): Promise<Refunded>
  findRefund(order: TerminalRefund): Promise<Refunded | 'absent' | 'running'>
  /**
   * Cancels a payment for which no card has been presented yet. Otherwise it is charged or declined
   * as usual.
   */
  cancel(order: Pick<TerminalOrder, 'id'>): Promise<void>
}

/** By their names in the hotel's document. */
export type CardTerminals = Readonly<Record<string, CardTerminal>>

export function getTerminal(terminals: CardTerminals, id: string): CardTerminal {
  const there = Object.hasOwn(terminals, id) ? terminals[id] : undefined
  if (!there) throw new Problem('deviceAway', 'this kiosk has no such terminal')
  return there
}

export interface Payments extends OrderExecutor {
  /** Cancels payments that wait for a card. */
  cancelWaiting(): Promise<void>
}

interface TerminalRole extends Role<'pay' | 'start_transaction' | 'stop_transaction'> {
  status(): CardTerminalStatus[] | undefined
  refreshStatus(): Promise<void>
}

/** A terminal belongs to a third party, so it is checked only every minute and a half. */
const POLL_INTERVAL_MS = 90_000

const now = () => performance.now()

/** A kiosk without a terminal reports an error: an uncharged payment must never look successful. */
export function createCardTerminalRole(
  terminals: CardTerminals | undefined,
  payments: Payments | undefined,
  tell: PublishEvent,
): TerminalRole {
  const all = Object.entries(terminals ?? {})
  const status = () => all.map(([id, terminal]) => ({ id, state: terminal.state() }))
  for (const [, terminal] of all) terminal.watch(() => tell({ type: 'cardTerminals', cardTerminals: status() }))
  const look = async () => {
    lookedAt = now()
    await Promise.all(all.map(([, terminal]) => terminal.refreshStatus()))
  }
  let lookedAt = Number.NEGATIVE_INFINITY
  return {
    handlers: {
      pay: ({ order }) =>
        requireDevice(payments).execute(order, {
          onSent: (payment) => tell({ type: 'payment', payment, step: 'presentCard' }),
          onLost: (payment) => tell({ type: 'payment', payment, step: 'asking' }),
        }),
      start_transaction: look,
      stop_transaction: () => payments?.cancelWaiting(),
    },
    status: () => (terminals ? status() : undefined),
    async refreshStatus() {
      // A terminal that does not answer is checked as often as any other device.
      const isDue = now() - lookedAt >= POLL_INTERVAL_MS || all.some(([, terminal]) => terminal.state() === 'away')
      if (isDue) await look()
    },
    // A payment already sent continues even if the page is gone.
    onPageGone: () => {},
  }
}
