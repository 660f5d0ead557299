import { readAudit } from '@foyer/contract/staff/audit.ts'
import { readHotel } from '@foyer/contract/staff/hotel.ts'
import {
  checkSystemDraft,
  connectHotelSystem,
  disconnectHotelSystem,
  dropSystemDraft,
  readSystemSetup,
  saveSystemDraft,
  tryHotelSystem,
} from '@foyer/contract/staff/system-setup.ts'
import { expect, it } from 'vitest'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import { Browser } from '../../testing/browser.ts'
import { buildApaleoReservation } from '../../testing/control-apaleo.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { startApaleo } from '../../testing/start-apaleo.ts'
import { startHotelSystem } from '../../testing/start-hotel-system.ts'

const HOTEL = 1
const soon = { timeout: 30_000 }

/** A demo hotel with its own book, and the simulated Apaleo that the operator has started for it. */
async function createHotel() {
  const apaleo = await startApaleo()
  const { client } = apaleo.document.hotel_system
  const secret = apaleo.document.secrets.hotel_system
  const server = await createTestServer({
    demoSystemAddresses: { apaleo: { url: apaleo.url, identity: apaleo.url } },
  })
  const manager = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Ana Roca' })
  const draft = (values: Record<string, string> = {}, mapping = {}) => ({
    kind: 'apaleo' as const,
    values: { client, ...values },
    secrets: {} as Record<string, string>,
    mapping,
  })
  const save = (values?: Record<string, string>, mapping?: object, clientSecret = secret) =>
    manager.call(saveSystemDraft, { body: { ...draft(values, mapping), secrets: { clientSecret } } })
  const goLive = async (mapping?: object) => {
    await save({ property: 'LAKE' }, mapping)
    expect(await manager.call(tryHotelSystem)).toEqual({ outcome: 'accepted' })
    await manager.call(connectHotelSystem)
  }
  const read = () => manager.call(readSystemSetup)
  const document = async () => (await server.db.inHotel(HOTEL, (tx) => readCurrentConfig(tx, HOTEL))).document
  return { ...server, apaleo, manager, secret, draft, save, goLive, read, document }
}

it('a manager connects the hotel: credentials, lists to choose from, a dry run, live', async () => {
  const { apaleo, manager, save, read, document } = await createHotel()
  await apaleo.put({
    reservations: [
      buildApaleoReservation({ id: 'LAKE1-1' }),
      buildApaleoReservation({ id: 'LAKE2-1', unit: '301' }),
      buildApaleoReservation({ id: 'FOY1001', status: 'InHouse', unit: '202' }),
    ],
  })
  await save()
  expect(await manager.call(checkSystemDraft)).toEqual({ outcome: 'accepted' })
  expect((await read()).draft).toMatchObject({
    secretsSet: ['clientSecret'],
    choices: { properties: [{ id: 'LAKE', name: 'Hotel LAKE' }] },
  })
  expect((await read()).draft?.choices).not.toHaveProperty('rooms')

  await save({ property: 'LAKE' })
  expect(await manager.call(checkSystemDraft)).toEqual({ outcome: 'accepted' })
  const { choices } = (await read()).draft ?? {}
  expect(choices).toMatchObject({
    rooms: [{ id: '201' }, { id: '202' }, { id: '301' }],
    roomTypes: [{ id: 'LAKE-double', name: 'double' }, { id: 'LAKE-suite' }],
    services: [{ id: 'Accommodation' }, { id: 'FoodAndBeverages' }, { id: 'Other' }],
  })
  expect(choices?.taxes).toContainEqual({ id: 'Normal', name: 'Normal (21 %)' })
  expect(choices?.ways).toContainEqual({ id: 'Cash', name: 'Cash' })

  expect(await manager.call(tryHotelSystem)).toEqual({ outcome: 'accepted' })
  const { dryRun, isDryRunOld } = (await read()).draft ?? {}
  expect({ dryRun, isDryRunOld }).toMatchObject({
    isDryRunOld: false,
    dryRun: {
      isComplete: true,
      reservations: 3,
      arrivals: 2,
      inHouse: 1,
      known: 1,
      rooms: 3,
      unknownRoomTypes: [
        { name: 'LAKE-double', reservations: 2 },
        { name: 'LAKE-suite', reservations: 1 },
      ],
      refused: 0,
    },
  })
  expect((await document()).hotel_system).toBeUndefined()

  await manager.call(connectHotelSystem)
  expect(await document()).toMatchObject({
    hotel_system: { kind: 'apaleo', property: 'LAKE', url: apaleo.url, identity: apaleo.url },
    secrets: apaleo.document.secrets,
  })
  const setup = await read()
  expect(setup.draft).toBeUndefined()
  expect(setup.live).toMatchObject({ kind: 'apaleo', values: { property: 'LAKE' }, connection: { waiting: 0 } })
  const { entries } = await manager.call(readAudit, { query: {} })
  expect(entries.map(({ action }) => action)).toEqual([
    'hotelSystemSet',
    'hotelSystemTried',
    'hotelSystemChecked',
    'hotelSystemPrepared',
    'hotelSystemChecked',
    'hotelSystemPrepared',
  ])
})

