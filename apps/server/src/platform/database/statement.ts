import { CompiledQuery, type Kysely } from 'kysely'
import { getConnection } from './hotel-transaction.ts'
import type { Tables } from './tables.ts'

interface Statement<Row, Values extends readonly unknown[]> {
  (tx: Kysely<Tables>, ...values: Values): Promise<Row[]>
  /** Compiled, to be sent with another. */
  with(...values: Values): CompiledQuery<Row>
}

/** A statement of every call: its text never changes, so it is built once. */
export function statement<Row, Values extends readonly unknown[]>(text: string): Statement<Row, Values> {
  const filled = (...values: Values) => CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>
  const ask = async (tx: Kysely<Tables>, ...values: Values) =>
    (await (getConnection(tx) ?? tx).executeQuery<Row>(filled(...values))).rows
  return Object.assign(ask, { with: filled })
}

/**
 * Sends both at once; they run in order, so the second sees what the first has done or waited for.
 */
export function executeTogether<First, Second>(
  tx: Kysely<Tables>,
  first: CompiledQuery<First>,
  second: CompiledQuery<Second>,
): Promise<[First[], Second[]]> {
  return tx.getExecutor().provideConnection(async (connection) => {
    const [one, other] = await Promise.all([
      connection.executeQuery<First>(first),
      connection.executeQuery<Second>(second),
    ])
    return [one.rows, other.rows]
  })
}
