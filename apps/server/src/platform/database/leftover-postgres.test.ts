import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { findDatabaseUser } from './database-user.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { aPreparedDataDir, queryPostgres, startPostgres } from './testing/embedded.ts'
import { findGuard, isRunningIn, readLines, readPostmasterPid, spawnOwnerProcess } from './testing/processes.ts'

const patient = { timeout: 60_000 }

it('F10 a killed server leaves every confirmed row and no process to the next', patient, async () => {
  const dataDir = await aPreparedDataDir()
  const owner = spawnOwnerProcess(dataDir, 'write')
  let confirmed = 0
  let pid = 0
  for await (const line of readLines(owner)) {
    if (line === 'ready') pid = await readPostmasterPid(dataDir)
    else confirmed = Number(line)
    if (confirmed === 200) owner.kill('SIGKILL')
  }
  const next = await startPostgres(dataDir)
  const [found] = await queryPostgres<{ count: number }>(next, 'select count(*)::int from notes')
  expect(found?.count).toBeGreaterThanOrEqual(confirmed)
  expect(confirmed).toBeGreaterThanOrEqual(200)
  expect(await isRunningIn(dataDir, pid)).toBe(false)
})

it('ends with a server that exits without stopping it', patient, async () => {
  const dataDir = await aPreparedDataDir()
  const owner = spawnOwnerProcess(dataDir, 'wait')
  for await (const line of readLines(owner)) if (line === 'ready') break
  const pid = await readPostmasterPid(dataDir)
  expect(await isRunningIn(dataDir, pid)).toBe(true)
  owner.kill('SIGKILL')
  await vi.waitFor(async () => expect(await isRunningIn(dataDir, pid)).toBe(false), 10_000)
})

it('stops a PostgreSQL that outlived its server, and starts its own', patient, async () => {
  const dataDir = await aPreparedDataDir()
  const owner = spawnOwnerProcess(dataDir, 'wait')
  for await (const line of readLines(owner)) if (line === 'ready') break
  const pid = await readPostmasterPid(dataDir)
  process.kill(await findGuard(pid), 'SIGKILL')
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(await isRunningIn(dataDir, pid)).toBe(true)
  expect(await queryPostgres(await startPostgres(dataDir), 'select * from notes')).toEqual([])
  expect(await isRunningIn(dataDir, pid)).toBe(false)
})

it('survives a pid file whose process id was reused', patient, async () => {
  const dataDir = await aPreparedDataDir()
  const first = await startEmbeddedPostgres(dataDir)
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const lines = (await readFile(pidFile, 'utf8')).split('\n')
  await first.stop()
  const innocent = spawnInnocent()
  await writeFile(pidFile, [innocent.pid, ...lines.slice(1)].join('\n'))
  expect(await queryPostgres(await startPostgres(dataDir), 'select 1 as here')).toEqual([{ here: 1 }])
  expect(innocent.exitCode ?? innocent.signalCode).toBeNull()
})

it('N6 survives a socket lock whose process id was reused', patient, async () => {
  const dataDir = await aPreparedDataDir()
  const first = await startEmbeddedPostgres(dataDir)
  const lock = join(dataDir, 'postgres-socket', '.s.PGSQL.5432.lock')
  const lines = (await readFile(lock, 'utf8')).split('\n')
  await first.stop()
  const innocent = spawnInnocent()
  await writeFile(lock, [innocent.pid, ...lines.slice(1)].join('\n'))
  expect(await queryPostgres(await startPostgres(dataDir), 'select 1 as here')).toEqual([{ here: 1 }])
  expect(innocent.exitCode ?? innocent.signalCode).toBeNull()
})

it('N6 reports what its log says when it cannot start, and where the log is', patient, async () => {
  const dataDir = await aPreparedDataDir()
  await (await startEmbeddedPostgres(dataDir)).stop()
  await mkdir(join(dataDir, 'postgres-socket', '.s.PGSQL.5432'))
  const postgres = join(dataDir, 'postgres')
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
    `The embedded database in ${postgres} did not start: could not create any Unix-domain sockets. Its log is in ${postgres}/log.`,
  )
})

/** A process of the database's user that has nothing to do with the database. */
function spawnInnocent() {
  const innocent = spawn('cat', { ...findDatabaseUser(), cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] })
  onTestFinished(() => void innocent.kill())
  return innocent
}
