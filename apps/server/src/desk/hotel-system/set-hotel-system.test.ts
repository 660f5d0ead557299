import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { expect, it } from 'vitest'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import { continueComparison } from '../../book/hotel-system/comparison.store.ts'
import { HOTEL } from '../../book/hotel-system/testing/create-connected-hotel.ts'
import { createHotelOnApaleo } from '../../book/hotel-system/testing/create-hotel-on-apaleo.ts'
import { createHotelOnMews } from '../../book/hotel-system/testing/create-hotel-on-mews.ts'
import { chooseHotelSystem } from '../../outside/hotel-system/choose-hotel-system.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { buildApaleoReservation } from '../../testing/control-apaleo.ts'
import { buildMewsReservation } from '../../testing/control-mews.ts'
import { buildReservationItem, SYSTEM_SECRET, startHotelSystem } from '../../testing/start-hotel-system.ts'
import { startMews } from '../../testing/start-mews.ts'
import { formatChoices } from './format-choices.ts'
import { setHotelSystem } from './set-hotel-system.ts'
import { readSystemArguments, type SystemInput } from './system-arguments.ts'

const set = (db: Database, system: SystemInput, secret?: string, clientSecret?: string) => {
  const secrets = {
    ...(secret && { hotel_system: secret }),
    ...(clientSecret && { hotel_system_client: clientSecret }),
  }
  return db.inHotel(HOTEL, (tx) => setHotelSystem(tx, { hotelId: HOTEL }, { system, secrets }))
}

it.each<[string[], HotelConfigInput['hotel_system'] | undefined]>([
  [['embedded'], { kind: 'embedded' }],
  [['https://pms.example.com/foyer'], { kind: 'http', url: 'https://pms.example.com/foyer' }],
  [['apaleo', 'LAKE', 'FOYE-AC'], { kind: 'apaleo', property: 'LAKE', client: 'FOYE-AC' }],
  [
    ['apaleo', 'LAKE', 'FOYE-AC', 'http://127.0.0.1:9990'],
    {
      kind: 'apaleo',
      property: 'LAKE',
      client: 'FOYE-AC',
      url: 'http://127.0.0.1:9990',
      identity: 'http://127.0.0.1:9990',
    },
  ],
  [['apaleo', 'LAKE'], undefined],
  [['mews'], { kind: 'mews' }],
  [['mews', 'http://127.0.0.1:9990'], { kind: 'mews', url: 'http://127.0.0.1:9990' }],
  [['opera'], undefined],
  [[], undefined],
])('%j is read as a system', (args, system) => {
  expect(readSystemArguments(args)).toEqual(system)
})

it('another system is read from its beginning, whatever versions the one before had', async () => {
  const { apaleo, db, pull } = await createHotelOnApaleo()
  await apaleo.put({ reservations: [buildApaleoReservation({ id: 'LAKE1' })] })
  await pull()
  const system = await startHotelSystem()
  await system.put(buildReservationItem({ reference: 'LAKE1', departure: '2027-05-15' }))
  const isComparing = () =>
    db.inHotel(HOTEL, async (tx) => (await tx.selectFrom('book_comparisons').select('begun_at').execute()).length > 0)
  await db.inHotel(HOTEL, (tx) => continueComparison(tx, HOTEL))
  expect(await isComparing()).toBe(true)
  await set(db, { kind: 'http', url: system.url }, SYSTEM_SECRET)
  expect(await isComparing()).toBe(false)
  expect(await pull()).toMatchObject({ taken: 1, known: 0, refused: [] })
  await set(db, { kind: 'http', url: system.url }, SYSTEM_SECRET)
  expect(await pull()).toMatchObject({ taken: 0, known: 0, refused: [] })
})

it('another token of Mews is another hotel, whose stays are read from their beginning', async () => {
  const { mews, db, pull } = await createHotelOnMews()
  await mews.put({ reservations: [buildMewsReservation({ Number: '52' })] })
  await pull()
  await set(db, { kind: 'mews', url: mews.url }, SYSTEM_SECRET, 'a client token of sixteen letters')
  const { document } = await db.inHotel(HOTEL, (tx) => readCurrentConfig(tx, HOTEL))
  // What the hotel has chosen stays.
  expect(document).toMatchObject({
    hotel_system: { kind: 'mews', charges: { tax: 'DE-2020-2-S' } },
    secrets: { hotel_system: SYSTEM_SECRET, hotel_system_client: 'a client token of sixteen letters' },
  })
  const { hotel_system, secrets: known } = mews.document
  const setBack = () => set(db, hotel_system, known.hotel_system, known.hotel_system_client)
  await setBack()
  expect(await pull()).toMatchObject({ taken: 6, refused: [] })
  await setBack()
  expect(await pull()).toMatchObject({ taken: 0, refused: [] })
})

it('the lists of Mews are shown with the ids that the configuration names', async () => {
  const { document } = await startMews()
  const parsed = parseHotelConfig(document)
  const system = parsed.ok ? chooseHotelSystem()(parsed.config) : undefined
  const lines = formatChoices((await system?.listChoices?.()) ?? {})
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^properties {2}[0-9a-f-]{36} {2}Stay$/),
      expect.stringMatching(/^services {4}[0-9a-f-]{36} {2}Reception$/),
      'taxes       DE-2020-2-L  DE-2020-2-L (7 %)',
      'ways        WireTransfer',
      'rooms       201',
    ]),
  )
  expect(lines.filter((line) => line.startsWith('taxes'))).toHaveLength(3)
})

it('a disconnected hotel has no secret of a system any more', async () => {
  const { db } = await createHotelOnMews()
  await set(db, { kind: 'embedded' })
  const { document } = await db.inHotel(HOTEL, (tx) => readCurrentConfig(tx, HOTEL))
  expect(document).toMatchObject({ hotel_system: { kind: 'embedded' }, secrets: {} })
  expect(Object.keys(document.secrets ?? {}).filter((name) => name.startsWith('hotel_system'))).toEqual([])
})
