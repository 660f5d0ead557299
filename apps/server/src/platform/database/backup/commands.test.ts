import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createDataDir, longTimeout, startServer } from '../../../testing/server-process.ts'
import { findRunningPostgres } from '../running-postgres.ts'
import { createDatabase, createFreshDatabase } from '../testing/create-fresh-database.ts'
import { aPreparedDataDir, queryPostgres, startPostgres } from '../testing/embedded.ts'
import { hashTables } from '../testing/hash-tables.ts'
import { withOwnerClient } from '../testing/owner-client.ts'

interface Said {
  readonly code: number
  readonly said: string
}

async function command(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Record<string, string>,
): Promise<Said> {
  const { DATABASE_URL: _, DATA_DIR: _dir, BACKUP_KEY: _key, BACKUP_DIR: _folder, ...inherited } = process.env
  try {
    const program = join(import.meta.dirname, `${name}.ts`)
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
      env: { ...inherited, ...env },
    })
    return { code: 0, said: stdout }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, said: stderr }
  }
}

it(
  'N5 backs up and restores while a server runs, which then exits to restart on the restored data',
  longTimeout,
  async () => {
    const dataDir = await aPreparedDataDir()
    const file = join(dataDir, 'a-backup')
    const env = { DATA_DIR: dataDir, BACKUP_KEY: 'a key of some length' }
    const server = await startServer(env)
    const asOwner = async (statement: string) =>
      withOwnerClient((await findRunningPostgres(dataDir)) ?? '', async (owner) => (await owner.query(statement)).rows)
    await asOwner(`insert into server_settings (name, value) values ('note', 'before')`)
    expect(await command('backup', [file], env)).toEqual({
      code: 0,
      said: expect.stringMatching(/ kB, encrypted\.\n$/),
    })
    await asOwner(`update server_settings set value = 'after' where name = 'note'`)
    expect(await command('restore', [file], env)).toEqual({ code: 1, said: expect.stringContaining('use --replace') })
    const exit = once(server.child, 'exit')
    const restored = await command('restore', [file, '--replace'], env)
    expect(restored).toEqual({ code: 0, said: expect.stringMatching(/ is restored: \d+ rows, 5 hotels\.\n$/) })
    expect((await exit)[0]).toBe(75)

    const again = await startPostgres(dataDir)
    expect(await queryPostgres(again, `select value from server_settings where name = 'note'`)).toEqual([
      { value: 'before' },
    ])
  },
)

it(
  'N5 R25 does the same with an external database, and warns that the backup is not encrypted',
  longTimeout,
  async () => {
    const source = await createFreshDatabase('demo')
    const target = await createDatabase()
    const file = join(await createDataDir(), 'a-backup')
    expect(await command('backup', [file], { DATABASE_URL: source.ownerUrl })).toEqual({
      code: 0,
      said: expect.stringMatching(
        / kB, not encrypted\.\nBackups are not encrypted, so everyone .*: set BACKUP_KEY\.\n$/,
      ),
    })
    expect(await command('restore', [file], { DATABASE_URL: target.ownerUrl })).toMatchObject({ code: 0 })
    expect(await hashTables(target.ownerUrl)).toEqual(await hashTables(source.ownerUrl))
    await target.drop()
    const unreachable = { DATABASE_URL: 'postgresql://foyer:CANARY@127.0.0.1:1/foyer' }
    expect(await command('restore', [file], unreachable)).toEqual({
      code: 1,
      said: 'The database at 127.0.0.1:1 cannot be reached; is DATABASE_URL right, and is it running?\n',
    })
    const nothing = await createDataDir()
    expect(await command('backup', [file], { DATA_DIR: nothing })).toEqual({
      code: 1,
      said: `There is no database in ${nothing}; see DATA_DIR.\n`,
    })
    expect(await readdir(nothing)).toEqual([])
    expect(await command('restore', ['--help'], { FOYER_PROGRAM: 'foyer' })).toEqual({
      code: 0,
      said: expect.stringMatching(/^foyer restore file \[--replace\]\n/),
    })
  },
)
