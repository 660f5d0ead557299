import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { connectDatabase, type Database } from './open-database.ts'
import { statement } from './statement.ts'
import { createDatabaseWithNotes } from './testing/notes.ts'
import { withOwnerClient } from './testing/owner-client.ts'

/** A single connection, so that its prepared statements can be queried. */
async function openSingleConnection(preparedStatements = true) {
  const { ownerUrl } = await createDatabaseWithNotes()
  const database = connectDatabase(ownerUrl, { name: 'test', size: 1, preparedStatements })
  onTestFinished(database.close)
  return { ownerUrl, database }
}

async function listPrepared({ directory }: Database): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(directory)
  return rows.map((row) => row.statement)
}

const textsOf = statement<{ text: string }, [hotelId: number]>('select text from notes where hotel_id = $1')

it('J14 the database caches the plan of a repeated statement, but not of one that is sent once', async () => {
  const { database } = await openSingleConnection()
  for (let times = 0; times < 5; times++) await database.inHotel(1, (tx) => textsOf(tx, 1))
  await sql`select text from notes where hotel_id = ${1} and id = ${2}`.execute(database.directory)
  expect(await listPrepared(database)).toEqual(['select text from notes where hotel_id = $1'])
})

it('J14 a statement without parameters is cached too, and those that begin and end a transaction are not', async () => {
  const { database } = await openSingleConnection()
  const texts = [
    '\n  select text from notes',
    'with texts as (select text from notes) select text from texts',
    "insert into notes (hotel_id, text) values (1, 'one')",
    "update notes set text = 'two'",
    'delete from notes',
  ]
  for (const text of texts)
    for (let times = 0; times < 5; times++) await database.inHotel(1, (tx) => statement<never, []>(text)(tx))
  expect((await listPrepared(database)).toSorted()).toEqual(texts.toSorted())
})

it('J14 none is cached where a pooler would not find it again', async () => {
  const { database } = await openSingleConnection(false)
  for (let times = 0; times < 5; times++) await database.inHotel(1, (tx) => textsOf(tx, 1))
  expect(await listPrepared(database)).toEqual([])
})

it('J14 each transaction sees its own hotel with the same cached plan', async () => {
  const { database } = await openSingleConnection()
  for (const hotelId of [1, 2])
    await database.inHotel(hotelId, (tx) =>
      sql`insert into notes (hotel_id, text) values (${hotelId}, ${`of ${hotelId}`})`.execute(tx),
    )
  const all = statement<{ text: string }, [text: string]>('select text from notes where text <> $1 order by id')
  const seen: string[][] = []
  for (const hotelId of [1, 1, 1, 2, 1, 2, 99, 2])
    seen.push((await database.inHotel(hotelId, (tx) => all(tx, ''))).map(({ text }) => text))
  expect(seen).toEqual([['of 1'], ['of 1'], ['of 1'], ['of 2'], ['of 1'], ['of 2'], [], ['of 2']])
  expect(await all(database.directory, '')).toEqual([])
})

it('J14 a migration at runtime does not make a cached statement fail, whatever it selects', async () => {
  const { ownerUrl, database } = await openSingleConnection()
  const everything = statement<object, [hotelId: number]>('select * from notes where hotel_id = $1')
  const added = statement<object, [text: string]>('insert into notes (hotel_id, text) values (1, $1) returning *')
  const ask = async () => {
    await database.inHotel(1, (tx) => added(tx, 'one'))
    return (
      (await database.inHotel(1, (tx) => everything(tx, 1))).length +
      (await database.inHotel(1, (tx) => textsOf(tx, 1))).length
    )
  }
  for (let times = 0; times < 4; times++) await ask()
  await withOwnerClient(ownerUrl, (client) => client.query('alter table notes add colour text'))
  expect(await ask()).toBe(10)
})
