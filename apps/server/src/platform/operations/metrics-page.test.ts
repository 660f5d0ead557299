import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'

const page = readFileSync(new URL('../../../../../docs/reference/metrics.md', import.meta.url), 'utf8')

it('the reference lists every metric of ours, and no other', async () => {
  const { app } = await createTestServer({ freeBytes: async () => 2 ** 40 })
  const { body } = await app.inject({ method: 'GET', url: '/metrics' })
  const names = [...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name)
  const ours = names.filter((name) => !name?.startsWith('process_') && !name?.startsWith('nodejs_'))
  const listed = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(ours.sort())
})
