import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConnectionProvider, type Dialect, Kysely } from 'kysely'

interface Held {
  isHeld: boolean
  readonly released: Promise<void>
}

const held = new AsyncLocalStorage<Held | undefined>()

/**
 * Code that holds a connection must not wait for anything slow: neither for a second connection,
 * since all may be in use, nor for an external system. The check costs a microsecond, so it runs in
 * production too.
 */
export function assertNoConnectionHeld(what: string): void {
  if (held.getStore()?.isHeld) throw new Error(`${what} is asked for while a connection is held`)
}

/**
 * Runs work that nothing waits for, after the transaction that requested it and not as part of it.
 */
export async function afterTransaction<T>(work: () => T | Promise<T>): Promise<T> {
  const before = held.getStore()
  if (before?.isHeld) await before.released
  return held.run(undefined, work)
}

/** Statements, transactions and connections all acquire theirs here, and no one acquires two. */
export function limitToOneConnection<Tables>(dialect: Dialect): { db: Kysely<Tables>; close: () => Promise<void> } {
  const taking = new Kysely<Tables>({ dialect })
  const executor = taking.getExecutor()
  const provider: ConnectionProvider = {
    async provideConnection(consumer, options) {
      assertNoConnectionHeld('a second connection')
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
    // Begins and ends transactions on connections that are passed to it; it acquires none.
    driver: dialect.createDriver(),
    executor: executor.withConnectionProvider(provider),
  })
  return { db, close: () => taking.destroy() }
}
