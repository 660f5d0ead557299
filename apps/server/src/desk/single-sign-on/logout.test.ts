import { readAudit } from '@foyer/contract/staff/audit.ts'
import { currentSession } from '@foyer/contract/staff/session.ts'
import { SIGN_ON_LOGOUT_PATH } from '@foyer/contract/staff/single-sign-on.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { ana, createCompany } from './testing/create-company.ts'

type Company = Awaited<ReturnType<typeof createCompany>>

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** A correct token of Ana, as claims. */
function buildClaims({ provider }: Company) {
  const iat = Math.floor(Date.now() / 1_000)
  const { issuer, clientId } = provider.settings
  return { iss: issuer, aud: clientId, sub: 'ana', iat, exp: iat + 120, jti: 'one', events: { [EVENT]: {} } }
}

const sendLogout = ({ app }: Company, body: string) =>
  app.inject({
    method: 'POST',
    url: SIGN_ON_LOGOUT_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  })

async function sendToken(company: Company, token: string): Promise<number> {
  return (await sendLogout(company, `logout_token=${token}`)).statusCode
}

async function countSessions({ db }: Company): Promise<number> {
  return (await db.directory.selectFrom('staff_sessions').select('token_hash').execute()).length
}

it('a sign-out at the provider ends the sessions of that person in every browser, and no other', async () => {
  const company = await createCompany()
  const { provider, app, db } = company
  await provider.person('ben', { ...ana, email: 'ben@company.example' })
  const [first, second, other] = [company.browser(), company.browser(), company.browser()]
  await first.signIn('ana')
  await second.signIn('ana')
  await other.signIn('ben')
  await provider.logOut('ana', (await app.listen({ port: 0, host: '127.0.0.1' })) + SIGN_ON_LOGOUT_PATH)
  expect((await provider.ledger()).at(-1)).toEqual({ what: 'logout', who: 'ana' })
  for (const { page } of [first, second])
    await expect(page.call(currentSession)).rejects.toMatchObject({ problem: 'notSignedIn' })
  expect((await other.page.call(currentSession)).member.email).toBe('ben@company.example')
  const admin = await createColleague(db, new Browser(app), { role: 'administrator' })
  const { entries } = await admin.call(readAudit, { query: {} })
  expect(entries.find(({ action }) => action === 'signedOut')).toMatchObject({
    subject: ana.email,
    details: { from: 'singleSignOn' },
  })
})

it('a logout token that is repeated does not end a session that was opened after it', async () => {
  const company = await createCompany()
  await company.browser().signIn('ana')
  const token = await company.provider.signLogout(buildClaims(company))
  expect([await sendToken(company, token), await countSessions(company)]).toEqual([200, 0])
  await company.browser().signIn('ana')
  await sql`update staff_sessions set created_at = created_at + interval '2 minutes'`.execute(company.db.directory)
  expect([await sendToken(company, token), await countSessions(company)]).toEqual([200, 1])
})

it('rejects logout tokens of another client, issuer, time, key or kind, and unsigned ones', async () => {
  const company = await createCompany()
  await company.browser().signIn('ana')
  const right = buildClaims(company)
  const { sub: _sub, ...unaddressed } = right
  const { jti: _jti, ...unnamed } = right
  const { events: _events, ...noEvent } = right
  const { iat: _iat, ...undated } = right
  const wrong = [
    { ...right, aud: 'another-client' },
    { ...right, iss: 'https://another.example.com' },
    { ...right, nonce: 'of an ID token' },
    { ...right, events: { 'http://schemas.openid.net/event/another': {} } },
    { ...right, events: EVENT },
    { ...right, iat: right.iat - 600, exp: right.iat - 480 },
    { ...right, iat: right.iat - 600 },
    { ...right, iat: right.iat + 600, exp: right.iat + 720 },
    unaddressed,
    unnamed,
    noEvent,
    undated,
  ]
  for (const claims of wrong)
    expect([claims, await sendToken(company, await company.provider.signLogout(claims))]).toEqual([claims, 400])
  for (const signer of ['another', 'none'] as const)
    expect([signer, await sendToken(company, await company.provider.signLogout(right, signer))]).toEqual([signer, 400])
  for (const body of ['', 'logout_token=', 'logout_token=x', 'logout_token=a.b.c', 'token=a.b.c', '&'.repeat(9_000)])
    expect([body, (await sendLogout(company, body)).statusCode]).toEqual([body, 400])
  expect((await sendLogout(company, `logout_token=${'a'.repeat(20_000)}`)).statusCode).toBe(413)
  expect(await countSessions(company)).toBe(1)
  expect(company.logged.join('')).not.toContain('ana')
  expect(await sendToken(company, await company.provider.signLogout(right))).toBe(200)
  expect(await countSessions(company)).toBe(0)
})

it('a logout token of a person whom Foyer does not know changes nothing', async () => {
  const company = await createCompany()
  await company.browser().signIn('ana')
  const claims = { ...buildClaims(company), sub: 'a stranger' }
  expect(await sendToken(company, await company.provider.signLogout(claims))).toBe(200)
  expect(await countSessions(company)).toBe(1)
})

it('while the provider does not answer, it is asked to send the token again', async () => {
  const company = await createCompany()
  const token = await company.provider.signLogout(buildClaims(company))
  await company.provider.fault('down')
  expect(await sendToken(company, token)).toBe(503)
})