it('rooms and types that are mapped are no longer unknown, and take the hotel’s own names', async () => {
  const { apaleo, manager, save, read } = await createHotel()
  await apaleo.put({
    units: [['A-17', 'suite']],
    reservations: [buildApaleoReservation({ id: 'LAKE1-1', unit: 'A-17' })],
  })
  const unknown = async (mapping: object) => {
    await save({ property: 'LAKE' }, mapping)
    await manager.call(tryHotelSystem)
    const { unknownRooms = [], unknownRoomTypes = [] } = (await read()).draft?.dryRun ?? {}
    return [...unknownRooms, ...unknownRoomTypes].filter(({ reservations }) => reservations > 0)
  }
  expect(await unknown({})).toEqual([
    { name: 'A-17', reservations: 1 },
    { name: 'LAKE-suite', reservations: 1 },
  ])
  const { ours } = await read()
  const [type] = ours.roomTypes
  expect(await unknown({ rooms: { '101': 'A-17' }, roomTypes: { [type?.id ?? '']: 'LAKE-suite' } })).toEqual([])
})

it('wrong credentials are named as such in one word, and are never sent back', async () => {
  const { apaleo, manager, save, read, secret } = await createHotel()
  await save({ property: 'LAKE' }, {}, 'a secret that Apaleo does not know')
  expect(await manager.call(checkSystemDraft)).toEqual({ outcome: 'refused' })
  expect(await manager.call(tryHotelSystem)).toEqual({ outcome: 'refused' })
  await save({ property: 'LAKE' })
  await apaleo.faults({ down: true })
  expect(await manager.call(checkSystemDraft)).toMatchObject({ outcome: 'noAnswer' })
  await apaleo.faults()
  await save({ property: '' })
  expect(await manager.call(tryHotelSystem)).toEqual({ outcome: 'incomplete' })
  await manager.call(checkSystemDraft)
  const shown = JSON.stringify([
    await read(),
    await manager.call(readHotel),
    await manager.call(readAudit, { query: {} }),
  ])
  expect(shown).toContain('clientSecret')
  expect(shown).not.toContain(secret)
})

it('a secret that is not typed again stays, and is encrypted in the database', async () => {
  const { db, manager, save, draft, secret } = await createHotel()
  await save({ property: 'LAKE' })
  await manager.call(saveSystemDraft, { body: draft({ property: 'LAKE' }) })
  expect(await manager.call(checkSystemDraft)).toEqual({ outcome: 'accepted' })
  const [row] = await db.inHotel(HOTEL, (tx) => tx.selectFrom('hotel_system_drafts').selectAll().execute())
  expect(row?.secrets?.toString('utf8')).not.toContain(secret)
})

