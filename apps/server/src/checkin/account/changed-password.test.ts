import {
  choosePassword,
  closeAccount,
  fetchProfile,
  signIn,
  updatePassword,
  updateProfile,
} from '@foyer/contract/account.ts'
import { expect, it } from 'vitest'
import { countWaitingForLock, openTransaction } from '../../platform/database/testing/open-transaction.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { countRows } from '../../testing/print-tables.ts'
import { findAccountByEmail } from './account.store.ts'
import { createReset } from './reset.store.ts'
import { lucia, readTable, signInAs } from './testing/account-page.ts'

const PASSWORD = 'a lamp in the window'
const newAddress = { name: 'Lucía', surname: 'García', email: 'thief@example.com', current_password: lucia.password }

const change = (page: GuestPage, password = PASSWORD) =>
  page.send(updatePassword, { body: { password, password2: password, current_password: lucia.password } })
const send: Readonly<Record<string, (page: GuestPage) => Promise<{ statusCode: number; json(): unknown }>>> = {
  'a new password': (page) => change(page),
  'a new address': (page) => page.send(updateProfile, { body: newAddress }),
  'closing the account': (page) => page.send(closeAccount, { body: { password: lucia.password } }),
  'signing in': (page) => page.send(signIn, { body: lucia }),
}

/** Sets another hash; the mail of a reset and another device do the same. */
const changeElsewhere = ({ db }: Pick<TestServer, 'db'>, password_hash: string) =>
  openTransaction(db, (tx) =>
    tx.updateTable('accounts').set({ password_hash }).where('email', '=', lucia.email).execute(),
  )

it.each([
  ['a new password', 'usual for tests', 403, 'passwordInvalid'],
  ['a new address', 'usual for tests', 403, 'passwordInvalid'],
  ['closing the account', 'usual for tests', 403, 'passwordInvalid'],
  ['signing in', 'usual for tests', 401, 'signInRefused'],
  ['signing in', 'usual', 401, 'signInRefused'],
] as const)('refuses %s with a password that changes meanwhile (cost: %s)', async (what, cost, status, problem) => {
  const server = await createTestServer(cost === 'usual' ? { passwordCost: cost } : {})
  const page = await server.open()
  if (what !== 'signing in') await signInAs(page, lucia)
  const tokens = await countRows(server.db, 'account_tokens')
  const elsewhere = await changeElsewhere(server, 'changed elsewhere')
  const answer = send[what]?.(page)
  await expect.poll(() => countWaitingForLock(server.db), { timeout: 5_000 }).toBe(1)
  await elsewhere.commit()
  const refused = await answer
  expect([refused?.statusCode, refused?.json()]).toEqual([status, { problem }])
  expect(await readTable(server, 'accounts')).toContain('changed elsewhere')
  expect(await readTable(server, 'accounts')).not.toContain('thief@example.com')
  expect(await countRows(server.db, 'account_tokens')).toBe(tokens)
})

it('of two new passwords at once one is set, and the other one is refused', async () => {
  const server = await createTestServer()
  const pages = [await server.open(), await server.open()]
  for (const page of pages) await signInAs(page, lucia)
  const held = await openTransaction(server.db, (tx) => tx.selectFrom('accounts').select('id').forUpdate().execute())
  const answers = Promise.all(pages.map((page, at) => change(page, `${PASSWORD} ${at}`)))
  await expect.poll(() => countWaitingForLock(server.db), { timeout: 5_000 }).toBe(2)
  await held.commit()
  expect((await answers).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
})

it('a session that opens while the password changes ends with the change', async () => {
  const server = await createTestServer()
  const [owner, thief] = [await server.open(), await server.open()]
  await signInAs(owner, lucia)
  const held = await openTransaction(server.db, (tx) => tx.selectFrom('accounts').select('id').forUpdate().execute())
  const signingIn = signInAs(thief, lucia)
  await expect.poll(() => countWaitingForLock(server.db), { timeout: 5_000 }).toBe(1)
  const changing = change(owner)
  await expect.poll(() => countWaitingForLock(server.db), { timeout: 5_000 }).toBe(2)
  await held.commit()
  await signingIn
  expect((await changing).statusCode).toBe(200)
  await expect(thief.call(fetchProfile)).rejects.toMatchObject({ problem: 'tokenExpired' })
})

it('a reset link ends when the password changes while it is being used', async () => {
  const server = await createTestServer()
  const [page, reader] = [await server.open(), await server.open()]
  await signInAs(page, lucia)
  const token = await server.db.inHotel(1, async (tx) => {
    const account = await findAccountByEmail(tx, lucia.email)
    return account ? createReset(tx, account) : ''
  })
  const held = await openTransaction(server.db, (tx) => tx.selectFrom('accounts').select('id').forUpdate().execute())
  const changing = change(page)
  await expect.poll(() => countWaitingForLock(server.db), { timeout: 5_000 }).toBe(1)
  const resetting = reader.send(choosePassword, {
    body: { token, password: `${PASSWORD} too`, password2: `${PASSWORD} too` },
  })
  await expect.poll(() => countWaitingForLock(server.db), { timeout: 5_000 }).toBe(2)
  await held.commit()
  expect([(await changing).statusCode, (await resetting).statusCode]).toEqual([200, 410])
})

it('a password is not set for a session that ends meanwhile', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signInAs(page, lucia)
  const ended = await openTransaction(server.db, async (tx) => {
    await tx.selectFrom('accounts').select('id').forUpdate().execute()
    await tx.deleteFrom('account_tokens').execute()
  })
  const changing = change(page)
  await expect.poll(() => countWaitingForLock(server.db), { timeout: 5_000 }).toBe(1)
  await ended.commit()
  expect((await changing).statusCode).toBe(401)
})

it('a password hashed at a lower cost is rehashed at the current cost on the next sign-in', async () => {
  const server = await createTestServer({ passwordCost: 'usual' })
  expect(await readTable(server, 'accounts')).not.toContain('m=47104')
  await signInAs(await server.open(), lucia)
  expect(await readTable(server, 'accounts')).toContain('m=47104')
})
