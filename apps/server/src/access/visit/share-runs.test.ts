import { expect, it } from 'vitest'
import { createSharedRuns } from './share-runs.ts'

it('R31 calls that come during a run share the next one, which starts when it has ended', async () => {
  const share = createSharedRuns()
  const runs: PromiseWithResolvers<void>[] = []
  const work = () => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  }
  const first = share('visit', work)
  const later = Array.from({ length: 39 }, () => share('visit', work))
  const another = share('another visit', work)
  expect(runs).toHaveLength(2)
  runs[0]?.reject(new Error('not found'))
  await expect(first).rejects.toThrow('not found')
  await expect.poll(() => runs.length).toBe(3)
  runs[1]?.resolve()
  runs[2]?.resolve()
  await Promise.all([...later, another])
  expect(runs).toHaveLength(3)
  const fresh = share('visit', work)
  expect(runs).toHaveLength(4)
  runs[3]?.resolve()
  await fresh
})
