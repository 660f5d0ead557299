import { fetchProfile, signIn, signOut, signUp, updatePassword, userStatus } from '@foyer/contract/account.ts'
import { headers } from '@foyer/contract/headers.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../demo/demo-accounts.ts'
import { createPasswords } from '../../platform/secrets/password-hash.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { countRows, printTables } from '../../testing/print-tables.ts'
import { lucia, readTable, signInAs, signUpAs, signUpForm } from './testing/account-page.ts'

const expired = { status: 401, problem: 'tokenExpired' }

it('the demo guests have the documented passwords', async () => {
  expect(await Promise.all(demoAccounts.map((one) => createPasswords().isRight(one.password, one.hash)))).toEqual([
    true,
  ])
})

it('API-07.b MODEL-20.b MODEL-20.c signs in with the login form and returns token and user; only a hash of the token is stored', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const answer = await page.send(signIn, {
    body: { email: ` ${lucia.email.toUpperCase()} `, password: lucia.password },
  })
  expect(answer.json()).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { id: expect.any(String), profile: { name: 'Lucía' } },
  })
  expect(await readTable(server, 'account_tokens')).not.toContain(answer.json().token)
  page.token = answer.json().token
  expect((await page.call(fetchProfile)).email).toBe(lucia.email)
})

it('an unknown address and a wrong password get the same answer', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const wrong = await page.send(signIn, { body: { email: lucia.email, password: 'not the password' } })
  const nobody = await page.send(signIn, { body: { email: 'nobody@example.com', password: 'not the password' } })
  expect([wrong.statusCode, wrong.json()]).toEqual([401, { problem: 'signInRefused' }])
  expect([nobody.statusCode, nobody.body]).toEqual([401, wrong.body])
})

it('guessing is throttled, then blocked even with the right password; the owner can sign in from elsewhere', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const statuses: number[] = []
  for (let at = 0; at < 5; at++) {
    const { statusCode } = await page.send(signIn, { body: { email: lucia.email, password: `guess ${at}` } })
    statuses.push(statusCode)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429])
  await expect(signInAs(page, lucia)).rejects.toMatchObject({ status: 429, problem: 'tooManyTries' })
  await signInAs(await server.open(), lucia)
})

it('ACCOUNT-01.a API-08.a API-08.b signs up with the signup form and returns user and token', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const answer = await page.send(signUp, {
    body: { name: 'Anna', surname: 'Müller', phone: '+49 15112345678', ...signUpForm, password2: signUpForm.password },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { token: expect.any(String), user: { id: expect.any(String), profile: { name: 'Anna' } } },
  ])
  page.token = answer.json().token
  expect(await page.call(fetchProfile)).toEqual({
    firstName: 'Anna',
    lastName: 'Müller',
    email: signUpForm.email,
    phone: '+49 15112345678',
    emailConfirmed: false,
  })
  const kept = await readTable(server, 'accounts')
  expect(kept).toContain('$argon2id$')
  expect(kept).not.toContain(signUpForm.password)
  await signInAs(await server.open(), signUpForm)
})

it.each([
  ['ACCOUNT-04.a without an e-mail', { email: '' }, 'email', 'required'],
  ['with half an e-mail', { email: 'anna@' }, 'email', 'invalidEmail'],
  ['with a password that guessers try first', { password: 'anna' }, 'password', 'tooShort'],
  ['ACCOUNT-05 with two passwords', { password2: 'eight lamps lit' }, 'repeatedPassword', 'password_missmatch'],
])('rejects signing up %s', async (_, changes, path, issue) => {
  const server = await createTestServer()
  const page = await server.open()
  const answer = await page.send(signUp, { body: { ...signUpForm, password2: signUpForm.password, ...changes } })
  expect([answer.statusCode, answer.json().issues]).toEqual([400, expect.arrayContaining([{ path, issue }])])
  expect(await countRows(server.db, 'accounts')).toBe(demoAccounts.length)
})

it('an address that has an account is a field error; resubmitting the form that created it signs in', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const { user } = await signUpAs(page)
  const stranger = await server.open()
  await expect(signUpAs(stranger, { ...signUpForm, password: 'another seven lamps' })).rejects.toMatchObject({
    status: 409,
    problem: 'accountExists',
  })
  expect((await signUpAs(page)).user).toEqual(user)
  expect(await countRows(server.db, 'mails')).toBe(1)
})

it('signing up cannot be used to probe a list of addresses', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signUpAs(page)
  await server.db.directory
    .insertInto('failed_tries')
    .columns(['kind', 'caller'])
    .expression((rows) =>
      rows
        .selectFrom('failed_tries')
        .select(['kind', 'caller'])
        .where('kind', '=', 'signUp')
        .innerJoin(sql`generate_series(1, 19)`.as('times'), (join) => join.onTrue()),
    )
    .execute()
  await expect(signUpAs(page, { ...signUpForm, email: 'next@example.com' })).rejects.toMatchObject({ status: 429 })
})

