import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listMails, openMail, sendMailAgain } from '@foyer/contract/staff/mails.ts'
import { inviteUser } from '@foyer/contract/staff/users.ts'
import { languages } from '@foyer/domain/basics/language.ts'
import { themeSchema } from '@foyer/domain/config/theme.ts'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { renderHtml, renderText } from '../../papers/mail/layout.ts'
import { createMailTexts } from '../../papers/mail/mail-texts.ts'
import { type TemplateName, templates } from '../../papers/mail/templates.ts'
import { createMailServer } from '../../papers/mail/testing/create-mail-server.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

const body = {
  name: 'Pau <b>Mas</b>\r\nBcc: all@example.com',
  email: 'pau@example.com',
  role: 'receptionist',
  language: 'en',
} as const

async function openOffice() {
  const mailServer = await createMailServer()
  const server = await createTestServer({ mailer: mailServer.mailer })
  const page = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  const first = async () => (await page.call(listMails)).mails[0]
  return { ...server, ...mailServer, page, first }
}

it('sends a mail by SMTP as text and HTML, and never treats a name as markup or a header', async () => {
  const { page, taken, first } = await openOffice()
  await page.call(inviteUser, { body })
  await expect.poll(async () => (await first())?.state).toBe('sent')
  expect(taken).toHaveLength(1)
  const mail = await PostalMime.parse(taken[0] ?? '')
  expect(mail.from).toMatchObject({ name: 'Foyer Palace', address: 'desk@palace.example.com' })
  expect(mail.to).toMatchObject([{ address: 'pau@example.com' }])
  expect(mail.bcc).toBeUndefined()
  expect(mail.messageId).toContain((await first())?.id)
  expect(mail.html).toContain('Pau &lt;b&gt;Mas&lt;/b&gt;')
  expect(mail.html).not.toContain('<b>')
  const link = /http:\/\/localhost:8080\/staff\/#\/password\/[\w-]{43}/
  expect(mail.text).toMatch(link)
  expect(mail.html).toMatch(link)
  // Once the mail is sent, hotel staff can no longer read the link.
  const kept = await page.call(openMail, { params: { id: (await first())?.id ?? '' } })
  expect(JSON.stringify(kept)).not.toMatch(link)
})

it('N2 a mail uses the sender and reply address that the hotel has published', async () => {
  const { page, taken, publish } = await openOffice()
  await publish(1, { mail: { fromName: 'Palace reception', replyTo: 'desk@example.com' } })
  await page.call(inviteUser, { body })
  await expect.poll(() => taken.length).toBe(1)
  const mail = await PostalMime.parse(taken[0] ?? '')
  expect(mail.from).toMatchObject({ name: 'Palace reception', address: 'desk@palace.example.com' })
  expect(mail.replyTo).toMatchObject([{ name: 'Palace reception', address: 'desk@example.com' }])
})

it('a permanent rejection by the mail server raises an alert, and a person can send the mail again', async () => {
  const { page, taken, state, first } = await openOffice()
  state.code = 550
  await page.call(inviteUser, { body })
  await expect.poll(async () => (await first())?.state).toBe('failed')
  expect(await first()).toMatchObject({ tries: 1, lastError: 'the mail server answered 550' })
  expect((await page.call(listAlerts)).open).toMatchObject([{ kind: 'mailFailed', urgent: false }])
  state.code = 250
  await page.call(sendMailAgain, { params: { id: (await first())?.id ?? '' } })
  await expect.poll(() => taken.length).toBe(1)
})

it('a busy mail server is retried later, not at once', async () => {
  const { page, taken, state, first, db } = await openOffice()
  state.code = 451
  await page.call(inviteUser, { body })
  await expect.poll(async () => (await first())?.tries).toBe(1)
  expect((await first())?.state).toBe('queued')
  const due = await db.directory.selectFrom('outbox_queue').select('due_at').executeTakeFirstOrThrow()
  expect(due.due_at.getTime()).toBeGreaterThan(Date.now() + 30_000)
  expect(taken).toEqual([])
})

it('two servers on one queue send each mail once', async () => {
  const { page, taken, db, mailer } = await openOffice()
  await createTestServer({ db, mailer })
  for (let at = 0; at < 5; at++) await page.call(inviteUser, { body: { ...body, email: `pau${at}@example.com` } })
  await expect.poll(() => taken.length).toBe(5)
  await expect.poll(async () => (await page.call(listMails)).mails.every(({ state }) => state === 'sent')).toBe(true)
  expect(taken).toHaveLength(5)
})

it('every template has all seven languages and leaves no placeholder', () => {
  for (const template of Object.keys(templates) as TemplateName[]) {
    for (const language of languages) {
      const values = {
        name: 'Ana',
        hotel: 'Foyer Palace',
        by: 'Núria',
        day: '12 May',
        guest: 'Ana Soler',
        room: '204',
        count: '2',
        device: 'Kiosk 1',
        time: '23:40',
        code: '123456',
        phone: '+34 930000000',
        number: 'FP-2026-00001',
      }
      const words = createMailTexts(template, { language }, values)
      const hotel = { name: 'Foyer Palace', theme: themeSchema.parse({}) }
      const text = renderText(words, hotel, 'https://example.com/')
      const html = renderHtml(words, hotel, 'https://example.com/', language)
      expect(`${text}${html}`).not.toMatch(/undefined|\{\w*\}|\bnull\b/)
      for (const form of [text, html]) expect(form.includes('https://example.com/')).toBe(words.button !== undefined)
      expect(words.subject).toContain('Foyer Palace')
    }
  }
})
