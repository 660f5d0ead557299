import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../open-database.ts'
import { reusedDatabase } from './reused-database.ts'

it('reuses a returned database, with the rows of the template', async () => {
  const first = await reusedDatabase()
  const [name, guests] = [await nameOf(first), await versions(first)]
  await first.inHotel(1, (tx) => tx.updateTable('guests').set({ version: 9 }).execute())
  await first.close()
  const second = await reusedDatabase()
  expect(await nameOf(second)).toBe(name)
  expect(await versions(second)).toEqual(guests)
})

it('a reference to a returned database cannot be used any more', async () => {
  const first = await reusedDatabase()
  const beside = first.beside({ name: 'beside', size: 1 })
  await Promise.all([first.ping(), beside.ping()])
  await first.close()
  await reusedDatabase()
  await expect(first.ping()).rejects.toThrow('destroyed')
  await expect(beside.ping()).rejects.toThrow('destroyed')
})

it('does not reuse a database that a test accessed as its owner', async () => {
  const first = await reusedDatabase()
  const name = await nameOf(first)
  await first.beside({ name: 'beside', size: 1 }).asOwner((owner) => owner.query('create table left_behind (id int)'))
  await first.close()
  const second = await reusedDatabase()
  const nextName = await nameOf(second)
  expect(nextName).not.toBe(name)
  expect(second.ownerUrl).toContain(nextName)
  await second.close()
  expect([name, nextName]).not.toContain(await nameOf(await reusedDatabase()))
})

it('does not reuse a database that is still in use', async () => {
  const first = await reusedDatabase()
  const name = await nameOf(first)
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = first.inHotel(1, async (tx) => {
    await tx.updateTable('guests').set({ version: 9 }).execute()
    begun.resolve()
    await released.promise
  })
  await begun.promise
  const closed = first.close()
  released.resolve()
  await Promise.allSettled([work, closed])
  expect(await nameOf(await reusedDatabase())).not.toBe(name)
})

async function nameOf({ directory }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(directory)
  return rows[0]?.name ?? ''
}

async function versions(database: Database): Promise<readonly number[]> {
  const guests = await database.inHotel(1, (tx) => tx.selectFrom('guests').select('version').execute())
  return guests.map(({ version }) => version)
}
