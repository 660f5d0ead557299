import { startLog } from '@foyer/contract/checkin-log.ts'
import { type DeviceAdminAction, deviceAdmin } from '@foyer/contract/device-admin.ts'
import { expect, it } from 'vitest'
import { demoSecrets } from '../../demo/demo-secrets.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation } from '../../testing/journey.ts'
import { countRows } from '../../testing/print-tables.ts'

const admin = demoSecrets.admin_password
const tablet = demoSecrets.tablet_password

const sendAction = (page: GuestPage, action: DeviceAdminAction, password: string) =>
  page.send(deviceAdmin, { body: { action, password } })

async function listAudit({ db }: TestServer, hotelId = 1) {
  const rows = await db.inHotel(hotelId, (tx) =>
    tx.selectFrom('audit_entries').select(['action', 'subject', 'details']).orderBy('number').execute(),
  )
  return rows.filter(({ action }) => action !== 'deviceEnrolled')
}

async function openFrontApp(server: TestServer): Promise<GuestPage> {
  const browser = new Browser(server.app)
  await browser.signIn('FOYE-RHOT-ELDE-VICE', 'frontapp')
  return server.open({ appKey: 'frontapp' }, browser)
}

it('ADMIN-02 ADMIN-05.a closing the session revokes the device and ends its guest’s visit', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  const other = await server.openKiosk()
  await findReservation(page, 'FOY1001', 'García')
  const start = { reference: 'FOY1001', hotelId: 1, guestCount: 1, action: 'checkin' } as const
  await page.call(startLog, { body: start })
  const token = page.browser.cookies.get('foyer_device_1_kiosk') ?? ''
  const answer = await sendAction(page, 'closeSession', admin)
  expect([answer.statusCode, answer.cookies.find(({ name }) => name === 'foyer_device_1_kiosk')?.value]).toEqual([
    200,
    '',
  ])
  expect(await countRows(server.db, 'checkin_leases')).toBe(0)
  // A saved cookie is useless.
  page.browser.cookies.set('foyer_device_1_kiosk', token)
  const again = await page.browser.send({ method: 'GET', url: page.url })
  expect([again.statusCode, again.headers['location']]).toEqual([302, '/pok/'])
  await expect(other.load()).resolves.toBeUndefined()
  expect(await listAudit(server)).toEqual([{ action: 'deviceClosed', subject: 'kiosk', details: {} }])
})

it('ADMIN-03 ADMIN-05.a the admin password allows leaving kiosk mode and leads to a page that a supervisor can watch for', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  expect((await sendAction(page, 'exitKiosk', admin)).json()).toEqual({})
  const exit = await server.app.inject({ method: 'GET', url: '/pok/exit' })
  expect([exit.statusCode, exit.body.includes('"hasLeft":true')]).toEqual([200, true])
  expect(await listAudit(server)).toMatchObject([{ action: 'kioskExited' }])
})

it('ADMIN-06 TABLET-03 a wrong password gets this message, has no effect and is audited', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  for (const [action, password] of [
    ['exitKiosk', tablet],
    ['closeSession', 'foyer-admi'],
    ['tabletModeOn', admin],
  ] as const) {
    const answer = await sendAction(page, action, password)
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { problem: 'passwordInvalid', message_error: 'Password invalid' },
    ])
  }
  await page.load()
  expect(page.hotelPage.site.tabletMode).toBe('off')
  const entries = await listAudit(server)
  expect(entries.map(({ action, details }) => [action, details['action']])).toEqual([
    ['devicePasswordRefused', 'exitKiosk'],
    ['devicePasswordRefused', 'closeSession'],
    ['devicePasswordRefused', 'tabletModeOn'],
  ])
  expect(JSON.stringify(entries)).not.toContain('foyer-admi')
})

