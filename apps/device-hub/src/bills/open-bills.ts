import { type ToldBill, tellBills } from '@foyer/contract/hub.ts'
import { type BillOrder, billOrder } from '@foyer/contract/messages/bill-order.ts'
import { ORDER_SECONDS } from '@foyer/contract/messages/payment-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Deed } from '../orders/deed.ts'
import type { Obeys } from '../orders/obey-orders.ts'
import type { OrderHome } from '../orders/order-home.ts'
import { serveOrders } from '../orders/serve-orders.ts'
import { toldTo } from '../orders/tell-outcomes.ts'
import type { FiscalPrinters } from '../roles/fiscal-printer.ts'

/**
 * Handles orders for fiscal bills, apart from the device: records them and their numbers, and
 * reports them to the server.
 */
export function openBills(home: OrderHome, printers: FiscalPrinters): Obeys {
  const { server, pairing } = home
  return serveOrders(home, {
    file: 'bills.jsonl',
    kind: { schema: billOrder, seconds: ORDER_SECONDS },
    deed: printingAt(printers),
    tell: (bills) => toldTo(server, tellBills, { pairing, bills }),
  })
}

function printingAt(printers: FiscalPrinters): Deed<BillOrder, ToldBill> {
  const at = ({ printer }: BillOrder) => {
    const there = Object.hasOwn(printers, printer) ? printers[printer] : undefined
    if (!there) throw new Problem('deviceAway', 'this kiosk has no such printer')
    return there
  }
  return {
    async begin(order, asking) {
      return { id: order.id, ...(await at(order).print(order, asking)) }
    },
    async find({ order, note }) {
      const found = await at(order).find(order, String(note))
      return found === 'absent' ? found : { id: order.id, ...found }
    },
  }
}
