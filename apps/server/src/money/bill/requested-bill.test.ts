import { confirmArrival } from '@foyer/contract/guests.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { readStayMoney, recordPayment, sendStayBill } from '@foyer/contract/staff/money.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { maskEmail } from '@foyer/domain/staff/mask.ts'
import { expect, it } from 'vitest'
import { createSites } from '../../access/site/sites.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation, saveParty, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { findBillAddress } from './bill-address.ts'
import { requestBillAgain } from './requested-bill.store.ts'

const mailed = (server: TestServer) =>
  server.db.inHotel(1, (tx) =>
    tx
      .selectFrom('mails')
      .innerJoin('mail_files', 'mail_files.mail_id', 'mails.id')
      .select(['recipient', 'language', 'name'])
      .where('template', 'like', 'bill%')
      .execute(),
  )

const arriveWith = (page: GuestPage, stay: Reservation, said: { sendBill?: boolean; email?: string }) =>
  page.call(confirmArrival, {
    body: {
      hotelId: 1,
      reservationId: stay.id,
      reference: stay.reference,
      startDate: stay.startDate,
      endDate: stay.endDate,
      confirmedAt: '2027-05-10T12:00:00',
      guests: [],
      ...said,
    },
  })

it('API-49.b SUMMARY-16.a if everything is paid, the bill is sent on arrival, once, to the given address', async () => {
  const server = await createTestServer()
  const page = await server.open({ language: 'de' })
  const giulia = await findReservation(page, 'FOY1003', 'Rossi')
  await expect(arriveWith(page, giulia, { sendBill: true, email: 'office@' })).rejects.toMatchObject({
    problem: 'badInput',
  })
  await expect(arriveWith(page, giulia, { sendBill: true })).rejects.toMatchObject({ problem: 'badInput' })
  const office = { sendBill: true, email: ' office@example.com' }
  await arriveWith(page, giulia, office)
  await arriveWith(page, giulia, office)
  expect(await mailed(server)).toEqual([{ recipient: 'office@example.com', language: 'de', name: 'FOY1003.pdf' }])
  const [paper] = await server.db.inHotel(1, (tx) => tx.selectFrom('mail_files').select('content').execute())
  const { pages } = await readPdf(Buffer.from(paper?.content ?? '').toString('base64'))
  expect(pages.join(' ')).toMatch(/Zimmer, \d Nächte.*Bei der Buchung bezahlt/)
})

it('SUMMARY-17 a guest who pays at reception gets it once that is paid', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const lucia = await findReservation(page, 'FOY1001', 'García')
  await saveParty(page, lucia)
  await sign(page, lucia)
  await arriveWith(page, lucia, { sendBill: true, email: 'office@example.com' })
  expect(await mailed(server)).toEqual([])
  const wanted = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('wanted_bills').select(['email', 'mail_id']).execute(),
  )
  expect(wanted).toEqual([{ email: 'office@example.com', mail_id: null }])
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const stay = { params: { reference: 'FOY1001' } }
  const isSent = async () => (await desk.call(readStayMoney, stay)).bill.sent
  expect(await isSent()).toBe(false)
  await desk.call(recordPayment, { ...stay, body: { way: 'cash', minor: 240_00 }, key: crypto.randomUUID() })
  expect(await mailed(server)).toEqual([{ recipient: 'office@example.com', language: 'en', name: 'FOY1001.pdf' }])
  expect(await isSent()).toBe(true)
})

it('sends no bill to a guest who does not want it', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await arriveWith(page, await findReservation(page, 'FOY1003', 'Rossi'), {
    sendBill: false,
    email: 'office@example.com',
  })
  expect(await mailed(server)).toEqual([])
})

it.each([
  ['PAY-37.a', 'bill', 'Rechnung FOY1003'],
  ['PAY-37.b', 'commercial document', 'Handelsbeleg FOY1003'],
] as const)('%s issues the paper that the bill type %s names', async (_, type, title) => {
  const server = await createTestServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, bill_type: type } })
  const page = await server.open({ language: 'de' })
  await arriveWith(page, await findReservation(page, 'FOY1003', 'Rossi'), {
    sendBill: true,
    email: 'office@example.com',
  })
  const [paper] = await server.db.inHotel(1, (tx) => tx.selectFrom('mail_files').select('content').execute())
  expect((await readPdf(Buffer.from(paper?.content ?? '').toString('base64'))).title).toBe(title)
})

