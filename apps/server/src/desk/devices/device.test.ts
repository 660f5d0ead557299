import { visitReservations } from '@foyer/contract/reservation.ts'
import { listDevices, makeLicense, revokeDevice, withdrawLicense } from '@foyer/contract/staff/devices.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { generateLicenseCode } from './license.store.ts'

async function openOffice() {
  const server = await createTestServer()
  const page = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  const made = (appKey = 'kiosk') => page.call(makeLicense, { body: { appKey, name: 'Kiosk 4' } })
  return { ...server, page, made }
}

it('a license code enrols one device, which appears in the list and is rejected from its next call on once revoked', async () => {
  const { app, page, made, open } = await openOffice()
  const { code } = await made()
  expect(code).toMatch(/^([2-9A-HJKMNP-TW-Z]{4}-){3}[2-9A-HJKMNP-TW-Z]{4}$/)
  expect((await page.call(listDevices)).licenses).toMatchObject([{ name: 'Kiosk 4', madeBy: 'A administrator' }])
  const browser = new Browser(app)
  expect((await browser.signIn(code.toLowerCase())).json()).toMatchObject({ pok_key: 'kiosk' })
  expect((await new Browser(app).signIn(code)).json()).toMatchObject({ problem: 'licenseUsed' })
  const kiosk = await open({ appKey: 'kiosk' }, browser)
  await kiosk.call(visitReservations)
  const { devices, licenses } = await page.call(listDevices)
  expect(licenses).toEqual([])
  expect(devices).toMatchObject([{ name: 'Kiosk 4', appKey: 'kiosk', lastSeenAt: expect.any(String) }])
  await page.call(revokeDevice, { params: { id: devices[0]?.id ?? '' } })
  await expect(kiosk.call(visitReservations)).rejects.toMatchObject({ problem: 'noDevice' })
  expect((await page.call(listDevices)).devices[0]?.revokedAt).toBeDefined()
})

it('a code expires after a while or when it is withdrawn, and is never stored', async () => {
  const { app, db, page, made } = await openOffice()
  const [late, withdrawn] = [await made(), await made()]
  await db.inHotel(1, (tx) =>
    sql`update licenses set valid_until = valid_until - interval '15 minutes' where id = ${late.id}`.execute(tx),
  )
  await page.call(withdrawLicense, { params: { id: withdrawn.id } })
  expect((await page.call(listDevices)).licenses).toEqual([])
  const answers = await Promise.all(
    [late, withdrawn].map(async ({ code }) => (await new Browser(app).signIn(code)).json().problem),
  )
  expect(answers).toEqual(['licenseNotFound', 'licenseNotFound'])
  await expect(made('own')).rejects.toMatchObject({ problem: 'badInput' })
  expect(new Set(Array.from({ length: 1_000 }, generateLicenseCode)).size).toBe(1_000)
})
