import { bootHub } from '@foyer/contract/hub.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { addDesk, listDevices } from '@foyer/contract/staff/devices.ts'
import { deskHubs, endKey, grantDeskKey } from '@foyer/contract/staff/keys.ts'
import { DESK_CHANNEL_PATH } from '@foyer/contract/staff/page.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { beforeEach, expect, it } from 'vitest'
import { createHub, publishWithCards, readGrant, requestKey } from '../../checkin/keys/testing/key-kiosk.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { checkIn } from '../../testing/journey.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'

let server: TestServer
let desk: StaffPage
let boss: StaffPage

beforeEach(async () => {
  server = await createTestServer()
  await publishWithCards(server)
  boss = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
})

const params = { reference: 'FOY1003' }
const cards = async () =>
  (await desk.call(openStay, { params })).keys
    .filter(({ kind }) => kind === 'card')
    .map(({ state, cardsCut, by, endReason }) => [state, cardsCut, by, endReason].filter(Boolean).join(' '))

/** Returns the addresses that a page may connect to. */
async function mayCall(url: string): Promise<string | undefined> {
  const { headers } = await server.app.inject({ url })
  return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

/** A connected encoder at the desk. */
async function createDesk() {
  const { code } = await boss.call(addDesk, { body: { name: 'Desk left' } })
  const boot = (port: number, parts?: object) =>
    server.app.inject({
      method: 'POST',
      url: bootHub.path,
      payload: { pairing: code, token: 'B'.repeat(43), port, version: '0.1.0', broken: [], ...(parts && { parts }) },
    })
  await boot(9990)
  const tell = (id: string, given: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/hub/keys/',
      payload: { pairing: code, keys: [{ id, outcome: 'done', cards: given }] },
    })
  const grant = (operation: 'new' | 'copy', amount = 1) =>
    desk.call(grantDeskKey, { params, body: { hub: sha256(code), operation, cards: amount } })
  return { hub: { id: sha256(code) }, code, tell, grant, boot }
}

it('an encoder at the desk is a device of the hotel, and staff pages can reach it', async () => {
  const { hub } = await createDesk()
  expect((await desk.call(listDevices)).devices).toMatchObject([
    { name: 'Desk left', channel: 'desk', hub: { connected: true } },
  ])
  expect((await desk.call(deskHubs)).hubs).toEqual([
    { hub: hub.id, name: 'Desk left', token: 'B'.repeat(43), url: 'ws://127.0.0.1:9990/socketService' },
  ])
  expect(await mayCall('/staff/')).toBe("'self'")
  expect(await mayCall(DESK_CHANNEL_PATH)).toBe('ws://127.0.0.1:9990')
})

it('S20 a hub at the desk with a document reader says so, and one without does not', async () => {
  const { boot } = await createDesk()
  const hasScanner = async () => (await desk.call(deskHubs)).hubs.map((hub) => hub.hasScanner)
  expect(await hasScanner()).toEqual([undefined])
  await boot(9990, { scanner: { kind: 'access-is', state: 'stopped' } })
  expect(await hasScanner()).toEqual([true])
})

it('only an administrator adds one, and without one the page may connect to no local device', async () => {
  await expect(desk.call(addDesk, { body: { name: 'Desk' } })).rejects.toMatchObject({ problem: 'mayNot' })
  expect(await mayCall(DESK_CHANNEL_PATH)).toBe("'none'")
})

it('a receptionist cuts a new key, which ends earlier ones, and a copy, which does not', async () => {
  const kioskHub = await createHub(server, 'the code of the hub beside it')
  const kiosk = await server.openKiosk()
  await checkIn(kiosk, 'FOY1003', 'Rossi')
  const first = await requestKey(kiosk, kioskHub, 'FOY1003')
  await kioskHub.tell({ id: first.id, outcome: 'done', cards: 2 })
  const { grant, tell, hub } = await createDesk()
  const made = await grant('new', 2)
  const read = readGrant(made.grant)
  expect(read).toMatchObject({ hub: hub.id, operation: 'new', cards: 2, reference: 'FOY1003' })
  expect(read.fence).toBeGreaterThan(first.read.fence)
  // A double click makes one key.
  expect((await grant('new', 2)).id).toBe(made.id)
  await tell(made.id, 2)
  expect(await cards()).toEqual(['done 2 A receptionist', 'ended 2 kiosk reissued'])
  const copy = await grant('copy')
  await tell(copy.id, 1)
  expect(await cards()).toEqual(['done 1 A receptionist', 'done 2 A receptionist', 'ended 2 kiosk reissued'])
  const { timeline } = await desk.call(openStay, { params })
  expect(timeline.filter(({ what }) => what === 'key').map(({ detail, by }) => `${detail} ${by}`)).toEqual([
    'done A receptionist',
    'ended kiosk',
    'done A receptionist',
    'done kiosk',
  ])
  await desk.call(endKey, { params: { ...params, id: copy.id } })
  expect((await cards())[0]).toBe('ended 1 A receptionist byStaff')
  const { entries } = await boss.call(readAudit)
  expect(entries.filter(({ action }) => action === 'keyGranted').map(({ details }) => details)).toMatchObject([
    { operation: 'copy', cards: '1' },
    { operation: 'new', cards: '2' },
    { operation: 'new', cards: '2' },
  ])
})

it('no key before arrival, at a kiosk’s hub, or at a desk that is not connected', async () => {
  const { grant, code } = await createDesk()
  await expect(grant('new')).rejects.toMatchObject({ problem: 'notCheckedIn' })
  const kioskHub = await createHub(server, 'the code of the hub beside it')
  const kiosk = await server.openKiosk()
  await checkIn(kiosk, 'FOY1003', 'Rossi')
  await expect(
    desk.call(grantDeskKey, { params, body: { hub: kioskHub.id, operation: 'new', cards: 1 } }),
  ).rejects.toMatchObject({ problem: 'deviceAway' })
  await expect(requestKey(kiosk, { id: sha256(code) }, 'FOY1003')).rejects.toMatchObject({ problem: 'deviceAway' })
  await server.db.inHotel(1, (tx) => tx.updateTable('hubs').set({ told_at: null }).execute())
  await expect(grant('new')).rejects.toMatchObject({ problem: 'deviceAway' })
})
