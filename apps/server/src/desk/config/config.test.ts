import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeedEvent } from '@foyer/contract/hotel-system.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { applyEvent } from '../../book/hotel-system/apply-event.ts'
import { aPreparedDataDir, startPostgres } from '../../platform/database/testing/embedded.ts'
import { reusedDatabase } from '../../platform/database/testing/reused-database.ts'
import { runServerCommand } from '../../testing/run-command.ts'
import { longTimeout, startServer } from '../../testing/server-process.ts'
import { runScriptInTest } from '../command/testing/run-script-in-test.ts'
import { configScript } from './config-script.ts'

/** Runs the command in the test process on its own demo database. */
async function createConfig() {
  const db = await reusedDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'foyer-config-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const config = (...args: string[]) => runScriptInTest(configScript, db, args)
  let files = 0
  return {
    db,
    config,
    async file(document: HotelConfigInput): Promise<string> {
      const path = join(folder, `${++files}.json`)
      await writeFile(path, JSON.stringify(document))
      return path
    },
    show: async (): Promise<HotelConfigInput> => JSON.parse((await config('show', '1')).out),
  }
}

const beside = 'N2 npm run config works beside a running server with its embedded database, and without one'

it(beside, longTimeout, async () => {
  const dataDir = await aPreparedDataDir()
  const { child, url } = await startServer({ DATA_DIR: dataDir })
  const config = (...args: string[]) =>
    runServerCommand('desk/config/config.ts', { args, env: { DATA_DIR: dataDir, INIT_CWD: dataDir } })
  expect((await config('show', '1', '--to', 'shown.json')).out).toBe('Written to shown.json.\n')
  const shown = JSON.parse(await readFile(join(dataDir, 'shown.json'), 'utf8'))
  expect(shown).toMatchObject({ hotel: { name: 'Foyer Palace' }, secrets: { admin_password: '********' } })
  const changed = { ...shown, hotel: { ...shown.hotel, name: 'Foyer Palais' }, retention: { guestDays: 14 } }
  await writeFile(join(dataDir, 'hotel.json'), JSON.stringify(changed))
  const lines =
    '- hotel.name: "Foyer Palace"\n+ hotel.name: "Foyer Palais"\n- retention.guestDays: 30\n+ retention.guestDays: 14\n'
  expect(await config('publish', '1', 'hotel.json')).toEqual({
    rc: 0,
    out: `${lines}Published as version 2.\n`,
    err: '',
  })
  const page = await fetch(`${url}/pok/1/company/1/hotel/1/lang/en/appkey/own/`)
  expect(await page.text()).toContain('Foyer Palais')

  child.kill('SIGTERM')
  await new Promise((ended) => child.once('exit', ended))
  const { rc, out } = await config('undo', '1')
  expect([rc, out.trim().split('\n').at(-1)]).toEqual([0, 'Version 3 is as it was before.'])
})

it('N2 npm run config works with a separate database', longTimeout, async () => {
  const { url } = await startPostgres(await aPreparedDataDir())
  const config = (...args: string[]) => runServerCommand('desk/config/config.ts', { args, env: { DATABASE_URL: url } })
  expect(await config('list')).toEqual({ rc: 0, out: '', err: '' })
  expect(await config('show', '1')).toEqual({ rc: 1, out: '', err: 'Refused: there is no hotel 1.\n' })
})

it('N2 an invalid document is reported by path and message, not published, and ends with an error code', async () => {
  const { config, file } = await createConfig()
  const wrong = await file({ hotelInfo: { checkOutUntil: 'noon' } })
  const words = 'It cannot be published:\n  hotelInfo.checkOutUntil: a time like 07:30\n'
  expect(await config('check', '1', wrong)).toEqual({ rc: 1, out: words, err: '' })
  expect(await config('publish', '1', wrong)).toEqual({ rc: 1, out: '', err: words })
  const other = await file({ languages: ['de'] })
  expect(await config('check', '1', other)).toEqual({ rc: 0, out: 'The document is valid.\n', err: '' })
  expect((await config('publish', '1', other, '--base', '7')).err).toBe('Refused: version 1 is newer.\n')
  expect((await config('history', '1')).out.trim().split('\n')).toHaveLength(1)
})

