import { productionDate } from '@foyer/contract/hotel.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, kioskLicenses, type TestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { selectOwnCookies } from './host-cookies.ts'

const secure = { publicUrl: 'https://checkin.example.com' }
const hosted = { host: 'checkin.example.com', origin: 'https://checkin.example.com' }

/** As a browser behind the hotel's own address sends it. */
class SecureBrowser extends Browser {
  override async send(request: Parameters<Browser['send']>[0]) {
    return super.send({ ...request, headers: { ...hosted, ...request.headers } })
  }
}

const openPage = (server: TestServer, browser: Browser, appKey = 'own') => server.open({ appKey }, browser)

it('R16 under https every cookie of ours has a name that no other host can plant, and works by it', async () => {
  const server = await createTestServer(secure)
  const browser = new SecureBrowser(server.app)
  await browser.signIn(kioskLicenses[1])
  const page = await openPage(server, browser, 'kiosk')
  await findReservation(page, 'FOY1001', 'García')
  expect([...browser.cookies.keys()].toSorted()).toEqual(['__Host-foyer_device_1_kiosk', '__Host-foyer_visit_1_kiosk'])
  const ended = await page.send(endVisit)
  expect([ended.headers['set-cookie']].flat().every((cookie) => /; Secure/.test(String(cookie)))).toBe(true)
})

it('R16 a visit that came by the plain name is invalid', async () => {
  const server = await createTestServer(secure)
  const browser = new SecureBrowser(server.app)
  const page = await openPage(server, browser)
  const value = browser.cookies.get('__Host-foyer_visit_1_own') ?? ''
  browser.cookies.clear()
  browser.cookies.set('foyer_visit_1_own', value)
  await expect(page.call(productionDate)).rejects.toMatchObject({ problem: 'noVisit' })
})

it('R16 the same for code that reads cookies elsewhere, such as the front desk’s connection', () => {
  const sent = { '__Host-foyer_visit_1_own': 'a', foyer_visit_1_own: 'planted', foyer_device_1_kiosk: 'b', other: 'c' }
  expect(selectOwnCookies(sent, true)).toEqual({ foyer_visit_1_own: 'a', foyer_device_1_kiosk: 'b', other: 'c' })
  expect(selectOwnCookies(sent, false)).toEqual(sent)
})

it('a device enrolled earlier stays enrolled, and its next page gives it the new name', async () => {
  const server = await createTestServer(secure)
  const browser = new SecureBrowser(server.app)
  await browser.signIn(kioskLicenses[1])
  const token = browser.cookies.get('__Host-foyer_device_1_kiosk') ?? ''
  browser.cookies.clear()
  browser.cookies.set('foyer_device_1_kiosk', token)
  await openPage(server, browser, 'kiosk')
  expect(browser.cookies.get('__Host-foyer_device_1_kiosk')).toBe(token)
})