it.each<[string, (server: TestServer) => Promise<unknown>]>([
  [
    'after twelve hours',
    ({ db }) =>
      db.inHotel(1, (tx) =>
        tx.updateTable('account_tokens').set({ created_at: sql<Date>`created_at - interval '12 hours'` }).execute(),
      ),
  ],
  ['when it was never ours', async () => 'x'.repeat(43)],
  ['when it is no token at all', async () => 'x'],
])('a token is invalid %s', async (_, spoil) => {
  const server = await createTestServer()
  const page = await server.open()
  await signInAs(page, lucia)
  expect(await page.call(userStatus)).toEqual({ checkedIn: false })
  const other = await spoil(server)
  if (typeof other === 'string') page.token = other
  await expect(page.call(userStatus)).rejects.toMatchObject(expired)
  page.token = undefined
  await expect(page.call(userStatus)).rejects.toMatchObject(expired)
})

it('signing out ends the token', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signInAs(page, lucia)
  const { token } = page
  await page.call(signOut)
  expect(page.token).toBe(token)
  await expect(page.call(fetchProfile)).rejects.toMatchObject(expired)
})

it('ACCOUNT-01.c API-78.b changing the password ends all other tokens and keeps this one', async () => {
  const server = await createTestServer()
  const [page, other] = [await server.open(), await server.open()]
  await signInAs(page, lucia)
  await signInAs(other, lucia)
  const fresh = { email: lucia.email, password: 'a lamp in the window' }
  const answer = await page.send(updatePassword, {
    body: { password: fresh.password, password2: fresh.password, current_password: lucia.password },
  })
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  await page.call(fetchProfile)
  await expect(other.call(fetchProfile)).rejects.toMatchObject(expired)
  await expect(signInAs(other, lucia)).rejects.toMatchObject({ problem: 'signInRefused' })
  await signInAs(other, fresh)
  expect(await readTable(server, 'idempotent_answers')).toBe('[]')
})

it.each([[undefined], ['not the password']])(
  'R15 a borrowed token cannot set a password with %s as the old one',
  async (currentPassword) => {
    const server = await createTestServer()
    const page = await server.open()
    await signInAs(page, lucia)
    const password = 'a lamp in the window'
    const body = { password, repeatedPassword: password, currentPassword }
    await expect(page.call(updatePassword, { body })).rejects.toMatchObject({ status: 403, problem: 'passwordInvalid' })
    await signInAs(await server.open(), lucia)
  },
)

it('ACCOUNT-05 rejects a password whose repetition differs', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signInAs(page, lucia)
  const currentPassword = lucia.password
  const body = { currentPassword, password: 'a lamp in the window', repeatedPassword: 'a lamp in a window' }
  await expect(page.call(updatePassword, { body })).rejects.toMatchObject({
    issues: [{ path: 'repeatedPassword', issue: 'password_missmatch' }],
  })
})

it('T10 a token of one company is invalid at another company’s hotel', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signInAs(page, lucia)
  await server.publish(2, { flags: { accounts: true } })
  const beach = await server.open({ hotelId: 2 })
  beach.token = page.token
  expect((await beach.call(fetchProfile)).email).toBe(lucia.email)
  await server.db.directory.insertInto('companies').values({ id: 2, name: 'Elsewhere' }).execute()
  await server.db.directory.updateTable('hotels').set({ company_id: 2 }).where('id', '=', 2).execute()
  await expect(beach.call(fetchProfile)).rejects.toMatchObject(expired)
  await expect(signInAs(beach, lucia)).rejects.toMatchObject({ problem: 'signInRefused' })
  const seen = await printTables(server.db, 2)
  expect([seen['accounts of 2'], seen['account_tokens of 2']]).toEqual(['0 ', '0 '])
})

it('the token only identifies the person: without a visit it gives no access', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signInAs(page, lucia)
  const answer = await page.send(fetchProfile, { headers: { [headers.csrf]: 'x' } })
  expect([answer.statusCode, answer.json().problem]).toEqual([401, 'noVisit'])
})

it('on a shared device the token ends with the visit', async () => {
  const server = await createTestServer()
  await server.publish(1, { flags: { accounts: true } })
  const kiosk = await server.openKiosk()
  await signInAs(kiosk, lucia)
  await kiosk.call(fetchProfile)
  kiosk.csrf = (await kiosk.call(endVisit)).csrf
  await expect(kiosk.call(fetchProfile)).rejects.toMatchObject(expired)
  const phone = await server.open()
  await signInAs(phone, lucia)
  phone.csrf = (await phone.call(endVisit)).csrf
  expect((await phone.call(fetchProfile)).email).toBe(lucia.email)
})

it('if the hotel has accounts turned off, signing in and up fail and tokens are invalid', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const { token } = await signInAs(page, lucia)
  const kiosk = await server.openKiosk()
  kiosk.token = token
  await expect(signInAs(kiosk, lucia)).rejects.toMatchObject({ status: 403, problem: 'mayNot' })
  await expect(signUpAs(kiosk)).rejects.toMatchObject({ status: 403, problem: 'mayNot' })
  kiosk.token = token
  await expect(kiosk.call(fetchProfile)).rejects.toMatchObject(expired)
})