it('guessing is throttled for this device, even with the right password, and for no other', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  const other = await server.openKiosk()
  const guesses = await Promise.all(Array.from({ length: 8 }, () => sendAction(page, 'exitKiosk', 'guess')))
  expect(guesses.map(({ statusCode }) => statusCode).toSorted()).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
  expect((await sendAction(page, 'exitKiosk', admin)).statusCode).toBe(429)
  expect((await sendAction(other, 'exitKiosk', admin)).statusCode).toBe(200)
})

it('TABLET-02 TABLET-04.b tablet mode is stored with the device: its page, calls and panels are a tablet’s', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  const other = await server.openKiosk()
  expect([page.hotelPage.site.tabletMode, page.hotelPage.panels]).toEqual(['off', ['admin', 'tabletMode']])
  expect((await sendAction(page, 'tabletModeOn', tablet)).statusCode).toBe(200)
  await page.load()
  const { site, panels } = page.hotelPage
  expect([site.tabletMode, panels]).toEqual(['on', ['tabletMode']])
  expect(site.device).toMatchObject({ picturesOnly: true, whenIdle: 'nothing', handsOutKeys: false })
  // The server enforces what the page shows.
  expect((await sendAction(page, 'exitKiosk', admin)).json()).toMatchObject({ problem: 'mayNot' })
  await other.load()
  expect(other.hotelPage.site.tabletMode).toBe('off')
  expect((await sendAction(page, 'tabletModeOff', tablet)).statusCode).toBe(200)
  await page.load()
  expect([page.hotelPage.site.tabletMode, page.hotelPage.site.device.picturesOnly]).toEqual(['off', false])
  expect((await listAudit(server)).map(({ action }) => action)).toEqual(['tabletModeOn', 'tabletModeOff'])
})

it('TABLET-02 without a configured password there is no panel, and no password opens it', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  await server.publish(1, { ...palaceDocument, gateway: { kind: 'none' }, secrets: {} })
  await page.load()
  expect(page.hotelPage.panels).toEqual([])
  for (const password of [admin, tablet, 'undefined', 'null']) {
    const answer = await sendAction(page, 'exitKiosk', password)
    expect([answer.statusCode, answer.json().problem]).toEqual([403, 'mayNot'])
  }
})

it('TABLET-05.a TABLET-05.b the front desk has its own password in the configuration, and its panel only on the desk’s screen', async () => {
  const server = await createTestServer()
  const page = await openFrontApp(server)
  expect(page.hotelPage.panels).toEqual(['frontDesk'])
  expect((await sendAction(page, 'openFrontDesk', admin)).json().problem).toBe('passwordInvalid')
  expect((await sendAction(page, 'openFrontDesk', demoSecrets.front_desk_password)).statusCode).toBe(200)
  const kiosk = await server.openKiosk()
  expect((await sendAction(kiosk, 'openFrontDesk', demoSecrets.front_desk_password)).json().problem).toBe('mayNot')
  await server.publish(1, { ...palaceDocument, gateway: { kind: 'none' }, secrets: { admin_password: admin } })
  await page.load()
  expect(page.hotelPage.panels).toEqual([])
})

it('a guest’s own phone has no panel, whatever password it sends', async () => {
  const server = await createTestServer()
  const page = await server.open()
  expect(page.hotelPage.panels).toEqual([])
  for (const action of ['exitKiosk', 'closeSession', 'tabletModeOn'] as const) {
    expect((await sendAction(page, action, admin)).json().problem).toBe('mayNot')
  }
})

it('no page, answer or stored answer contains a password', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  const { body } = await page.browser.send({ method: 'GET', url: page.url })
  expect(body).not.toMatch(/foyer-(?:admin|tablet|desk)/)
  await sendAction(page, 'exitKiosk', admin)
  expect(await countRows(server.db, 'idempotent_answers')).toBe(0)
})

it('serves a sample of known size to measure the connection', async () => {
  const { app } = await createTestServer()
  const { statusCode, rawPayload, headers } = await app.inject({ method: 'GET', url: '/speed-sample' })
  expect([statusCode, rawPayload.length, headers['cache-control']]).toEqual([200, 524_288, 'no-store'])
})
