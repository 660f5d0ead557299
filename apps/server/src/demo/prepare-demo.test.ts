import { expect, it } from 'vitest'
import { isFirstRun } from '../desk/setup/first-run.ts'
import { createFreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { NOON } from '../platform/database/testing/templates.ts'
import { testKeySecret } from '../testing/test-key-secret.ts'
import { prepareDemo } from './prepare-demo.ts'

const start = { now: () => new Date(NOON), keySecret: testKeySecret }

it('N17 a server without DEMO=on seeds neither demo hotels nor their accounts', async () => {
  const db = await createFreshDatabase()
  expect(await prepareDemo({ db, ...start, enabled: false })).toEqual({ isDemo: false, notes: [] })
  expect(await db.directory.selectFrom('hotels').select('id').execute()).toEqual([])
  expect(await db.directory.selectFrom('staff_members').select('email').execute()).toEqual([])
})

it('N17 a server without DEMO=on deletes the demo of an earlier start, and DEMO=on seeds it again', async () => {
  const db = await createFreshDatabase('demo')
  const { isDemo, notes } = await prepareDemo({ db, ...start, enabled: false })
  expect([isDemo, notes]).toEqual([
    false,
    ['The demo hotels were deleted, because their passwords are public; DEMO=on keeps them.'],
  ])
  expect(await db.directory.selectFrom('hotels').select('id').execute()).toEqual([])
  expect(await db.directory.selectFrom('staff_members').select('email').execute()).toEqual([])
  expect(await isFirstRun(db.directory)).toBe(true)

  expect(await prepareDemo({ db, ...start, enabled: true })).toEqual({ isDemo: true, notes: [] })
  expect(await db.directory.selectFrom('hotels').select('id').execute()).toHaveLength(5)
})
