import { type ReportedBill, tellBills } from '@foyer/contract/hub.ts'
import { type BillOrder, billOrder } from '@foyer/contract/messages/bill-order.ts'
import { ORDER_LIFETIME_SECONDS } from '@foyer/contract/messages/payment-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { OrderContext } from '../orders/order-context.ts'
import type { OrderExecutor } from '../orders/order-executor.ts'
import type { OrderHandler } from '../orders/order-handler.ts'
import { callServer } from '../orders/report-outcomes.ts'
import { serveOrders } from '../orders/serve-orders.ts'
import type { FiscalPrinters } from '../roles/fiscal-printer.ts'

/**
 * Handles orders for fiscal bills, apart from the device: records them and their numbers, and
 * reports them to the server.
 */
export function createBills(home: OrderContext, printers: FiscalPrinters): OrderExecutor {
  const { server, pairing } = home
  return serveOrders(home, {
    file: 'bills.jsonl',
    kind: { schema: billOrder, seconds: ORDER_LIFETIME_SECONDS },
    deed: createBillHandler(printers),
    report: (bills) => callServer(server, tellBills, { pairing, bills }),
  })
}

function createBillHandler(printers: FiscalPrinters): OrderHandler<BillOrder, ReportedBill> {
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
