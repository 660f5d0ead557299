import { expect, it } from 'vitest'
import { createSites } from '../../access/site/sites.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { readReservations } from './booked-reservation.store.ts'
import { findContactAddress } from './contact-address.ts'

const BOOKED = 'giulia.rossi@example.com'
const TYPED = 'typed@example.org'

/** A visit has typed the main guest's address, and arrived if it says so. */
async function createTyped(server: TestServer, { arrives }: { readonly arrives: boolean }) {
  const page = await server.open()
  const stay = await findReservation(page, 'FOY1003', 'Rossi')
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ email: BOOKED }).where('id', '=', stay.id).execute(),
  )
  await saveParty(page, stay, { email: TYPED })
  await sign(page, stay)
  if (arrives) await arrive(page, stay)
  return stay
}

const readAddress = ({ db }: TestServer, id: string) =>
  db.inHotel(1, async (tx) => {
    const sites = createSites(db)
    const hotel = await sites.hotel(1, tx)
    const [stay] = hotel ? await readReservations(tx, hotel, [id]) : []
    return hotel && stay && findContactAddress(sites, { tx, hotel }, stay)
  })

it.each([
  ['a visit that has not arrived', 'nothing', false, BOOKED],
  ['a phone that arrived, where the hotel requires nothing', 'nothing', true, TYPED],
  ['a phone that arrived without the mailed code', 'mailed-code', true, BOOKED],
] as const)(
  'R28 papers of a reservation whose address was typed by %s go to the right address',
  async (_, phone_key_proof, arrives, expected) => {
    const server = await createTestServer()
    await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, phone_key_proof } })
    const { id } = await createTyped(server, { arrives })
    expect(await readAddress(server, id)).toBe(expected)
  },
)

it('R28 an address that the hotel has entered is the booking’s', async () => {
  const server = await createTestServer()
  const { id } = await createTyped(server, { arrives: false })
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('guests').set({ given_by: null }).where('reservation_id', '=', id).execute(),
  )
  expect(await readAddress(server, id)).toBe(TYPED)
})

it('R28 an app that the hotel no longer has counts as one that asks for a mailed code', async () => {
  const server = await createTestServer()
  const { id } = await createTyped(server, { arrives: true })
  expect(await readAddress(server, id)).toBe(TYPED)
  await server.db.inHotel(1, (tx) => tx.updateTable('checkin_logs').set({ app_key: 'gone' }).execute())
  expect(await readAddress(server, id)).toBe(BOOKED)
})
