import { expect, it } from 'vitest'
import { createFakeFetch } from './fake-fetch.ts'

it('passes on requests that break the contract, and no others', async () => {
  const broken: unknown[] = []
  const { fetch } = createFakeFetch({ updateLog: () => ({ success: true }) }, (error) => broken.push(error))
  const update = (body: object) =>
    fetch('/api/checkin/log/update/FOY1001/', { method: 'POST', body: JSON.stringify(body) })
  await expect(update({ status: 'unknown' })).rejects.toThrow()
  expect(broken).toHaveLength(1)
  expect((await update({ status: 'completed' })).ok).toBe(true)
  expect(broken).toHaveLength(1)
})
