import { randomUUID } from 'node:crypto'
import { answerSurvey, readCheckOut } from '@foyer/contract/checkout.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { findStays } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { checkOutStay, makeStayBill, undoCheckOut } from '@foyer/contract/staff/check-out.ts'
import { changeDates, previewDates } from '@foyer/contract/staff/dates.ts'
import { listGuestWords } from '@foyer/contract/staff/guest-feedback.ts'
import { listMails, openMail, readMailFile } from '@foyer/contract/staff/mails.ts'
import { readStayMoney, recordPayment, refundPayment } from '@foyer/contract/staff/money.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { checkOutGuest, maeve, piotr } from '../../checkin/checkout/testing/check-out-guest.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function openDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  const kiosk = await server.openKiosk()
  const open = (reference: string) => desk.call(openStay, { params: { reference } })
  const departures = async () => {
    const { stays } = await desk.call(findStays, { query: { list: 'departures' } })
    return stays.map(({ reference, state }) => `${reference} ${state}`).toSorted()
  }
  return { ...server, desk, kiosk, open, departures }
}

const params = (reference: string) => ({ params: { reference } })

it('a checked-out guest moves to the departures with time and place, and can be taken back with a reason', async () => {
  const { desk, kiosk, open, departures, db } = await openDesk()
  expect(await departures()).toEqual(['FOY1011 inHouse', 'FOY1012 inHouse'])
  await checkOutGuest(kiosk, maeve)
  expect(await departures()).toEqual(['FOY1011 inHouse', 'FOY1012 departed'])
  const gone = await open('FOY1012')
  expect(gone).toMatchObject({ state: 'departed', checkOut: { by: 'kiosk' }, departedAt: expect.any(String) })
  expect(gone.checkOut).not.toHaveProperty('pending')
  expect(gone.timeline.map(({ what }) => what)).toContain('departed')
  const undo = () => desk.call(undoCheckOut, { ...params('FOY1012'), body: { reason: 'Forgot a coat' } })
  await undo()
  const back = await open('FOY1012')
  expect([back.state, back.checkOut, back.roomReady, back.states.keyReady.mark]).toEqual([
    'inHouse',
    undefined,
    true,
    'done',
  ])
  const { entries } = await desk.call(readAudit)
  expect(entries[0]).toMatchObject({
    action: 'checkOutUndone',
    subject: 'FOY1012',
    who: 'Núria Puig',
    details: { reason: 'Forgot a coat' },
  })
  await expect(undo()).rejects.toMatchObject({ problem: 'notFound' })
  // The guest can check out again.
  expect(await checkOutGuest(kiosk, maeve)).toMatchObject({ code: 0 })
  const rows = await db.inHotel(1, (tx) => tx.selectFrom('check_outs').select('undone_by').orderBy('at').execute())
  expect(rows).toEqual([{ undone_by: 'Núria Puig' }, { undone_by: null }])
})

it('a guest cannot be taken back into a room that another guest has by now', async () => {
  const { desk, kiosk, open, db } = await openDesk()
  await checkOutGuest(kiosk, maeve)
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ room_number: '305', checked_in_at: new Date() })
      .where('reference', '=', 'FOY1011')
      .execute(),
  )
  const undo = desk.call(undoCheckOut, { ...params('FOY1012'), body: { reason: 'Forgot a coat' } })
  await expect(undo).rejects.toMatchObject({ problem: 'roomNotAvailable' })
  expect(await open('FOY1012')).toMatchObject({ state: 'departed', checkOut: { by: 'kiosk' } })
})

it('a guest who pays at the desk is checked out there, the open amount is recorded, and their page shows it', async () => {
  const { desk, kiosk, open } = await openDesk()
  await checkOutGuest(kiosk, piotr)
  const unpaid = async () => (await desk.call(listAlerts)).open.filter(({ kind }) => kind === 'departureUnpaid')
  expect(await unpaid()).toMatchObject([{ reference: 'FOY1011', urgent: true, roomNumber: '204' }])
  await desk.call(checkOutStay, params('FOY1011'))
  await desk.call(checkOutStay, params('FOY1011'))
  expect(await unpaid()).toEqual([])
  expect(await open('FOY1011')).toMatchObject({
    state: 'departed',
    checkOut: { by: 'Núria Puig', pending: { minor: 77_30 } },
  })
  const { entries } = await desk.call(readAudit)
  const written = entries.filter(({ action }) => action === 'checkedOut')
  expect(written).toMatchObject([{ subject: 'FOY1011', details: { owed: '€77.30' } }])
  expect((await kiosk.call(visitReservations)).reservations).toMatchObject([{ state: 'departed' }])
  expect(await checkOutGuest(kiosk, piotr)).toMatchObject({ code: 0 })
  // What was collected at the desk is not shown as a debt on the guest's bill.
  const ended = await kiosk.call(readCheckOut, { body: { reference: 'FOY1011' } })
  expect(ended).toMatchObject({ total: { minor: 617_30 }, paid: { minor: 617_30 }, settledAtDesk: true })
  const [paper] = (await readPdf((await desk.call(makeStayBill, params('FOY1011'))).content)).pages
  expect(paper).toContain('Paid at reception -€77.30 Nothing left to pay €0.00')
})

it('a guest who has not arrived cannot check out', async () => {
  const { desk } = await openDesk()
  await expect(desk.call(checkOutStay, params('FOY1001'))).rejects.toMatchObject({ problem: 'notCheckedIn' })
})

