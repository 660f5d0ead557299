import { type ReportedRefund, tellRefunds } from '@foyer/contract/hub.ts'
import { ORDER_LIFETIME_SECONDS } from '@foyer/contract/messages/payment-order.ts'
import { type RefundOrder, refundOrder } from '@foyer/contract/messages/refund-order.ts'
import type { OrderContext } from '../orders/order-context.ts'
import type { OrderExecutor } from '../orders/order-executor.ts'
import type { OrderHandler } from '../orders/order-handler.ts'
import { callServer } from '../orders/report-outcomes.ts'
import { serveOrders } from '../orders/serve-orders.ts'
import { type CardTerminals, getTerminal } from '../roles/card-terminal.ts'

/** Short, because the desk and a guest are waiting for it. */
const POLL_INTERVAL_MS = 5_000

/**
 * Handles refunds apart from the device. They do not come through a page: the hub fetches those
 * that the desk has ordered.
 */
export function createRefunds(home: OrderContext, terminals: CardTerminals): OrderExecutor {
  const { server, pairing } = home
  return serveOrders(home, {
    file: 'refunds.jsonl',
    kind: { schema: refundOrder, seconds: ORDER_LIFETIME_SECONDS },
    deed: createRefundHandler(terminals),
    pollIntervalMs: POLL_INTERVAL_MS,
    report: (refunds) => callServer(server, tellRefunds, { pairing, refunds }),
  })
}

function createRefundHandler(terminals: CardTerminals): OrderHandler<RefundOrder, ReportedRefund> {
  return {
    async begin(order, asking) {
      const given = await getTerminal(terminals, order.terminal).refund(order, () => asking(null))
      return { id: order.id, ...given }
    },
    async find({ order }) {
      const found = await getTerminal(terminals, order.terminal).findRefund(order)
      return typeof found === 'string' ? found : { id: order.id, ...found }
    },
  }
}
