import { CompiledQuery, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import { HOTEL_SETTING } from './row-security.ts'

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/**
 * Begins a transaction and says whose rows it sees by one message. The setting is the transaction's, and gone with it. It takes no
 * connections by itself: it is handed them.
 */
export class HotelDriver extends PostgresDriver {
  readonly #begin: CompiledQuery

  constructor(config: PostgresDialectConfig, hotelId: number) {
    super(config)
    if (!Number.isSafeInteger(hotelId)) throw new RangeError(`${hotelId} is no hotel.`)
    this.#begin = CompiledQuery.raw(`begin; set local ${HOTEL_SETTING} = '${hotelId}'`)
  }

  override async beginTransaction(connection: Connection): Promise<void> {
    try {
      await connection.executeQuery(this.#begin)
    } catch (error) {
      // Begun perhaps, and then refused: nobody else may get the connection like that. Where even this fails, it is dropped.
      await this.rollbackTransaction(connection).catch(() => {})
      throw error
    }
  }
}
