import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A statement of every call: its words never change, so that they are put together once. */
export function statement<Row, Values extends readonly unknown[]>(
  text: string,
): (tx: Kysely<Tables>, ...values: Values) => Promise<Row[]> {
  return async (tx, ...values) => (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}
