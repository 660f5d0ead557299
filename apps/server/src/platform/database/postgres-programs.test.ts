import { execFileSync } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { findDatabaseUser } from './database-user.ts'
import { findPostgresPrograms, findStoredPrograms, storePrograms } from './postgres-programs.ts'
import { createDataDir } from './testing/embedded.ts'

const user = findDatabaseUser()
const version = (program: string) =>
  execFileSync(program, ['--version'], { ...user, cwd: '/', encoding: 'utf8' })
    .split(' ')[2]
    ?.split('.')[0]

let dataDir: string
let installed: string

/** An installation whose install script did not run. */
beforeEach(async () => {
  dataDir = await createDataDir()
  const original = dirname(dirname(dirname((await findPostgresPrograms(dataDir, user)).postgres)))
  installed = join(dataDir, 'installed')
  await cp(original, installed, { recursive: true, verbatimSymlinks: true })
  for (const link of await links()) await rm(link)
})

async function links(): Promise<string[]> {
  const list = z.array(z.object({ target: z.string() }))
  const text = await readFile(join(installed, 'native', 'pg-symlinks.json'), 'utf8')
  return list.parse(JSON.parse(text)).map(({ target }) => join(installed, target))
}

it('restores the links that an install script should have made, once and again', async () => {
  await findPostgresPrograms(dataDir, user, installed)
  const { initdb } = await findPostgresPrograms(dataDir, user, installed)
  expect(initdb.startsWith(installed)).toBe(true)
  expect(version(initdb)).toBe('18')
  for (const link of await links()) expect((await lstat(link)).isSymbolicLink()).toBe(true)
})

it.runIf(user)('copies the programs to the data folder when the database’s user cannot reach them', async () => {
  await chmod(installed, 0o700)
  const first = await findPostgresPrograms(dataDir, user, installed)
  expect(first.postgres).toMatch(join(dataDir, 'postgres-programs-18.'))
  expect([version(first.postgres), version(first.initdb)]).toEqual(['18', '18'])
  expect(await findPostgresPrograms(dataDir, user, installed)).toEqual(first)
})

it.skipIf(user)('copies the programs to the data folder when their links cannot be restored', async () => {
  const lib = join(installed, 'native', 'lib')
  await chmod(lib, 0o500)
  onTestFinished(() => chmod(lib, 0o700))
  const { postgres } = await findPostgresPrograms(dataDir, user, installed)
  expect(postgres).toMatch(join(dataDir, 'postgres-programs-18.'))
  expect(version(postgres)).toBe('18')
})

it('N5 stores the programs with the data, the newest of each major version', async () => {
  const kept = (version: string) => join(dataDir, `postgres-programs-${version}`)
  for (const version of ['17.10.0', '18.0.0']) await mkdir(join(kept(version), 'native/bin'), { recursive: true })
  await storePrograms(dataDir, installed)
  const names = (await readdir(dataDir)).filter((name) => name.startsWith('postgres-programs-'))
  expect(names.toSorted()).toEqual(['postgres-programs-17.10.0', expect.stringMatching(/^postgres-programs-18\.4/)])
  expect((await findStoredPrograms(dataDir, '17'))?.postgres).toBe(join(kept('17.10.0'), 'native/bin/postgres'))
  expect(version((await findStoredPrograms(dataDir, '18'))?.postgres ?? '')).toBe('18')
  expect(await findStoredPrograms(dataDir, '16')).toBeUndefined()
})
