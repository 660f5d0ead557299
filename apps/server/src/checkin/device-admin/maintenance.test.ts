import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { saveSocketVersion } from '@foyer/contract/device.ts'
import { deviceAdmin, startMaintenance } from '@foyer/contract/device-admin.ts'
import { pokActive } from '@foyer/contract/hotel.ts'
import { listDevices, resumeDevice } from '@foyer/contract/staff/devices.ts'
import { expect, it, onTestFinished } from 'vitest'
import { demoSecrets } from '../../demo/demo-secrets.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { createPostgresChanges } from '../../platform/changes/postgres-changes.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { startHardwareService } from '../../testing/start-hardware-service.ts'

const password = demoSecrets.admin_password
const start = (page: GuestPage, typed: string = password, key?: string) =>
  page.send(startMaintenance, { body: { password: typed }, ...(key && { key }) })
const isServing = async (page: GuestPage) =>
  (await page.send(pokActive, { query: { hotel_id: '1' } })).statusCode === 200

/** Returns an address where nothing listens any more. */
async function findUnusedUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}/`
}

async function openKiosk({ url }: { url?: string } = {}) {
  const server = await createTestServer()
  const flags = { ...palaceDocument.flags, ...(url !== undefined && { hardware_url: url, location: 'Lobby' }) }
  await server.publish(1, { ...palaceDocument, flags })
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  const device = async () => (await desk.call(listDevices)).devices[0]
  const audit = async () =>
    server.db.inHotel(1, async (tx) => {
      const rows = await tx.selectFrom('audit_entries').select('action').orderBy('number').execute()
      return rows.map(({ action }) => action).filter((action) => action !== 'deviceEnrolled')
    })
  return { ...server, desk, device, audit, kiosk: await server.openKiosk() }
}

it('API-75 DEVICE-10.b ADMIN-08.a SHELL-15.d P5 calls the configured service once, and the kiosk is out of service until staff end it', async () => {
  const hardware = await startHardwareService()
  const { kiosk, desk, device, audit } = await openKiosk({ url: `${hardware.url}/` })
  expect((await start(kiosk, password, 'one press')).json()).toEqual({ active: true })
  expect((await start(kiosk, password, 'one press')).json()).toEqual({ active: true })
  expect(await hardware.ledger()).toMatchObject([{ device: 'kiosk', location: 'Lobby', again: false, done: true }])
  expect(await isServing(kiosk)).toBe(false)
  const { id = '', ...known } = (await device()) ?? {}
  expect(known).toMatchObject({ maintenanceSince: expect.any(String), pausedAt: expect.any(String) })
  await desk.call(resumeDevice, { params: { id } })
  expect(await isServing(kiosk)).toBe(true)
  expect(await device()).not.toHaveProperty('maintenanceSince')
  expect(await audit()).toEqual(['maintenanceStarted', 'deviceResumed'])
})

it('ADMIN-08.a a desk that lists devices reads them again when maintenance begins', async () => {
  const hardware = await startHardwareService()
  const { kiosk, db } = await openKiosk({ url: hardware.url })
  const changes = await createPostgresChanges(db)
  onTestFinished(() => changes.stop())
  const published: string[] = []
  onTestFinished(changes.subscribe(1, (what) => published.push(...what)))
  // After this, nothing of the kiosk's enrolment can follow.
  changes.publish(1, 'mails')
  await expect.poll(() => published).toContain('mails')
  published.length = 0
  await start(kiosk)
  await expect.poll(() => published).toContain('audit')
  expect(published).toContain('devices')
})

it.each([
  ['another Result', { result: 'KO' }],
  ['another status', { status: 500 }],
  ['a status that is nearly right', { status: 202 }],
])('ADMIN-08.b %s does not activate it: the kiosk stays in service', async (_, answer) => {
  const hardware = await startHardwareService()
  const { kiosk, device, audit } = await openKiosk({ url: hardware.url })
  await hardware.answers(answer)
  expect((await start(kiosk)).json()).toEqual({ active: false })
  expect([await isServing(kiosk), (await device())?.maintenanceSince]).toEqual([true, undefined])
  expect(await audit()).toEqual(['maintenanceRefused'])
})

it('a lost answer is retried under the same key; an unreachable service has done nothing', async () => {
  const hardware = await startHardwareService()
  const { kiosk, publish } = await openKiosk({ url: hardware.url })
  await hardware.answers({ cut: 'answer' })
  expect((await start(kiosk)).json()).toEqual({ active: true })
  const [first, second] = await hardware.ledger()
  expect([first?.again, second?.again, first?.key === second?.key]).toEqual([false, true, true])
  const other = { ...palaceDocument, flags: { ...palaceDocument.flags, hardware_url: await findUnusedUrl() } }
  await kiosk.call(deviceAdmin, { body: { action: 'endMaintenance', password } })
  await publish(1, other)
  const refused = await start(kiosk)
  expect([refused.statusCode, refused.json().problem, await isServing(kiosk)]).toEqual([503, 'unavailable', true])
})

it('ADMIN-10.a without the hotel’s admin password no service is called, and nothing typed is stored', async () => {
  const hardware = await startHardwareService()
  const { kiosk, open, db, audit } = await openKiosk({ url: hardware.url })
  for (const typed of ['wrong', demoSecrets.tablet_password])
    expect((await start(kiosk, typed)).json().problem).toBe('passwordInvalid')
  expect((await start(await open())).json().problem).toBe('mayNot')
  expect([await hardware.ledger(), await isServing(kiosk)]).toEqual([[], true])
  expect(await audit()).toEqual(['devicePasswordRefused', 'devicePasswordRefused'])
  await start(kiosk)
  const kept = await db.inHotel(1, async (tx) => ({
    answers: await tx.selectFrom('idempotent_answers').selectAll().execute(),
    intents: await tx.selectFrom('intents').selectAll().execute(),
  }))
  expect(kept.intents).toMatchObject([{ kind: 'maintenanceStart', reservation_id: null, state: 'done' }])
  expect(JSON.stringify(kept)).not.toContain(password)
})

it('a hotel without such a service can still take the kiosk out of service and end it at the kiosk', async () => {
  const { kiosk, audit } = await openKiosk()
  expect((await start(kiosk)).json()).toEqual({ active: true })
  expect(await isServing(kiosk)).toBe(false)
  const end = (typed: string) => kiosk.send(deviceAdmin, { body: { action: 'endMaintenance', password: typed } })
  expect((await end('wrong')).json().problem).toBe('passwordInvalid')
  expect(await isServing(kiosk)).toBe(false)
  expect((await end(password)).statusCode).toBe(200)
  expect(await isServing(kiosk)).toBe(true)
  expect(await audit()).toEqual(['maintenanceStarted', 'devicePasswordRefused', 'maintenanceEnded'])
})

it('ADMIN-10.b testing the key server needs only the admin password, and is audited', async () => {
  const { kiosk, audit } = await openKiosk()
  const test = (typed: string) => kiosk.send(deviceAdmin, { body: { action: 'testKeyServer', password: typed } })
  expect((await test(demoSecrets.tablet_password)).json().problem).toBe('passwordInvalid')
  expect((await test(password)).statusCode).toBe(200)
  expect(await audit()).toEqual(['devicePasswordRefused', 'keyServerTested'])
})

it('API-74.a API-74.b P5 the local socket’s version is stored with the device, for a page that sends its token', async () => {
  const { kiosk, open, device } = await openKiosk()
  const body = { app_id: 'kiosk', socket_version: '1.4.2' }
  const forged = await kiosk.send(saveSocketVersion, { body, headers: { 'x-csrftoken': 'other' } })
  expect([forged.statusCode, (await device())?.socketVersion]).toEqual([401, undefined])
  expect((await kiosk.send(saveSocketVersion, { body })).statusCode).toBe(200)
  expect((await device())?.socketVersion).toBe('1.4.2')
  expect((await (await open()).send(saveSocketVersion, { body })).json().problem).toBe('mayNot')
})
