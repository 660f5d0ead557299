import type { ToldPayment, ToldRefund } from '@foyer/contract/hub.ts'
import type { CardTerminalStatus } from '@foyer/contract/messages/device.ts'
import type { PaymentOrder } from '@foyer/contract/messages/payment-order.ts'
import type { RefundOrder } from '@foyer/contract/messages/refund-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Obeys } from '../orders/obey-orders.ts'
import { present } from './present.ts'
import type { Role, Tell } from './role.ts'

/** What a terminal is told of a payment. All of it was ordered; a page adds nothing. */
export type TerminalOrder = Pick<PaymentOrder, 'id' | 'reference' | 'minor' | 'currency' | 'cardType' | 'unattended'>

/** What became of a payment, by the terminal's own word. */
export type Charged = Omit<ToldPayment, 'id'>

/** What a terminal is told of a refund: under its own id, of a payment by the terminal's own number. */
export type TerminalRefund = Pick<RefundOrder, 'id' | 'reference' | 'minor' | 'currency' | 'of' | 'takenAt'>

/** What became of a refund, by the terminal's own word. */
export type Given = Omit<ToldRefund, 'id'>

/** What a card terminal can do. It charges under the payment's own id, and remembers what became of it. */
export interface CardTerminal {
  state(): CardTerminalStatus['state']
  watch(onChange: () => void): void
  /** Asks it how it stands. Never rejects: that it is away is a state. */
  look(): Promise<void>
  /**
   * Calls `asking` before the order leaves; until then a failure has charged nothing. Resolves with the terminal's own word, and
   * throws a Problem when its answer is lost.
   */
  pay(order: TerminalOrder, asking: () => void): Promise<Charged>
  /** What became of it. `absent`: it has never heard of it. Throws a Problem when the terminal does not answer. */
  find(order: TerminalOrder): Promise<Charged | 'absent' | 'running'>
  /** Gives back a part of what it took, or all; `asking` and a lost answer as with a payment. */
  refund(order: TerminalRefund, asking: () => void): Promise<Given>
  findRefund(order: TerminalRefund): Promise<Given | 'absent' | 'running'>
  /** Gives up a payment for which no card was presented yet. What was presented is charged or refused, as it comes. */
  cancel(order: Pick<TerminalOrder, 'id'>): Promise<void>
}

/** By the names that the hotel's document gives them. */
export type CardTerminals = Readonly<Record<string, CardTerminal>>

export function terminalOf(terminals: CardTerminals, id: string): CardTerminal {
  const there = Object.hasOwn(terminals, id) ? terminals[id] : undefined
  if (!there) throw new Problem('deviceAway', 'this kiosk has no such terminal')
  return there
}

export interface Payments extends Obeys {
  /** Gives up what waits for a card. */
  giveUp(): Promise<void>
}

interface TerminalRole extends Role<'pay' | 'start_transaction' | 'stop_transaction'> {
  status(): CardTerminalStatus[] | undefined
  look(): Promise<void>
}

/** A terminal is somebody else's machine: it is asked how it stands every minute and a half. */
const LOOK_MS = 90_000

const now = () => performance.now()

/** A kiosk without a terminal says so: money that nobody charged must never look like it. */
export function cardTerminalRole(
  terminals: CardTerminals | undefined,
  payments: Payments | undefined,
  tell: Tell,
): TerminalRole {
  const all = Object.entries(terminals ?? {})
  const status = () => all.map(([id, terminal]) => ({ id, state: terminal.state() }))
  for (const [, terminal] of all) terminal.watch(() => tell({ type: 'cardTerminals', cardTerminals: status() }))
  const look = async () => {
    lookedAt = now()
    await Promise.all(all.map(([, terminal]) => terminal.look()))
  }
  let lookedAt = Number.NEGATIVE_INFINITY
  return {
    does: {
      pay: ({ order }) =>
        present(payments).obey(order, {
          asked: (payment) => tell({ type: 'payment', payment, step: 'presentCard' }),
          lost: (payment) => tell({ type: 'payment', payment, step: 'asking' }),
        }),
      start_transaction: look,
      stop_transaction: () => payments?.giveUp(),
    },
    status: () => (terminals ? status() : undefined),
    async look() {
      // Whoever does not answer is missed, and looked for as often as anything else.
      const isDue = now() - lookedAt >= LOOK_MS || all.some(([, terminal]) => terminal.state() === 'away')
      if (isDue) await look()
    },
    // A payment that was sent goes on, whoever has gone meanwhile.
    rest: () => {},
  }
}
