import { expect, it } from 'vitest'
import { findHotels } from './find-hotels.ts'
import { createFreshDatabase } from './testing/create-fresh-database.ts'

const HOTELS = [1, 2, 3, 4, 5]

it('finds what a transaction of each hotel would find, and leaves no hotel behind', async () => {
  const db = await createFreshDatabase('demo')
  const { directory } = db
  const conditions = {
    many: '(select count(*) from reservations) > 10',
    none: 'exists (select from reservations where reference is null)',
    guests: `exists (select from guests where given ->> 'lastName' = 'Smith')`,
  }
  const expected = { many: new Set<number>(), none: new Set<number>(), guests: new Set<number>() }
  for (const hotelId of HOTELS)
    await db.inHotel(hotelId, async (tx) => {
      const stays = await tx.selectFrom('reservations').select('id').execute()
      const guests = await tx.selectFrom('guests').select('given').execute()
      if (stays.length > 10) expected.many.add(hotelId)
      if (guests.some(({ given }) => given['lastName'] === 'Smith')) expected.guests.add(hotelId)
    })
  expect(expected.many.size).toBeGreaterThan(0)
  expect(expected.many.size).toBeLessThan(HOTELS.length)
  expect(Object.fromEntries(await findHotels(directory, HOTELS, conditions))).toEqual(expected)
  expect(await directory.selectFrom('reservations').select('id').execute()).toEqual([])
})

it('a hotel that cannot be looked at is in every result, and the others are as they are', async () => {
  const { directory } = await createFreshDatabase('demo')
  const current = `current_setting('foyer.hotel_id')::int`
  const found = await findHotels(directory, HOTELS, { third: `${current} = 3`, broken: `1 / (${current} - 2) > 5` })
  expect(Object.fromEntries(found)).toEqual({ third: new Set([2, 3]), broken: new Set([2]) })
})

it('takes numbers of hotels only', async () => {
  const { directory } = await createFreshDatabase('demo')
  await expect(findHotels(directory, [Number.NaN], { any: 'true' })).rejects.toThrow('NaN is no hotel.')
  expect(Object.fromEntries(await findHotels(directory, [], { any: 'true' }))).toEqual({ any: new Set() })
})
