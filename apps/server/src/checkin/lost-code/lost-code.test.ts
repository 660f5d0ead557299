import { logLostCode, printAccessCode, resendAccessCode, revealLostCode } from '@foyer/contract/lost-code.ts'
import { endVisit, searchReservations } from '@foyer/contract/reservation.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listLostCodes } from '@foyer/contract/staff/lost-codes.ts'
import { listMails, openMail } from '@foyer/contract/staff/mails.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { openStayCard } from '@foyer/contract/stay-card.ts'
import { maskEmailUser } from '@foyer/domain/lost-code/conceal.ts'
import type { LostCodeAnswers } from '@foyer/domain/lost-code/lost-code-fields.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { countRows } from '../../testing/print-tables.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { openTestLink } from '../../testing/test-links.ts'

const CODE = '204715'
const right = { firstName: 'PIOTR', endDate: '2027-05-10' }
const fields = [{ name: 'firstName' }, { name: 'endDate' }] as const

const lost = (page: GuestPage, roomNumber = '204', surname = 'Kowalski') =>
  page.call(resendAccessCode, { body: { hotelId: 1, roomNumber, surname } })
const reveal = (page: GuestPage, logId: string, answers: LostCodeAnswers) =>
  page.call(revealLostCode, { body: { logId, fields: answers } })
const log = (page: GuestPage, logId: string, action: 'show_room_code' | 'print_room_code' = 'show_room_code') =>
  page.call(logLostCode, { body: { hotelId: 1, logId, action } })
const print = (page: GuestPage, reference = 'FOY1011') =>
  page.call(printAccessCode, {
    body: { reservation: { reference }, printer: { paper_width_mm: 58 }, localTime: '2027-05-10T23:40' },
  })

async function createHotel(
  lost_code_fields: readonly { readonly name: string; readonly mandatory?: boolean }[] = fields,
) {
  const server = await createTestServer()
  const flags = { ...palaceDocument.flags, resend_code_enabled: true, lost_code_fields } as typeof palaceDocument.flags
  await server.publish(1, { ...palaceDocument, flags })
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  const mails = async () => (await desk.call(listMails)).mails.map(({ template, to, id }) => ({ template, to, id }))
  return { ...server, desk, mails, kiosk: await server.openKiosk() }
}

