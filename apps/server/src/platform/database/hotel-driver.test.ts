import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { HotelDriver } from './hotel-driver.ts'
import { databaseWithNotes, notesIn } from './testing/notes.ts'

type Connection = Parameters<HotelDriver['beginTransaction']>[0]

it('J14 a transaction begins and says its hotel by one message, and ends by one', async () => {
  const database = await databaseWithNotes()
  await database.ping()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await database.inHotel(7, notesIn)
  expect(sent.mock.calls.map(([query]) => (query as unknown as { text: string }).text)).toEqual([
    "begin; set local foyer.hotel_id = '7'",
    'select text from notes order by id',
    'commit',
  ])
  sent.mockRestore()
})

it.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY])('takes %s for no hotel', async (hotelId) => {
  const database = await databaseWithNotes()
  await expect(database.inHotel(hotelId, notesIn)).rejects.toThrow(RangeError)
})

it('J14 a beginning that failed half way is taken back, so that nobody gets its connection as it is', async () => {
  const sent: string[] = []
  const connection = {
    async executeQuery({ sql }: CompiledQuery) {
      sent.push(sql)
      if (sql.startsWith('begin')) throw new Error('canceling statement due to user request')
      return { rows: [] }
    },
  } as unknown as Connection
  const driver = new HotelDriver({ pool: async () => new pg.Pool() }, 1)
  await expect(driver.beginTransaction(connection)).rejects.toThrow('canceling')
  expect(sent).toEqual(["begin; set local foyer.hotel_id = '1'", 'rollback'])
})
