import { staticsVersion } from '@foyer/contract/statics.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'

it('answers when the served build was made, to anyone', async () => {
  const { app } = await createTestServer()
  const { statusCode, body } = await app.inject({ method: 'GET', url: staticsVersion.path })
  const answer = JSON.parse(body)
  expect([statusCode, answer.success, Number.isNaN(Date.parse(answer.statics_version))]).toEqual([200, true, false])
})
