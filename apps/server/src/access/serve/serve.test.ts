import { staticsVersion } from '@foyer/contract/statics.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'

it('HEAD is answered as GET is, without the body', async () => {
  const { app } = await createTestServer()
  const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}${staticsVersion.path}`
  const [got, head] = [await fetch(address), await fetch(address, { method: 'HEAD' })]
  expect([got.status, await got.json()]).toEqual([200, expect.objectContaining({ success: true })])
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['content-type', 'content-length', 'cache-control'])
    expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)])
})
