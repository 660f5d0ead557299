import { asProblem } from '@foyer/domain/problem/problem.ts'
import type { Deed } from './deed.ts'
import { findOrders } from './find-orders.ts'
import { type OrderKind, openOrder, type Trust } from './open-order.ts'
import type { Failure, OrderMemory, Outcome } from './order-memory.ts'

interface ObeyOrdersDependencies<
  Order extends { id: string; hub: string; hotelId: number; expiresAt: number },
  Told extends Outcome,
> {
  readonly kind: OrderKind<Order>
  readonly memory: OrderMemory<Order, Told>
  readonly deed: Deed<Order, Told>
  readonly trust: () => Trust
  readonly now: () => Date
  /** Called when there is an outcome to report to the server. */
  readonly onSettled: () => void
}

export interface Steps {
  /** The request has been sent to the device. */
  readonly asked?: (id: string) => void
  /** The answer was lost, and the device is being queried. */
  readonly lost?: (id: string) => void
}

export interface Obeys {
  /**
   * Resolves when there is an outcome to report, whatever it is. Throws a Problem if nothing was
   * started.
   */
  obey(sealed: string, steps?: Steps): Promise<void>
  stop(): void
}

/**
 * Executes each signed order once. If an answer is lost, it queries the device until the outcome is
 * known, and never repeats the order.
 */
export function obeyOrders<
  Order extends { id: string; hub: string; hotelId: number; expiresAt: number },
  Told extends Outcome,
>({ kind, memory, deed, trust, now, onSettled }: ObeyOrdersDependencies<Order, Told>): Obeys {
  /** Orders that `obey` is executing. */
  const underWay = new Set<string>()

  const settle = (told: Told | Failure) => {
    memory.settle(told)
    onSettled()
  }
  const finder = findOrders({ memory, deed, now, settle, isUnderWay: (id) => underWay.has(id) })

  async function carryOut(order: Order, steps: Steps): Promise<void> {
    const { id } = order
    let isAsked = false
    try {
      settle(
        await deed.begin(order, (note) => {
          memory.asking(id, note)
          isAsked = true
          steps.asked?.(id)
        }),
      )
    } catch (caught) {
      const { code } = asProblem(caught)
      if (!isAsked) return settle({ id, outcome: 'refused', code })
      steps.lost?.(id)
      const open = memory.open().find((one) => one.order.id === id)
      if (!open || !(await finder.find(open))) settle({ id, outcome: 'unknown', code })
    }
  }

  return {
    async obey(sealed, steps = {}) {
      const order = openOrder(kind, sealed, trust(), now())
      memory.use(order)
      underWay.add(order.id)
      try {
        await carryOut(order, steps)
      } finally {
        underWay.delete(order.id)
        finder.findSoon()
      }
    },
    stop: finder.stop,
  }
}
