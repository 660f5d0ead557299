import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it.each([
  [{ HUB_PORT: '99999' }, 'HUB_PORT=99999 is not usable: set a number from 0 to 65535.\n'],
  [{ PORT: '99999' }, 'PORT=99999 is not usable: set a number from 0 to 65535.\n'],
])('N12 checks %o before it builds or opens anything', (env, sentence) => {
  const start = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  expect([start.status, start.stderr, start.stdout]).toEqual([1, sentence, ''])
})
