import { closeAccount, fetchProfile, forgotPassword } from '@foyer/contract/account.ts'
import { myBookings } from '@foyer/contract/reservation.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { listErasures } from '@foyer/contract/staff/privacy.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { CANARY } from '../../book/retention/testing/canary.ts'
import { eraseEverywhere } from '../../book/retention/testing/erase-everywhere.ts'
import { findTablesWith } from '../../book/retention/testing/find-tables-with.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { countRows, printTables } from '../../testing/print-tables.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { findReset, lucia, signInAs, signUpAs, signUpForm } from './testing/account-page.ts'

const canary = { email: `${CANARY.toLowerCase()}@example.com`, password: signUpForm.password }

/** Creates an account that has rows in every table that refers to accounts, at two hotels. */
async function createOwner() {
  const server = await createTestServer()
  await server.publish(2, { flags: { accounts: true } })
  const [page, beach] = [await server.open(), await server.open({ hotelId: 2 })]
  await signUpAs(page, canary)
  await server.db.inHotel(1, (tx) =>
    sql`update accounts set first_name = ${CANARY}, last_name = ${CANARY}, phone = '+34 600000009', document_type = 'P',
      document_number = ${CANARY}, document_expiry = '2031-05-01' where email = ${canary.email}`.execute(tx),
  )
  await findReservation(page, 'FOY1006', 'Dupont')
  await signInAs(beach, canary)
  await findReservation(beach, 'FOY2001', 'Jensen')
  await beach.call(forgotPassword, { body: { email: canary.email } })
  await expect.poll(() => countRows(server.db, 'mails', 2)).toBe(1)
  const holding = () => findTablesWith(server.db, [CANARY])
  return {
    ...server,
    page,
    beach,
    holding,
    close: () => page.call(closeAccount, { body: { password: canary.password } }),
  }
}

it('closing an account deletes its data at every hotel; a final mail confirms it and expires like other mails', async () => {
  const { app, db, page, beach, holding, close } = await createOwner()
  expect(await holding()).toEqual(['account_confirmations', 'account_resets', 'accounts', 'mails'])
  await close()
  expect(await holding()).toEqual(['mails'])
  const left = await db.inHotel(1, (tx) => tx.selectFrom('mails').select(['template', 'recipient', 'text']).execute())
  expect(left).toEqual([
    { template: 'accountClosed', recipient: canary.email, text: expect.stringContaining('by law') },
  ])
  for (const table of ['account_tokens', 'account_confirmations', 'account_resets'])
    expect(await countRows(db, table)).toBe(0)
  expect([await countRows(db, 'account_reservations'), await countRows(db, 'account_reservations', 2)]).toEqual([0, 0])
  for (const one of [page, beach])
    await expect(one.call(fetchProfile)).rejects.toMatchObject({ problem: 'tokenExpired' })
  await expect(signInAs(page, canary)).rejects.toMatchObject({ problem: 'signInRefused' })

  const manager = await createColleague(db, new Browser(app), { role: 'manager' })
  const { erasures } = await manager.call(listErasures)
  expect(erasures).toMatchObject([{ cause: 'request', stays: 0, counts: { accounts: 1, accountLinks: 1, mails: 1 } }])
  const [entry] = (await manager.call(readAudit)).entries
  expect(entry).toMatchObject({ action: 'guestAccountClosed', details: { by: 'guest' } })
  expect(entry).not.toHaveProperty('subject')
  const elsewhere = await db.inHotel(2, (tx) => tx.selectFrom('erasures').select(['stays', 'counts']).execute())
  expect(elsewhere).toEqual([{ stays: 0, counts: { accountLinks: 1, mails: 1 } }])

  await eraseEverywhere(db, new Date(Date.now() + 31 * 86_400_000))
  expect(await holding()).toEqual([])
})

it('data of a stay remains with the stay, including its mails', async () => {
  const { db, page, close, holding } = await createOwner()
  await db.inHotel(1, async (tx) => {
    await sql`update reservations set email = ${canary.email} where reference = 'FOY1006'`.execute(tx)
    await sql`insert into mails (hotel_id, id, recipient, subject, template, language, text, html)
      values (1, gen_random_uuid(), ${canary.email}, '', 'preCheckin', 'en', '', '')`.execute(tx)
  })
  await close()
  expect(await holding()).toEqual(['mails', 'reservations'])
  const left = await db.inHotel(1, (tx) => tx.selectFrom('mails').select('template').execute())
  expect(left.map(({ template }) => template).toSorted()).toEqual(['accountClosed', 'preCheckin'])
  page.token = undefined
  expect((await findReservation(page, 'FOY1006', 'Dupont')).reference).toBe('FOY1006')
})

it('a wrong password closes nothing, and guesses are throttled as at sign-in', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signInAs(page, lucia)
  await page.call(myBookings)
  const before = await printTables(server.db)
  const statuses: number[] = []
  for (let at = 0; at < 5; at++)
    statuses.push((await page.send(closeAccount, { body: { password: `guess ${at}` } })).statusCode)
  expect(statuses).toEqual([403, 403, 403, 403, 429])
  // Checked immediately: the wait lasts seconds, measured by the database's clock.
  await expect(signInAs(page, lucia)).rejects.toMatchObject({ status: 429 })
  const after = await printTables(server.db)
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(['failed_tries'])
})

it('closing an account requires being signed in to it', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const answer = await page.send(closeAccount, { body: { password: lucia.password } })
  expect([answer.statusCode, answer.json().problem]).toEqual([401, 'tokenExpired'])
  expect(await countRows(server.db, 'accounts')).toBe(1)
})

it('the address can be used for a new account, which starts empty', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await signInAs(page, lucia)
  await page.call(closeAccount, { body: { password: lucia.password } })
  await page.call(forgotPassword, { body: { email: lucia.email } })
  await signUpAs(page, { email: lucia.email, password: signUpForm.password })
  expect(await page.call(fetchProfile)).toEqual({ email: lucia.email, emailConfirmed: false })
  expect((await page.call(myBookings)).reservations).toEqual([])
  expect(await findReset(server, lucia.email)).toBe('')
})
