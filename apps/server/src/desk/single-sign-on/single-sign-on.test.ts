import { readAudit } from '@foyer/contract/staff/audit.ts'
import {
  changePassword,
  currentSession,
  forgetPassword,
  resetPassword,
  signOutStaff,
} from '@foyer/contract/staff/session.ts'
import { listUsers, removeUser } from '@foyer/contract/staff/users.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { STAFF_COOKIE } from '../../access/staff-session/staff-sessions.ts'
import { demoStaff } from '../../demo/demo-staff.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague, StaffPage } from '../../testing/staff-page.ts'
import { setEmergency } from '../admin/set-emergency.ts'
import { createReset } from '../session/reset.store.ts'
import { readmitPerson } from './identity.store.ts'
import { ATTEMPT_COOKIE } from './single-sign-on.routes.ts'
import { ana, createCompany, readDestination } from './testing/create-company.ts'

const [marta] = demoStaff
if (!marta) throw new Error('The demo has no staff.')

it('signs in with a company account through the provider’s own pages, and returns to where it began', async () => {
  const { browser, db, provider } = await createCompany()
  const desk = browser()
  const answer = await desk.signIn('ana', '/staff/users')
  expect([answer.statusCode, readDestination(answer)]).toEqual([200, '/staff/users'])
  expect(answer.cookies.find(({ name }) => name === STAFF_COOKIE)).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  const session = await desk.page.call(currentSession)
  expect(session.member).toMatchObject({ name: 'Ana Roca', email: 'ana@company.example' })
  expect(session.hotels.map(({ id, role }) => [id, role])).toEqual([[1, 'receptionist']])
  expect(await provider.ledger()).toContainEqual({ what: 'authorization.success', who: 'ana' })
  const admin = await createColleague(db, new Browser(desk.page.browser.app), { role: 'administrator' })
  const entries = (await admin.call(readAudit, { query: {} })).entries
  expect(
    entries.filter(({ subject }) => subject === ana.email).map(({ action, details }) => [action, details]),
  ).toEqual([
    ['signedIn', { from: 'singleSignOn' }],
    ['roleChanged', { from: 'singleSignOn', to: 'receptionist' }],
  ])
  const { users } = await admin.call(listUsers)
  expect(users.find(({ email }) => email === ana.email)).toMatchObject({ invited: false, sessions: 1 })
})

it('a company account has no password that it could change; an account of Foyer’s own has', async () => {
  const { browser, db } = await createCompany()
  const desk = browser()
  await desk.signIn('ana', '/staff/users')
  const change = { body: { old: 'x', new: 'a-new-password-of-ana' } }
  const { member, csrf } = await desk.page.call(currentSession)
  desk.page.csrf = csrf
  expect(member.usesPassword).toBe(false)
  await expect(desk.page.call(changePassword, change)).rejects.toMatchObject({ problem: 'mayNot' })
  const admin = await createColleague(db, new Browser(desk.page.browser.app), { role: 'administrator' })
  expect((await admin.call(currentSession)).member.usesPassword).toBe(true)
  expect(await admin.call(changePassword, change)).toEqual({ refused: 'wrong' })
})

it('the cookie of an attempt is for this browser only, for ten minutes and, under https, encrypted connections', async () => {
  const { browser } = await createCompany({}, 'https://checkin.example.com')
  const { page } = browser()
  const answer = await page.browser.send({
    method: 'POST',
    url: '/api/staff/single-sign-on/',
    headers: { host: 'checkin.example.com', origin: 'https://checkin.example.com' },
    payload: { returnPath: '/staff/' },
  })
  expect(answer.cookies.find(({ name }) => name === `__Host-${ATTEMPT_COOKIE}`)).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    secure: true,
    maxAge: 600,
    path: '/',
  })
  const url = new URL(answer.json().url)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: 'https://checkin.example.com/staff/single-sign-on/return',
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
})

