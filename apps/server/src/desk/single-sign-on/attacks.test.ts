import { beginSingleSignOn } from '@foyer/contract/staff/single-sign-on.ts'
import { expect, it } from 'vitest'
import { STAFF_COOKIE } from '../../access/staff-session/staff-sessions.ts'
import { createOpenIdProvider } from '../../outside/identity-provider/openid-provider.ts'
import { recordFailure } from '../../platform/attempts/attempts.store.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import { startIdentityProvider } from '../../testing/start-identity-provider.ts'
import { toReturnPath } from './return-path.ts'
import { createCompany, readDestination } from './testing/create-company.ts'

type Company = Awaited<ReturnType<typeof createCompany>>

async function countSessions({ db }: Company): Promise<number> {
  return (await db.directory.selectFrom('staff_sessions').select('token_hash').execute()).length
}

/** Signs in with this fault, and expects this problem, no session and no error of the server. */
async function expectRefused(company: Company, fault: string, problem: string): Promise<void> {
  await company.provider.fault(undefined)
  const desk = company.browser()
  const back = await desk.logIn(await desk.begin(), 'ana')
  await company.provider.fault(fault)
  const answer = await desk.comeBack(back)
  expect([fault, answer.statusCode, readDestination(answer)]).toEqual([fault, 303, `/staff/?problem=${problem}`])
  expect(answer.cookies.some(({ name }) => name === STAFF_COOKIE)).toBe(false)
  expect(await countSessions(company)).toBe(0)
}

it('rejects ID tokens of another client, issuer, attempt, key or time, and unsigned ones', async () => {
  const company = await createCompany()
  await expectRefused(company, 'audience', 'unverified')
  await expectRefused(company, 'audiences', 'unverified')
  await expectRefused(company, 'issuer', 'unverified')
  await expectRefused(company, 'nonce', 'unverified')
  await expectRefused(company, 'noNonce', 'unverified')
  await expectRefused(company, 'unknownKey', 'unverified')
  await expectRefused(company, 'unsigned', 'unverified')
  await expectRefused(company, 'otherPerson', 'unverified')
  await expectRefused(company, 'expired', 'clock')
  await expectRefused(company, 'future', 'clock')
})

it('accepts a clock that is off by less than a minute, and a key that the provider has just changed', async () => {
  const { browser, provider } = await createCompany()
  expect(readDestination(await browser().signIn('ana'))).toBe('/staff/')
  await provider.fault('nearlyExpired')
  expect(readDestination(await browser().signIn('ana'))).toBe('/staff/')
  await provider.fault()
  await provider.rotate()
  expect(readDestination(await browser().signIn('ana'))).toBe('/staff/')
})

it('an answer works once: neither the same browser nor another one can use it again', async () => {
  const company = await createCompany()
  const desk = company.browser()
  const back = await desk.logIn(await desk.begin(), 'ana')
  const attempt = new Map(desk.page.browser.cookies)
  expect(readDestination(await desk.comeBack(back))).toBe('/staff/')
  const again = company.browser()
  for (const [name, value] of attempt) again.page.browser.cookies.set(name, value)
  expect(readDestination(await again.comeBack(back))).toBe('/staff/?problem=expired')
  expect(await countSessions(company)).toBe(1)
})

it('an answer works only in the browser that began, and does not use up another browser’s attempt', async () => {
  const company = await createCompany()
  const [attacker, victim] = [company.browser(), company.browser()]
  const stolen = await attacker.logIn(await attacker.begin(), 'ana')
  expect(readDestination(await victim.comeBack(stolen))).toBe('/staff/?problem=expired')
  const url = await victim.begin()
  expect(readDestination(await victim.comeBack(stolen))).toBe('/staff/?problem=expired')
  expect(await countSessions(company)).toBe(0)
  expect(readDestination(await victim.comeBack(await victim.logIn(url, 'ana')))).toBe('/staff/')
})

it('a code of another attempt is worthless with one’s own state', async () => {
  const company = await createCompany()
  const [attacker, victim] = [company.browser(), company.browser()]
  const code = new URL(await victim.logIn(await victim.begin(), 'ana')).searchParams.get('code') ?? ''
  const own = new URL(await attacker.logIn(await attacker.begin(), 'ana'))
  own.searchParams.set('code', code)
  expect(readDestination(await attacker.comeBack(own.href))).toBe('/staff/?problem=unverified')
  expect(await countSessions(company)).toBe(0)
})

