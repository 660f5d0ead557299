import { expect, it, onTestFinished } from 'vitest'
import { ADMINISTRATOR } from './cluster.ts'
import { connectDatabase } from './open-database.ts'
import { isSuperuser } from './superuser.ts'
import { createFreshDatabase } from './testing/create-fresh-database.ts'

it('N14 distinguishes the address of a superuser from one of an ordinary owner', async () => {
  const { directory, ownerUrl } = await createFreshDatabase()
  const administrator = connectDatabase(Object.assign(new URL(ownerUrl), { username: ADMINISTRATOR }).href, {
    name: 'test',
    size: 1,
  })
  onTestFinished(administrator.close)
  expect([await isSuperuser(directory), await isSuperuser(administrator.directory)]).toEqual([false, true])
})