it('the provider’s groups decide roles at each sign-in: the highest at a hotel, and others end with their sessions', async () => {
  const { browser, provider } = await createCompany()
  const [first, second] = [browser(), browser()]
  await first.signIn('ana')
  await provider.person('ana', { groups: ['front-office', 'managers', 'cooks'], name: 'Ana Roca Puig' })
  await second.signIn('ana')
  const session = await second.page.call(currentSession)
  expect(session.member.name).toBe('Ana Roca Puig')
  expect(session.hotels.map(({ id, role }) => [id, role])).toEqual([
    [1, 'manager'],
    [2, 'manager'],
  ])
  await expect(first.page.call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
  await first.signIn('ana')
  expect((await second.page.call(currentSession)).hotels).toHaveLength(2)
})

it('without a mapped group there is no session and no account, and access that was given before ends', async () => {
  const { browser, provider, db, logged } = await createCompany()
  const desk = browser()
  await desk.signIn('ana')
  await provider.person('ana', { groups: ['cooks'] })
  const answer = await browser().signIn('ana')
  expect([answer.statusCode, readDestination(answer)]).toEqual([303, '/staff/?problem=noRole'])
  expect(answer.cookies.some(({ name }) => name === STAFF_COOKIE)).toBe(false)
  await expect(desk.page.call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
  const left = await db.directory.selectFrom('staff_members').select('id').where('email', '=', ana.email).execute()
  const identities = await db.directory.selectFrom('staff_identities').select('subject').execute()
  expect([left, identities]).toEqual([[], []])
  expect(logged.join('')).toContain('"reason":"noRole"')
})

it('a company account without a mail address is refused', async () => {
  const { browser, provider } = await createCompany()
  await provider.person('bo', { groups: ['it'], name: 'Bo' })
  expect(readDestination(await browser().signIn('bo'))).toBe('/staff/?problem=noEmail')
})

it('a person who was removed in Foyer stays out, whatever their groups, until they are readmitted', async () => {
  const { browser, provider, db } = await createCompany()
  await provider.person('ana', { groups: ['managers'] })
  const desk = browser()
  await desk.signIn('ana')
  const { id } = (await desk.page.call(currentSession)).member
  const remove = async (hotelId: number) => {
    const admin = await createColleague(db, new Browser(desk.page.browser.app), { role: 'administrator', hotelId })
    await admin.call(removeUser, { params: { id } })
  }
  await remove(1)
  await desk.signIn('ana')
  expect((await desk.page.call(currentSession)).hotels.map((hotel) => hotel.id)).toEqual([2])
  await remove(2)
  await expect(desk.page.call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
  expect(readDestination(await desk.signIn('ana'))).toBe('/staff/?problem=removed')
  expect(await readmitPerson(db.directory, 2, ana.email)).toBe(true)
  await desk.signIn('ana')
  expect((await desk.page.call(currentSession)).hotels.map((hotel) => hotel.id)).toEqual([2])
})

it('a mail address never opens an existing account, unless it is verified and the operator allows it', async () => {
  const company = await createCompany()
  const claims = { ...ana, email: marta.email, groups: ['it'] }
  await company.provider.person('marta', claims)
  expect(readDestination(await company.browser().signIn('marta'))).toBe('/staff/?problem=accountExists')
  const linking = await createCompany({ linksByEmail: true })
  await linking.provider.person('marta', { ...claims, email_verified: false })
  expect(readDestination(await linking.browser().signIn('marta'))).toBe('/staff/?problem=accountExists')
  const old = new StaffPage(new Browser(linking.app))
  await old.signIn(marta.email, marta.password)
  await linking.provider.person('marta', claims)
  const desk = linking.browser()
  expect(readDestination(await desk.signIn('marta'))).toBe('/staff/')
  expect((await desk.page.call(currentSession)).member.email).toBe(marta.email)
  await expect(old.call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
  expect((await old.signIn(marta.email, marta.password)).outcome).toBe('refused')
  // The next person to get this address at the company is another person.
  await linking.provider.person('another-marta', claims)
  expect(readDestination(await linking.browser().signIn('another-marta'))).toBe('/staff/?problem=accountExists')
})

it('a company account cannot get a password: neither a mail nor an older link leads around the directory', async () => {
  const { browser, db, app } = await createCompany()
  const desk = browser()
  await desk.signIn('ana')
  const { id } = (await desk.page.call(currentSession)).member
  const page = new StaffPage(new Browser(app))
  await page.call(forgetPassword, { body: { email: ana.email } })
  const token = await createReset(db.directory, id, 'forgotten')
  const password = 'a long and quiet afternoon'
  expect(await page.call(resetPassword, { body: { token, password } })).toEqual({ refused: 'tokenUsed' })
  const mails = await db.inHotel(1, (tx) =>
    tx.selectFrom('mails').select('id').where('recipient', '=', ana.email).execute(),
  )
  expect(mails).toEqual([])
})

it('with SSO_ONLY passwords are refused, except that of an administrator named by the operator’s command', async () => {
  const { app, db } = await createCompany({ only: true })
  const admin = demoStaff.find(({ email }) => email === 'admin@palace.example.com') ?? marta
  const signIn = async ({ email, password }: { email: string; password: string }) =>
    (await new StaffPage(new Browser(app)).signIn(email, password)).outcome
  expect([await signIn(marta), await signIn(admin)]).toEqual(['refused', 'refused'])
  await expect(setEmergency(db, marta.email, true)).rejects.toThrow('is not an administrator')
  await setEmergency(db, admin.email, true)
  expect([await signIn(marta), await signIn(admin)]).toEqual(['refused', 'signedIn'])
  await setEmergency(db, admin.email, false)
  expect(await signIn(admin)).toBe('refused')
})

it('a sign-in ends the browser’s previous session, although the provider’s redirect does not show it', async () => {
  const { browser } = await createCompany()
  const desk = browser()
  await desk.page.signIn(marta.email, marta.password)
  const old = new StaffPage(desk.page.browser.copy())
  const url = await desk.begin()
  desk.page.browser.cookies.delete(STAFF_COOKIE)
  await desk.comeBack(await desk.logIn(url, 'ana'))
  expect((await desk.page.call(currentSession)).member.email).toBe(ana.email)
  await expect(old.call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
})

it('signing out ends Foyer’s session, and the provider’s page ends its own', async () => {
  const { browser, provider } = await createCompany()
  const desk = browser()
  await desk.signIn('ana')
  desk.page.csrf = (await desk.page.call(currentSession)).csrf
  await desk.page.call(signOutStaff)
  await expect(desk.page.call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
  const answer = await desk.page.browser.send({ method: 'GET', url: '/staff/single-sign-on/sign-out' })
  const url = new URL(String(answer.headers.location))
  expect([answer.statusCode, url.origin]).toEqual([303, provider.settings.issuer])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'foyer',
    post_logout_redirect_uri: 'http://localhost/staff/',
  })
})

it('an attempt ends after ten minutes', async () => {
  const { browser, db } = await createCompany()
  const desk = browser()
  const back = await desk.logIn(await desk.begin(), 'ana')
  await db.directory
    .updateTable('staff_sign_on_attempts')
    .set({ expires_at: sql`expires_at - interval '10 minutes'` })
    .execute()
  expect(readDestination(await desk.comeBack(back))).toBe('/staff/?problem=expired')
})

it('without a provider there is no single sign-on, and the page offers none', async () => {
  const { app } = await createTestServer()
  const answer = await new Browser(app).send({
    method: 'POST',
    url: '/api/staff/single-sign-on/',
    payload: { returnPath: '' },
  })
  expect(answer.statusCode).toBe(404)
})
