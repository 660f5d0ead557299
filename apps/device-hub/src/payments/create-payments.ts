import { type ReportedPayment, tellPayments } from '@foyer/contract/hub.ts'
import { ORDER_LIFETIME_SECONDS, type PaymentOrder, paymentOrder } from '@foyer/contract/messages/payment-order.ts'
import type { OrderContext } from '../orders/order-context.ts'
import type { OrderHandler } from '../orders/order-handler.ts'
import { callServer } from '../orders/report-outcomes.ts'
import { serveOrders } from '../orders/serve-orders.ts'
import { type CardTerminals, getTerminal, type Payments } from '../roles/card-terminal.ts'

/**
 * Handles payments apart from the device: records orders and outcomes, and reports them to the
 * server.
 */
export function createPayments(home: OrderContext, terminals: CardTerminals): Payments {
  const { server, pairing } = home
  const charging = new Map<string, PaymentOrder>()
  const deed = createPaymentHandler(terminals, charging)
  const orders = serveOrders(home, {
    file: 'payments.jsonl',
    kind: { schema: paymentOrder, seconds: ORDER_LIFETIME_SECONDS },
    deed,
    report: (payments) => callServer(server, tellPayments, { pairing, payments }),
  })
  return {
    ...orders,
    async cancelWaiting() {
      await Promise.all([...charging.values()].map((order) => deed.cancel?.(order)))
    },
  }
}

function createPaymentHandler(
  terminals: CardTerminals,
  charging: Map<string, PaymentOrder>,
): OrderHandler<PaymentOrder, ReportedPayment> {
  const at = ({ terminal }: PaymentOrder) => getTerminal(terminals, terminal)
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
    cancel: (order) => at(order).cancel(order),
  }
}
