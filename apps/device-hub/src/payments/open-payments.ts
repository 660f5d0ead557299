import { type ToldPayment, tellPayments } from '@foyer/contract/hub.ts'
import { ORDER_SECONDS, type PaymentOrder, paymentOrder } from '@foyer/contract/messages/payment-order.ts'
import type { Deed } from '../orders/deed.ts'
import type { OrderHome } from '../orders/order-home.ts'
import { serveOrders } from '../orders/serve-orders.ts'
import { toldTo } from '../orders/tell-outcomes.ts'
import { type CardTerminals, type Payments, terminalOf } from '../roles/card-terminal.ts'

/**
 * Handles payments apart from the device: records orders and outcomes, and reports them to the
 * server.
 */
export function openPayments(home: OrderHome, terminals: CardTerminals): Payments {
  const { server, pairing } = home
  const charging = new Map<string, PaymentOrder>()
  const deed = chargingAt(terminals, charging)
  const orders = serveOrders(home, {
    file: 'payments.jsonl',
    kind: { schema: paymentOrder, seconds: ORDER_SECONDS },
    deed,
    tell: (payments) => toldTo(server, tellPayments, { pairing, payments }),
  })
  return {
    ...orders,
    async giveUp() {
      await Promise.all([...charging.values()].map((order) => deed.giveUp?.(order)))
    },
  }
}

function chargingAt(terminals: CardTerminals, charging: Map<string, PaymentOrder>): Deed<PaymentOrder, ToldPayment> {
  const at = ({ terminal }: PaymentOrder) => terminalOf(terminals, terminal)
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
