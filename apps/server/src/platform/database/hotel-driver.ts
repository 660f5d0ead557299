import { CompiledQuery, isAbortedTransactionError, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import { HOTEL_SETTING } from './row-security.ts'

export type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/**
 * Begins a transaction and sets its hotel with one message, which is sent with the first statement
 * (`connections.ts`). The setting is local to the transaction. The driver acquires no connections:
 * they are passed to it.
 */
export class HotelDriver extends PostgresDriver {
  readonly #begin: CompiledQuery
  readonly #lastly: CompiledQuery[] = []

  constructor(config: PostgresDialectConfig, hotelId: number) {
    super(config)
    if (!Number.isSafeInteger(hotelId)) throw new RangeError(`${hotelId} is no hotel.`)
    this.#begin = CompiledQuery.raw(`begin; set local ${HOTEL_SETTING} = '${hotelId}'`)
  }

  /** Sent with the end of the transaction; if it fails, nothing is committed. */
  lastly(query: CompiledQuery): void {
    this.#lastly.push(query)
  }

  /** Commits when the work is done, rolls back when it fails. */
  async within<Answer>(connection: Connection, work: () => Promise<Answer>): Promise<Answer> {
    await this.beginTransaction(connection)
    try {
      const answer = await work()
      await this.commitTransaction(connection)
      return answer
    } catch (error) {
      // A commit that was answered with a rollback leaves nothing to roll back.
      if (!isAbortedTransactionError(error)) await this.rollbackTransaction(connection)
      throw error
    }
  }

  override async beginTransaction(connection: Connection): Promise<void> {
    await connection.executeQuery(this.#begin)
  }

  override async commitTransaction(connection: Connection): Promise<void> {
    const writes = this.#lastly.map((query) => connection.executeQuery(query))
    await Promise.all([...writes, super.commitTransaction(connection)])
  }
}
