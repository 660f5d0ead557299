import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import {
  changeLanguage,
  changePassword,
  currentSession,
  forgetPassword,
  resetPassword,
  signOutStaff,
} from '@foyer/contract/staff/session.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { STAFF_COOKIE } from '../../access/staff-session/staff-sessions.ts'
import { demoStaff } from '../../demo/demo-staff.ts'
import type { FreshDatabase } from '../../platform/database/testing/create-fresh-database.ts'
import { createPasswords } from '../../platform/secrets/password-hash.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague, StaffPage } from '../../testing/staff-page.ts'
import { openTestLink } from '../../testing/test-links.ts'

const [marta] = demoStaff
if (!marta) throw new Error('The demo has nobody.')
const { email, password } = marta

async function createDesk() {
  const server = await createTestServer()
  const page = new StaffPage(new Browser(server.app))
  return { ...server, page, another: () => new StaffPage(new Browser(server.app)) }
}

it('a password hashed at a lower cost is rehashed at the current cost on the next sign-in', async () => {
  const server = await createTestServer({ passwordCost: 'usual' })
  const kept = () =>
    server.db.directory
      .selectFrom('staff_members')
      .select('password_hash')
      .where('email', '=', marta.email)
      .executeTakeFirst()
  expect((await kept())?.password_hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  expect((await new StaffPage(new Browser(server.app)).signIn(marta.email, marta.password)).outcome).toBe('signedIn')
  expect((await kept())?.password_hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/)
})

it('the demo’s accounts have the printed passwords', async () => {
  expect(await Promise.all(demoStaff.map((one) => createPasswords().isRight(one.password, one.hash)))).toEqual(
    demoStaff.map(() => true),
  )
})

it('signs in with a cookie that scripts cannot read and other sites cannot send', async () => {
  const { page, db } = await createDesk()
  const response = await page.browser.send({
    method: 'POST',
    url: '/api/staff/sign-in/',
    payload: { email: ` ${email.toUpperCase()} `, password },
  })
  expect(response.json()).toMatchObject({
    outcome: 'signedIn',
    session: { member: { name: 'Marta Vidal' }, hotels: [{ id: 1, role: 'receptionist' }], idleMinutes: 30 },
  })
  const cookie = response.cookies.find(({ name }) => name === STAFF_COOKIE)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  const kept = await db.directory.selectFrom('staff_sessions').select('token_hash').execute()
  expect(JSON.stringify(kept)).not.toContain(cookie?.value)
})

it('a new sign-in ends the browser’s previous session', async () => {
  const { page } = await createDesk()
  await page.signIn(email, password)
  const old = new StaffPage(page.browser.copy())
  await page.signIn(email, password)
  await expect(old.call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
  expect((await page.call(currentSession)).member.email).toBe(email)
})

it('an unknown address and a wrong password get the same response', async () => {
  const { page, another } = await createDesk()
  const wrong = await page.signIn(email, 'not the password')
  expect(await another().signIn('nobody@example.com', 'not the password')).toEqual(wrong)
  expect(wrong).toEqual({ outcome: 'refused', waitSeconds: 0 })
})

it('guesses are slowed down more and more, until even the right password is rejected', async () => {
  const { page, another } = await createDesk()
  const waits: number[] = []
  for (let at = 0; at < 5; at++) {
    const answer = await page.signIn(email, `guess ${at}`)
    if ('waitSeconds' in answer) waits.push(answer.waitSeconds)
  }
  expect(waits).toEqual([0, 0, 0, 2, expect.any(Number)])
  expect((await page.signIn(email, password)).outcome).toBe('wait')
  // Someone else's guesses do not lock the owner out.
  expect((await another().signIn(email, password)).outcome).toBe('signedIn')
})

it('many concurrent guesses are as slow as sequential ones', async () => {
  const { page } = await createDesk()
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => page.signIn(email, `guess ${at}`)))
  expect(answers.filter(({ outcome }) => outcome === 'refused')).toHaveLength(4)
})

