import { expect, it } from 'vitest'
import { afterTransaction } from './held-connection.ts'
import { createFreshDatabase } from './testing/create-fresh-database.ts'

const second = 'a second connection is asked for while a connection is held'

it('R5 refuses a second connection inside a transaction', async () => {
  const db = await createFreshDatabase()
  const other = await createFreshDatabase()
  const ways: Record<string, () => Promise<unknown>> = {
    'a statement': () => db.ping(),
    'a transaction of a hotel': () => db.inHotel(2, async () => {}),
    'a transaction of the directory': () => db.directory.transaction().execute(async () => {}),
    'another pool': () => other.ping(),
  }
  for (const [way, take] of Object.entries(ways)) {
    await expect(db.inHotel(1, take), way).rejects.toThrow(second)
    await expect(db.directory.transaction().execute(take), way).rejects.toThrow(second)
    await expect(db.directory.connection().execute(take), way).rejects.toThrow(second)
    // Deeper in the call stack, and later.
    const later = async () => {
      await new Promise(setImmediate)
      await Promise.all([take()])
    }
    await expect(db.inHotel(1, later), way).rejects.toThrow(second)
    await take()
  }
})

it('consecutive and concurrent work do not block each other', async () => {
  const db = await createFreshDatabase()
  await db.inHotel(1, async () => {})
  await Promise.all([db.ping(), db.inHotel(1, async () => {}), db.inHotel(2, async () => {})])
  await expect(
    db.inHotel(1, async () => {
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await db.ping()
})

it('work deferred by a transaction starts after it and is not part of it', async () => {
  const db = await createFreshDatabase()
  const order: string[] = []
  let left: Promise<unknown> = Promise.resolve()
  await db.inHotel(1, async () => {
    left = afterTransaction(async () => {
      await db.ping()
      order.push('afterwards')
    })
    await new Promise(setImmediate)
    order.push('transaction')
  })
  await left
  expect(order).toEqual(['transaction', 'afterwards'])
})
