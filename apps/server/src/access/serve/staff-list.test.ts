import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { checkAudit, readAudit } from '@foyer/contract/staff/audit.ts'
import { readReports } from '@foyer/contract/staff/authority.ts'
import { listGuestWords } from '@foyer/contract/staff/guest-feedback.ts'
import { readRegister } from '@foyer/contract/staff/registration.ts'
import { expect, it, onTestFinished } from 'vitest'
import { seedDemo } from '../../demo/seed-demo.ts'
import { connectDatabase } from '../../platform/database/open-database.ts'
import { connectReplica, type Replica } from '../../platform/database/replica.ts'
import { startReplicated } from '../../platform/database/testing/start-replica.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { testKeySecret } from '../../testing/test-key-secret.ts'
import { writeAudit } from '../audit/audit.ts'

const HOTEL = 1
const patient = { timeout: 20_000 }

/** A manager at a server with a replica, and who has read each list since the last call. */
async function createReplicatedDesk() {
  const postgres = await startReplicated()
  const { url } = postgres.primary
  const db = { ...connectDatabase(url, { name: 'primary', size: 4 }), ownerUrl: url }
  const known = connectReplica({ url: postgres.replica.url, preparedStatements: true })
  onTestFinished(async () => {
    await known.close()
    await db.close()
  })
  await seedDemo(db, () => new Date(NOON), testKeySecret)
  let readers: string[] = []
  const replica: Replica = {
    ...known,
    async read(...asked) {
      const read = await known.read(...asked)
      readers.push(read ? 'replica' : 'primary')
      return read
    },
  }
  const { app } = await createTestServer({ db, replica })
  const manager = await createColleague(db, new Browser(app), { role: 'administrator' })
  const listReaders = () => {
    const since = readers
    readers = []
    return since
  }
  const log = (subject: string) =>
    db.inHotel(HOTEL, (tx) => writeAudit(tx, { hotelId: HOTEL }, { action: 'roomSetReady', subject }))
  const readNewest = async () => (await manager.call(readAudit)).entries[0]?.subject
  return { postgres, manager, listReaders, log, readNewest }
}

it('a replica reads lists while it has all changes that were made before, else the primary', {
  timeout: 60_000,
}, async () => {
  const { postgres, manager, listReaders, log, readNewest } = await createReplicatedDesk()
  const lists: readonly (() => Promise<unknown>)[] = [
    async () => expect((await manager.call(listArrivals)).arrivals.length).toBeGreaterThan(3),
    async () => expect((await manager.call(findStays, { query: { search: 'Smith' } })).stays).not.toEqual([]),
    async () => expect((await manager.call(checkAudit)).brokenAt).toBeUndefined(),
    readNewest,
    () => manager.call(readReports),
    () => manager.call(listGuestWords, { query: {} }),
    () => manager.call(readRegister, { query: {} }),
  ]
  // On a busy machine the replica is behind for a moment.
  const listReadersOf = async (list: () => Promise<unknown>) => {
    await list()
    return listReaders()
  }
  for (const list of lists) await expect.poll(() => listReadersOf(list), patient).toEqual(['replica'])

  await postgres.pause()
  await log('101')
  expect(await readNewest()).toBe('101')
  expect(listReaders()).toEqual(['primary'])

  await postgres.resume()
  await expect.poll(async () => [await readNewest(), ...listReaders()], patient).toEqual(['101', 'replica'])

  await postgres.promote()
  expect(await readNewest()).toBe('101')
  expect(listReaders()).toEqual(['primary'])

  await postgres.replica.stop()
  await log('102')
  expect(await readNewest()).toBe('102')
  expect(listReaders()).toEqual(['primary'])
})
