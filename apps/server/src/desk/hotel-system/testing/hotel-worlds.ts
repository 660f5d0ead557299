import { importReservations } from '@foyer/contract/staff/import.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { HOTEL_SYSTEM_ENDPOINT } from '../../../book/hotel-system/publish-event.ts'
import { pullFeed } from '../../../book/hotel-system/pull-feed.ts'
import { buildFeed } from '../../../book/hotel-system/testing/build-feed.ts'
import { palaceDocument } from '../../../demo/palace.ts'
import { Browser } from '../../../testing/browser.ts'
import { buildApaleoReservation } from '../../../testing/control-apaleo.ts'
import { buildMewsReservation } from '../../../testing/control-mews.ts'
import { createTestServer } from '../../../testing/create-test-server.ts'
import { createColleague, type StaffPage } from '../../../testing/staff-page.ts'
import { startApaleo } from '../../../testing/start-apaleo.ts'
import { startMews } from '../../../testing/start-mews.ts'

/** The booking of Ana Soler and her companion, who owe 180 euros, from 10 to 12 May 2027. */
export const SURNAME = 'Soler'
export const ROOM = '104'
export const OTHER_ROOM = '304'
const CLASSIC_ROOMS = [ROOM, '203', '303', OTHER_ROOM]

/** What someone changes by hand in the hotel's own system. */
interface ByHand {
  moveToOtherRoom(): Promise<unknown>
  cancel(): Promise<unknown>
  markNoShow(): Promise<unknown>
}

interface System {
  readonly reference: string
  readonly connection?: HotelConfigInput
  /** Absent for Foyer's own book, where the desk changes everything. */
  readonly byHand?: ByHand
  /** The day of departure begins there. */
  startDeparture(): Promise<unknown>
  /** What has happened there, in order. */
  listHappened(): Promise<readonly string[]>
}

/** Without what the hotel's owner did by hand. */
const listAutomatic = (all: readonly { readonly what: string }[]) =>
  all.map(({ what }) => what).filter((what) => what !== 'owner')

async function createOwnBook(): Promise<System> {
  return { reference: 'LAKE1', startDeparture: async () => {}, listHappened: async () => [] }
}

async function createApaleo(): Promise<System> {
  const reference = 'LAKE1-1'
  const apaleo = await startApaleo()
  const put = (changes: object) =>
    apaleo.put({ reservations: [buildApaleoReservation({ id: reference, adults: 2, unit: ROOM, ...changes })] })
  await apaleo.put({ units: CLASSIC_ROOMS.map((room) => [room, 'classic']) })
  await put({})
  const { hotel_system, secrets } = apaleo.document
  const mapping = { roomTypes: { classic: 'LAKE-classic' }, rates: { classic: 'LAKE-FLEX-CLASSIC' } }
  return {
    reference,
    connection: { hotel_system: { ...hotel_system, mapping }, secrets },
    byHand: {
      moveToOtherRoom: () => apaleo.save('reservations', reference, { unit: OTHER_ROOM }),
      cancel: () => put({ status: 'Canceled' }),
      markNoShow: () => put({ status: 'NoShow' }),
    },
    startDeparture: () => apaleo.setTime('2027-05-12T10:00:00+02:00'),
    listHappened: async () => listAutomatic(await apaleo.allHappened()),
  }
}

async function createMews(): Promise<System> {
  const reference = '52'
  const mews = await startMews()
  const put = (changes: object) =>
    mews.put({ reservations: [buildMewsReservation({ Number: reference, adults: 2, Resource: ROOM, ...changes })] })
  await mews.put({ resources: CLASSIC_ROOMS.map((room) => [room, 'classic']) })
  await put({})
  const { hotel_system, secrets } = mews.document
  const mapping = {
    ...hotel_system.mapping,
    ways: { deskCard: 'CrossSettlement', terminal: 'CrossSettlement' },
    roomTypes: { classic: (await mews.roomTypes())[ROOM] ?? '' },
  }
  return {
    reference,
    connection: { hotel_system: { ...hotel_system, mapping }, secrets },
    byHand: {
      moveToOtherRoom: () => mews.save('reservations', reference, { resource: OTHER_ROOM }),
      cancel: () => put({ State: 'Canceled' }),
      markNoShow: () => put({ State: 'Canceled', CancellationReason: 'NoShow' }),
    },
    startDeparture: () => mews.setTime('2027-05-12T08:00:00Z'),
    listHappened: async () => listAutomatic(await mews.happened()),
  }
}

const systems = { 'Foyer’s own book': createOwnBook, Apaleo: createApaleo, Mews: createMews } as const
export type SystemName = keyof typeof systems
export const systemNames = Object.keys(systems) as SystemName[]

const columns = 'reference,arrival,departure,last_name,first_name,adults,room_type,room,total'

async function importBooking(desk: StaffPage, reference: string): Promise<void> {
  const row = [reference, '2027-05-10', '2027-05-12', SURNAME, 'Ana', 2, 'classic', ROOM, 180].join(',')
  const file = Buffer.from(`${columns}\n${row}`).toString('base64')
  await desk.call(importReservations, { body: { file, dryRun: false } })
}

/** The Palace, with its bookings in this system. */
export async function createHotelWorld(name: SystemName) {
  const system = await systems[name]()
  const server = await createTestServer()
  const { db } = server
  const desk = await createColleague(db, new Browser(server.app), { role: 'administrator' })
  const { connection } = system
  const secrets = { ...palaceDocument.secrets, ...connection?.secrets }
  if (connection) await server.publish(1, { ...palaceDocument, ...connection, secrets })
  else await importBooking(desk, system.reference)
  const pull = () => pullFeed({ db, ...buildFeed(db) }, 1)
  await pull()
  return {
    ...server,
    ...system,
    desk,
    params: { reference: system.reference },
    pull,
    countWaiting: () =>
      db.inHotel(1, async (tx) => {
        const waiting = tx.selectFrom('deliveries').select('id').where('state', '=', 'waiting')
        return (await waiting.where('end_name', '=', HOTEL_SYSTEM_ENDPOINT).execute()).length
      }),
  }
}
export type HotelWorld = Awaited<ReturnType<typeof createHotelWorld>>
