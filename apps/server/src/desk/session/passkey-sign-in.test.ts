import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import type { PasskeyAnswer } from '@foyer/contract/staff/passkey.ts'
import { listFactors, removeFactor } from '@foyer/contract/staff/second-factor.ts'
import { requestSignInPasskey, signInByPasskey } from '@foyer/contract/staff/session.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { NOON } from '../../platform/database/testing/templates.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { StaffPage } from '../../testing/staff-page.ts'
import { enterCode, enterPassword, manager, setUpPasskey } from '../second-factor/testing/sign-in-steps.ts'
import { TestAuthenticator } from '../second-factor/testing/test-authenticator.ts'

async function createOwner() {
  const server = await createTestServer({ secondFactor: 'managers' })
  const { page: firstPage } = await enterPassword(server, manager)
  const own = await setUpPasskey(firstPage)
  const page = new StaffPage(new Browser(server.app))
  const request = async () => (await page.call(requestSignInPasskey)).options
  const wait = (milliseconds: number) => server.setNow(new Date(Date.parse(NOON) + milliseconds).toISOString())
  const send = async (answer: PasskeyAnswer) => {
    const reply = await page.call(signInByPasskey, { body: { answer } })
    if (reply.outcome === 'signedIn') page.csrf = reply.session.csrf
    return reply.outcome
  }
  return { ...own, server, firstPage, page, request, send, wait }
}

it('a passkey signs in without e-mail, password or another factor, and the log has it', async () => {
  const { authenticator, page, request, send, server } = await createOwner()
  await server.db.directory.updateTable('staff_members').set({ last_sign_in_at: null }).execute()
  const options = await request()
  expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' })
  expect(await send(authenticator.answer(options))).toBe('signedIn')
  await page.call(listArrivals)
  const { entries } = await page.call(readAudit)
  // The first sign-in set the passkey up.
  const signIns = entries.filter(({ action, subject }) => action === 'signedIn' && subject === manager.email)
  expect(signIns).toHaveLength(2)
  const members = server.db.directory
    .selectFrom('staff_members')
    .select('email')
    .where('last_sign_in_at', 'is not', null)
  expect(await members.execute()).toEqual([{ email: manager.email }])
})

it('an answer is accepted once, and none to an older challenge after it', async () => {
  const { authenticator, request, send, wait } = await createOwner()
  const older = await request()
  wait(1)
  const answer = authenticator.answer(await request())
  expect(await send(answer)).toBe('signedIn')
  expect(await send(answer)).toBe('refused')
  expect(await send(authenticator.answer(older))).toBe('refused')
})

it('a copied passkey, which counts backwards, is refused', async () => {
  const { authenticator, request, send, wait } = await createOwner()
  const first = await request()
  wait(1)
  const copied = authenticator.answer(await request())
  expect(await send(authenticator.answer(first))).toBe('signedIn')
  expect(await send(copied)).toBe('refused')
})

it('a challenge lasts two minutes', async () => {
  const { authenticator, request, send, wait } = await createOwner()
  const options = await request()
  wait(120_001)
  expect(await send(authenticator.answer(options))).toBe('refused')
  wait(120_000)
  expect(await send(authenticator.answer(options))).toBe('signedIn')
})

const toBase64url = (text: string) => Buffer.from(text).toString('base64url')

it.each([
  ['to a challenge that is not ours', {}, { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }],
  ['to a challenge with a forged signature', {}, { challenge: toBase64url(`${Date.parse(NOON)}.random.signature`) }],
  ['from another origin', { origin: 'https://foyer.example.net' }, {}],
  ['without a finger, face or PIN', { isVerified: false }, {}],
])('an answer %s is refused and logged', async (_, conditions, changes) => {
  const { authenticator, page, request, send, firstPage } = await createOwner()
  expect(await send(authenticator.answer({ ...(await request()), ...changes }, conditions))).toBe('refused')
  await expect(page.call(listArrivals)).rejects.toMatchObject({ problem: 'notSignedIn' })
  const { entries } = await firstPage.call(readAudit)
  expect(entries[0]).toMatchObject({ action: 'signInRefused', subject: manager.email })
})

it('an unknown or removed passkey opens nothing', async () => {
  const { authenticator, codes, firstPage, request, send } = await createOwner()
  expect(await send(new TestAuthenticator().answer(await request()))).toBe('refused')
  await enterCode(firstPage, codes[0] ?? '')
  await setUpPasskey(firstPage)
  const [first] = (await firstPage.call(listFactors)).factors
  await enterCode(firstPage, codes[1] ?? '')
  await firstPage.call(removeFactor, { params: { id: first?.id ?? '' } })
  expect(await send(authenticator.answer(await request()))).toBe('refused')
})

it('a person whom a company account manages signs in there only', async () => {
  const { authenticator, request, send, server } = await createOwner()
  await sql`insert into staff_identities (issuer, subject, member_id, email)
    select 'https://id.example.com', 'm', id, email from staff_members where email = ${manager.email}`.execute(
    server.db.directory,
  )
  expect(await send(authenticator.answer(await request()))).toBe('refused')
})

it('ends the session that the browser had before', async () => {
  const { authenticator, page, request, send, wait } = await createOwner()
  await send(authenticator.answer(await request()))
  const before = new StaffPage(page.browser.copy())
  await before.call(listArrivals)
  wait(1)
  expect(await send(authenticator.answer(await request()))).toBe('signedIn')
  await page.call(listArrivals)
  await expect(before.call(listArrivals)).rejects.toMatchObject({ problem: 'notSignedIn' })
})
