import { asProblem } from '@foyer/domain/problem/problem.ts'
import { type OrderKind, openOrder, type Trust } from './open-order.ts'
import type { Note, OpenOrder, OrderMemory, Outcome } from './order-memory.ts'

/** Nobody has heard of it, or it is not over yet. */
type NotYet = 'absent' | 'running'

/** How one kind of order is carried out, and found out about afterwards. */
export interface Deed<Order, Told extends Outcome> {
  /**
   * Calls `asking` before anything leaves that cannot be taken back. Throws a Problem when it fails: before that, nothing has
   * happened; after it, nobody can say, and the device will be asked.
   */
  begin(order: Order, asking: (note: Note) => void): Promise<Told>
  /** What became of it, by the device's own word. Throws when the device does not answer. */
  find(open: OpenOrder<Order>): Promise<Told | NotYet>
  /** Nobody waits for it any more: gives up what is not over yet, as far as the device can. */
  giveUp?(order: Order): Promise<void>
}

interface Parts<Order extends { id: string; hub: string; hotelId: number; expiresAt: number }, Told extends Outcome> {
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

const FIND_MS = 2_000
const FIND_AT_MOST_MS = 10_000
/** A request that was still on its way has arrived by then: who has not heard of it twice will not. */
const ABSENT_FOR_MS = 5_000
/** Longer than any card takes. */
const RUNNING_FOR_MS = 240_000

/** Carries out signed orders, each once; what got lost is asked for until the device has said what became of it, and never done again. */
export function obeyOrders<
  Order extends { id: string; hub: string; hotelId: number; expiresAt: number },
  Told extends Outcome,
>({ kind, memory, deed, trust, now, onSettled }: Parts<Order, Told>): Obeys {
  const firstAbsent = new Map<string, number>()
  const firstSeen = new Map<string, number>()
  /** In the hands of `obey`. */
  const underWay = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let pause = FIND_MS
  let stopped = false

  const settle = (told: Told) => {
    memory.settle(told)
    onSettled()
  }

  async function find(open: OpenOrder<Order>): Promise<boolean> {
    const { id } = open.order
    const at = now().getTime()
    const seen = firstSeen.get(id) ?? at
    firstSeen.set(id, seen)
    try {
      const found = await deed.find(open)
      if (found === 'running') {
        firstAbsent.delete(id)
        if (at - seen > RUNNING_FOR_MS) await deed.giveUp?.(open.order)
        return false
      }
      if (found === 'absent') {
        const since = firstAbsent.get(id) ?? at
        firstAbsent.set(id, since)
        if (at - since < ABSENT_FOR_MS) return false
        settle({ id, outcome: 'refused', code: 'absent' } as Outcome as Told)
      } else if (found.outcome === 'unknown') return false
      else settle(found)
      firstAbsent.delete(id)
      firstSeen.delete(id)
      return true
    } catch {
      // A device that is away has not said that it never heard of it.
      firstAbsent.delete(id)
      return false
    }
  }

  async function findAll(): Promise<void> {
    const open = memory.open().filter(({ order }) => !underWay.has(order.id))
    for (const one of open) if (!stopped && (await find(one))) pause = FIND_MS
    findLater()
  }

  function findLater(): void {
    clearTimeout(timer)
    if (stopped || memory.open().every(({ order }) => underWay.has(order.id))) return
    timer = setTimeout(() => void findAll(), pause)
    timer.unref()
    pause = Math.min(pause * 2, FIND_AT_MOST_MS)
  }
  findLater()

  return {
    async obey(sealed, steps) {
      const order = openOrder(kind, sealed, trust(), now())
      memory.use(order)
      const { id } = order
      let isAsked = false
      underWay.add(id)
      try {
        settle(
          await deed.begin(order, (note) => {
            memory.asking(id, note)
            isAsked = true
            steps?.asked?.(id)
          }),
        )
      } catch (caught) {
        const { code } = asProblem(caught)
        if (!isAsked) settle({ id, outcome: 'refused', code } as Outcome as Told)
        else {
          steps?.lost?.(id)
          const open = memory.open().find((one) => one.order.id === id)
          if (!open || !(await find(open))) settle({ id, outcome: 'unknown', code } as Outcome as Told)
        }
      } finally {
        underWay.delete(id)
        pause = FIND_MS
        findLater()
      }
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
