import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('N12 says first that there is no browser', () => {
  const test = spawnSync(process.execPath, [join(import.meta.dirname, 'test.ts')], {
    env: { ...process.env, CHROMIUM: '/nowhere/chromium' },
    encoding: 'utf8',
  })
  expect([test.status, test.stderr, test.stdout]).toEqual([
    1,
    'CHROMIUM names /nowhere/chromium, which cannot be run.\n',
    '0 passed, 1 failed\n',
  ])
})
