import { join } from 'node:path'
import { type ToldPayment, tellPayments } from '@foyer/contract/hub.ts'
import { ORDER_SECONDS, type PaymentOrder, paymentOrder } from '@foyer/contract/messages/payment-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type Deed, obeyOrders } from '../orders/obey-orders.ts'
import type { OrderHome } from '../orders/order-home.ts'
import { openOrderMemory } from '../orders/order-memory.ts'
import { tellOutcomes, toldTo } from '../orders/tell-outcomes.ts'
import type { CardTerminal, CardTerminals, Payments } from '../roles/card-terminal.ts'

/** The server is asked whether it misses anything: a page may be gone before its order came here. */
const MISSED_MS = 15_000

/** Everything about payments that is not a device: what was ordered, what became of it, and that the server hears of it. */
export function openPayments({ folder, server, pairing, trust, now }: OrderHome, terminals: CardTerminals): Payments {
  const memory = openOrderMemory<PaymentOrder, ToldPayment>({
    file: join(folder, 'payments.jsonl'),
    seconds: ORDER_SECONDS,
    now,
  })
  const tell = async (payments: ToldPayment[]) => {
    const said = await toldTo(server, tellPayments, { pairing, payments })
    for (const { id, expiresAt } of said?.asks ?? []) memory.recall(id, expiresAt)
    return said?.taken ?? []
  }
  const teller = tellOutcomes(memory, tell)
  const missed = setInterval(async () => {
    await tell([])
    teller.tellNow()
  }, MISSED_MS)
  missed.unref()
  const charging = new Map<string, PaymentOrder>()
  const deed = chargingAt(terminals, charging)
  const kind = { schema: paymentOrder, seconds: ORDER_SECONDS }
  const { obey, stop } = obeyOrders({ kind, memory, deed, trust, now, onSettled: teller.tellNow })
  return {
    obey,
    async giveUp() {
      await Promise.all([...charging.values()].map((order) => deed.giveUp?.(order)))
    },
    stop() {
      stop()
      clearInterval(missed)
      teller.stop()
    },
  }
}

function chargingAt(terminals: CardTerminals, charging: Map<string, PaymentOrder>): Deed<PaymentOrder, ToldPayment> {
  const at = ({ terminal }: PaymentOrder): CardTerminal => {
    const there = Object.hasOwn(terminals, terminal) ? terminals[terminal] : undefined
    if (!there) throw new Problem('deviceAway', 'this kiosk has no such terminal')
    return there
  }
  return {
    async begin(order, asking) {
      const { id } = order
      const terminal = at(order)
      charging.set(id, order)
      try {
        return { id, ...(await terminal.pay(order, () => asking(null))) }
      } finally {
        charging.delete(id)
      }
    },
    async find({ order }) {
      const found = await at(order).find(order)
      return typeof found === 'string' ? found : { id: order.id, ...found }
    },
    giveUp: (order) => at(order).cancel(order),
  }
}
