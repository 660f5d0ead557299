import type { Guest } from '@foyer/domain/guest/guest.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { buildGuestPayload, findReservation, saveGuests, saveParty } from '../../testing/journey.ts'

/** Completes a reservation, then applies what the hotel's system sends about its guest. */
async function createKnownGuest(server: TestServer, ofHotel: Partial<Guest>, page: GuestPage): Promise<Guest> {
  const found = await findReservation(page, 'FOY1001', 'García')
  await saveParty(page, found)
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = given || ${JSON.stringify(ofHotel)}::jsonb where id = ${found.guests[0]?.id}`.execute(
      tx,
    ),
  )
  return readGuest(page)
}

async function readGuest(page: GuestPage): Promise<Guest> {
  const [guest] = (await findReservation(page, 'FOY1001', 'García')).guests
  if (!guest) throw new Error('Nobody is there.')
  return guest
}

/** Saves changes from a guest's own page. */
async function tryToChange(page: GuestPage, changes: Partial<Guest>): Promise<Guest> {
  const found = await findReservation(page, 'FOY1001', 'García')
  await saveGuests(
    page,
    found,
    found.guests.map((guest) => buildGuestPayload(guest, { ...changes, version: guest.version })),
  )
  return readGuest(page)
}

const changes = { firstName: 'Somebody', documentNumber: 'X1234567', city: 'Elsewhere' }

it('R13 MODEL-08.f a guest who is not editable stays unchanged, whatever a page sends', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const before = await createKnownGuest(server, { editable: false }, page)
  const { firstName, documentNumber, city } = before
  expect(await tryToChange(page, changes)).toMatchObject({ firstName, documentNumber, city })
})

it('R13 with block_filled_fields only missing fields can be filled in', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const before = await createKnownGuest(server, { blockFilledFields: true }, page)
  await server.db.inHotel(1, (tx) => sql`update guests set given = given - 'city' where id = ${before.id}`.execute(tx))
  const { firstName, documentNumber } = before
  expect(await tryToChange(page, changes)).toMatchObject({ firstName, documentNumber, city: 'Elsewhere' })
})

it('R13 invalid fields can still be corrected, and editable guests can be edited', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await createKnownGuest(server, { editable: false, email: 'no address' }, page)
  expect(await tryToChange(page, { email: 'ana@example.com' })).toMatchObject({ email: 'ana@example.com' })
  const other = await createTestServer()
  const elsewhere = await other.open()
  await createKnownGuest(other, {}, elsewhere)
  expect(await tryToChange(elsewhere, changes)).toMatchObject(changes)
})

it('P7 MRZ-08.a a missing issue date is computed when a guest is saved, and marked as such', async () => {
  const page = await (await createTestServer()).open({ hotelId: 2 })
  const found = await findReservation(page, 'FOY2001', 'Jensen')
  await saveParty(page, found, { issueDate: undefined })
  const [saved] = (await findReservation(page, 'FOY2001', 'Jensen')).guests
  expect(saved).toMatchObject({ issueDate: '2022-01-31', issueDateDerived: true })
})

it('R13 CAPTURE-46.b on the front app, without the reservation’s permission, contact data is locked and the document is not', async () => {
  const server = await createTestServer()
  await server.publish(1, { ...palaceDocument, apps: { ...palaceDocument.apps, kiosk: { channel: 'frontApp' } } })
  const page = await server.openKiosk(1)
  const before = await createKnownGuest(server, {}, page)
  await server.db.inHotel(1, (tx) =>
    sql`update reservations set customer_can_edit = false where reference = 'FOY1001'`.execute(tx),
  )
  expect(await tryToChange(page, changes)).toMatchObject({ documentNumber: 'X1234567', city: before.city })
})
