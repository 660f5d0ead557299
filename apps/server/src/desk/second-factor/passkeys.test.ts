import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import type { PasskeyAnswer } from '@foyer/contract/staff/passkey.ts'
import {
  addPasskey,
  listFactors,
  offerPasskey,
  proveByPasskey,
  removeFactor,
  requestPasskey,
} from '@foyer/contract/staff/second-factor.ts'
import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { StaffPage } from '../../testing/staff-page.ts'
import { getRelyingParty } from './passkeys.ts'
import { administrator, enterCode, enterPassword, manager, setUpPasskey } from './testing/sign-in-steps.ts'
import { TestAuthenticator } from './testing/test-authenticator.ts'

async function createOwner() {
  const server = await createTestServer({ secondFactor: 'managers' })
  const first = await enterPassword(server, manager)
  const own = await setUpPasskey(first.page)
  const { page, answer } = await enterPassword(server, manager)
  return { ...own, server, page, answer, firstPage: first.page }
}

const request = async (page: StaffPage) => (await page.call(requestPasskey)).options
const send = async (page: StaffPage, answer: PasskeyAnswer) =>
  (await page.call(proveByPasskey, { body: { answer } })).outcome

it('a passkey is set up at the first sign-in and proved at the next one', async () => {
  const { page, answer, authenticator, codes } = await createOwner()
  expect(codes).toHaveLength(10)
  expect(answer).toMatchObject({ outcome: 'secondFactor', factors: ['passkey'] })
  const options = await request(page)
  expect(options).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
    allowCredentials: [{ id: authenticator.id.toString('base64url') }],
  })
  expect(await send(page, authenticator.answer(options))).toBe('proved')
  await page.call(listArrivals)
  expect((await page.call(listFactors)).factors).toMatchObject([{ kind: 'passkey', name: 'Key ring' }])
})

it('an answer is accepted once, and only to the challenge of its own session', async () => {
  const { page, authenticator, server } = await createOwner()
  const answer = authenticator.answer(await request(page))
  const other = (await enterPassword(server, manager)).page
  await request(other)
  expect(await send(other, answer)).toBe('refused')
  expect(await send(page, answer)).toBe('proved')
  const again = (await enterPassword(server, manager)).page
  expect(await send(again, answer)).toBe('refused')
  const options = await request(again)
  const wrong = authenticator.answer({ ...options, challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' })
  expect(await send(again, wrong)).toBe('refused')
  // The challenge is used up.
  expect(await send(again, authenticator.answer(options))).toBe('refused')
})

it.each([
  ['from another origin', { origin: 'https://foyer.example.net' }, {}],
  ['for another site', {}, { rpId: 'example.net' }],
  ['without a finger, face or PIN', { isVerified: false }, {}],
])('an answer %s is refused', async (_, conditions, changes) => {
  const { page, authenticator } = await createOwner()
  const options = await request(page)
  expect(await send(page, authenticator.answer({ ...options, ...changes }, conditions))).toBe('refused')
  await expect(page.call(listArrivals)).rejects.toMatchObject({ problem: 'notSignedIn' })
  expect(await send(page, authenticator.answer(await request(page)))).toBe('proved')
})

it.each([
  ['from another origin', { origin: 'https://foyer.example.net' }, {}],
  ['for another site', {}, { rp: { id: 'example.net', name: '' } }],
  ['without a finger, face or PIN', { isVerified: false }, {}],
  ['for another challenge', {}, { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }],
])('a new passkey %s is refused', async (_, conditions, changes) => {
  const server = await createTestServer({ secondFactor: 'managers' })
  const { page } = await enterPassword(server, manager)
  const offer = await page.call(offerPasskey)
  if (offer.outcome !== 'offered') throw new Error('Nothing was offered.')
  const answer = new TestAuthenticator().create({ ...offer.options, ...changes }, conditions)
  expect(await page.call(addPasskey, { body: { name: 'Mine', answer } })).toEqual({ outcome: 'refused' })
  await expect(page.call(listArrivals)).rejects.toMatchObject({ problem: 'notSignedIn' })
})

it('a signature of another key is refused', async () => {
  const { page, authenticator } = await createOwner()
  const stranger = new TestAuthenticator()
  const { id, rawId } = authenticator.answer(await request(page))
  const forged = stranger.answer(await request(page))
  expect(await send(page, { ...forged, id, rawId })).toBe('refused')
})

it('a removed passkey opens nothing', async () => {
  const { page, firstPage, authenticator, codes, server } = await createOwner()
  await enterCode(firstPage, codes[0] ?? '')
  await setUpPasskey(firstPage)
  const { factors } = await firstPage.call(listFactors)
  const options = await request(page)
  await enterCode(firstPage, codes[1] ?? '')
  const params = { id: factors[0]?.id ?? '' }
  expect(await firstPage.call(removeFactor, { params })).toEqual({ outcome: 'removed' })
  await expect(send(page, authenticator.answer(options))).rejects.toMatchObject({ problem: 'notSignedIn' })
  const pending = (await enterPassword(server, manager)).page
  expect(await send(pending, authenticator.answer(await request(pending)))).toBe('refused')
})

it('the passkey of one person opens nothing for another, and belongs to one person only', async () => {
  const { authenticator, server } = await createOwner()
  const admin = (await enterPassword(server, administrator)).page
  const offer = await admin.call(offerPasskey)
  if (offer.outcome !== 'offered') throw new Error('Nothing was offered.')
  const body = { name: 'Theirs', answer: authenticator.create(offer.options) }
  expect(await admin.call(addPasskey, { body })).toEqual({ outcome: 'refused' })
  await setUpPasskey(admin)
  const pending = (await enterPassword(server, administrator)).page
  expect(await send(pending, authenticator.answer(await request(pending)))).toBe('refused')
})

it('passkeys belong to the public address, whatever host was requested', () => {
  const asked = { protocol: 'http', host: 'localhost:8080' } as const
  expect(getRelyingParty(asked, 'https://checkin.example.com')).toEqual({
    origin: 'https://checkin.example.com',
    id: 'checkin.example.com',
  })
  expect(getRelyingParty(asked, undefined)).toEqual({ origin: 'http://localhost:8080', id: 'localhost' })
})
