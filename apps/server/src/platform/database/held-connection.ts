import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConnectionProvider, type Dialect, Kysely } from 'kysely'

interface Held {
  isHeld: boolean
  readonly released: Promise<void>
}

const held = new AsyncLocalStorage<Held | undefined>()

/**
 * Whoever holds a connection waits for nothing that may take long: no second connection, of which there may be none left while
 * everybody holds one, and nobody outside. It costs a microsecond, so that it is refused everywhere and not in tests alone.
 */
export function refuseWhileHolding(what: string): void {
  if (held.getStore()?.isHeld) throw new Error(`${what} is asked for while a connection is held`)
}

/** Work that nobody waits for: begun when the transaction that wants it is over, and no part of it. */
export async function afterTransaction<T>(work: () => T | Promise<T>): Promise<T> {
  const before = held.getStore()
  if (before?.isHeld) await before.released
  return held.run(undefined, work)
}

/** Statements, transactions and connections all take theirs here, and nobody takes two. */
export function oneConnectionEach<Tables>(dialect: Dialect): { db: Kysely<Tables>; close: () => Promise<void> } {
  const taking = new Kysely<Tables>({ dialect })
  const executor = taking.getExecutor()
  const provider: ConnectionProvider = {
    async provideConnection(consumer, options) {
      refuseWhileHolding('a second connection')
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const mine = { isHeld: true, released }
      try {
        return await executor.provideConnection((connection) => held.run(mine, () => consumer(connection)), options)
      } finally {
        mine.isHeld = false
        release()
      }
    },
  }
  const db = new Kysely<Tables>({
    config: { dialect },
    dialect,
    // Begins and ends transactions on connections that it is handed; it takes none by itself.
    driver: dialect.createDriver(),
    executor: executor.withConnectionProvider(provider),
  })
  return { db, close: () => taking.destroy() }
}
