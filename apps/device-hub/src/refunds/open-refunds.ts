import { type ToldRefund, tellRefunds } from '@foyer/contract/hub.ts'
import { ORDER_SECONDS } from '@foyer/contract/messages/payment-order.ts'
import { type RefundOrder, refundOrder } from '@foyer/contract/messages/refund-order.ts'
import type { Deed } from '../orders/deed.ts'
import type { Obeys } from '../orders/obey-orders.ts'
import type { OrderHome } from '../orders/order-home.ts'
import { serveOrders } from '../orders/serve-orders.ts'
import { toldTo } from '../orders/tell-outcomes.ts'
import { type CardTerminals, terminalOf } from '../roles/card-terminal.ts'

/** Short, because the desk and a guest are waiting for it. */
const CALLS_MS = 5_000

/**
 * Handles refunds apart from the device. They do not come through a page: the hub fetches those
 * that the desk has ordered.
 */
export function openRefunds(home: OrderHome, terminals: CardTerminals): Obeys {
  const { server, pairing } = home
  return serveOrders(home, {
    file: 'refunds.jsonl',
    kind: { schema: refundOrder, seconds: ORDER_SECONDS },
    deed: givingBackAt(terminals),
    callsMs: CALLS_MS,
    tell: (refunds) => toldTo(server, tellRefunds, { pairing, refunds }),
  })
}

function givingBackAt(terminals: CardTerminals): Deed<RefundOrder, ToldRefund> {
  return {
    async begin(order, asking) {
      const given = await terminalOf(terminals, order.terminal).refund(order, () => asking(null))
      return { id: order.id, ...given }
    },
    async find({ order }) {
      const found = await terminalOf(terminals, order.terminal).findRefund(order)
      return typeof found === 'string' ? found : { id: order.id, ...found }
    },
  }
}
