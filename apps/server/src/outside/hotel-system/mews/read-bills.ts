import type { MewsOrderItem, MewsPayment, MewsReservation } from './mews-answers.ts'
import { listServices, type MewsFacts } from './mews-facts.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'

export interface Bill {
  readonly items: readonly MewsOrderItem[]
  readonly payments: readonly MewsPayment[]
}

/** Whatever else is on a bill is cancelled, or counts only later. */
const COUNTED = ['Open', 'Closed']

/** Reads what is owed and paid, in two rounds; in the order of the reservations. Oldest first. */
export async function readBills(
  session: MewsSession,
  facts: MewsFacts,
  reservations: readonly MewsReservation[],
): Promise<Bill[]> {
  const ids = reservations.map(({ Id }) => Id)
  const counted = { Currency: facts.currency, AccountingStates: COUNTED }
  const shops = listServices(facts, 'Additional').map(({ Id }) => Id)
  const [nights, orders, payments] = await Promise.all([
    session.readByIds(lists.items, 'ServiceOrderIds', ids, counted),
    shops.length > 0 ? session.readByIds(lists.orders, 'LinkedReservationIds', ids, { ServiceIds: shops }) : [],
    session.readByIds(lists.payments, 'ReservationIds', ids, counted),
  ])
  const orderIds = orders.map(({ Id }) => Id)
  const billIds = nights.flatMap(({ BillId }) => (BillId ? [BillId] : []))
  const [bought, onBills] = await Promise.all([
    session.readByIds(lists.items, 'ServiceOrderIds', orderIds, counted),
    session.readByIds(lists.payments, 'BillIds', billIds, counted),
  ])
  const ordersOf = Map.groupBy(orders, ({ LinkedReservationId }) => LinkedReservationId)
  const itemsOf = Map.groupBy([...bought, ...nights], ({ ServiceOrderId }) => ServiceOrderId)
  // Payments of a reservation, and those of none that are on a bill with its items.
  const paymentsOf = Map.groupBy([...payments, ...onBills], ({ ReservationId, BillId }) => ReservationId ?? BillId)
  return reservations.map(({ Id }) => {
    const ordered = (ordersOf.get(Id) ?? []).flatMap((order) => itemsOf.get(order.Id) ?? [])
    const items = [...ordered, ...(itemsOf.get(Id) ?? [])].toReversed()
    const bills = new Set(items.flatMap(({ BillId }) => (BillId ? [BillId] : [])))
    const own = [Id, ...bills].flatMap((id) => paymentsOf.get(id) ?? [])
    return { items, payments: [...new Map(own.map((payment) => [payment.Id, payment])).values()].toReversed() }
  })
}
