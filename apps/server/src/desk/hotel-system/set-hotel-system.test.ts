import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { expect, it } from 'vitest'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import { createHotelOnApaleo } from '../../book/hotel-system/testing/create-hotel-on-apaleo.ts'
import { HOTEL } from '../../book/hotel-system/testing/create-hotel-on-system.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { buildApaleoReservation } from '../../testing/start-apaleo.ts'
import { buildReservationItem, SYSTEM_SECRET, startHotelSystem } from '../../testing/start-hotel-system.ts'
import { setHotelSystem } from './set-hotel-system.ts'
import { readSystemArguments, type SystemInput } from './system-arguments.ts'

const set = (db: Database, system: SystemInput, secret?: string) =>
  db.inHotel(HOTEL, (tx) =>
    setHotelSystem(tx, { hotelId: HOTEL }, { system, secrets: secret ? { hotel_system: secret } : {} }),
  )

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
  [['mews'], undefined],
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
  await set(db, { kind: 'http', url: system.url }, SYSTEM_SECRET)
  expect(await pull()).toMatchObject({ taken: 1, known: 0, refused: [] })
  await set(db, { kind: 'http', url: system.url }, SYSTEM_SECRET)
  expect(await pull()).toMatchObject({ taken: 0, known: 0, refused: [] })
})

it('a disconnected hotel has no secret of a system any more', async () => {
  const { db } = await createHotelOnApaleo()
  await set(db, { kind: 'embedded' })
  const { document } = await db.inHotel(HOTEL, (tx) => readCurrentConfig(tx, HOTEL))
  expect(document).toMatchObject({ hotel_system: { kind: 'embedded' }, secrets: {} })
  expect(document.secrets).not.toHaveProperty('hotel_system')
})
