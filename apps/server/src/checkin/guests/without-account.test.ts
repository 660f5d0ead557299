import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn, prepare } from '../../testing/journey.ts'

it('SHELL-09.a a guest checks in without logging in: on their own device, at the kiosk and at a tablet', async () => {
  const server = await createTestServer()
  const own = await server.open()
  const kiosk = await server.openKiosk()
  const browser = new Browser(server.app)
  await browser.signIn('FOYE-RHOT-ELDE-VICE', 'tablet')
  const tablet = await server.open({ appKey: 'tablet' }, browser)
  expect([own.token, kiosk.token, tablet.token]).toEqual([undefined, undefined, undefined])

  expect((await checkIn(own, 'FOY1001', 'García López')).state).toBe('inHouse')
  expect((await checkIn(kiosk, 'FOY1006', 'Dupont')).state).toBe('inHouse')
  // A tablet collects everything, and the desk issues the key.
  expect((await prepare(tablet, 'FOY1008', 'Silva')).preCheckinCompleted).toBe(true)
})
