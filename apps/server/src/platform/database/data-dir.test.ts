import { chmod, mkdir, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defaultDataDir, prepareDataDir } from './data-dir.ts'
import { findDatabaseUser } from './database-user.ts'
import { createDataDir } from './testing/embedded.ts'

const asRoot = process.getuid?.() === 0

function from(folder: string): void {
  const spy = vi.spyOn(process, 'cwd').mockReturnValue(folder)
  onTestFinished(() => spy.mockRestore())
}

it('is ./data for an ordinary user', () => {
  expect(defaultDataDir(undefined)).toEqual({ dataDir: resolve('data') })
})

it.runIf(asRoot)('is ./data for root when the database’s user can reach it', async () => {
  const folder = await createDataDir()
  from(folder)
  expect(defaultDataDir()).toEqual({ dataDir: join(folder, 'data') })
})

it.runIf(asRoot)('is a system folder for root when that user cannot, and prints a note', async () => {
  const folder = await createDataDir()
  await chmod(folder, 0o700)
  from(folder)
  expect(defaultDataDir()).toEqual({
    dataDir: '/var/lib/foyer',
    note: `Data is kept in /var/lib/foyer: as root, the database runs as nobody, who cannot reach ${join(folder, 'data')}.`,
  })
})

it('creates the folder, closed to others, whatever the umask is', async () => {
  const dataDir = join(await createDataDir(), 'deep', 'data')
  await prepareDataDir(dataDir, findDatabaseUser())
  expect((await stat(dataDir)).mode & 0o777).toBe(asRoot ? 0o711 : 0o700)
})

it('refuses a folder that is a file', async () => {
  const dataDir = join(await createDataDir(), 'file')
  await writeFile(dataDir, '')
  await expect(prepareDataDir(dataDir, findDatabaseUser())).rejects.toThrow(
    `The data folder ${dataDir} cannot be read and written by this user; see DATA_DIR.`,
  )
})

it.skipIf(asRoot)('rejects a read-only folder', async () => {
  const dataDir = join(await createDataDir(), 'closed')
  await mkdir(dataDir, { mode: 0o500 })
  await expect(prepareDataDir(dataDir, undefined)).rejects.toThrow('cannot be read and written by this user')
})

it.runIf(asRoot)('rejects a folder that the database’s user cannot reach', async () => {
  const parent = await createDataDir()
  await chmod(parent, 0o700)
  await expect(prepareDataDir(join(parent, 'data'), findDatabaseUser())).rejects.toThrow(
    /cannot be reached by nobody, who runs the database when Foyer is started as root; see DATA_DIR\.$/,
  )
})
