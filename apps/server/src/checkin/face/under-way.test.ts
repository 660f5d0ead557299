import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import type { ChooseFaceMatcher, FaceMatcher } from '../../outside/face-matcher/face-matcher.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { giveConsent, openFaceKiosk, sendComparison } from './testing/face-kiosk.ts'

const GUEST = demoId('FOY1001 guest 1')

/** Sets up a matcher that answers when the test decides. */
async function createWaitingGuest() {
  const asked: {
    key: string
    answer: (said: Awaited<ReturnType<FaceMatcher['compare']>>) => void
    fail: () => void
  }[] = []
  const faceMatcherFor: ChooseFaceMatcher = () => ({
    name: 'scripted',
    installed: true,
    compare: (_pictures, { key }) =>
      new Promise((resolve, reject) => {
        asked.push({ key, answer: resolve, fail: () => reject(new Error('ECONNRESET')) })
      }),
  })
  const server = await createTestServer({ faceMatcherFor })
  const page = await openFaceKiosk(server)
  await findReservation(page, 'FOY1001', 'García López')
  await giveConsent(page, GUEST)
  const question = async (at: number) => {
    await expect.poll(() => asked.length).toBe(at + 1)
    const found = asked[at]
    if (!found) throw new Error('nobody was asked')
    return found
  }
  const isMatched = async () => (await findReservation(page, 'FOY1001', 'García López')).guests[0]?.faceMatched
  return { server, page, question, isMatched, asked }
}

it('R5 a booking can be edited while its faces are compared', async () => {
  const { page, question, isMatched } = await createWaitingGuest()
  const comparing = sendComparison(page)
  const { answer } = await question(0)
  expect(await isMatched()).toBe(false)
  answer('matched')
  expect((await comparing).statusCode).toBe(200)
  expect(await isMatched()).toBe(true)
})

it('F4 a second tap sends no second request: both get the first answer', async () => {
  const { page, question, asked } = await createWaitingGuest()
  const first = sendComparison(page)
  const { answer } = await question(0)
  const second = sendComparison(page)
  answer('matched')
  expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200])
  expect(asked).toHaveLength(1)
})

it('a lost answer does not count as a guess, and the guest may retry at once', async () => {
  const { page, question, isMatched } = await createWaitingGuest()
  for (let at = 0; at < 11; at += 1) {
    const comparing = sendComparison(page)
    ;(await question(at)).fail()
    expect((await comparing).json().problem).toBe('unavailable')
  }
  const comparing = sendComparison(page)
  ;(await question(11)).answer('matched')
  expect((await comparing).statusCode).toBe(200)
  expect(await isMatched()).toBe(true)
})

it('a guest who withdraws consent during the comparison is not matched', async () => {
  const { server, page, question, isMatched } = await createWaitingGuest()
  const comparing = sendComparison(page)
  const { answer } = await question(0)
  await giveConsent(page, GUEST, { face: false })
  answer('matched')
  expect((await comparing).json().problem).toBe('consentMissing')
  expect(await isMatched()).toBe(false)
  const outcomes = await server.db.inHotel(1, (tx) => tx.selectFrom('face_outcomes').selectAll().execute())
  expect(outcomes).toEqual([])
})

it('F5 a comparison left by a dead process is no match, and the next request starts a new one', async () => {
  const { server, page, question, isMatched } = await createWaitingGuest()
  const left = sendComparison(page)
  const { key, answer } = await question(0)
  await sql`update open_intents set due_at = clock_timestamp()`.execute(server.db.directory)
  const comparing = sendComparison(page)
  const again = await question(1)
  expect(again.key).not.toBe(key)
  again.answer('notMatched')
  expect((await comparing).json().problem).toBe('faceNotMatched')
  // It was alive after all, but its answer comes too late.
  answer('matched')
  expect((await left).json().problem).toBe('unavailable')
  expect(await isMatched()).toBe(false)
})
