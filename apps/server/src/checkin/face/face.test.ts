import { randomUUID } from 'node:crypto'
import { saveStep } from '@foyer/contract/checkin-log.ts'
import { compareFaces, skipFace } from '@foyer/contract/face.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { dumpDatabase } from './testing/dump-database.ts'
import {
  buildFaceHotel,
  buildPicture,
  createScriptedMatcher,
  giveConsent,
  openFaceKiosk,
  sendComparison,
} from './testing/face-kiosk.ts'

const GUEST = demoId('FOY1001 guest 1')

async function createConsentingGuest(parts: Parameters<typeof createTestServer>[0] = {}) {
  const server = await createTestServer(parts)
  const page = await openFaceKiosk(server)
  await findReservation(page, 'FOY1001', 'García López')
  await giveConsent(page, GUEST)
  const guest = async () => (await findReservation(page, 'FOY1001', 'García López')).guests[0]
  return { server, page, guest }
}

it.each([
  ['FACE-01', 'matched', 200, undefined, { faceMatched: true, authorized: true }],
  ['FACE-05.a', 'notMatched', 400, 'faceNotMatched', { faceMatched: false, authorized: false }],
  ['FACE-07', 'unsure', 409, 'faceUnsure', { faceMatched: false, authorized: false }],
  ['FACE-07', 'invalid', 422, 'faceInvalid', { faceMatched: false, authorized: false }],
] as const)('%s a comparison that is %s answers %i', async (_, answer, status, problem, expected) => {
  const { page, guest } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher(answer) })
  const reply = await sendComparison(page)
  expect([reply.statusCode, reply.json().problem]).toEqual([status, problem])
  expect(await guest()).toMatchObject(expected)
})

it('a rejected comparison is evaluated again under the same key, and never replayed as a match', async () => {
  const { page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher('notMatched') })
  const key = randomUUID()
  expect([(await sendComparison(page, { key })).statusCode, (await sendComparison(page, { key })).statusCode]).toEqual([
    400, 400,
  ])
})

it('R20 another picture under the same key is rejected and does not get the first answer', async () => {
  const { page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher('matched') })
  const key = randomUUID()
  const parts = { person_face: buildPicture('another face'), document_face: buildPicture() }
  expect((await sendComparison(page, { key })).statusCode).toBe(200)
  expect((await sendComparison(page, { key })).statusCode).toBe(200)
  expect((await sendComparison(page, { key, parts })).json().problem).toBe('keyReused')
})

it('FACE-10.a only the demo hotel in demo mode matches on request, and records the demo as the source', async () => {
  const { server, page, guest } = await createConsentingGuest()
  expect(page.hotelPage.readers.face).toBe(true)
  expect([(await sendComparison(page)).statusCode, (await guest())?.faceMatched]).toEqual([503, false])
  expect([(await sendComparison(page, { demo: true })).statusCode, (await guest())?.faceMatched]).toEqual([200, true])
  const [outcome] = await server.db.inHotel(1, (tx) => tx.selectFrom('face_outcomes').selectAll().execute())
  expect(outcome).toMatchObject({ guest_id: GUEST, outcome: 'matched', said_by: 'demo', app_key: 'face' })
})

it('FACE-10.b neither the flag nor the request produces a match at a hotel outside the demo', async () => {
  const server = await createTestServer()
  await withOwnerClient(server.db.ownerUrl, (client) => client.query('update hotels set demo = false where id = 1'))
  const page = await openFaceKiosk(server)
  await findReservation(page, 'FOY1001', 'García López')
  await giveConsent(page, GUEST)
  expect([page.hotelPage.readers.face, page.hotelPage.site.policies.face.on]).toEqual([false, false])
  expect((await sendComparison(page, { demo: true })).json().problem).toBe('mayNot')
  await server.publish(1, buildFaceHotel({ face_recognition_required: true }))
  expect((await sendComparison(page, { demo: true })).json().problem).toBe('readerNotInstalled')
})

it('FACE-10.b nor does the request without demo mode', async () => {
  const server = await createTestServer()
  await server.publish(1, buildFaceHotel({ demo: false, face_recognition_required: true }))
  const page = await openFaceKiosk(server)
  await findReservation(page, 'FOY1001', 'García López')
  await giveConsent(page, GUEST)
  expect((await sendComparison(page, { demo: true })).json().problem).toBe('readerNotInstalled')
})

