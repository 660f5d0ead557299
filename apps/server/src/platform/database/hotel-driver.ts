import { CompiledQuery, isAbortedTransactionError, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import { HOTEL_SETTING } from './row-security.ts'

export type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/**
 * Begins a transaction and says whose rows it sees by one message, which travels with the first statement (`connections.ts`). The
 * setting is the transaction's, and gone with it. It takes no connections by itself: it is handed them.
 */
export class HotelDriver extends PostgresDriver {
  readonly #begin: CompiledQuery
  readonly #lastly: CompiledQuery[] = []

  constructor(config: PostgresDialectConfig, hotelId: number) {
    super(config)
    if (!Number.isSafeInteger(hotelId)) throw new RangeError(`${hotelId} is no hotel.`)
    this.#begin = CompiledQuery.raw(`begin; set local ${HOTEL_SETTING} = '${hotelId}'`)
  }

  /** Sent with the end of the transaction; where it fails, nothing is kept. */
  lastly(query: CompiledQuery): void {
    this.#lastly.push(query)
  }

  /** Kept when the work is done, undone when it fails. */
  async within<Answer>(connection: Connection, work: () => Promise<Answer>): Promise<Answer> {
    await this.beginTransaction(connection)
    try {
      const answer = await work()
      await this.commitTransaction(connection)
      return answer
    } catch (error) {
      // An end that was answered with “undone” leaves nothing to undo.
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