it('P23 LOSTCODE-02 answers room and surname with a log id, masked addresses and nothing else in clear', async () => {
  const { kiosk } = await createHotel()
  const answer = await kiosk.send(resendAccessCode, { body: { hotel_id: 1, room_code: ' 204', surname: 'KOWALSKI' } })
  expect(answer.json()).toEqual({
    emails_sent: ['pio****@example.com'],
    reservation: { reference: '******', key_code: '******', main_guest: '******', date_to: '******' },
    lost_room_code_log_id: expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(answer.body).not.toMatch(/204715|FOY1011|Piotr|2027-05-10/)
})

it('SHELL-15.b MODEL-37.c MODEL-37.d shows the code once the answers match the reservation', async () => {
  const { kiosk } = await createHotel()
  const { logId } = await lost(kiosk)
  const { issues, reservation } = await reveal(kiosk, logId, right)
  expect([issues, reservation]).toEqual([
    {},
    { reference: 'FOY1011', keyCode: CODE, mainGuest: 'Piotr Kowalski', endDate: '2027-05-10' },
  ])
  // The answer may be lost, so it can be repeated.
  expect((await reveal(kiosk, logId, right)).reservation?.keyCode).toBe(CODE)
})

it('LOSTCODE-11.c LOSTCODE-12 LOSTCODE-13 each field reports what is wrong with it, and no code is shown', async () => {
  const { kiosk } = await createHotel()
  const { logId } = await lost(kiosk)
  expect(await reveal(kiosk, logId, { firstName: 'Jan' })).toEqual({ issues: { endDate: 'required-error' } })
  expect(await reveal(kiosk, logId, { ...right, firstName: 'Jan' })).toEqual({ issues: { firstName: 'invalid-error' } })
  expect(await reveal(kiosk, logId, { firstName: 'Jan', endDate: '2027-05-11' })).toEqual({
    issues: { firstName: 'invalid-error', endDate: 'invalid-error' },
  })
})

it('LOSTCODE-10.b a field is mandatory unless the hotel makes it optional', async () => {
  const { kiosk } = await createHotel([{ name: 'firstName' }, { name: 'endDate', mandatory: false }])
  const { logId } = await lost(kiosk)
  expect(await reveal(kiosk, logId, { endDate: '2027-05-10' })).toEqual({ issues: { firstName: 'required-error' } })
  expect((await reveal(kiosk, logId, { firstName: 'Piotr' })).reservation?.keyCode).toBe(CODE)
})

it('R32 after three wrong answers a visit must wait and the desk is alerted, and the next guest there gets in', async () => {
  const { kiosk, openKiosk, desk } = await createHotel()
  const { logId } = await lost(kiosk)
  for (const firstName of ['Jan', 'Adam', 'Marek']) await reveal(kiosk, logId, { ...right, firstName })
  await expect(reveal(kiosk, logId, right)).rejects.toMatchObject({ problem: 'tooManyTries' })
  await kiosk.call(endVisit)
  await kiosk.load()
  for (const screen of [kiosk, await openKiosk()])
    expect((await reveal(screen, (await lost(screen)).logId, right)).reservation?.keyCode).toBe(CODE)
  expect((await desk.call(listAlerts)).open).toMatchObject([
    { kind: 'codeGuessed', reference: 'FOY1011', urgent: true },
  ])
})

it('an incomplete form is not an attempt, and concurrent attempts count like sequential ones', async () => {
  const { kiosk } = await createHotel()
  const { logId } = await lost(kiosk)
  for (let at = 0; at < 5; at++) await reveal(kiosk, logId, { firstName: 'Jan' })
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      kiosk.send(revealLostCode, { body: { log_id: logId, fields: { ...right, firstName: `No ${at}` } } }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 429, 429, 429])
})

it.each([
  ['another’s surname', '204', 'Rossi'],
  ['a room that is empty', '205', 'Kowalski'],
  ['a room that there is not', '999', 'Kowalski'],
  ['somebody who has not come yet', '301', 'García López'],
])('LOSTCODE-15 %s is not found, with the same answer for all', async (_, room, surname) => {
  const { kiosk, db } = await createHotel()
  const answer = await kiosk.send(resendAccessCode, { body: { hotel_id: 1, room_code: room, surname } })
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { problem: 'reservationNotFound', message_error: 'no guest in house has this name in this room' },
  ])
  expect(await countRows(db, 'lost_code_requests')).toBe(0)
})

it('limits guesses at rooms and surnames', async () => {
  const { kiosk } = await createHotel()
  for (let room = 400; room < 410; room++)
    await expect(lost(kiosk, String(room))).rejects.toMatchObject({ status: 404 })
  await expect(lost(kiosk)).rejects.toMatchObject({ problem: 'tooManyTries' })
})

it('R32 a hotel’s device that had many misses makes the right guest wait for a minute at most', async () => {
  const { kiosk, db } = await createHotel()
  for (let room = 400; room < 410; room++)
    await expect(lost(kiosk, String(room))).rejects.toMatchObject({ status: 404 })
  await sql`insert into failed_tries (kind, caller) select kind, caller from failed_tries, generate_series(1, 9)`.execute(
    db.directory,
  )
  await expect(lost(kiosk)).rejects.toMatchObject({ problem: 'tooManyTries' })
  await sql`update failed_tries set at = at - interval '61 seconds'`.execute(db.directory)
  expect((await lost(kiosk)).emails).toEqual(['pio****@example.com'])
})

it('LOSTCODE-16 an impossible room number is a room code error', async () => {
  const { kiosk } = await createHotel()
  await expect(lost(kiosk, '§§§')).rejects.toMatchObject({ status: 400, problem: 'roomCodeInvalid' })
})

