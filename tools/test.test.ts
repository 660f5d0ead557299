import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.each([
  ['', /^Quick run: .*CI=true npm test/],
  ['true', /^Full run, since CI is set: /],
])('N12 says what a run with CI=%s includes, and then that there is no browser', (CI, firstLine) => {
  const test = spawnSync(process.execPath, [join(import.meta.dirname, 'test.ts')], {
    env: { ...process.env, CI, CHROMIUM: '/nowhere/chromium' },
    encoding: 'utf8',
  })
  const [first, ...rest] = test.stdout.split('\n')
  expect(first).toMatch(firstLine)
  expect([test.status, test.stderr, rest]).toEqual([
    1,
    'CHROMIUM names /nowhere/chromium, which cannot be run.\n',
    ['0 passed, 1 failed', ''],
  ])
})
