import { join } from 'node:path'
import type { OrderContext } from './order-context.ts'
import { createOrderExecutor, type OrderExecutor } from './order-executor.ts'
import type { OrderHandler } from './order-handler.ts'
import { type Failure, type Outcome, openOrderStore } from './order-store.ts'
import { createOutcomeReporter } from './report-outcomes.ts'
import type { OrderKind } from './verify-order.ts'

interface ServerReply {
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
  readonly deed: OrderHandler<Order, Told>
  /** Resolves with undefined if the server cannot be reached. */
  readonly report: (told: (Told | Failure)[]) => Promise<ServerReply | undefined>
  /** How often the server is called when there is nothing to report. */
  readonly pollIntervalMs?: number
}

/**
 * Polls the server for missing outcomes, because a page may be gone before its order reached us.
 */
const POLL_INTERVAL_MS = 15_000

/**
 * Handles one kind of order from page to server: what was used, its outcome, and what the server is
 * missing.
 */
export function serveOrders<
  Order extends { id: string; hub: string; hotelId: number; expiresAt: number },
  Told extends Outcome,
>(
  { folder, trust, now }: OrderContext,
  { file, kind, deed, report, pollIntervalMs = POLL_INTERVAL_MS }: ServeOrdersDependencies<Order, Told>,
): OrderExecutor {
  const memory = openOrderStore<Order, Told>({ file: join(folder, file), seconds: kind.seconds, now })
  const send = async (told: (Told | Failure)[]) => {
    const said = await report(told)
    for (const { id, expiresAt } of said?.asks ?? []) memory.recall(id, expiresAt)
    for (const sealed of said?.orders ?? []) inTurn = inTurn.then(() => execute(sealed)).catch(() => {})
    return said?.taken ?? []
  }
  /**
   * One at a time, because a terminal does one thing at a time. Used or expired orders are
   * rejected.
   */
  let inTurn = Promise.resolve()
  const teller = createOutcomeReporter(memory, send)
  const missed = setInterval(async () => {
    await send([])
    teller.reportNow()
  }, pollIntervalMs)
  missed.unref()
  const { execute, stop } = createOrderExecutor({ kind, memory, deed, trust, now, onSettled: teller.reportNow })
  return {
    execute,
    stop() {
      stop()
      clearInterval(missed)
      teller.stop()
    },
  }
}
