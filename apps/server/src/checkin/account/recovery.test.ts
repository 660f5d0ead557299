import { choosePassword, confirmEmail, fetchProfile, forgotPassword, updatePassword } from '@foyer/contract/account.ts'
import { listMails, openMail } from '@foyer/contract/staff/mails.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { countRows } from '../../testing/print-tables.ts'
import { StaffPage } from '../../testing/staff-page.ts'
import {
  findConfirmation,
  findReset,
  lucia,
  readTable,
  signInAs,
  signUpAs,
  signUpForm,
} from './testing/account-page.ts'

const ended = { status: 410, problem: 'resetEnded' }
const fresh = { email: lucia.email, password: 'a lamp in the window' }

/** The mail is written after the answer, so this polls for it. */
async function requestMail(server: TestServer, page: GuestPage, email = lucia.email): Promise<string> {
  const before = await findReset(server, email)
  await page.call(forgotPassword, { body: { email } })
  await expect.poll(() => findReset(server, email)).not.toBe(before)
  return findReset(server, email)
}

const choose = (page: GuestPage, token: string, password = fresh.password) =>
  page.call(choosePassword, { body: { token, password, repeatedPassword: password } })

it('a reset link sets a new password once and signs its reader in; all other sessions end', async () => {
  const server = await createTestServer()
  const [page, thief] = [await server.open(), await server.open()]
  await signInAs(thief, lucia)
  const token = await requestMail(server, page)
  expect(await readTable(server, 'account_resets')).not.toContain(token)
  const session = await choose(page, token)
  expect(session).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { id: expect.any(String), name: 'Lucía' },
  })
  page.token = session.token
  expect((await page.call(fetchProfile)).email).toBe(lucia.email)
  await expect(thief.call(fetchProfile)).rejects.toMatchObject({ problem: 'tokenExpired' })
  await expect(signInAs(thief, lucia)).rejects.toMatchObject({ problem: 'signInRefused' })
  await signInAs(thief, fresh)
  await expect(choose(page, token)).rejects.toMatchObject(ended)
  expect(await readTable(server, 'idempotent_answers')).toBe('[]')
})

it('known and unknown addresses get the same answer, sent before the account lookup', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const ask = (email: string) => page.send(forgotPassword, { body: { email } })
  await withOwnerClient(server.db.ownerUrl, async (client) => {
    await client.query('begin')
    await client.query('lock table accounts, account_resets, mails in access exclusive mode')
    const [known, unknown] = [await ask(` ${lucia.email.toUpperCase()} `), await ask('nobody@example.com')]
    const words = ({ statusCode, body, headers: { date: _, ...headers } }: typeof known) => ({
      statusCode,
      body,
      headers,
    })
    expect(words(known)).toEqual(words(unknown))
    expect([known.statusCode, known.body]).toEqual([200, '{}'])
    await client.query('commit')
  })
  await expect.poll(() => countRows(server.db, 'mails')).toBe(1)
  await expect.poll(() => countRows(server.db, 'account_resets')).toBe(1)
})

it.each(['nobody@example.com', lucia.email])('limits the reset mails to %s', async (email) => {
  const server = await createTestServer()
  const page = await server.open()
  for (let asked = 0; asked < 4; asked++) await page.call(forgotPassword, { body: { email } })
  await expect(page.call(forgotPassword, { body: { email } })).rejects.toMatchObject({ status: 429 })
  await page.call(forgotPassword, { body: { email: 'somebody.else@example.com' } })
})

it('limits the addresses that one client can request mails for', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const ask = (at: number) => page.call(forgotPassword, { body: { email: `guest.${at}@example.com` } })
  for (let at = 0; at < 20; at++) await ask(at)
  await expect(ask(20)).rejects.toMatchObject({ status: 429, problem: 'tooManyTries' })
})

type Spoil = (server: TestServer, page: GuestPage) => Promise<unknown>