it('ends after inactivity, after a long shift, and at sign-out', async () => {
  const { page, db } = await createDesk()
  const age = (column: 'seen_at' | 'created_at', time: string) =>
    sql`update staff_sessions set ${sql.ref(column)} = clock_timestamp() - ${time}::interval`.execute(db.directory)
  await page.signIn(email, password)
  await age('seen_at', '29 minutes')
  await page.call(listArrivals)
  await age('seen_at', '31 minutes')
  await expect(page.call(listArrivals)).rejects.toMatchObject({ status: 401, problem: 'notSignedIn' })
  await age('seen_at', '1 minute')
  await age('created_at', '12 hours')
  await expect(page.call(listArrivals)).rejects.toMatchObject({ status: 401 })

  await page.signIn(email, password)
  const copy = new StaffPage(page.browser.copy())
  await page.call(signOutStaff)
  await expect(copy.call(currentSession)).rejects.toMatchObject({ status: 401 })
})

it('a page’s background calls do not keep a session open', async () => {
  const { page, db } = await createDesk()
  await page.signIn(email, password)
  await sql`update staff_sessions set seen_at = clock_timestamp() - interval '10 minutes'`.execute(db.directory)
  const rest = async () => {
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from clock_timestamp() - seen_at) / 60)::int as minutes from staff_sessions`.execute(
      db.directory,
    )
    return rows[0]?.minutes
  }
  await page.send(listArrivals, { headers: { 'x-foyer-background': '1' } })
  expect(await rest()).toBe(10)
  await page.call(listArrivals)
  expect(await rest()).toBe(0)
})

it('a changed password ends the other sessions, and a weak one is rejected', async () => {
  const { page, another } = await createDesk()
  const elsewhere = another()
  await elsewhere.signIn(email, password)
  await page.signIn(email, password)
  const change = (old: string, next: string) => page.call(changePassword, { body: { old, new: next } })
  expect(await change('wrong', 'a long new password')).toEqual({ refused: 'wrong' })
  expect(await change(password, 'short')).toEqual({ refused: 'tooShort' })
  expect(await change(password, 'a long new password')).toEqual({})
  expect((await page.call(currentSession)).member.email).toBe(email)
  await expect(elsewhere.call(currentSession)).rejects.toMatchObject({ status: 401 })
  expect((await elsewhere.signIn(email, password)).outcome).toBe('refused')
})

const listStoredLinks = (db: FreshDatabase) =>
  db.inHotel(1, async (tx) => {
    const rows = await tx.selectFrom('mails').select(['id', 'secret_link']).orderBy('created_at').execute()
    return rows.map(openTestLink)
  })

it('a forgotten password is reset by a link that works once', async () => {
  const { page, another, db } = await createDesk()
  const elsewhere = another()
  await elsewhere.signIn(email, password)
  const known = await page.send(forgetPassword, { body: { email } })
  const unknown = await page.send(forgetPassword, { body: { email: 'nobody@example.com' } })
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  await expect.poll(() => listStoredLinks(db)).toHaveLength(1)
  const [link = ''] = await listStoredLinks(db)
  expect(link).toMatch(/^http:\/\/localhost:8080\/staff\/#\/password\/[\w-]{43}$/)
  const token = link.split('/').at(-1) ?? ''
  expect(JSON.stringify(await db.directory.selectFrom('staff_resets').selectAll().execute())).not.toContain(token)

  const reset = (next: string) => page.call(resetPassword, { body: { token, password: next } })
  expect(await reset('short')).toEqual({ refused: 'tooShort' })
  const answers = await Promise.all([reset('a wholly new password'), reset('another new password')])
  expect(answers.map(({ refused }) => refused).toSorted()).toEqual(['tokenUsed', undefined])
  await expect(elsewhere.call(currentSession)).rejects.toMatchObject({ status: 401 })
})

it('the link expires after half an hour, and mailboxes cannot be flooded', async () => {
  const { page, db } = await createDesk()
  for (let at = 0; at < 5; at++) await page.call(forgetPassword, { body: { email } })
  await expect.poll(() => listStoredLinks(db)).toHaveLength(3)
  const token = (await listStoredLinks(db)).at(-1)?.split('/').at(-1) ?? ''
  await sql`update staff_resets set expires_at = expires_at - interval '30 minutes'`.execute(db.directory)
  expect(await page.call(resetPassword, { body: { token, password: 'a wholly new password' } })).toEqual({
    refused: 'tokenUsed',
  })
})

/** Records failures of other people at this account or from this address. */
const insertFailures = (db: FreshDatabase, caller: string, count: number) =>
  sql`insert into failed_tries (kind, caller) select 'staffSignIn', ${sha256(caller)} from generate_series(1, ${count}::int)`.execute(
    db.directory,
  )

it('R6 a browser that signed in before gets in, whatever is tried at the account and from the address meanwhile', async () => {
  const { page, db } = await createDesk()
  await page.signIn(email, password)
  await insertFailures(db, `email ${email}`, 600)
  await insertFailures(db, `address ${page.browser.address}`, 60)
  await insertFailures(db, `pair ${page.browser.address} ${email}`, 60)
  expect(
    (await new StaffPage(new Browser(page.browser.app, page.browser.address)).signIn(email, password)).outcome,
  ).toBe('wait')
  expect((await page.signIn(email, password)).outcome).toBe('signedIn')
  // The cookie alone opens nothing, and guesses made with it are counted.
  for (let at = 0; at < 4; at++) expect((await page.signIn(email, `guess ${at}`)).outcome).toBe('refused')
  expect((await page.signIn(email, password)).outcome).toBe('wait')
})

it('R6 guesses from many addresses do not lock the owner out at another address', async () => {
  const { another, db } = await createDesk()
  await insertFailures(db, `email ${email}`, 100)
  expect((await another().signIn(email, password)).outcome).toBe('signedIn')
  await insertFailures(db, `email ${email}`, 400)
  expect((await another().signIn(email, password)).outcome).toBe('wait')
})

it('R6 a browser is known for its own account only, by a cookie that cannot be forged', async () => {
  const { page, another, db } = await createDesk()
  await page.signIn(email, password)
  const [, other] = demoStaff
  await insertFailures(db, `email ${other?.email}`, 600)
  expect((await page.signIn(other?.email ?? '', other?.password ?? '')).outcome).toBe('wait')
  await insertFailures(db, `email ${email}`, 600)
  const forger = another()
  forger.browser.cookies.set('foyer_known', (page.browser.cookies.get('foyer_known') ?? '').replace(/.$/, '_'))
  expect((await forger.signIn(email, password)).outcome).toBe('wait')
  const thief = another()
  thief.browser.cookies.set('foyer_known', page.browser.cookies.get('foyer_known') ?? '')
  expect((await thief.signIn(email, password)).outcome).toBe('signedIn')
})

it('R6 an owner locked out by other people’s guesses gets in through the mail', async () => {
  const { page, db } = await createDesk()
  await insertFailures(db, `email ${email}`, 600)
  expect((await page.signIn(email, password)).outcome).toBe('wait')
  await page.call(forgetPassword, { body: { email } })
  await expect.poll(() => listStoredLinks(db)).toHaveLength(1)
  const token = (await listStoredLinks(db))[0]?.split('/').at(-1) ?? ''
  await page.call(resetPassword, { body: { token, password: 'a wholly new password' } })
  expect((await page.signIn(email, 'a wholly new password')).outcome).toBe('signedIn')
})

it('R6 a known browser does not queue behind a crowd of unknown ones', async () => {
  const { page } = await createDesk()
  await page.signIn(email, password)
  // They queue before the known browser arrives.
  let waiting = 16
  const crowd = Array.from({ length: waiting }, () =>
    createPasswords()
      .isRight('x', undefined)
      .then(() => {
        waiting -= 1
      }),
  )
  expect((await page.signIn(email, password)).outcome).toBe('signedIn')
  expect(waiting).toBeGreaterThan(2)
  await Promise.all(crowd)
})

it('S16 each person sees their own language from the next page on', async () => {
  const { db, app } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'receptionist' })
  await page.call(changeLanguage, { body: { language: 'ca' } })
  expect((await page.call(currentSession)).member.language).toBe('ca')
})

it('S21 the page knows whether the hotel has a system of its own, and where staff open it', async () => {
  const { db, app, publish } = await createTestServer()
  const page = await createColleague(db, new Browser(app), { role: 'receptionist' })
  const [before] = (await page.call(currentSession)).hotels
  expect([before?.hasSystem, before?.systemUrl]).toEqual([false, undefined])
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9', page: 'https://pms.example.com/desk' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  const [after] = (await page.call(currentSession)).hotels
  expect([after?.hasSystem, after?.systemUrl]).toEqual([true, 'https://pms.example.com/desk'])
})
