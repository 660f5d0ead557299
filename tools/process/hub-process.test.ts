import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runHub } from './hub-process.ts'

it('N12 reports why a hub that exits at once did not start, instead of waiting for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-hub-'))
  const program = join(folder, 'hub.ts')
  writeFileSync(program, `process.stderr.write('No more files can be opened.\\n')\nprocess.exit(2)\n`)
  expect(await runHub({}, program)).toEqual({ problem: 'No more files can be opened.' })
  writeFileSync(program, 'process.exit(1)\n')
  expect(await runHub({}, program)).toEqual({ problem: 'the device hub ended with 1.' })
  rmSync(folder, { recursive: true })
})