it.each<[string[], number, string]>([
  [['undo', '1'], 1, 'Refused: there is nothing to undo.\n'],
  [['undo', '1', '7'], 1, 'Refused: there is no version 7.\n'],
  [['show', '999'], 1, 'Refused: there is no hotel 999.\n'],
  [['show', 'palace'], 2, 'palace is not a number.\n'],
  [['check', '1', 'nowhere.json'], 2, 'nowhere.json cannot be read.\n'],
  [['check', '1', import.meta.filename], 2, `${import.meta.filename} is not JSON: `],
  [['show'], 2, 'Usage: npm run config -- show {hotel} [version] [--defaults] [--to file] [--secrets]\n'],
  [['history', '1', '2'], 2, 'Usage: npm run config -- history {hotel}\n'],
  [['history', '1', '--loud'], 2, "Unknown option '--loud'"],
  [['publsh'], 2, 'There is no command publsh.\nnpm run config --\n  list '],
])('N2 %j exits with %i and a message', async (args, rc, words) => {
  const { config } = await createConfig()
  const said = await config(...args)
  expect([said.rc, said.out]).toEqual([rc, ''])
  expect(said.err).toContain(words)
})

it('N2 shows differences in diff format, between a file and the hotel or between two versions', async () => {
  const { config, file, show } = await createConfig()
  const changed = await file({ ...(await show()), languages: ['de', 'en'] })
  const lines = '- languages: ["en","es","de","fr"]\n+ languages: ["de","en"]\n'
  expect(await config('diff', '1', changed)).toEqual({ rc: 1, out: lines, err: '' })
  await config('publish', '1', changed)
  expect(await config('diff', '1', changed)).toEqual({ rc: 0, out: '', err: '' })
  expect(await config('diff', '1', '1', '2')).toEqual({ rc: 1, out: lines, err: '' })
  expect((await config('history', '1')).out).toMatch(/^ {4}2 {2}[\d: -]{16} {2}command {2}languages\n {4}1 /)
})

it('N2 a second undo undoes the change before; a version can be restored, and that can be undone', async () => {
  const { config, file, show } = await createConfig()
  const start = await show()
  for (const guestDays of [10, 20]) await config('publish', '1', await file({ ...start, retention: { guestDays } }))
  const same = await config('publish', '1', await file({ ...start, retention: { guestDays: 20 } }))
  expect(same.out).toBe('No changes from version 3.\n')
  const days = async () => (await show()).retention?.guestDays
  const seen = [await days()]
  for (const args of [[], [], ['3'], []]) {
    await config('undo', '1', ...args)
    seen.push(await days())
  }
  expect(seen).toEqual([20, 10, undefined, 20, undefined])
  expect(await show()).toEqual(start)
  expect((await config('undo', '1')).err).toBe('Refused: there is nothing to undo.\n')
})

it('N2 the audit log lists what was published by path, without values', async () => {
  const { db, config, file, show } = await createConfig()
  const start = await show()
  const secrets = { ...start.secrets, admin_password: 'a new word' }
  await config('publish', '1', await file({ ...start, secrets, retention: { guestDays: 10 } }))
  await config('undo', '1')
  const entries = await db.inHotel(1, (tx) =>
    tx.selectFrom('audit_entries').select(['who', 'action', 'subject', 'details']).orderBy('number').execute(),
  )
  const changed = 'retention.guestDays, secrets.admin_password'
  expect(entries.map(({ details, ...entry }) => ({ ...entry, ...details }))).toEqual([
    { who: null, action: 'configPublished', subject: 'version 2', from: 'command', changed },
    { who: null, action: 'configUndone', subject: 'version 3', from: 'command', changed, restores: '1' },
  ])
})

it('N2 a publication adds and removes rooms and room types, and undoing it brings them back', async () => {
  const { db, config, file, show } = await createConfig()
  const start = await show()
  const rooms = [...(start.rooms ?? []), { number: '900', type: 'loft', floor: 9 }]
  const roomTypes = [...(start.roomTypes ?? []), { id: 'loft', name: 'Loft' }]
  expect((await config('publish', '1', await file({ ...start, rooms, roomTypes }))).err).toBe('')
  const isThere = () =>
    db.inHotel(1, (tx) => tx.selectFrom('rooms').selectAll().where('number', '=', '900').executeTakeFirst())
  expect(await isThere()).toMatchObject({ type_id: 'loft', floor: 9, ready: true })
  await config('undo', '1')
  expect(await isThere()).toBeUndefined()
  expect(await show()).toEqual(start)
})

it('N2 rejects removing an occupied room or a type with reservations', async () => {
  const { config, file, show } = await createConfig()
  const start = await show()
  const { rc, err } = await config('publish', '1', await file({ ...start, rooms: [], roomTypes: [], upgrades: [] }))
  expect(rc).toBe(1)
  expect(err).toMatch(/ {2}rooms\.\d+: cannot go: reservation FOY\d+ has this room\n/)
  expect(err).toMatch(/ {2}roomTypes\.\w+: cannot go: \d+ reservations are of this type\n/)
  expect(await show()).toEqual(start)
})

