import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { listPackages } from './list-packages.ts'
import { makeLinks } from './make-links.ts'
import { pack, type Release } from './pack.ts'
import { releases } from './releases.ts'

const root = join(import.meta.dirname, '../..')
const hub = releases.find(({ name }) => name === 'foyer-hub') as Release

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A real Node is large, so this one only links to ours. */
function createNodeFile(): string {
  const file = join(createFolder(), 'node')
  writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`)
  chmodSync(file, 0o755)
  return file
}

it('N11 a kiosk gets only what its hub needs', () => {
  expect(listPackages(root, hub.workspaces)).toEqual([
    'apps/device-hub',
    'node_modules/mrz',
    'node_modules/ws',
    'node_modules/zod',
    'packages/contract',
    'packages/domain',
  ])
  const server = listPackages(root, ['apps/server'])
  expect(server).toContain('node_modules/fastify')
  expect(server.filter((place) => /vite|playwright|react|biome|smtp-server/.test(place))).toEqual([])
})

it('N11 N30 an archive runs where it is unpacked, without npm, tests or types, and lists its commands', {
  timeout: 60_000,
}, () => {
  const folder = join(createFolder(), 'a folder with spaces')
  pack(root, folder, hub, createNodeFile())
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /\.test\.ts$|\.d\.ts$|\.map$|\/testing\/|package-lock/.test(file))).toEqual([])
  expect(existsSync(join(folder, 'node_modules/ws/LICENSE'))).toBe(true)
  const program = join(folder, 'bin/foyer-hub')
  expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toMatch(/^foyer-hub \d+\.\d+\.\d+\n$/)
  const run = (args: string[], env: Record<string, string>) => {
    const { status, stderr } = spawnSync(program, args, { cwd: '/', env, encoding: 'utf8' })
    return [status, stderr]
  }
  expect(run(['start'], {})).toEqual([
    2,
    'HUB_PAIRING is missing: the pairing code that identifies this hub to the server.\n',
  ])
  expect(execFileSync(program, { encoding: 'utf8' })).toBe(
    'foyer-hub [start | accept-server-key | --version | --help]\n',
  )
  expect(run(['dance'], {})).toEqual([1, 'There is no dance; foyer-hub --help names what there is.\n'])
})

it('N11 an archive has the links that npm does not carry', () => {
  const folder = createFolder()
  mkdirSync(join(folder, 'native/lib'), { recursive: true })
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'a library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
  makeLinks(folder)
  makeLinks(folder)
  expect(readlinkSync(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
})

it('N30 a command of an archive can be another one with an argument', () => {
  const folder = createFolder()
  const program = join(folder, 'print.ts')
  pack(
    root,
    folder,
    { name: 'foyer-try', workspaces: [], also: [], commands: { doctor: 'print.ts doctor' } },
    createNodeFile(),
  )
  writeFileSync(program, 'console.log(process.argv.slice(2).join(" "))')
  expect(execFileSync(join(folder, 'bin/foyer-try'), ['doctor', '--fast'], { encoding: 'utf8' })).toBe(
    'doctor --fast\n',
  )
})
