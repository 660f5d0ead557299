import { sendCompletionMails } from '@foyer/contract/mail.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import { mailStayCard } from '@foyer/contract/stay-card.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { withLink } from '../../papers/mail/layout.ts'
import { createMailServer } from '../../papers/mail/testing/create-mail-server.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, checkIn, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { openTestLink } from '../../testing/test-links.ts'

const both = { send_complete_checkin_email_to_hotel: true, send_complete_checkin_email_to_client: true }

const complete = (page: GuestPage) => page.call(sendCompletionMails, { body: { reference: 'FOY1001', appId: 'own' } })

async function publishHotel(server: TestServer, flags: object): Promise<void> {
  const mail = { fromName: 'Palace', replyTo: 'desk@example.com' }
  await server.publish(1, { ...palaceDocument, mail, flags: { ...palaceDocument.flags, ...flags } })
}

async function createArrived(flags: object, language: Language = 'en') {
  const server = await createTestServer()
  await publishHotel(server, flags)
  const page = await server.open({ language })
  const reservation = await checkIn(page, 'FOY1001', 'García López')
  return { server, page, reservation }
}

const listStoredMails = ({ db }: TestServer) =>
  db.inHotel(1, (tx) => tx.selectFrom('mails').selectAll().orderBy('recipient').execute())

it.each([
  ['FINISH-03.c nobody', {}, []],
  [
    'FINISH-03.a CONFIG-11.a CONFIG-12.b P5 the hotel',
    { send_complete_checkin_email_to_hotel: true },
    ['desk@example.com'],
  ],
  [
    'FINISH-03.b CONFIG-12.a CONFIG-11.b P5 the guest',
    { send_complete_checkin_email_to_client: true },
    ['ana.1@example.com'],
  ],
  ['both', both, ['ana.1@example.com', 'desk@example.com']],
])('%s is notified, as the hotel has configured', async (_, flags, recipients) => {
  const { server, page } = await createArrived(flags)
  await complete(page)
  expect((await listStoredMails(server)).map(({ recipient }) => recipient)).toEqual(recipients)
})

it('R28 does not mail an address typed in another visit; uses the booking’s own', async () => {
  const server = await createTestServer()
  await publishHotel(server, { ...both, phone_key_proof: 'mailed-code' })
  const stranger = await server.open()
  const found = await findReservation(stranger, 'FOY1001', 'García López')
  await saveParty(stranger, found, { email: 'stranger@example.org' })
  await sign(stranger, found)
  await stranger.call(endVisit)
  const kiosk = await server.openKiosk()
  await arrive(kiosk, await findReservation(kiosk, 'FOY1001', 'García López'))
  await complete(kiosk)
  const recipients = (await listStoredMails(server)).map(({ recipient }) => recipient)
  expect(recipients).not.toContain('stranger@example.org')
  expect(recipients).toEqual(['desk@example.com', expect.stringMatching(/lucia/i)])
})

it('P5 notifies each recipient once: by the thanks, the key, the kiosk’s button, or all of them at once', async () => {
  const { server, page } = await createArrived(both)
  await Promise.all([complete(page), complete(page), page.call(mailStayCard, { body: { reference: 'FOY1001' } })])
  await complete(page)
  expect(await listStoredMails(server)).toHaveLength(2)
})

it('P5 the mail contains what the guest needs during the stay, and no door code', async () => {
  const { server, page, reservation } = await createArrived(both)
  await complete(page)
  const [guest, hotel] = await listStoredMails(server)
  for (const wanted of [
    '301',
    'Floor 3',
    'brass-lamp-27',
    'Mon 10 May – Wed 12 May',
    'winter garden',
    'Registration card: Ana 1',
    'FOY1001',
  ]) {
    expect(guest?.text).toContain(wanted)
    expect(guest?.html).toContain(wanted)
  }
  expect(guest?.text).toContain('/appkey/own/check-in?voucher=FOY1001&surname=')
  expect(guest?.html).toContain('src="cid:room.jpg"')
  const code = reservation.room.keyCode ?? ''
  expect(code).toMatch(/^\d{6}$/)
  for (const mail of [guest, hotel])
    expect([mail?.text.includes(code), mail?.html.includes(code)]).toEqual([false, false])
  expect(hotel?.subject).toBe('Ana 1 Soler has checked in: 301 (Foyer Palace)')
  expect(hotel?.text).toContain('Due at reception: €240.00')
  // The hotel's mail contains only the guest's name.
  expect(hotel?.text).not.toMatch(/brass-lamp|C01X00T4|15112345678/)
})

it('P5 R25 a hotel may include the code in the guest’s mail, never in its own or in a stored text', async () => {
  const { server, page, reservation } = await createArrived({ ...both, door_code_in_mails: true })
  await complete(page)
  const code = reservation.room.keyCode ?? 'none'
  const mails = await listStoredMails(server)
  expect(mails.map(({ text, html }) => (text + html).includes(code))).toEqual([false, false])
  expect(mails.map((mail) => withLink(mail.text, openTestLink(mail)).includes(code))).toEqual([true, false])
})

it.each(languages)('P5 the guest’s mail is in %s, the hotel’s in its own language', async (language) => {
  const { server, page } = await createArrived(both, language)
  await complete(page)
  const [guest, hotel] = await listStoredMails(server)
  expect([guest?.language, hotel?.language]).toEqual([language, 'en'])
  expect(guest?.html).toContain(`<html lang="${language}">`)
  // No placeholder is left, and no text in another language.
  expect(guest?.text).not.toMatch(/[{}]|undefined/)
  expect(guest?.text.includes('You’re checked in')).toBe(language === 'en')
})

it('P5 it is sent once with its picture, even if requested twice', async () => {
  const { taken, mailer } = await createMailServer()
  const server = await createTestServer({ mailer })
  await publishHotel(server, { send_complete_checkin_email_to_client: true })
  const page = await server.open()
  await checkIn(page, 'FOY1001', 'García López')
  await complete(page)
  await complete(page)
  await expect.poll(() => taken.length).toBe(1)
  const mail = await PostalMime.parse(taken[0] ?? '')
  expect(mail.attachments).toMatchObject([
    { filename: 'room.jpg', mimeType: 'image/jpeg', disposition: 'inline', contentId: '<room.jpg>' },
  ])
  expect(mail.text).toContain('Room: 301')
})

it('G6 the kiosk’s button mails the card if the hotel sends none automatically, and shows a masked address', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  await checkIn(kiosk, 'FOY1001', 'García López')
  const mailIt = () => kiosk.call(mailStayCard, { body: { reference: 'FOY1001' } })
  expect(await mailIt()).toEqual({ to: 'a···@example.com' })
  expect(await mailIt()).toEqual({ to: 'a···@example.com' })
  expect((await listStoredMails(server)).map(({ recipient, template }) => [recipient, template])).toEqual([
    ['ana.1@example.com', 'stayCard'],
  ])
})

it('P5 sends no mail before arrival', async () => {
  const server = await createTestServer()
  await publishHotel(server, both)
  const page = await server.open()
  await findReservation(page, 'FOY1001', 'García López')
  await expect(complete(page)).rejects.toMatchObject({ problem: 'notCheckedIn' })
  expect(await listStoredMails(server)).toEqual([])
})