it('the bill is a PDF in the guest’s language: by mail to the address the hotel has, and at the desk', async () => {
  const { desk, kiosk } = await openDesk()
  await checkOutGuest(kiosk, { ...maeve, sendBill: true, language: 'de' })
  const { mails } = await desk.call(listMails)
  const [mail] = mails.filter(({ template }) => template === 'bill')
  expect(mail).toMatchObject({
    to: 'maeve.obrien@example.com',
    language: 'de',
    subject: 'Ihre Rechnung von Foyer Palace',
  })
  const opened = await desk.call(openMail, { params: { id: mail?.id ?? '' } })
  expect([opened.file, opened.text]).toEqual(['FOY1012.pdf', expect.stringContaining('Sie sind ausgecheckt')])
  const { content } = await desk.call(readMailFile, { params: { id: mail?.id ?? '' } })
  const { title, language, pages, tags } = await readPdf(content)
  // J26 each amount is read with the name of its row.
  expect(Buffer.from(content, 'base64').toString('latin1')).toContain('/Scope /Row')
  expect([title, language, pages.length]).toEqual(['Rechnung FOY1012', 'de', 1])
  for (const part of ['Foyer Palace', "Maeve O'Brien", '305', 'Frühstück', '460,00', 'Es ist nichts mehr zu zahlen'])
    expect(pages[0]).toContain(part)
  // The printed bill reveals no address.
  expect(pages[0]).not.toMatch(/Lantern Quay|Galway|maeve\.obrien/)
  expect(tags).toEqual(expect.arrayContaining(['H1', 'Table', 'TR', 'TH', 'TD']))
  const file = await desk.call(makeStayBill, params('FOY1011'))
  const [paper] = (await readPdf(file.content)).pages
  expect(paper).toContain('Balance due €77.30')
})

it('guests’ comments are listed with day and room, and shown in the stay', async () => {
  const { desk, kiosk, open } = await openDesk()
  expect(await desk.call(listGuestWords)).toEqual({ words: [], more: false, count: 0 })
  await checkOutGuest(kiosk, maeve)
  await kiosk.call(answerSurvey, { body: { rating: 2, comment: 'Cold coffee' } })
  const { words, mean, count } = await desk.call(listGuestWords)
  expect(words).toMatchObject([
    { about: 'stay', reference: 'FOY1012', firstName: 'Maeve', roomNumber: '305', stars: 2, comment: 'Cold coffee' },
  ])
  expect([mean, count]).toEqual([2, 1])
  const stay = await open('FOY1012')
  expect(stay.survey).toMatchObject({ stars: 2, comment: 'Cold coffee' })
  expect(stay.timeline).toContainEqual(expect.objectContaining({ what: 'surveyed', detail: '2' }))
  expect((await desk.call(listGuestWords, { query: { before: words[0]?.at } })).words).toEqual([])
})

it('S36 what guests who leave early have paid too much is due, from the payment that was made here', async () => {
  const { desk, open } = await openDesk()
  const early = params('FOY1011')
  const dates = { shownStartDate: '2027-05-07', shownEndDate: '2027-05-10', endDate: '2027-05-13' }
  await desk.call(changeDates, { ...early, body: dates })
  const { pending } = (await open('FOY1011')).bill
  await desk.call(recordPayment, { ...early, body: { way: 'cash', minor: pending.minor }, key: randomUUID() })
  const { released } = await desk.call(previewDates, { ...early, query: { leavesToday: true } })
  await desk.call(checkOutStay, { ...early, body: { unusedNights: 'release' } })
  const due = async () => (await desk.call(readStayMoney, early)).payments.find(({ way }) => way === 'cash')
  expect(await due()).toMatchObject({ refundDue: released, refundDueFor: 'departed' })
  const { id = '', refundDueKey: key = '' } = (await due()) ?? {}
  const body = { minor: released.minor, reason: 'They left early', way: 'cash' as const }
  await desk.call(refundPayment, { params: { reference: 'FOY1011', id }, body, key })
  expect((await due())?.refundDue).toBeUndefined()
  expect((await open('FOY1011')).bill).toMatchObject({ pending: { minor: 0 } })
})

it('S36 guests who leave early: the desk says what becomes of the nights, and undoing it restores bill and dates', async () => {
  const { desk, open } = await openDesk()
  const early = params('FOY1011')
  const { bill } = await open('FOY1011')
  const dates = { shownStartDate: '2027-05-07', shownEndDate: '2027-05-10', endDate: '2027-05-13' }
  await desk.call(changeDates, { ...early, body: dates })
  const longer = await open('FOY1011')
  const leaving = await desk.call(previewDates, { ...early, query: { leavesToday: true } })
  expect(leaving).toMatchObject({ unusedNights: 3, released: { minor: longer.bill.total.minor - bill.total.minor } })
  await expect(desk.call(checkOutStay, early)).rejects.toMatchObject({ problem: 'badInput' })
  await desk.call(checkOutStay, { ...early, body: { unusedNights: 'release' } })
  expect(await open('FOY1011')).toMatchObject({ state: 'departed', endDate: '2027-05-10', bill })
  await desk.call(undoCheckOut, { ...early, body: { reason: 'They stay after all' } })
  expect(await open('FOY1011')).toMatchObject({ state: 'inHouse', endDate: '2027-05-13', bill: longer.bill })
})
