import { findMissing } from '@foyer/domain/completion/guest-completion.ts'
import { toPublicConfig } from '@foyer/domain/config/public-config.ts'
import { resolveSite } from '@foyer/domain/config/site.ts'
import { expect, it } from 'vitest'
import { hashLicenseCode } from '../access/device/license-code.ts'
import { publishConfig, readCurrentConfig } from '../access/site/publish-config.ts'
import { createSites } from '../access/site/sites.ts'
import { createReservationBook } from '../book/reservation/book.ts'
import { hashLink } from '../checkin/pre-checkin/link.store.ts'
import { assertWithinLimit, recordFailure } from '../platform/attempts/attempts.store.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Tables } from '../platform/database/tables.ts'
import { createFreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { reusedDatabase } from '../platform/database/testing/reused-database.ts'
import { NOON } from '../platform/database/testing/templates.ts'
import { StartProblem } from '../platform/env/start-problem.ts'
import { testKeySecret } from '../testing/test-key-secret.ts'
import { demoId } from './demo-id.ts'
import { demoHotels } from './hotels.ts'
import { seedDemo } from './seed-demo.ts'

const noon = () => new Date(NOON)
const nextNoon = () => new Date('2027-05-11T10:00:00Z')

const ofHotel = [
  'hotel_configs',
  'licenses',
  'devices',
  'visits',
  'visit_reservations',
  'idempotent_answers',
  'checkin_leases',
  'room_types',
  'rooms',
  'reservations',
  'reservation_messages',
  'guests',
  'signatures',
  'folio_lines',
  'keys',
  'checkin_logs',
  'ratings',
  'demo_days',
] as const satisfies readonly (keyof Tables)[]

/** Returns everything in the demo hotels as text, for comparison. */
async function dumpRows(db: Database, { timestamps = true } = {}): Promise<string[]> {
  const rows: string[] = []
  for (const { id } of demoHotels) {
    await db.inHotel(id, async (tx) => {
      for (const table of ofHotel) {
        for (const row of await tx.selectFrom(table).selectAll().execute()) {
          rows.push(
            `${table} ${JSON.stringify(row, (name, value) => (!timestamps && ['signed_at', 'granted_at', 'condition_at', 'code'].includes(name) ? '' : value))}`,
          )
        }
      }
    })
  }
  return rows.toSorted()
}

/** The template of test databases is seeded by `seedDemo` too, at the same noon. */
const createSeededDemo: () => Promise<Database> = reusedDatabase

function readStay(db: Database, hotelId: number, reference: string) {
  return db.inHotel(hotelId, (tx) =>
    tx.selectFrom('reservations').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow(),
  )
}

it('seeds every hotel with its rows, each in its own hotel only', async () => {
  const db = await createSeededDemo()
  const hotels = await db.directory.selectFrom('hotels').select(['id', 'demo', 'currency']).orderBy('id').execute()
  expect(hotels).toEqual(demoHotels.map(({ id }) => ({ id, demo: true, currency: 'EUR' })))
  for (const hotel of demoHotels) {
    await db.inHotel(hotel.id, async (tx) => {
      const references = await tx.selectFrom('reservations').select('reference').orderBy('reference').execute()
      expect(references.map(({ reference }) => reference)).toEqual(hotel.reservations.map(({ reference }) => reference))
      const rooms = await tx.selectFrom('rooms').select('number').execute()
      expect(rooms).toHaveLength(hotel.roomTypes.flatMap((type) => type.rooms).length)
      const guests = await tx.selectFrom('guests').select('id').execute()
      expect(guests).toHaveLength(hotel.reservations.flatMap((stay) => stay.guests).length)
      const lines = await tx.selectFrom('folio_lines').select('id').execute()
      expect(lines).toHaveLength(hotel.reservations.flatMap((stay) => stay.folio).length)
    })
  }
})

it('the kiosk has its own license; other devices choose their app key', async () => {
  const db = await createSeededDemo()
  for (const { id, licenses } of demoHotels) {
    for (const { code, appKey } of licenses) {
      const code_hash = hashLicenseCode(code)
      const listed = await db.directory
        .selectFrom('license_directory')
        .selectAll()
        .where('code_hash', '=', code_hash)
        .execute()
      expect(listed).toEqual([{ code_hash, of_hotel: id }])
      const kept = await db.inHotel(id, (tx) =>
        tx.selectFrom('licenses').selectAll().where('code_hash', '=', code_hash).execute(),
      )
      expect(kept).toMatchObject([{ hotel_id: id, code_hash, app_key: appKey, reusable: true, used_at: null }])
    }
  }
})

it('a license missing from an earlier demo is added at the next start, on the same day', async () => {
  const db = await createSeededDemo()
  const before = await dumpRows(db)
  const code_hash = hashLicenseCode('FOYE-RHOT-ELCA-RDS1')
  await db.inHotel(1, (tx) => tx.deleteFrom('licenses').where('code_hash', '=', code_hash).execute())
  await db.directory.deleteFrom('license_directory').where('code_hash', '=', code_hash).execute()
  await seedDemo(db, noon, testKeySecret)
  const kept = await db.inHotel(1, (tx) =>
    tx.selectFrom('licenses').select('app_key').where('code_hash', '=', code_hash).execute(),
  )
  expect(kept).toEqual([{ app_key: 'kiosk-cards' }])
  expect(await dumpRows(db)).toHaveLength(before.length)
})

it('seeding again on the same day changes nothing', async () => {
  const db = await createSeededDemo()
  const before = await dumpRows(db)
  await seedDemo(db, () => new Date('2027-05-10T20:00:00Z'), testKeySecret)
  expect(await dumpRows(db)).toEqual(before)
})

it('concurrent processes seed it once', async () => {
  const db = await createFreshDatabase()
  await Promise.all([
    seedDemo(db, noon, testKeySecret),
    seedDemo(db, noon, testKeySecret),
    seedDemo(db, noon, testKeySecret),
  ])
  const versions = await db.inHotel(1, (tx) => tx.selectFrom('hotel_configs').select('version').execute())
  expect(versions).toEqual([{ version: 1 }])
})

it('seeding again clears the guesses at the shared link', async () => {
  const db = await createSeededDemo()
  const tries = { kind: 'preCheckinLink', caller: hashLink('demo-link-for-Andrei-Ionescu-FOY1015-Palace') } as const
  for (let times = 0; times < 5; times++) await db.inHotel(1, (tx) => recordFailure(tx, tries))
  const refused = () => db.inHotel(1, (tx) => assertWithinLimit(tx, tries, { tries: 5, minutes: 60 }))
  await expect(refused()).rejects.toMatchObject({ code: 'tooManyTries' })
  await seedDemo(db, noon, testKeySecret, { reset: true })
  await refused()
})

it('on the next day the dates move and the ids stay', async () => {
  const db = await createSeededDemo()
  const before = await readStay(db, 1, 'FOY1015')
  expect(before).toMatchObject({ id: demoId('FOY1015'), start_date: '2027-05-11', end_date: '2027-05-14' })
  await seedDemo(db, nextNoon, testKeySecret)
  expect(await readStay(db, 1, 'FOY1015')).toMatchObject({
    id: before.id,
    start_date: '2027-05-12',
    end_date: '2027-05-15',
  })
  expect(await readStay(db, 1, 'FOY1011')).toMatchObject({
    state: 'inHouse',
    start_date: '2027-05-08',
    end_date: '2027-05-11',
  })
})

it('each hotel has its own day: after midnight in Rome it is still yesterday on the Canaries', async () => {
  const db = await createFreshDatabase()
  await seedDemo(db, () => new Date('2027-05-10T22:30:00Z'), testKeySecret)
  expect((await readStay(db, 4, 'FOY4001')).start_date).toBe('2027-05-11')
  expect((await readStay(db, 3, 'RAC3001')).start_date).toBe('2027-05-10')
})

it('a reset deletes what guests did and keeps the devices', async () => {
  const db = await createSeededDemo()
  const start = await dumpRows(db, { timestamps: false })
  const device = '00000000-0000-8000-8000-000000000001'
  await db.inHotel(1, async (tx) => {
    const reservation_id = demoId('FOY1001')
    const mark = { hotel_id: 1, visit_id: 'a visit' }
    const nowhere = { app_key: 'kiosk', device_id: device }
    await tx
      .insertInto('devices')
      .values({ hotel_id: 1, id: device, app_key: 'kiosk', token_hash: 'a', revoked_at: null })
      .execute()
    await tx
      .insertInto('visits')
      .values({ hotel_id: 1, id: 'a visit', ...nowhere, ended_at: null })
      .execute()
    await tx
      .insertInto('visit_reservations')
      .values({ ...mark, reservation_id, proof: 'number', second_factor: null })
      .execute()
    await tx
      .insertInto('checkin_leases')
      .values({ ...mark, reservation_id, holder: 'kiosk', expires_at: noon() })
      .execute()
    await tx.insertInto('ratings').values({ hotel_id: 1, reservation_id, stars: 5 }).execute()
    await tx
      .insertInto('keys')
      .values({
        ...{ hotel_id: 1, id: device, reservation_id, kind: 'card', state: 'done', provider: 'tesa' },
        ...{ valid_from: '2027-05-10', valid_to: '2027-05-12' },
      })
      .execute()
    await tx.updateTable('reservations').set({ state: 'inHouse' }).where('id', '=', reservation_id).execute()
    await tx.updateTable('guests').set({ given: '{}' }).execute()
    await tx.updateTable('rooms').set({ ready: true }).execute()
  })
  await seedDemo(db, noon, testKeySecret, { reset: true })
  const after = await dumpRows(db, { timestamps: false })
  expect(after.filter((row) => !row.startsWith('devices '))).toEqual(start)
  expect(after.filter((row) => row.startsWith('devices '))).toHaveLength(1)
})

it('a changed document is published again as a new version', async () => {
  const db = await createSeededDemo()
  await db.inHotel(2, (tx) =>
    tx
      .insertInto('hotel_configs')
      .values({ hotel_id: 2, version: 2, document: JSON.stringify({}) })
      .execute(),
  )
  await seedDemo(db, noon, testKeySecret)
  const rows = await db.inHotel(2, (tx) => tx.selectFrom('hotel_configs').selectAll().orderBy('version').execute())
  expect(rows.map(({ version }) => version)).toEqual([1, 2, 3])
  expect(rows[2]?.document).toEqual(rows[0]?.document)
})

it('a configured hotel system survives a restart, and a reset removes it', async () => {
  const db = await createSeededDemo()
  const url = 'https://rentals.example.com'
  const systemOf = () =>
    db.inHotel(3, async (tx) => {
      const { hotel_system, secrets } = (await readCurrentConfig(tx, 3)).document
      return { url: hotel_system?.kind === 'http' ? hotel_system.url : undefined, secret: secrets?.hotel_system }
    })
  await db.inHotel(3, async (tx) => {
    const { document } = await readCurrentConfig(tx, 3)
    const secrets = { ...document.secrets, hotel_system: 'a secret of more than sixteen letters' }
    await publishConfig(tx, 3, { ...document, hotel_system: { kind: 'http', url }, secrets })
  })
  await seedDemo(db, noon, testKeySecret)
  expect(await systemOf()).toEqual({ url, secret: 'a secret of more than sixteen letters' })
  await seedDemo(db, noon, testKeySecret, { reset: true })
  expect(await systemOf()).toEqual({ url: undefined, secret: undefined })
})

it('leaves a real hotel with a demo number alone', async () => {
  const db = await createSeededDemo()
  await db.directory.updateTable('hotels').set({ demo: false, name: 'Hotel Real' }).where('id', '=', 1).execute()
  const before = await dumpRows(db)
  await expect(seedDemo(db, nextNoon, testKeySecret, { reset: true })).rejects.toThrow(StartProblem)
  expect(await dumpRows(db)).toEqual(before)
})

it('exactly the demo guests who have signed have given everything that the hotel asks for', async () => {
  const db = await createSeededDemo()
  const known = createSites(db)
  for (const { id, name, reservations } of demoHotels) {
    await db.inHotel(id, async (tx) => {
      const hotel = await known.hotel(id, tx)
      if (!hotel) throw new Error('It is not laid.')
      const { config } = await known.config(tx, hotel)
      const site = resolveSite({ config: toPublicConfig(config), appKey: 'own' })
      const ids = reservations.map(({ reference }) => demoId(reference))
      for (const { reference, guests } of await createReservationBook({ id, name, currency: 'EUR' }, tx).byIds(ids)) {
        for (const guest of guests) {
          const missing = findMissing(guest, { guests, site, today: '2027-05-10' })
          expect([reference, guest.signatureState]).toEqual([reference, missing.length === 0 ? 'uploaded' : 'missing'])
        }
      }
    })
  }
})

it('FOY1003 has signed, FOY1002 has two unread messages, the two in house have their codes', async () => {
  const db = await createSeededDemo()
  await db.inHotel(1, async (tx) => {
    const signed = await tx.selectFrom('signatures').select(['guest_id', 'image']).execute()
    expect(signed.map(({ guest_id }) => guest_id)).toEqual(
      expect.arrayContaining([demoId('FOY1003 guest 1'), demoId('FOY1003 guest 2')]),
    )
    for (const { image } of signed) expect(image.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    const messages = await tx.selectFrom('reservation_messages').select(['reservation_id', 'read_at']).execute()
    expect(messages).toEqual(Array.from({ length: 2 }, () => ({ reservation_id: demoId('FOY1002'), read_at: null })))
    const codes = await tx.selectFrom('keys').select('reservation_id').execute()
    expect(codes.map(({ reservation_id }) => reservation_id).toSorted()).toEqual(
      [demoId('FOY1011'), demoId('FOY1012')].toSorted(),
    )
  })
})