it.each<[string, Spoil]>([
  [
    'after an hour',
    ({ db }) =>
      db.inHotel(1, (tx) =>
        tx.updateTable('account_resets').set({ expires_at: sql<Date>`expires_at - interval '1 hour'` }).execute(),
      ),
  ],
  ['when a later letter was written', requestMail],
  [
    'when the password was changed meanwhile',
    async (_server, page) => {
      await signInAs(page, lucia)
      const password = 'seven lamps lit'
      const currentPassword = lucia.password
      await page.call(updatePassword, { body: { password, repeatedPassword: password, currentPassword } })
    },
  ],
  [
    'when the account has another address now',
    ({ db }) =>
      db.inHotel(1, (tx) =>
        tx.updateTable('accounts').set({ email: 'new@example.com' }).where('email', '=', lucia.email).execute(),
      ),
  ],
  [
    'at a hotel of another company',
    async ({ db }) => {
      await db.directory.insertInto('companies').values({ id: 2, name: 'Elsewhere' }).execute()
      await db.directory.updateTable('hotels').set({ company_id: 2 }).where('id', '=', 1).execute()
    },
  ],
])('a reset link is invalid %s, with the same answer as an unknown link', async (_, spoil) => {
  const server = await createTestServer()
  const page = await server.open()
  const token = await requestMail(server, page)
  await spoil(server, page)
  const body = { password: fresh.password, password2: fresh.password }
  const refused = await page.send(choosePassword, { body: { ...body, token } })
  const unknown = await page.send(choosePassword, { body: { ...body, token: 'x'.repeat(43) } })
  expect([refused.statusCode, refused.json()]).toEqual([410, { problem: 'resetEnded' }])
  expect([unknown.statusCode, unknown.body]).toEqual([410, refused.body])
})

it('when two requests use one link concurrently, one succeeds', async () => {
  const server = await createTestServer()
  const pages = [await server.open(), await server.open()]
  const token = await requestMail(server, pages[0] ?? (await server.open()))
  const tried = await Promise.allSettled(pages.map((page, at) => choose(page, token, `a lamp in window ${at}`)))
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('a weak password is rejected as a field error, and the link still works', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const token = await requestMail(server, page)
  await expect(choose(page, token, 'short')).rejects.toMatchObject({
    issues: [{ path: 'password', issue: 'tooShort' }],
  })
  await expect(choose(page, token, 'lucia.garcia 4')).rejects.toMatchObject({
    issues: [{ path: 'password', issue: 'holdsOwnName' }],
  })
  await choose(page, token)
})

it('someone who signed up with another person’s address loses access, and the address is confirmed for its reader', async () => {
  const server = await createTestServer()
  const [stranger, page] = [await server.open(), await server.open()]
  await signUpAs(stranger)
  const confirmation = await findConfirmation(server, signUpForm.email)
  const session = await choose(page, await requestMail(server, page, signUpForm.email))
  page.token = session.token
  expect((await page.call(fetchProfile)).emailConfirmed).toBe(true)
  await expect(stranger.call(confirmEmail, { body: { token: confirmation } })).rejects.toMatchObject({ status: 401 })
})

it('the mail is in the page’s language, opens on the guest’s own device, and only company administrators see its link', async () => {
  const server = await createTestServer()
  await server.publish(1, { flags: { accounts: true } })
  const kiosk = await server.openKiosk()
  await kiosk.send(forgotPassword, { body: { email: lucia.email, lang: 'de' } })
  await expect.poll(() => findReset(server, lucia.email)).not.toBe('')
  const read = async (email: string, password: string) => {
    const desk = new StaffPage(new Browser(server.app))
    await desk.signIn(email, password)
    const [mail] = (await desk.call(listMails)).mails
    return desk.call(openMail, { params: { id: mail?.id ?? '' } })
  }
  const link = `/pok/1/company/1/hotel/1/lang/de/#!/update-password?reset=${await findReset(server, lucia.email)}`
  const whole = await read('admin@foyer.example.com', 'all-four-houses')
  expect(whole).toMatchObject({ to: lucia.email, language: 'de', template: 'newPassword', linkHidden: false })
  expect(whole.text).toContain(link)
  expect(whole.text).not.toContain('Lucía')
  const part = await read('admin@palace.example.com', 'keys-of-the-palace')
  expect([part.linkHidden, part.text.includes(link)]).toEqual([true, false])
})

it('on a shared device, the session opened by a link ends with the visit', async () => {
  const server = await createTestServer()
  await server.publish(1, { flags: { accounts: true } })
  const kiosk = await server.openKiosk()
  const token = await requestMail(server, await server.open())
  kiosk.token = (await choose(kiosk, token)).token
  await kiosk.call(fetchProfile)
  const phone = await server.open()
  phone.token = kiosk.token
  await expect(phone.call(fetchProfile)).rejects.toMatchObject({ problem: 'tokenExpired' })
})

it('rejects requests for mails and their links if the hotel has accounts turned off', async () => {
  const server = await createTestServer()
  const token = await requestMail(server, await server.open())
  const kiosk = await server.openKiosk()
  const refused = { status: 403, problem: 'mayNot' }
  await expect(kiosk.call(forgotPassword, { body: { email: lucia.email } })).rejects.toMatchObject(refused)
  await expect(choose(kiosk, token)).rejects.toMatchObject(refused)
})
