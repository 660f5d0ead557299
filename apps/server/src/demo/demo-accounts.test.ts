import { expect, it } from 'vitest'
import { signUpAs } from '../checkin/account/testing/account-page.ts'
import { turnDemoOff } from '../desk/setup/demo-setting.store.ts'
import { createTestServer } from '../testing/create-test-server.ts'
import { countRows } from '../testing/print-tables.ts'
import { testKeySecret } from '../testing/test-key-secret.ts'
import { demoAccounts } from './demo-accounts.ts'
import { palaceReservations } from './palace-reservations.ts'
import { seedDemo } from './seed-demo.ts'

it('every demo account has a booking', () => {
  for (const { email } of demoAccounts) {
    expect(palaceReservations.filter((stay) => stay.email === email).length).toBeGreaterThan(0)
  }
})

it('a reset deletes accounts that signed up; a new day does not', async () => {
  const server = await createTestServer()
  await signUpAs(await server.open())
  await seedDemo(server.db, () => new Date('2027-05-11T10:00:00Z'), testKeySecret)
  expect(await countRows(server.db, 'accounts')).toBe(demoAccounts.length + 1)
  await seedDemo(server.db, () => new Date('2027-05-11T10:00:00Z'), testKeySecret, { reset: true })
  expect(await countRows(server.db, 'accounts')).toBe(demoAccounts.length)
})

it('deleting the demo deletes its accounts', async () => {
  const server = await createTestServer()
  await turnDemoOff(server.db.directory)
  const companies = await server.db.directory.selectFrom('companies').select('id').execute()
  expect(companies).toEqual([])
})