it('an answer in the name of another provider is rejected', async () => {
  const company = await createCompany()
  const desk = company.browser()
  const back = new URL(await desk.logIn(await desk.begin(), 'ana'))
  back.searchParams.set('iss', 'https://another.example.com')
  expect(readDestination(await desk.comeBack(back.href))).toBe('/staff/?problem=unverified')
  expect(await countSessions(company)).toBe(0)
})

it('a person who presses Cancel, and a provider that answers with an error, get a sentence and no session', async () => {
  const company = await createCompany()
  const desk = company.browser()
  expect(readDestination(await desk.comeBack(await desk.cancel(await desk.begin())))).toBe('/staff/?problem=denied')
  const errors = { server_error: 'unavailable', temporarily_unavailable: 'unavailable', '<b>odd</b>': 'unverified' }
  for (const [error, problem] of Object.entries(errors)) {
    const url = new URL(await desk.cancel(await desk.begin()))
    url.searchParams.set('error', error)
    expect(readDestination(await desk.comeBack(url.href))).toBe(`/staff/?problem=${problem}`)
  }
  expect(await countSessions(company)).toBe(0)
  expect(company.logged.join('')).not.toContain('<b>')
})

it.each([
  ['down', 'unavailable'],
  ['broken', 'unavailable'],
  ['garbage', 'unverified'],
])('with a provider that is %s the page says %s, before the login and after it', async (fault, problem) => {
  const company = await createCompany()
  await company.provider.fault(fault)
  const { page } = company.browser()
  expect(await page.call(beginSingleSignOn, { body: { returnPath: '/staff/' } })).toEqual({
    outcome: 'refused',
    problem,
  })
  await expectRefused(company, 'tokenDown', 'unavailable')
  expect(company.logged.join('')).toContain('single sign-on failed')
})

it('a provider that never answers is given up', async () => {
  const { settings, fault } = await startIdentityProvider()
  await fault('silent')
  const provider = createOpenIdProvider(settings, { timeoutSeconds: 0.05 })
  const attempt = { redirectUri: 'http://localhost/', state: 's', nonce: 'n', codeVerifier: 'v' }
  await expect(provider.buildSignInUrl(attempt)).rejects.toMatchObject({ reason: 'unavailable', code: 'OAUTH_TIMEOUT' })
})

it.each([
  'https://evil.example.com/staff/',
  '//evil.example.com/staff/',
  '/\\evil.example.com/staff/',
  '/staff/..//evil.example.com',
  '/staff//evil.example.com',
  '/staff/"><script>',
  'javascript:alert(1)',
  '/api/docs',
])('returns to our own pages only, not to %s', (returnPath) => {
  expect(toReturnPath(returnPath)).toBe('/staff/')
})

it('neither the log nor the database contains secrets of an attempt or tokens', async () => {
  const company = await createCompany()
  const desk = company.browser()
  const url = new URL(await desk.begin())
  const stored = JSON.stringify(await company.db.directory.selectFrom('staff_sign_on_attempts').selectAll().execute())
  const cookies = [...desk.page.browser.cookies.values()]
  const secrets = [...cookies, url.searchParams.get('state') ?? '', url.searchParams.get('nonce') ?? '']
  for (const secret of secrets) expect(stored).not.toContain(secret)
  const back = await desk.logIn(url.href, 'ana')
  await company.provider.fault('nonce')
  await desk.comeBack(back)
  const log = company.logged.join('')
  for (const secret of [
    ...secrets,
    new URL(back).searchParams.get('code') ?? '',
    company.provider.settings.clientSecret,
    'ana@',
  ])
    expect(log).not.toContain(secret)
  expect(log).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED')
})

it('attempts are limited per network', async () => {
  const company = await createCompany()
  const { page } = company.browser()
  await company.db.directory.transaction().execute(async (tx) => {
    for (let count = 0; count < 199; count += 1)
      await recordFailure(tx, { kind: 'singleSignOn', caller: getNetwork(page.browser.address) })
  })
  const begin = () => page.call(beginSingleSignOn, { body: { returnPath: '/staff/' } })
  expect(await begin()).toMatchObject({ outcome: 'begun' })
  expect(await begin()).toEqual({ outcome: 'refused', problem: 'tooMany' })
})