it('N2 a room that the hotel’s system has added meanwhile stays when a document is published', async () => {
  const { db, config, file, show } = await createConfig()
  const start = await show()
  const type_id = start.roomTypes?.[0]?.id ?? ''
  const room = { hotel_id: 1, number: '900', type_id, floor: 9, ready: false }
  await db.inHotel(1, (tx) => tx.insertInto('rooms').values(room).execute())
  const { rooms: _rooms, ...others } = start
  await config('publish', '1', await file({ ...others, languages: ['de'] }))
  expect((await show()).rooms).toContainEqual({ number: '900', type: type_id, floor: 9 })
})

it('N21 a wrong hotel system is disconnected by undo, and what its feed brought stays and is named', async () => {
  const { db, config, file, show } = await createConfig()
  const start = await show()
  const hotel_system = { kind: 'http', url: 'https://wrong.example.com' } as const
  const secrets = { ...start.secrets, hotel_system: 'a secret of forty characters, more or less' }
  expect((await config('publish', '1', await file({ ...start, hotel_system, secrets }))).err).toBe('')
  const known = start.rooms?.[0] ?? { number: '', type: '', floor: 0 }
  const at = { at: '2026-11-18T10:00:00Z' }
  const events: FeedEvent[] = [
    { ...at, id: '1', kind: 'roomType', roomType: { id: 'loft', version: 1, names: { en: 'Loft' } } },
    { ...at, id: '2', kind: 'room', room: { number: '900', version: 1, roomType: 'loft', floor: 9, ready: true } },
    { ...at, id: '3', kind: 'room', room: { number: '901', version: 1, roomType: 'loft', floor: 9, ready: true } },
    { ...at, id: '4', kind: 'room', room: { ...known, version: 1, roomType: 'loft', floor: 8, ready: true } },
  ]
  await db.inHotel(1, async (tx) => {
    for (const event of events) await applyEvent(tx, { id: 1, currency: 'EUR' }, event)
    await tx.updateTable('reservations').set({ room_number: '900' }).where('reference', '=', 'FOY1001').execute()
  })
  const { rc, out, err } = await config('undo', '1')
  expect([rc, err]).toEqual([0, ''])
  expect(out).toContain(
    'Kept, because the hotel’s system added them or reservations use them: rooms 900, 901; room types loft.\n',
  )
  const after = await show()
  expect(after.hotel_system).toEqual(start.hotel_system)
  expect(after.rooms).toContainEqual({ number: '901', type: 'loft', floor: 9 })
  expect(after.rooms).toContainEqual({ number: known.number, type: 'loft', floor: 8 })
  // Going back to a version keeps only the room that a reservation uses, and its type.
  expect((await config('undo', '1', '1')).out).toContain('reservations use them: rooms 900; room types loft.\n')
  expect((await show()).rooms?.map(({ number }) => number)).not.toContain('901')
  expect((await show()).rooms).toContainEqual(known)
})

it('N2 npm run config without arguments lists its commands', async () => {
  const { config } = await createConfig()
  const { rc, out } = await config()
  const words = out.split('\n').map((line) => line.trim().split(' ')[0])
  expect([rc, words]).toEqual([0, ['npm', 'list', 'show', 'schema', 'check', 'diff', 'publish', 'history', 'undo', '']])
})

it('N2 N10 unpacked from an archive, it names the archive’s program instead of npm', async () => {
  vi.stubEnv('FOYER_PROGRAM', 'foyer')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { config } = await createConfig()
  expect((await config()).out).toMatch(/^foyer config\n {2}list /)
  expect((await config('show')).err).toBe(
    'Usage: foyer config show {hotel} [version] [--defaults] [--to file] [--secrets]\n',
  )
})

it('N20 the whole document with its defaults, and what it may contain, can be printed', async () => {
  const { config } = await createConfig()
  const schema = JSON.parse((await config('schema')).out)
  const whole = JSON.parse((await config('show', '1', '--defaults')).out)
  expect(Object.keys(whole).filter((name) => !(name in schema.properties))).toEqual([])
  expect(Object.keys(whole)).toEqual(expect.arrayContaining(['flags', 'screens', 'theme', 'retention', 'walkIn']))
  expect(whole.secrets.admin_password).toBe('********')
  expect(schema.properties.flags.properties.checkout_enabled).toEqual({
    type: 'boolean',
    default: false,
    description: 'Guests can check out.',
  })
  expect(whole.flags.checkout_enabled).toBe(false)
})