const strict = { ...palaceDocument, flags: { ...palaceDocument.flags, phone_key_proof: 'mailed-code' as const } }
const BOOKED = 'giulia.rossi@example.com'
const OFFICE = 'office@example.com'
const toStranger = { sendBill: true, email: 'stranger@example.org' }

/** The hotel asks phones for a mailed code before a key. */
async function createStrictHotel() {
  const server = await createTestServer()
  await server.publish(1, strict)
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ email: BOOKED }).where('reference', '=', 'FOY1003').execute(),
  )
  return { server, recipients: async () => (await mailed(server)).map(({ recipient }) => recipient) }
}

it('R28 a phone that has not shown the mailed code gets no bill at the address that it typed, but the booking does', async () => {
  const { server, recipients } = await createStrictHotel()
  const phone = await server.open()
  await arriveWith(phone, await findReservation(phone, 'FOY1003', 'Rossi'), toStranger)
  expect(await recipients()).toEqual([BOOKED])
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const { bill } = await desk.call(readStayMoney, { params: { reference: 'FOY1003' } })
  expect(bill).toEqual({ asked: true, to: maskEmail(BOOKED), sent: true })
})

it('R28 a check-in at the hotel’s kiosk may name another address', async () => {
  const { server, recipients } = await createStrictHotel()
  const kiosk = await server.openKiosk()
  await arriveWith(kiosk, await findReservation(kiosk, 'FOY1003', 'Rossi'), { sendBill: true, email: 'a@example.com' })
  expect(await recipients()).toEqual(['a@example.com'])
})

it('R28 a phone that has shown the mailed code may name another address', async () => {
  const { server, recipients } = await createStrictHotel()
  const phone = await server.open()
  const stay = await findReservation(phone, 'FOY1003', 'Rossi')
  await server.db.inHotel(1, (tx) => tx.updateTable('visit_reservations').set({ key_factor: 'mailedCode' }).execute())
  await arriveWith(phone, stay, { sendBill: true, email: 'a@example.com' })
  expect(await recipients()).toEqual(['a@example.com'])
})

it.each<[string, { email: string | null; proof?: 'account'; document?: object }, string]>([
  ['number and surname name no other address', { email: OFFICE }, BOOKED],
  ['nor where phones need nothing for a key', { email: OFFICE, document: palaceDocument }, BOOKED],
  ['the account with the booking’s address may name another', { email: OFFICE, proof: 'account' }, OFFICE],
  ['it goes to the booking’s address if none is named', { email: null, proof: 'account' }, BOOKED],
])('R28 the bill of a payment in house: %s', async (_, { email, proof, document }, recipient) => {
  const { server } = await createStrictHotel()
  if (document) await server.publish(1, document)
  const phone = await server.open()
  const { id } = await findReservation(phone, 'FOY1003', 'Rossi')
  const address = await server.db.inHotel(1, async (tx) => {
    if (proof) await tx.updateTable('visit_reservations').set({ proof }).execute()
    const found = await tx.selectFrom('visit_reservations').select('visit_id').executeTakeFirstOrThrow()
    await requestBillAgain(tx, 1, id, email, 'en', found.visit_id)
    return readBillAddress(server, tx, id)
  })
  expect(address).toBe(recipient)
})

it('R28 a bill of an unknown visit goes to the booking’s address', async () => {
  const { server } = await createStrictHotel()
  const { id } = await findReservation(await server.open(), 'FOY1003', 'Rossi')
  const address = await server.db.inHotel(1, async (tx) => {
    await requestBillAgain(tx, 1, id, 'a@example.com', 'en', 'gone')
    return readBillAddress(server, tx, id)
  })
  expect(address).toBe(BOOKED)
})

const readFixed = async (page: GuestPage) =>
  (await page.call(fetchSummary, { body: { reference: 'FOY1003' } })).fixedBillAddress

