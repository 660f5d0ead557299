import type { Guest } from '@foyer/domain/guest/guest.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { aServer, type TestServer } from '../../testing/a-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { everythingOf, find, saveGuests, saveParty } from '../../testing/journey.ts'

/** A reservation that is complete, and what the hotel then says of its guest. */
async function aKnownGuest(server: TestServer, ofHotel: Partial<Guest>, page: GuestPage): Promise<Guest> {
  const found = await find(page, 'FOY1001', 'García')
  await saveParty(page, found)
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = given || ${JSON.stringify(ofHotel)}::jsonb where id = ${found.guests[0]?.id}`.execute(
      tx,
    ),
  )
  return guestOf(page)
}

async function guestOf(page: GuestPage): Promise<Guest> {
  const [guest] = (await find(page, 'FOY1001', 'García')).guests
  if (!guest) throw new Error('Nobody is there.')
  return guest
}

/** Whatever a page of somebody's own says. */
async function tryToChange(page: GuestPage, changes: Partial<Guest>): Promise<Guest> {
  const found = await find(page, 'FOY1001', 'García')
  await saveGuests(
    page,
    found,
    found.guests.map((guest) => everythingOf(guest, { ...changes, version: guest.version })),
  )
  return guestOf(page)
}

const changes = { firstName: 'Somebody', documentNumber: 'X1234567', city: 'Elsewhere' }

it('R13 MODEL-08.f a guest who is not editable stays as the hotel knows them, whatever a page says', async () => {
  const server = await aServer()
  const page = await server.open()
  const before = await aKnownGuest(server, { editable: false }, page)
  const { firstName, documentNumber, city } = before
  expect(await tryToChange(page, changes)).toMatchObject({ firstName, documentNumber, city })
})

it('R13 with block_filled_fields only what is missing can be given', async () => {
  const server = await aServer()
  const page = await server.open()
  const before = await aKnownGuest(server, { blockFilledFields: true }, page)
  await server.db.inHotel(1, (tx) => sql`update guests set given = given - 'city' where id = ${before.id}`.execute(tx))
  const { firstName, documentNumber } = before
  expect(await tryToChange(page, changes)).toMatchObject({ firstName, documentNumber, city: 'Elsewhere' })
})

it('R13 what is wrong may be mended all the same, and whoever is editable is', async () => {
  const server = await aServer()
  const page = await server.open()
  await aKnownGuest(server, { editable: false, email: 'no address' }, page)
  expect(await tryToChange(page, { email: 'ana@example.com' })).toMatchObject({ email: 'ana@example.com' })
  const other = await aServer()
  const elsewhere = await other.open()
  await aKnownGuest(other, {}, elsewhere)
  expect(await tryToChange(elsewhere, changes)).toMatchObject(changes)
})

it('P7 MRZ-08.a a day of issue that nobody gave is worked out when a guest is saved, and marked so', async () => {
  const page = await (await aServer()).open({ hotelId: 2 })
  const found = await find(page, 'FOY2001', 'Jensen')
  await saveParty(page, found, { issueDate: undefined })
  const [saved] = (await find(page, 'FOY2001', 'Jensen')).guests
  expect(saved).toMatchObject({ issueDate: '2022-01-31', issueDateDerived: true })
})

it('R13 CAPTURE-46.b on the front app, where the reservation gives no leave, the contact stays and the document does not', async () => {
  const server = await aServer()
  await server.publish(1, { ...palaceDocument, apps: { ...palaceDocument.apps, kiosk: { channel: 'frontApp' } } })
  const page = await server.openKiosk(1)
  const before = await aKnownGuest(server, {}, page)
  await server.db.inHotel(1, (tx) =>
    sql`update reservations set customer_can_edit = false where reference = 'FOY1001'`.execute(tx),
  )
  expect(await tryToChange(page, changes)).toMatchObject({ documentNumber: 'X1234567', city: before.city })
})
