import type { OrderHandler } from './order-handler.ts'
import type { Failure, OrderStore, Outcome, UnresolvedOrder } from './order-store.ts'

const POLL_INTERVAL_MS = 2_000
const MAX_POLL_INTERVAL_MS = 10_000
/**
 * A request still in transit has arrived by then: if the device denies it twice, it will not come.
 */
const ABSENT_TIMEOUT_MS = 5_000
/** Longer than any card payment takes. */
const RUNNING_TIMEOUT_MS = 240_000

interface OrderRecoveryDependencies<Order extends { id: string }, Told extends Outcome> {
  readonly memory: OrderStore<Order, Told>
  readonly deed: OrderHandler<Order, Told>
  readonly now: () => Date
  readonly settle: (told: Told | Failure) => void
  /** Whether an order is being executed here; such orders are not polled. */
  readonly isUnderWay: (id: string) => boolean
}

export interface OrderRecovery<Order> {
  /** True when the device reported the outcome. */
  find(open: UnresolvedOrder<Order>): Promise<boolean>
  /** Schedules a search for all open orders. */
  findSoon(): void
  stop(): void
}

/** Polls the device with growing delays for orders whose answer was lost, until all have one. */
export function createOrderRecovery<Order extends { id: string }, Told extends Outcome>({
  memory,
  deed,
  now,
  settle,
  isUnderWay,
}: OrderRecoveryDependencies<Order, Told>): OrderRecovery<Order> {
  const firstAbsent = new Map<string, number>()
  const firstSeen = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let pause = POLL_INTERVAL_MS
  let stopped = false

  /** The outcome that follows from the device's answer, if any. */
  async function askDevice(open: UnresolvedOrder<Order>): Promise<Told | Failure | undefined> {
    const { id } = open.order
    const at = now().getTime()
    const seen = firstSeen.get(id) ?? at
    firstSeen.set(id, seen)
    const found = await deed.find(open)
    if (found === 'running') {
      firstAbsent.delete(id)
      if (at - seen > RUNNING_TIMEOUT_MS) await deed.cancel?.(open.order)
      return undefined
    }
    if (found !== 'absent') return found.outcome === 'unknown' ? undefined : found
    const since = firstAbsent.get(id) ?? at
    firstAbsent.set(id, since)
    return at - since < ABSENT_TIMEOUT_MS ? undefined : { id, outcome: 'refused', code: 'absent' }
  }

  async function find(open: UnresolvedOrder<Order>): Promise<boolean> {
    const { id } = open.order
    try {
      const told = await askDevice(open)
      if (!told) return false
      settle(told)
      firstAbsent.delete(id)
      firstSeen.delete(id)
      return true
    } catch {
      // An unreachable device has not denied the order.
      firstAbsent.delete(id)
      return false
    }
  }

  async function findAll(): Promise<void> {
    const open = memory.open().filter(({ order }) => !isUnderWay(order.id))
    for (const one of open) if (!stopped && (await find(one))) pause = POLL_INTERVAL_MS
    findLater()
  }

  function findLater(): void {
    clearTimeout(timer)
    if (stopped || memory.open().every(({ order }) => isUnderWay(order.id))) return
    timer = setTimeout(() => void findAll(), pause)
    timer.unref()
    pause = Math.min(pause * 2, MAX_POLL_INTERVAL_MS)
  }
  findLater()

  return {
    find,
    findSoon() {
      pause = POLL_INTERVAL_MS
      findLater()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
