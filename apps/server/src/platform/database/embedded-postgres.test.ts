import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { getClusterFolder } from './cluster.ts'
import { findDatabaseUser } from './database-user.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { LOG_FOLDER } from './postgres-log.ts'
import { aPreparedDataDir, createDataDir, queryPostgres, startPostgres } from './testing/embedded.ts'
import { isRunningIn, readPostmasterPid } from './testing/processes.ts'

const patient = { timeout: 60_000 }

it('retains its rows over a stop and a start, and leaves no process', patient, async () => {
  const dataDir = await aPreparedDataDir()
  const first = await startEmbeddedPostgres(dataDir)
  await queryPostgres(first, `create table notes as select 'kept' as text`)
  const pid = await readPostmasterPid(dataDir)
  await first.stop()
  expect(await isRunningIn(dataDir, pid)).toBe(false)
  expect(await queryPostgres(await startPostgres(dataDir), 'select text from notes')).toEqual([{ text: 'kept' }])
})

it('is created with checksums, UTF-8, durable commits, a password and no network', patient, async () => {
  const dataDir = await createDataDir()
  const settings = await queryPostgres(
    await startPostgres(dataDir),
    `select name, setting from pg_settings where name in ('data_checksums', 'fsync', 'synchronous_commit',
      'full_page_writes', 'server_encoding', 'listen_addresses', 'password_encryption') order by name`,
  )
  expect(settings).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'password_encryption', setting: 'scram-sha-256' },
    { name: 'server_encoding', setting: 'UTF8' },
    { name: 'synchronous_commit', setting: 'on' },
  ])
  const { mode, uid } = await stat(join(dataDir, 'postgres-password'))
  expect([mode & 0o777, uid]).toEqual([0o600, findDatabaseUser()?.uid ?? process.getuid?.()])
})

it.each([
  ['JSON', `select '{"lastName": "Kanarienvogel"'::json`],
  ['a number', `select 'Kanarienvogel'::int`],
  [
    'a constraint',
    `create temp table guests (name text primary key);
    insert into guests values ('Kanarienvogel'), ('Kanarienvogel')`,
  ],
])('R30 its log quotes nothing of a statement that fails: %s', patient, async (_, statement) => {
  const dataDir = await aPreparedDataDir()
  const postgres = await startEmbeddedPostgres(dataDir)
  await expect(queryPostgres(postgres, statement)).rejects.toThrow()
  await postgres.stop()
  const folder = join(getClusterFolder(dataDir), LOG_FOLDER)
  const logs = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(logs.join('')).toContain('database system is ready')
  expect(logs.join('')).not.toContain('Kanarienvogel')
})

it('F10 is restarted when it is killed', patient, async () => {
  const dataDir = await aPreparedDataDir()
  const postgres = await startPostgres(dataDir)
  await queryPostgres(postgres, `create table notes as select 'kept' as text`)
  process.kill(await readPostmasterPid(dataDir), 'SIGKILL')
  const rows = await vi.waitFor(() => queryPostgres(postgres, 'select text from notes'), {
    timeout: 20_000,
    interval: 100,
  })
  expect(rows).toEqual([{ text: 'kept' }])
})

it('is not in the process group that Ctrl-C in a terminal reaches', patient, async () => {
  const dataDir = await aPreparedDataDir()
  await startPostgres(dataDir)
  const pid = await readPostmasterPid(dataDir)
  const groupOf = async (process: number | string) =>
    (await readFile(`/proc/${process}/stat`, 'utf8')).split(') ')[1]?.split(' ')[2]
  expect([await groupOf(pid), await groupOf('self')]).toEqual([String(pid), expect.not.stringMatching(String(pid))])
})

it('N14 refuses a folder that another living server owns, and names its process', patient, async () => {
  const dataDir = await aPreparedDataDir()
  const first = await startPostgres(dataDir)
  const sentence = `Another Foyer server (process ${process.pid}) uses the data folder ${dataDir}; stop it, or choose another folder with DATA_DIR.`
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(sentence)
  const second = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'owner-process.ts'), dataDir, 'exit'])
  let said = ''
  second.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await once(second, 'close')
  expect(said).toContain(sentence)
  expect(await queryPostgres(first, 'select 1 as here')).toEqual([{ here: 1 }])
})

it('works in a folder whose path is too long for a socket, and leaves nothing elsewhere', patient, async () => {
  const parent = await createDataDir()
  const dataDir = join(parent, 'a'.repeat(60), 'b'.repeat(60))
  const postgres = await startEmbeddedPostgres(dataDir)
  const folder = decodeURIComponent(new URL(postgres.url).hostname)
  expect(await queryPostgres(postgres, 'select 1 as here')).toEqual([{ here: 1 }])
  expect([existsSync(folder), folder.startsWith(dataDir)]).toEqual([true, false])
  await postgres.stop()
  expect(existsSync(folder)).toBe(false)
})

it('starts over when it was interrupted during creation', patient, async () => {
  const dataDir = await createDataDir()
  await mkdir(join(dataDir, 'postgres.new'))
  await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18')
  await writeFile(join(dataDir, 'postgres-password'), '')
  expect(await queryPostgres(await startPostgres(dataDir), 'select 1 as here')).toEqual([{ here: 1 }])
})

it('refuses the folder of another PostgreSQL version', async () => {
  const dataDir = await createDataDir()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '99\n')
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/made by PostgreSQL 99, and this is PostgreSQL 18;/)
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '14\n')
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
    /made by PostgreSQL 14, whose programs are not beside it/,
  )
})

it('refuses a folder that is not a cluster, and one that has lost its password', async () => {
  const dataDir = await createDataDir()
  await mkdir(join(dataDir, 'postgres'))
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/is not a folder that PostgreSQL made/)
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/postgres-password cannot be read/)
})

it('reports PostgreSQL’s own message when it does not start', patient, async () => {
  const dataDir = await aPreparedDataDir()
  await (await startEmbeddedPostgres(dataDir)).stop()
  await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'nonsense = 1\n', { flag: 'a' })
  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
    /did not start: .*nonsense|did not start: configuration file/,
  )
})
