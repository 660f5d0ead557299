import { join } from 'node:path'
import type { Deed } from './deed.ts'
import { type Obeys, obeyOrders } from './obey-orders.ts'
import type { OrderKind } from './open-order.ts'
import type { OrderHome } from './order-home.ts'
import { type Failure, type Outcome, openOrderMemory } from './order-memory.ts'
import { tellOutcomes } from './tell-outcomes.ts'

interface Said {
  readonly taken: readonly string[]
  /** Orders whose outcome the server should have received by now. */
  readonly asks: readonly { readonly id: string; readonly expiresAt: number }[]
  /**
   * Signed orders that do not come through a page. The server repeats one until it expires; it is
   * used once.
   */
  readonly orders?: readonly string[]
}

interface ServeOrdersDependencies<
  Order extends { id: string; hub: string; hotelId: number; expiresAt: number },
  Told extends Outcome,
> {
  readonly file: string
  readonly kind: OrderKind<Order>
  readonly deed: Deed<Order, Told>
  /** Resolves with undefined if the server cannot be reached. */
  readonly tell: (told: (Told | Failure)[]) => Promise<Said | undefined>
  /** How often the server is called when there is nothing to report. */
  readonly callsMs?: number
}

/**
 * Polls the server for missing outcomes, because a page may be gone before its order reached us.
 */
const CALLS_MS = 15_000

/**
 * Handles one kind of order from page to server: what was used, its outcome, and what the server is
 * missing.
 */
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
  /**
   * One at a time, because a terminal does one thing at a time. Used or expired orders are
   * rejected.
   */
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