it('the server refuses what the page forbids', async () => {
  const { app, db, manager, save, draft, goLive } = await createHotel()
  const connect = () => manager.call(connectHotelSystem)
  await expect(connect()).rejects.toMatchObject({ problem: 'notFound' })
  await save({ property: 'LAKE' })
  await expect(connect()).rejects.toMatchObject({ problem: 'configChanged' })
  await manager.call(tryHotelSystem)
  await manager.call(saveSystemDraft, { body: draft({ property: 'LAKE', tax: 'Reduced' }) })
  await expect(connect()).rejects.toMatchObject({ problem: 'configChanged' })
  await expect(
    manager.call(saveSystemDraft, { body: { kind: 'http', values: {}, secrets: {}, mapping: {} } }),
  ).rejects.toMatchObject({ problem: 'mayNot' })
  await expect(manager.call(disconnectHotelSystem, { body: { waiting: 0 } })).rejects.toMatchObject({
    problem: 'notFound',
  })
  await goLive()
  const receptionist = await createColleague(db, new Browser(app), { role: 'receptionist' })
  await expect(receptionist.call(readSystemSetup)).rejects.toMatchObject({ problem: 'mayNot' })
  await expect(receptionist.call(disconnectHotelSystem, { body: { waiting: 0 } })).rejects.toMatchObject({
    problem: 'mayNot',
  })
})

it('no page chooses an address that we fetch', async () => {
  const { apaleo, manager, draft, document } = await createHotel()
  const stranger = await startHotelSystem()
  const [client, clientSecret] = [apaleo.document.hotel_system.client, apaleo.document.secrets.hotel_system]
  await manager.call(saveSystemDraft, {
    body: {
      ...draft({ client, property: 'LAKE', url: stranger.url, identity: stranger.url }),
      secrets: { clientSecret, url: stranger.url, hotel_system: stranger.url },
    },
  })
  expect(await manager.call(tryHotelSystem)).toEqual({ outcome: 'accepted' })
  await manager.call(connectHotelSystem)
  expect(JSON.stringify(await document())).not.toContain(stranger.url)
})

it('disconnecting loses nothing: bookings stay, and what waits is shown, asked about and can be sent later', async () => {
  const { apaleo, manager, goLive, read, document, open } = await createHotel()
  await goLive()
  await apaleo.faults({ down: true })
  const phone = await open()
  await checkIn(phone, 'FOY1001', 'García')
  const waiting = async () => (await read()).undelivered.filter(({ state }) => state === 'waiting')
  await expect.poll(async () => (await waiting()).length, soon).toBeGreaterThan(0)
  const before = await waiting()
  expect(before).toContainEqual(expect.objectContaining({ kind: 'arrival', reference: 'FOY1001' }))
  const disconnect = (count: number) => manager.call(disconnectHotelSystem, { body: { waiting: count } })
  await expect(disconnect(before.length - 1)).rejects.toMatchObject({ problem: 'configChanged' })
  await disconnect(before.length)
  expect((await document()).hotel_system).toEqual({ kind: 'embedded' })
  expect((await document()).secrets).not.toHaveProperty('hotel_system')
  const after = await read()
  expect(after.live).toBeUndefined()
  expect(after.undelivered.map(({ id, state }) => [id, state])).toEqual(before.map(({ id }) => [id, 'refused']))
  const { entries } = await manager.call(readAudit, { query: {} })
  expect(entries[0]).toMatchObject({ action: 'hotelSystemRemoved', details: { undelivered: String(before.length) } })
  await apaleo.faults()
  await goLive()
  expect((await read()).undelivered.map(({ id, state }) => [id, state])).toEqual(
    before.map(({ id }) => [id, 'refused']),
  )
})

it('what was prepared can be given up, and another system needs the first one to be disconnected', async () => {
  const { manager, save, read, goLive, publish } = await createHotel()
  await save()
  await manager.call(dropSystemDraft)
  expect((await read()).draft).toBeUndefined()
  const system = await startHotelSystem()
  await publish(HOTEL, {
    hotel_system: { kind: 'http', url: system.url },
    secrets: { hotel_system: 'a secret of the hotel’s own system' },
  })
  await expect(goLive()).rejects.toMatchObject({ problem: 'badInput' })
  expect((await read()).live?.kind).toBe('http')
})
