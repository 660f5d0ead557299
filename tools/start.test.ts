import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('N12 checks the settings of the server and of the hub before it builds or opens anything', () => {
  const start = spawnSync(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, PORT: '99999', HUB_PORT: '99998' },
    encoding: 'utf8',
  })
  const sentences = [
    'PORT=99999 is not usable: set a number from 0 to 65535.\n',
    'HUB_PORT=99998 is not usable: set a number from 0 to 65535.\n',
  ]
  expect([start.status, start.stderr, start.stdout]).toEqual([1, sentences.join(''), ''])
})
