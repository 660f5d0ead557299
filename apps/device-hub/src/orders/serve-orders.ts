import { join } from 'node:path'
import type { Deed } from './deed.ts'
import { type Obeys, obeyOrders } from './obey-orders.ts'
import type { OrderKind } from './open-order.ts'
import type { OrderHome } from './order-home.ts'
import { type Failure, type Outcome, openOrderMemory } from './order-memory.ts'
import { tellOutcomes } from './tell-outcomes.ts'

interface Said {
  readonly taken: readonly string[]
  /** Orders of which the server should have heard by now. */
  readonly asks: readonly { readonly id: string; readonly expiresAt: number }[]
  /** Signed orders that no page brings. The same one comes until its time is over; it is used once. */
  readonly orders?: readonly string[]
}

interface ServeOrdersDependencies<
  Order extends { id: string; hub: string; hotelId: number; expiresAt: number },
  Told extends Outcome,
> {
  readonly file: string
  readonly kind: OrderKind<Order>
  readonly deed: Deed<Order, Told>
  /** Undefined: the server cannot be reached. */
  readonly tell: (told: (Told | Failure)[]) => Promise<Said | undefined>
  /** How often the server is called though there is nothing to tell. */
  readonly callsMs?: number
}

/** The server is asked whether it misses anything: a page may be gone before its order came here. */
const CALLS_MS = 15_000

/** One kind of order from the page's hand to the server's ear: what was used, what became of it, and what the server misses. */
export function serveOrders<
  Order extends { id: string; hub: string; hotelId: number; expiresAt: number },
  Told extends Outcome,
>(
  { folder, trust, now }: OrderHome,
  { file, kind, deed, tell, callsMs = CALLS_MS }: ServeOrdersDependencies<Order, Told>,
): Obeys {
  const memory = openOrderMemory<Order, Told>({ file: join(folder, file), seconds: kind.seconds, now })
  const send = async (told: (Told | Failure)[]) => {
    const said = await tell(told)
    for (const { id, expiresAt } of said?.asks ?? []) memory.recall(id, expiresAt)
    for (const sealed of said?.orders ?? []) inTurn = inTurn.then(() => obey(sealed)).catch(() => {})
    return said?.taken ?? []
  }
  /** One after the other: a terminal does one thing at a time. What was used before, or is over, is refused. */
  let inTurn = Promise.resolve()
  const teller = tellOutcomes(memory, send)
  const missed = setInterval(async () => {
    await send([])
    teller.tellNow()
  }, callsMs)
  missed.unref()
  const { obey, stop } = obeyOrders({ kind, memory, deed, trust, now, onSettled: teller.tellNow })
  return {
    obey,
    stop() {
      stop()
      clearInterval(missed)
      teller.stop()
    },
  }
}