it('R28 a phone that can’t name an address reads the booking’s, and the bill goes there', async () => {
  const { server, recipients } = await createStrictHotel()
  const phone = await server.open()
  const stay = await findReservation(phone, 'FOY1003', 'Rossi')
  expect(await readFixed(phone)).toEqual({ masked: maskEmail(BOOKED) })
  await arriveWith(phone, stay, { sendBill: true })
  expect(await recipients()).toEqual([BOOKED])
})

it('R28 without an address the desk is alerted once and sees at the stay that the bill was requested', async () => {
  const { server, recipients } = await createStrictHotel()
  await server.db.inHotel(1, async (tx) => {
    await tx.updateTable('reservations').set({ email: null }).execute()
    await tx.updateTable('guests').set({ given_by: 'another visit' }).execute()
  })
  const phone = await server.open()
  const stay = await findReservation(phone, 'FOY1003', 'Rossi')
  expect(await readFixed(phone)).toEqual({})
  await arriveWith(phone, stay, { sendBill: true })
  expect(await recipients()).toEqual([])
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const params = { reference: 'FOY1003' }
  const alerts = async () => (await desk.call(listAlerts)).open.filter(({ kind }) => kind === 'billAsked')
  expect(await alerts()).toMatchObject([{ reference: 'FOY1003', times: 1 }])
  expect((await desk.call(readStayMoney, { params })).bill).toEqual({ asked: true, sent: false })
  await desk.call(sendStayBill, { params, body: { email: OFFICE }, key: crypto.randomUUID() })
  expect(await recipients()).toEqual([OFFICE])
  expect((await desk.call(readStayMoney, { params })).bill).toEqual({ asked: true, sent: true })
})

it('R28 a guest who does not ask for the bill alerts no one', async () => {
  const { server } = await createStrictHotel()
  await server.db.inHotel(1, (tx) => tx.updateTable('reservations').set({ email: null }).execute())
  const phone = await server.open()
  await arriveWith(phone, await findReservation(phone, 'FOY1003', 'Rossi'), { sendBill: false })
  const kinds = await server.db.inHotel(1, (tx) => tx.selectFrom('alerts').select('kind').execute())
  expect(kinds.filter(({ kind }) => kind === 'billAsked')).toEqual([])
})

it.each<[string, (server: TestServer) => Promise<GuestPage>]>([
  ['the hotel’s kiosk', (server) => server.openKiosk()],
  [
    'a phone, where phones need nothing for a key,',
    async (server) => {
      await server.publish(1, palaceDocument)
      return server.open()
    },
  ],
])('R28 %s may name an address, and still after its check-in', async (_, open) => {
  const { server } = await createStrictHotel()
  const page = await open(server)
  const stay = await findReservation(page, 'FOY1003', 'Rossi')
  expect(await readFixed(page)).toBeUndefined()
  await arriveWith(page, stay, {})
  expect(await readFixed(page)).toBeUndefined()
})

it('R28 in house, the account with the booking’s address may name another without a check-in', async () => {
  const { server } = await createStrictHotel()
  const phone = await server.open()
  await findReservation(phone, 'FOY1003', 'Rossi')
  const kiosk = await server.openKiosk()
  await arriveWith(kiosk, await findReservation(kiosk, 'FOY1003', 'Rossi'), {})
  await server.db.inHotel(1, (tx) => tx.updateTable('visit_reservations').set({ proof: 'account' }).execute())
  expect(await readFixed(phone)).toBeUndefined()
})

it('R28 a phone that has shown the mailed code may name an address', async () => {
  const { server } = await createStrictHotel()
  const phone = await server.open()
  await findReservation(phone, 'FOY1003', 'Rossi')
  await server.db.inHotel(1, (tx) => tx.updateTable('visit_reservations').set({ key_factor: 'mailedCode' }).execute())
  expect(await readFixed(phone)).toBeUndefined()
})

async function readBillAddress({ db }: TestServer, tx: HotelTransaction, id: string): Promise<string | undefined> {
  const sites = createSites(db)
  const hotel = await sites.hotel(1, tx)
  const [stay] = hotel ? await readReservations(tx, hotel, [id]) : []
  return hotel && stay && findBillAddress(sites, { tx, hotel }, stay)
}