it('finds only guests in house: a departed guest is not found, though the code is still stored', async () => {
  const { kiosk, db } = await createHotel()
  const { logId } = await lost(kiosk)
  await db.inHotel(1, (tx) => tx.updateTable('reservations').set({ state: 'departed' }).execute())
  await expect(reveal(kiosk, logId, right)).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await expect(lost(kiosk)).rejects.toMatchObject({ problem: 'reservationNotFound' })
})

it('on a guest’s own phone a mail is sent and nothing is shown', async () => {
  const { open, mails } = await createHotel()
  const phone = await open()
  const { emails, logId } = await lost(phone)
  expect(emails).toEqual(['pio****@example.com'])
  await expect(reveal(phone, logId, right)).rejects.toMatchObject({ problem: 'mayNot' })
  await expect(print(phone)).rejects.toMatchObject({ problem: 'mayNot' })
  expect(await mails()).toMatchObject([{ template: 'lostCode', to: 'piotr.kowalski@example.com' }])
})

it('the mail’s link shows room and code once on the guest’s phone, and mails are limited', async () => {
  const { open, kiosk, mails, desk, db } = await createHotel()
  await lost(kiosk)
  expect((await lost(kiosk)).emails).toEqual(['pio****@example.com'])
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  const { text } = await desk.call(openMail, { params: { id: mail?.id ?? '' } })
  expect(text).not.toContain(CODE)
  const sent = await db.inHotel(1, (tx) =>
    tx.selectFrom('mails').select(['id', 'secret_link']).executeTakeFirstOrThrow(),
  )
  const link = openTestLink(sent).split('/').at(-1) ?? ''
  const [card] = (await (await open()).call(openStayCard, { body: { link } })).reservations
  expect([card?.room.keyCode, card?.room.number]).toEqual([CODE, '204'])
  await expect((await open()).call(openStayCard, { body: { link } })).rejects.toMatchObject({ problem: 'linkEnded' })
})

it('without fields to ask for, or with resending off, no screen shows a code', async () => {
  const { kiosk, publish } = await createHotel([])
  const { logId } = await lost(kiosk)
  await expect(reveal(kiosk, logId, {})).rejects.toMatchObject({ problem: 'mayNot' })
  await publish(1, { ...palaceDocument, apps: { kiosk: { channel: 'kiosk' } } })
  await expect(lost(kiosk)).rejects.toMatchObject({ problem: 'mayNot' })
})

it('the guest is mailed once when the code is shown, with time, screen and contact', async () => {
  const { kiosk, mails, desk } = await createHotel()
  const { logId } = await lost(kiosk)
  await reveal(kiosk, logId, right)
  await reveal(kiosk, logId, right)
  const told = (await mails()).filter(({ template }) => template === 'codeShown')
  expect(told).toMatchObject([{ to: 'piotr.kowalski@example.com' }])
  const { text } = await desk.call(openMail, { params: { id: told[0]?.id ?? '' } })
  expect(text).toMatch(/room 204 was shown at \d?\d:\d\d.*on the screen “kiosk”/)
  expect(text).toMatch(/call reception right away: \+34/)
  expect(text).not.toContain(CODE)
})

it('API-63.c each show and print is recorded under the log id, once per key, and only for its own visit', async () => {
  const { kiosk, open, db } = await createHotel()
  const { logId } = await lost(kiosk)
  await expect(log(kiosk, logId)).rejects.toMatchObject({ problem: 'mayNot' })
  await reveal(kiosk, logId, right)
  const body = { hotelId: 1, logId, action: 'show_room_code' } as const
  await kiosk.call(logLostCode, { body, key: 'one press' })
  await kiosk.call(logLostCode, { body, key: 'one press' })
  await log(kiosk, logId)
  await log(kiosk, logId, 'print_room_code')
  const phone = await open()
  await expect(log(phone, logId)).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await expect(log(kiosk, 'none')).rejects.toMatchObject({ problem: 'reservationNotFound' })
  const deeds = await db.inHotel(1, (tx) => tx.selectFrom('lost_code_deeds').select('deed').orderBy('at').execute())
  expect(deeds.map(({ deed }) => deed)).toEqual(['show_room_code', 'show_room_code', 'print_room_code'])
})

