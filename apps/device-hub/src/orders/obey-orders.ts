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
  /** There is something to tell the server. */
  readonly onSettled: () => void
}

export interface Steps {
  /** The device has been asked to. */
  readonly asked?: (id: string) => void
  /** Its answer is lost, and it is asked what became of it. */
  readonly lost?: (id: string) => void
}

export interface Obeys {
  /** Resolves when there is something to tell, whatever it is. Throws a Problem where nothing has begun. */
  obey(sealed: string, steps?: Steps): Promise<void>
  stop(): void
}

/** Carries out signed orders, each once; what got lost is asked for until the device has said what became of it, and never done again. */
export function obeyOrders<
  Order extends { id: string; hub: string; hotelId: number; expiresAt: number },
  Told extends Outcome,
>({ kind, memory, deed, trust, now, onSettled }: ObeyOrdersDependencies<Order, Told>): Obeys {
  /** In the hands of `obey`. */
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
