import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** Exits with the next of these codes at each start. */
function createEndingServer(codes: readonly number[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'server.cjs')
  writeFileSync(
    program,
    `const fs = require('node:fs')
    const starts = fs.existsSync(__dirname + '/starts') ? Number(fs.readFileSync(__dirname + '/starts', 'utf8')) : 0
    fs.writeFileSync(__dirname + '/starts', String(starts + 1))
    process.send({ type: 'ready', url: 'http://localhost:' + starts, links: [], notes: [] }, () => process.exit(${JSON.stringify(codes)}[starts]))`,
  )
  return program
}

function run(codes: readonly number[]) {
  const script = `import { runServer } from ${JSON.stringify(join(import.meta.dirname, 'server-process.ts'))}
    runServer([], {}, ({ url }) => console.log('ready', url), ${JSON.stringify(createEndingServer(codes))})`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return [status, stdout]
}

it('N5 restarts the server after a backup was restored under it, and exits with it otherwise', () => {
  expect(run([75, 3])).toEqual([
    3,
    'ready http://localhost:0\nA backup was restored. Foyer is open again at http://localhost:1\n',
  ])
  expect(run([1])).toEqual([1, 'ready http://localhost:0\n'])
})
