import { expect, it, onTestFinished, vi } from 'vitest'
import { retryUntilFetched } from './retry-until-fetched.ts'

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/watchers.js')

it('T2 keeps retrying the idle watcher until the connection is back', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('watchers')
  for (let times = 0; times < 100; times++) load.mockRejectedValueOnce(lost)
  const fetched = retryUntilFetched(load)
  await vi.advanceTimersByTimeAsync(100 * 5_000 - 1)
  expect(load).toHaveBeenCalledTimes(100)
  await vi.advanceTimersByTimeAsync(1)
  await expect(fetched).resolves.toBe('watchers')
})

it('does not retry after a bug', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('a bug'))
  await expect(retryUntilFetched(load)).rejects.toThrow('a bug')
  expect(load).toHaveBeenCalledOnce()
})
