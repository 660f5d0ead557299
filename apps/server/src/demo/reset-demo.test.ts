import { expect, it } from 'vitest'
import { deleteDemo, turnDemoOff } from '../desk/setup/demo-setting.store.ts'
import { listHotelLinks } from '../desk/setup/hotel-links.ts'
import { createFreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { NOON } from '../platform/database/testing/templates.ts'
import { addHotel } from '../testing/add-hotel.ts'
import { testKeySecret } from '../testing/test-key-secret.ts'
import { resetDemo } from './reset-demo.ts'

const now = () => new Date(NOON)

it('N13 demo:reset seeds the demo again, and fails if it is off', async () => {
  const database = await createFreshDatabase('demo')
  const name = () => database.directory.selectFrom('hotels').select('name').where('id', '=', 1).executeTakeFirst()
  await database.directory.updateTable('hotels').set({ name: 'Another' }).where('id', '=', 1).execute()
  await resetDemo(database, now, testKeySecret)
  expect(await name()).toEqual({ name: 'Foyer Palace' })
  await turnDemoOff(database.directory)
  await expect(resetDemo(database, now, testKeySecret)).rejects.toThrow(
    'The demo hotels were removed: there is nothing to reset.',
  )
  expect(await name()).toBeUndefined()
})

it('N17 demo:reset seeds no demo next to real hotels that run without one', async () => {
  const database = await createFreshDatabase('demo')
  await addHotel(database, 101)
  await deleteDemo(database.directory)
  await expect(resetDemo(database, now, testKeySecret)).rejects.toThrow('The demo hotels were removed')
  expect(await database.directory.selectFrom('hotels').select('id').execute()).toEqual([{ id: 101 }])
})

it('N13 the startup message of a real hotel names its own addresses, staff first, and no simulated hardware', async () => {
  const database = await createFreshDatabase('demo')
  const links = await listHotelLinks(database, 'http://localhost:8080')
  expect(links.slice(0, 2)).toEqual([
    { name: 'Staff', url: 'http://localhost:8080/staff/' },
    {
      name: "Foyer Palace, on the guest's phone",
      url: 'http://localhost:8080/pok/1/company/1/hotel/1/lang/en/appkey/own/',
    },
  ])
  expect(JSON.stringify(links)).not.toMatch(/simulated|demo/i)
})
