import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createFreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { aPreparedDataDir } from '../../platform/database/testing/embedded.ts'
import { longTimeout } from '../../testing/server-process.ts'
import { readGeoNames } from './geonames.ts'
import { importPostalCodes } from './import-postal-codes.ts'
import { buildGeoNamesLines } from './testing/geonames-lines.ts'

type Database = Awaited<ReturnType<typeof createFreshDatabase>>

const kept = async ({ directory }: Database) =>
  (await directory.selectFrom('postal_codes').selectAll().orderBy('country').orderBy('key').execute()).map(
    ({ country, postal_code, city }) => `${country} ${postal_code} ${city}`,
  )

it.each([
  [
    'a code with a blank',
    'GB\tSW1A 1AA\tLondon',
    { country: 'GBR', key: 'SW1A1AA', postal_code: 'SW1A 1AA', city: 'London' },
  ],
  ['capitals', 'PT\t1000-001\tVILA NOVA DE GAIA', { country: 'PRT', key: '1000001', city: 'Vila Nova De Gaia' }],
  ['no capitals in it', 'JP\t100-0001\t千代田', { country: 'JPN', key: '1000001', city: '千代田' }],
  ['a country that nobody knows', 'ZZ\t08001\tBarcelona', undefined],
  ['no code', 'ES\t-\tBarcelona', undefined],
  ['no place', 'ES\t08001\t', undefined],
  ['a line of something else', 'geonameid,name', undefined],
])('reads %s', (_case, line, row) => {
  const read = readGeoNames(line)
  if (row) expect(read).toMatchObject(row)
  else expect(read).toBeUndefined()
})

it('importing the same file again changes nothing, and duplicate places are stored once', async () => {
  const db = await createFreshDatabase()
  const file = () =>
    buildGeoNamesLines('ES\t08001\tBarcelona', 'ES\t08001\tBarcelona', 'AD\tAD500\tAndorra la Vella', 'nonsense')
  const first = await importPostalCodes(db.directory, file())
  expect(first).toEqual({ countries: ['ESP', 'AND'], rows: 2, skipped: 1 })
  expect(await importPostalCodes(db.directory, file())).toEqual(first)
  expect(await kept(db)).toEqual(['AND AD500 Andorra la Vella', 'ESP 08001 Barcelona'])
})

it('a newer file replaces only its own countries', async () => {
  const db = await createFreshDatabase()
  await importPostalCodes(db.directory, buildGeoNamesLines('ES\t08001\tBarcelona', 'AD\tAD500\tAndorra la Vella'))
  await importPostalCodes(db.directory, buildGeoNamesLines('ES\t28001\tMadrid'))
  expect(await kept(db)).toEqual(['AND AD500 Andorra la Vella', 'ESP 28001 Madrid'])
})

it('an interrupted import changes nothing', async () => {
  const db = await createFreshDatabase()
  await importPostalCodes(db.directory, buildGeoNamesLines('ES\t08001\tBarcelona'))
  async function* torn() {
    yield* buildGeoNamesLines('ES\t28001\tMadrid')
    throw new Error('the disk is gone')
  }
  await expect(importPostalCodes(db.directory, torn())).rejects.toThrow('the disk is gone')
  expect(await kept(db)).toEqual(['ESP 08001 Barcelona'])
})

it('imports a large file in batches and reports its progress', async () => {
  const db = await createFreshDatabase()
  const lines = Array.from({ length: 4_500 }, (_, at) => `DE\t${String(10_000 + at)}\tBerlin`)
  const told: number[] = []
  await importPostalCodes(db.directory, buildGeoNamesLines(...lines), (rows) => void told.push(rows))
  expect(told).toEqual([2_000, 4_000, 4_500])
  expect(await kept(db)).toHaveLength(4_500)
})

it('the command reads a file and prints a summary; it rejects a packed file', longTimeout, async () => {
  const dataDir = await aPreparedDataDir()
  const folder = await mkdtemp(join(tmpdir(), 'foyer-geonames-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'AD.txt')
  await writeFile(file, 'AD\tAD500\tAndorra la Vella\t\t\t\t\t\t\t42.5\t1.5\t6\n')
  const { DATABASE_URL: _, ...environment } = process.env
  const command = async (name: string) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'import.ts'), name], {
      env: { ...environment, DATA_DIR: dataDir },
    })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => said.push(bytes))
    const [code] = await once(child, 'close')
    return { code, said: Buffer.concat(said).toString() }
  }
  expect(await command(file)).toEqual({ code: 0, said: '1 rows\r1 postal codes of AND.\n' })
  expect(await command(join(folder, 'AD.zip'))).toMatchObject({ code: 1 })
  expect((await command(join(folder, 'none.txt'))).said).toContain('cannot be read')
})
