import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import type { OrderHandler } from './order-handler.ts'
import { createOrderRecovery } from './order-recovery.ts'
import type { Failure, OrderStore, Outcome } from './order-store.ts'
import { type OrderKind, type Trust, verifyOrder } from './verify-order.ts'

interface OrderExecutorDependencies<
  Order extends { id: string; hub: string; hotelId: number; expiresAt: number },
  Told extends Outcome,
> {
  readonly kind: OrderKind<Order>
  readonly memory: OrderStore<Order, Told>
  readonly deed: OrderHandler<Order, Told>
  readonly trust: () => Trust
  readonly now: () => Date
  /** Called when there is an outcome to report to the server. */
  readonly onSettled: () => void
}

export interface OrderSteps {
  /** The request has been sent to the device. */
  readonly onSent?: (id: string) => void
  /** The answer was lost, and the device is being queried. */
  readonly onLost?: (id: string) => void
}

export interface OrderExecutor {
  /**
   * Resolves when there is an outcome to report, whatever it is. Throws a Problem if nothing was
   * started.
   */
  execute(sealed: string, steps?: OrderSteps): Promise<void>
  stop(): void
}

/**
 * Executes each signed order once. If an answer is lost, it queries the device until the outcome is
 * known, and never repeats the order.
 */
export function createOrderExecutor<
  Order extends { id: string; hub: string; hotelId: number; expiresAt: number },
  Told extends Outcome,
>({ kind, memory, deed, trust, now, onSettled }: OrderExecutorDependencies<Order, Told>): OrderExecutor {
  /** Orders that `obey` is executing. */
  const underWay = new Set<string>()

  const settle = (told: Told | Failure) => {
    memory.settle(told)
    onSettled()
  }
  const finder = createOrderRecovery({ memory, deed, now, settle, isUnderWay: (id) => underWay.has(id) })

  async function carryOut(order: Order, steps: OrderSteps): Promise<void> {
    const { id } = order
    let isAsked = false
    try {
      settle(
        await deed.begin(order, (note) => {
          memory.markSent(id, note)
          isAsked = true
          steps.onSent?.(id)
        }),
      )
    } catch (caught) {
      const { code } = ensureProblem(caught)
      if (!isAsked) return settle({ id, outcome: 'refused', code })
      steps.onLost?.(id)
      const open = memory.open().find((one) => one.order.id === id)
      if (!open || !(await finder.find(open))) settle({ id, outcome: 'unknown', code })
    }
  }

  return {
    async execute(sealed, steps = {}) {
      const order = verifyOrder(kind, sealed, trust(), now())
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