it('compares only guests who have agreed, of this page’s booking, at the kiosk', async () => {
  const server = await createTestServer({ faceMatcherFor: createScriptedMatcher('matched') })
  const page = await openFaceKiosk(server)
  await findReservation(page, 'FOY1001', 'García López')
  expect((await sendComparison(page)).json().problem).toBe('consentMissing')
  await giveConsent(page, GUEST)
  expect((await sendComparison(page, { reference: 'FOY1002' })).json().problem).toBe('reservationNotFound')
  expect((await sendComparison(page, { guestIndex: 9 })).json().problem).toBe('badInput')
  await giveConsent(page, GUEST, { face: false })
  expect((await sendComparison(page)).statusCode).not.toBe(200)
  const own = await server.open()
  await findReservation(own, 'FOY1003', 'Rossi')
  expect((await sendComparison(own, { reference: 'FOY1003' })).json().problem).toBe('mayNot')
})

it('accepts two pictures of at most five megabytes, and no other form', async () => {
  const { page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher('matched') })
  const face = buildPicture()
  const big = buildPicture(new Uint8Array(5 * 1024 * 1024 + 1))
  for (const [parts, status] of [
    [{ person_face: face }, 400],
    [{ person_face: face, document_face: face, third: face }, 413],
    [{ person_face: face, document_face: face, note: 'text' }, 413],
    [{ person_face: face, document_face: big }, 413],
    [{ person_face: face, document_face: buildPicture('<svg/>', 'image/svg+xml') }, 422],
    [{ person_face: face, document_face: buildPicture('') }, 422],
  ] as const) {
    expect((await sendComparison(page, { parts })).statusCode).toBe(status)
  }
  const query = { reservation: 'FOY1001', guest_number: '1' }
  const start = '--x\r\nContent-Disposition: form-data; name="person_face"; filename="a"\r\n\r\ncut'
  for (const [type, payload, status] of [
    ['application/json', '{}', 415],
    ['multipart/form-data; boundary=x', start, 400],
    ['multipart/form-data; boundary=x', 'nonsense', 400],
    ['multipart/form-data', start, 400],
  ] as const) {
    const request = page.request(compareFaces, { query, headers: { 'content-type': type } })
    expect([payload, (await page.browser.send({ ...request, payload })).statusCode]).toEqual([payload, status])
  }
})

it('rejects a form in a call that takes none', async () => {
  const { page } = await createConsentingGuest()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await page.browser.send({ ...page.request(saveStep, { headers }), payload: '--x--\r\n' })
  expect([answer.statusCode, answer.json().problem]).toEqual([415, 'notJson'])
})

it('blocks for a while after ten failures', async () => {
  const { page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher('notMatched') })
  for (let count = 0; count < 10; count++) expect((await sendComparison(page)).statusCode).toBe(400)
  expect((await sendComparison(page)).statusCode).toBe(429)
})

it('pictures are stored nowhere: not in the database, not in the log, matched or not', async () => {
  const CANARY = 'CANARY-OF-A-FACE'
  const lines: string[] = []
  const parts = { person_face: buildPicture(CANARY), document_face: buildPicture(CANARY) }
  for (const answer of ['matched', 'notMatched', 'invalid'] as const) {
    const logTo = { write: (line: string) => void lines.push(line) }
    const { server, page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher(answer), logTo })
    await sendComparison(page, { parts })
    await sendComparison(page, { parts: { ...parts, third: buildPicture(CANARY) } })
    expect(await dumpDatabase(server.db.ownerUrl)).not.toContain(CANARY)
  }
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(CANARY)
})

it.each([
  ['FACE-08.a', 'skipped'],
  ['FACE-12.b', 'noCamera'],
] as const)('%s a guest who continues because of “%s” is complete, and this is recorded', async (_, why) => {
  const { server, page, guest } = await createConsentingGuest()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found)
  await sign(page, found)
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'guestsIncomplete' })
  await page.call(skipFace, { body: { reference: 'FOY1001', guestId: GUEST, why } })
  expect(await guest()).toMatchObject({ faceSkip: why, state: 'complete', authorized: false })
  expect((await arrive(page, found)).roomNumber).toBe('301')
  const outcomes = await server.db.inHotel(1, (tx) => tx.selectFrom('face_outcomes').selectAll().execute())
  expect(outcomes).toMatchObject([{ guest_id: GUEST, outcome: why, said_by: 'guest' }])
})

it('FACE-08.b if the hotel insists, neither a skip nor a broken camera lets a guest continue', async () => {
  const server = await createTestServer()
  await server.publish(1, buildFaceHotel({ face_recognition_required: true }))
  const page = await openFaceKiosk(server)
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found)
  await sign(page, found)
  for (const why of ['skipped', 'noCamera'] as const) {
    await page.call(skipFace, { body: { reference: 'FOY1001', guestId: GUEST, why } })
    await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'guestsIncomplete' })
  }
})
