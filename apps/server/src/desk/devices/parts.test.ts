import { bootHub } from '@foyer/contract/hub.ts'
import type { HubStatus } from '@foyer/contract/messages/device.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import type { DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import { beforeEach, expect, it } from 'vitest'
import { pairHub } from '../../access/hub/hub.store.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'

const pairing = 'the code of the hub beside it'
const well: HubStatus = {
  scanner: { kind: 'access-is', state: 'stopped' },
  printer: { state: 'ready' },
  keyEncoder: { state: 'ready', cards: 40 },
}

let server: TestServer
let desk: StaffPage

beforeEach(async () => {
  server = await createTestServer()
  await pairHub(server.db, { hotelId: 1, appKeys: ['kiosk'], code: pairing })
  desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
})

const boot = (parts: HubStatus, broken: DevicePart[] = []) =>
  server.app.inject({
    method: 'POST',
    url: bootHub.path,
    payload: { pairing, token: 'A'.repeat(43), port: 9988, version: '0.1.0', broken, parts },
  })
const shown = async () => (await desk.call(listDevices)).devices[0]?.parts
const broken = async () => (await desk.call(listAlerts)).open.filter(({ kind }) => kind === 'partBroken')

it('a device shows the state of each part as its hub last reported it', async () => {
  await server.openKiosk()
  expect(await shown()).toBeUndefined()
  await boot(well)
  expect(await shown()).toEqual(well)
  const empty: HubStatus = { ...well, printer: { state: 'no_paper' }, keyEncoder: { state: 'no_cards', cards: 0 } }
  await boot(empty, ['paper', 'cards'])
  expect(await shown()).toEqual(empty)
})

it('the alert shows the hub’s own error, names the guest at the device, and closes with the fault', async () => {
  const kiosk = await server.openKiosk()
  await findReservation(kiosk, 'FOY1002', 'Müller')
  await boot(well)
  expect(await broken()).toEqual([])
  await boot({ ...well, printer: { state: 'no_paper' } }, ['paper'])
  expect(await broken()).toMatchObject([
    { part: 'paper', reference: 'FOY1002', guestName: expect.stringContaining('Müller'), urgent: true },
  ])
  // Repeated reports make one alert.
  await boot({ ...well, printer: { state: 'no_paper' } }, ['paper'])
  expect(await broken()).toMatchObject([{ times: 1 }])
})

it('a hub that has gone silent reports nothing about its parts', async () => {
  await server.openKiosk()
  await boot(well)
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('hubs')
      .set({ told_at: new Date(Date.now() - 60_000) })
      .execute(),
  )
  expect(await shown()).toBeUndefined()
})
