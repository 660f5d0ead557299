import { signUp } from '@foyer/contract/account.ts'
import { makeHandOver } from '@foyer/contract/hand-over.ts'
import { headers } from '@foyer/contract/headers.ts'
import { bootHub, hubAccess } from '@foyer/contract/hub.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { inviteUser } from '@foyer/contract/staff/users.ts'
import { expect, it } from 'vitest'
import { pairHub } from './access/hub/hub.store.ts'
import { createVisitSeal, type SealedVisit, visitCookieName } from './access/visit/visit-cookie.ts'
import { takeBackup } from './platform/database/backup/take-backup.ts'
import { withOwnerClient } from './platform/database/testing/owner-client.ts'
import { Browser } from './testing/browser.ts'
import { createTestServer, type TestServer } from './testing/create-test-server.ts'
import type { GuestPage } from './testing/guest-page.ts'
import { checkIn, findReservation } from './testing/journey.ts'
import { createColleague } from './testing/staff-page.ts'
import { testKeySecret } from './testing/test-key-secret.ts'
import { openTestLink } from './testing/test-links.ts'

const HOTEL = 1

/** What a thief can make of a visit's row: its id in the place of what only its browser has. */
const fromRow = (id: string): SealedVisit => ({ id, page: id, secrets: { visit: id, page: id } })

/** A guest with a key, and the rows that a backup would have of the visit and the seals. */
async function createArrival() {
  const server = await createTestServer()
  const page = await server.open()
  const { room } = await checkIn(page, 'FOY1001', 'García López')
  if (!room.keyCode) throw new Error('The guest has no door code.')
  const visits = await server.db.inHotel(HOTEL, (tx) => tx.selectFrom('visits').select('id').execute())
  return { server, page, keyCode: room.keyCode, ids: visits.map(({ id }) => id) }
}

/** Sends the call of a stolen visit, with a cookie and a token that this secret seals. */
async function callAs(page: GuestPage, secret: Buffer, visit: SealedVisit) {
  const seal = createVisitSeal(secret)
  const cookie = `${visitCookieName(HOTEL, 'own')}=${seal.seal(HOTEL, 'own', visit)}`
  const opened = seal.open(HOTEL, 'own', seal.seal(HOTEL, 'own', visit))
  const csrf = opened && seal.csrf(opened)
  return page.send(visitReservations, { headers: { cookie, [headers.csrf]: csrf } })
}

async function readBackup({ db }: TestServer): Promise<string> {
  const lines = await withOwnerClient(db.ownerUrl, (owner) =>
    Array.fromAsync(takeBackup(owner, { now: new Date('2027-05-10T10:00:00Z') })),
  )
  return Buffer.concat(lines).toString('utf8')
}

it('R25 the secrets and visits of a stolen backup seal no cookie that the server accepts', async () => {
  const { server, page, ids } = await createArrival()
  const secrets = await server.db.directory.selectFrom('server_secrets').select(['name', 'value']).execute()
  expect(secrets.map(({ name }) => name)).toEqual(['audit'])
  expect(ids.length).toBeGreaterThan(0)
  for (const { value } of secrets)
    for (const id of ids) expect((await callAs(page, value, fromRow(id))).json()).toMatchObject({ problem: 'noVisit' })
})

it('R25 a visit’s row is a hash: even sealed correctly, it opens no reservation', async () => {
  const { page, ids } = await createArrival()
  const secret = testKeySecret.sealKey('visit')
  for (const id of ids) expect((await callAs(page, secret, fromRow(id))).json()).toMatchObject({ reservations: [] })
  const own = createVisitSeal(secret).open(HOTEL, 'own', [...page.browser.cookies.values()][0])
  if (!own) throw new Error('The guest has no visit.')
  const opened = (await callAs(page, secret, own)).json()
  expect(opened.reservations).toHaveLength(1)
})

it('R25 a backup has nothing that a browser carries, a mail links to or a door opens with', async () => {
  const { server, page, keyCode } = await createArrival()
  const { app, db } = server
  const phone = await server.open()
  await findReservation(phone, 'FOY1003', 'Rossi')
  const handOver = await phone.call(makeHandOver, {
    body: { reference: 'FOY1003', screen: 'guest-detail', guestIndex: '1', unsaved: false },
  })
  const kiosk = await server.openKiosk()
  await findReservation(kiosk, 'FOY1002', 'Müller')
  const account = await phone.call(signUp, { body: { email: 'ana@example.com', password: 'a long pass phrase' } })
  const desk = await createColleague(db, new Browser(app), { role: 'administrator' })
  await desk.call(inviteUser, {
    body: { name: 'Pau Mas', email: 'pau@example.com', role: 'receptionist', language: 'ca' },
  })
  const hubToken = 'h'.repeat(43)
  await pairHub(db, { hotelId: HOTEL, appKeys: ['kiosk'], code: 'a pairing code' })
  await page.browser.send({
    method: 'POST',
    url: bootHub.path,
    payload: { pairing: 'a pairing code', token: hubToken, port: 9_990, version: '0.1.0', broken: [] },
  })
  expect((await kiosk.call(hubAccess)).hubs).toMatchObject([{ token: hubToken }])
  const mails = await db.inHotel(HOTEL, (tx) => tx.selectFrom('mails').select(['id', 'secret_link']).execute())
  const links = mails.map(openTestLink).filter(Boolean)
  expect(links.length).toBeGreaterThan(1)

  const cookies = [page, phone, kiosk, desk].flatMap(({ browser }) => [...browser.cookies.values()])
  const secrets = [
    ...cookies.flatMap((cookie) => cookie.split('.')),
    ...[account.token, handOver.secret, handOver.code, ...links].flatMap((text) => text.split(/[/=]/)),
    hubToken,
  ].filter((part) => /^[\w-]{20,}$/.test(part))
  expect(secrets.length).toBeGreaterThan(10)
  const backup = await readBackup(server)
  expect(secrets.filter((secret) => backup.includes(secret))).toEqual([])
  // As an answer or a column would have it.
  expect(backup.match(new RegExp(`"${keyCode}\\\\?"`))).toBeNull()
})
