import { bootHub, hubAccess } from '@foyer/contract/hub.ts'
import { listDevices, makePairing, revokeDevice, revokePairing } from '@foyer/contract/staff/devices.ts'
import { usesHub } from '@foyer/domain/device/device-kind.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { createColleague } from '../../testing/staff-page.ts'

const token = (letter: string) => letter.repeat(43)

async function createLobby() {
  const server = await createTestServer()
  const office = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  const devices = async () => (await office.call(listDevices)).devices
  /** A hub is not a browser: it sends no cookies and no origin. */
  async function boot(pairing: string, letter: string): Promise<number> {
    const payload = { pairing, token: token(letter), port: 9988, version: '0.1.0' }
    return (await server.app.inject({ method: 'POST', url: bootHub.path, payload })).statusCode
  }
  async function aKiosk() {
    const known = new Set((await devices()).map(({ id }) => id))
    const page = await server.openKiosk()
    const id = (await devices()).find((device) => !known.has(device.id))?.id ?? ''
    const pair = async () => (await office.call(makePairing, { params: { id } })).code
    return { page, id, pair }
  }
  const tokensAt = async (page: GuestPage) => (await page.call(hubAccess)).hubs.map((hub) => hub.token)
  return { ...server, office, devices, boot, aKiosk, tokensAt }
}

it('N4 two kiosks each have a hub at the same time, and neither learns the address of the other’s', async () => {
  const { boot, aKiosk, tokensAt, devices } = await createLobby()
  const [left, right] = [await aKiosk(), await aKiosk()]
  const codes = [await left.pair(), await right.pair()]
  expect(codes[0]).toMatch(/^(\w{4}-){3}\w{4}$/)
  expect(await Promise.all(codes.map((code, at) => boot(code, 'AB'.charAt(at))))).toEqual([200, 200])
  expect([await tokensAt(left.page), await tokensAt(right.page)]).toEqual([[token('A')], [token('B')]])
  // Repeated boots, as hubs do, don't replace the other hub.
  await boot(codes[0] ?? '', 'C')
  expect([await tokensAt(left.page), await tokensAt(right.page)]).toEqual([[token('C')], [token('B')]])
  expect((await devices()).map(({ hub }) => hub)).toMatchObject([
    { connected: true, pairedBy: 'A administrator', version: '0.1.0' },
    { connected: true },
  ])
})

it('N4 a code that was revoked or replaced, or whose device was revoked, opens nothing', async () => {
  const { office, boot, aKiosk, tokensAt, devices } = await createLobby()
  const { page, id, pair } = await aKiosk()
  const first = await pair()
  await boot(first, 'A')
  const second = await pair()
  expect([await boot(first, 'A'), await tokensAt(page)]).toEqual([404, []])
  expect((await devices())[0]?.hub).toMatchObject({ connected: false })
  await boot(second, 'B')
  await office.call(revokePairing, { params: { id } })
  expect([await boot(second, 'B'), await tokensAt(page)]).toEqual([404, []])
  expect((await devices())[0]?.hub).toBeUndefined()
  await expect(office.call(revokePairing, { params: { id } })).rejects.toMatchObject({ problem: 'notFound' })
  const third = await pair()
  await office.call(revokeDevice, { params: { id } })
  expect(await boot(third, 'C')).toBe(404)
  await expect(pair()).rejects.toMatchObject({ problem: 'notFound' })
})

it('N4 only an administrator makes a code, only for a device with a hub, and both actions are in the audit log', async () => {
  const { app, db, office, aKiosk } = await createLobby()
  const { id, pair } = await aKiosk()
  const manager = await createColleague(db, new Browser(app), { role: 'manager' })
  await expect(manager.call(makePairing, { params: { id } })).rejects.toMatchObject({ problem: 'mayNot' })
  const tablet = new Browser(app)
  await tablet.signIn('FOYE-RHOT-ELDE-VICE', 'tablet')
  const other = (await office.call(listDevices)).devices.find(({ channel }) => !usesHub(channel))
  await expect(office.call(makePairing, { params: { id: other?.id ?? id } })).rejects.toMatchObject({
    problem: 'notFound',
  })
  await pair()
  await office.call(revokePairing, { params: { id } })
  const entries = await db.inHotel(1, (tx) => tx.selectFrom('audit_entries').select('action').execute())
  expect(entries.map(({ action }) => action)).toEqual(['deviceEnrolled', 'deviceEnrolled', 'hubPaired', 'hubRevoked'])
})
