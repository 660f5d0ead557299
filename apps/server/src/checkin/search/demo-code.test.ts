import { searchReservations } from '@foyer/contract/reservation.ts'
import { beforeEach, expect, it } from 'vitest'
import { demoSecrets } from '../../demo/demo-secrets.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})

const withDispenser = (fake_key_dispenser: boolean) =>
  server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, fake_key_dispenser } })
const type = async (page: GuestPage) =>
  page.send(searchReservations, { body: { voucher: demoSecrets.demo_code, surname: 'Anybody' } })

it('SEARCH-12.a with the fake dispenser the demo code opens the key of a guest in house, only at a kiosk', async () => {
  await withDispenser(true)
  const answer = (await type(await server.openKiosk())).json()
  expect(answer.demo_key).toBe(true)
  expect(answer.reservations).toMatchObject([{ state: 'inHouse', keyCode: expect.any(String) }])
  expect((await type(await server.open())).statusCode).toBe(404)
})

it('SEARCH-12.b without it, and outside the demo, it is an unknown number', async () => {
  await withDispenser(false)
  expect((await type(await server.openKiosk())).statusCode).toBe(404)
  await withOwnerClient(server.db.ownerUrl, (owner) => owner.query('update hotels set demo = false where id = 1'))
  await withDispenser(true)
  expect((await type(await server.openKiosk())).statusCode).toBe(404)
})