it('API-64.b LOSTCODE-07.d the paper is a PDF with room and code, only for the visit that was shown the code', async () => {
  const { kiosk } = await createHotel()
  const { logId } = await lost(kiosk)
  await expect(print(kiosk)).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await reveal(kiosk, logId, right)
  const { file } = await print(kiosk)
  const { pages, title } = await readPdf(file)
  expect([pages.length, title]).toEqual([1, 'Foyer Palace: Your door code'])
  expect(pages[0]).toContain('2 0 4 7 1 5')
  expect(pages[0]).toMatch(/Room 204 .*Until 10 May 2027.*10 May 2027 at 23:40/)
  expect(pages[0]).not.toContain('Kowalski')
  await expect(print(kiosk, 'FOY1012')).rejects.toMatchObject({ problem: 'reservationNotFound' })
})

it('requesting a code gives access to nothing else of the reservation, and no stored answer contains it', async () => {
  const { kiosk, db } = await createHotel()
  const { logId } = await lost(kiosk)
  await reveal(kiosk, logId, right)
  await print(kiosk)
  expect(await countRows(db, 'visit_reservations')).toBe(0)
  const answers = await db.inHotel(1, (tx) => tx.selectFrom('idempotent_answers').select('answer').execute())
  expect(JSON.stringify(answers)).not.toContain(CODE)
  const found = await kiosk.send(searchReservations, { body: { voucher: 'FOY1011', surname: 'Kowalski' } })
  expect(found.body).not.toContain(CODE)
})

it('the desk sees who asked, where and with what result, in a list and in the stay’s timeline', async () => {
  const { kiosk, desk } = await createHotel()
  const { logId } = await lost(kiosk)
  await reveal(kiosk, logId, { ...right, firstName: 'Jan' })
  await reveal(kiosk, logId, right)
  await log(kiosk, logId)
  await print(kiosk)
  await log(kiosk, logId, 'print_room_code')
  const { codes } = await desk.call(listLostCodes)
  expect(codes).toMatchObject([
    { reference: 'FOY1011', guestName: 'Piotr Kowalski', roomNumber: '204', deviceName: 'kiosk' },
  ])
  expect(codes[0]).toMatchObject({ mailed: true, toldAt: expect.any(String), wrong: 1, shown: 1, printed: 1 })
  const { timeline } = await desk.call(openStay, { params: { reference: 'FOY1011' } })
  expect(timeline.map(({ what, by }) => [what, by])).toEqual(
    expect.arrayContaining([
      ['codePrinted', 'kiosk'],
      ['codeTold', 'kiosk'],
      ['codeAsked', 'kiosk'],
    ]),
  )
})

it('R21 a phone that checked in without the mailed code gets no code or link at the address that it typed', async () => {
  const { open, openKiosk, publish, db, mails } = await createHotel()
  const flags = {
    ...palaceDocument.flags,
    resend_code_enabled: true,
    lost_code_fields: [...fields],
    phone_key_proof: 'mailed-code' as const,
  }
  await publish(1, { ...palaceDocument, flags })
  const stranger = await open({ hotelId: 1, appKey: 'own' })
  const found = await findReservation(stranger, 'FOY1003', 'Rossi')
  const typed = { email: 'stranger@example.org', firstName: 'Eve', lastName: 'Rossi' }
  await saveParty(stranger, found, typed)
  await sign(stranger, found)
  await arrive(stranger, found)
  const room = (
    await db.inHotel(1, (tx) =>
      tx.selectFrom('reservations').select('room_number').where('reference', '=', 'FOY1003').executeTakeFirstOrThrow(),
    )
  ).room_number
  const kiosk = await openKiosk()
  const { logId, emails } = await lost(kiosk, room ?? '', 'Rossi')
  expect(emails).not.toContain(maskEmailUser(typed.email))
  expect((await mails()).map(({ to }) => to)).not.toContain(typed.email)
  // Nor does data that it typed count as known only to the guest.
  const { issues } = await reveal(kiosk, logId, { firstName: 'Eve', endDate: found.endDate })
  expect(issues).toEqual({ firstName: 'invalid-error' })
})
