import { Socket } from 'node:net'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type HotelTransaction, runLast } from './hotel-transaction.ts'
import { executeTogether, statement } from './statement.ts'
import { addNote, createDatabaseWithNotes, listNotes } from './testing/notes.ts'

it('J14 a transaction begins and sets its hotel with one message, and ends with one', async () => {
  const database = await createDatabaseWithNotes()
  await database.ping()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await database.inHotel(7, listNotes)
  expect(sent.mock.calls.map(([query]) => (query as unknown as { text: string }).text)).toEqual([
    "begin; set local foyer.hotel_id = '7'",
    'select text from notes order by id',
    'commit',
  ])
  sent.mockRestore()
})

it('J14 the beginning is sent with the first statement, and the last write with the end: two writes to the socket', async () => {
  const database = await createDatabaseWithNotes()
  await database.ping()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const wrote = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev')]
  onTestFinished(() => {
    for (const spy of [sent, ...wrote]) spy.mockRestore()
  })
  await database.inHotel(1, async (tx) => {
    await listNotes(tx)
    runLast(tx, CompiledQuery.raw('insert into notes (hotel_id, text) values (1, $1)', ['last']))
  })
  const wires = new Set(sent.mock.contexts.map((client) => (client as pg.Client).connection.stream))
  expect(sent).toHaveBeenCalledTimes(4)
  expect(wrote.flatMap((spy) => spy.mock.contexts).filter((wire) => wires.has(wire as Socket))).toHaveLength(2)
})

it.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY])('rejects %s as a hotel', async (hotelId) => {
  const database = await createDatabaseWithNotes()
  await expect(database.inHotel(hotelId, listNotes)).rejects.toThrow(RangeError)
})

it('J14 a failed beginning is reported to the first statement; later ones find no hotel, and nothing is committed', async () => {
  const database = await createDatabaseWithNotes()
  await database.inHotel(1, (tx) => addNote(tx, 1, 'kept'))
  const send: (this: pg.Client, query: { text: string }) => Promise<unknown> = pg.Client.prototype.query
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => sent.mockRestore())
  sent.mockImplementationOnce(function (this: pg.Client) {
    return send.call(this, { text: 'select 1 / 0' })
  })
  await expect(database.inHotel(1, (tx) => addNote(tx, 1, 'behind it'))).rejects.toThrow('division by zero')
  expect(await database.inHotel(1, listNotes)).toEqual(['kept'])
})

it('J14 the last write is sent with the end of the transaction, and nothing is committed if it fails', async () => {
  const database = await createDatabaseWithNotes()
  const note = (text: string) => CompiledQuery.raw('insert into notes (hotel_id, text) values (1, $1)', [text])
  await database.inHotel(1, async (tx) => runLast(tx, note('last')))
  expect(await database.inHotel(1, listNotes)).toEqual(['last'])
  const failing = async (tx: HotelTransaction) => {
    await addNote(tx, 1, 'first')
    runLast(tx, CompiledQuery.raw('insert into notes (hotel_id, text) values (2, $1)', ['of another hotel']))
  }
  await expect(database.inHotel(1, failing)).rejects.toThrow('row-level security')
  expect(await database.inHotel(1, listNotes)).toEqual(['last'])
})

it('J14 of two statements sent together the second sees what the first has done; if one fails, nothing is committed', async () => {
  const database = await createDatabaseWithNotes()
  const write = statement<never, [text: string]>('insert into notes (hotel_id, text) values (1, $1)')
  const read = statement<{ text: string }, []>('select text from notes')
  const both = (tx: HotelTransaction) => executeTogether(tx, write.with('one'), read.with())
  expect(await database.inHotel(1, both)).toEqual([[], [{ text: 'one' }]])
  const wrong = statement<never, []>('select 1 / 0')
  await expect(database.inHotel(1, (tx) => executeTogether(tx, write.with('two'), wrong.with()))).rejects.toThrow(
    'zero',
  )
  await expect(database.inHotel(1, (tx) => executeTogether(tx, wrong.with(), write.with('two')))).rejects.toThrow(
    'zero',
  )
  expect(await database.inHotel(1, listNotes)).toEqual(['one'])
})
