import { randomUUID } from 'node:crypto'
import { saveStep } from '@foyer/contract/checkin-log.ts'
import { compareFaces, skipFace } from '@foyer/contract/face.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { aServer } from '../../testing/a-server.ts'
import { arrive, find, saveParty, sign } from '../../testing/journey.ts'
import { everythingIn } from './testing/everything-in.ts'
import { agree, aPicture, compare, faceHotel, openFaceKiosk, saying } from './testing/face-kiosk.ts'

const GUEST = demoId('FOY1001 guest 1')

async function anAgreedGuest(parts: Parameters<typeof aServer>[0] = {}) {
  const server = await aServer(parts)
  const page = await openFaceKiosk(server)
  await find(page, 'FOY1001', 'García López')
  await agree(page, GUEST)
  const guest = async () => (await find(page, 'FOY1001', 'García López')).guests[0]
  return { server, page, guest }
}

it.each([
  ['FACE-01', 'matched', 200, undefined, { faceMatched: true, authorized: true }],
  ['FACE-05.a', 'notMatched', 400, 'faceNotMatched', { faceMatched: false, authorized: false }],
  ['FACE-07', 'unsure', 409, 'faceUnsure', { faceMatched: false, authorized: false }],
  ['FACE-07', 'invalid', 422, 'faceInvalid', { faceMatched: false, authorized: false }],
] as const)('%s a comparison that is %s answers %i', async (_, answer, status, problem, expected) => {
  const { page, guest } = await anAgreedGuest({ faceMatcherFor: saying(answer) })
  const reply = await compare(page)
  expect([reply.statusCode, reply.json().problem]).toEqual([status, problem])
  expect(await guest()).toMatchObject(expected)
})

it('a rejected comparison is evaluated again under the same key, and never replayed as a match', async () => {
  const { page } = await anAgreedGuest({ faceMatcherFor: saying('notMatched') })
  const key = randomUUID()
  expect([(await compare(page, { key })).statusCode, (await compare(page, { key })).statusCode]).toEqual([400, 400])
})

it('R20 another picture under the same key is rejected and does not get the first answer', async () => {
  const { page } = await anAgreedGuest({ faceMatcherFor: saying('matched') })
  const key = randomUUID()
  const parts = { person_face: aPicture('another face'), document_face: aPicture() }
  expect((await compare(page, { key })).statusCode).toBe(200)
  expect((await compare(page, { key })).statusCode).toBe(200)
  expect((await compare(page, { key, parts })).json().problem).toBe('keyReused')
})

it('FACE-10.a only the demo hotel in demo mode matches on request, and records the demo as the source', async () => {
  const { server, page, guest } = await anAgreedGuest()
  expect(page.hotelPage.readers.face).toBe(true)
  expect([(await compare(page)).statusCode, (await guest())?.faceMatched]).toEqual([503, false])
  expect([(await compare(page, { demo: true })).statusCode, (await guest())?.faceMatched]).toEqual([200, true])
  const [outcome] = await server.db.inHotel(1, (tx) => tx.selectFrom('face_outcomes').selectAll().execute())
  expect(outcome).toMatchObject({ guest_id: GUEST, outcome: 'matched', said_by: 'demo', app_key: 'face' })
})

it('FACE-10.b neither the flag nor the request produces a match at a hotel outside the demo', async () => {
  const server = await aServer()
  await withOwnerClient(server.db.ownerUrl, (client) => client.query('update hotels set demo = false where id = 1'))
  const page = await openFaceKiosk(server)
  await find(page, 'FOY1001', 'García López')
  await agree(page, GUEST)
  expect([page.hotelPage.readers.face, page.hotelPage.site.policies.face.on]).toEqual([false, false])
  expect((await compare(page, { demo: true })).json().problem).toBe('mayNot')
  await server.publish(1, faceHotel({ face_recognition_required: true }))
  expect((await compare(page, { demo: true })).json().problem).toBe('readerNotInstalled')
})

it('FACE-10.b nor does the request without demo mode', async () => {
  const server = await aServer()
  await server.publish(1, faceHotel({ demo: false, face_recognition_required: true }))
  const page = await openFaceKiosk(server)
  await find(page, 'FOY1001', 'García López')
  await agree(page, GUEST)
  expect((await compare(page, { demo: true })).json().problem).toBe('readerNotInstalled')
})

it('compares only guests who have agreed, of this page’s booking, at the kiosk', async () => {
  const server = await aServer({ faceMatcherFor: saying('matched') })
  const page = await openFaceKiosk(server)
  await find(page, 'FOY1001', 'García López')
  expect((await compare(page)).json().problem).toBe('consentMissing')
  await agree(page, GUEST)
  expect((await compare(page, { reference: 'FOY1002' })).json().problem).toBe('reservationNotFound')
  expect((await compare(page, { guestIndex: 9 })).json().problem).toBe('badInput')
  await agree(page, GUEST, { face: false })
  expect((await compare(page)).statusCode).not.toBe(200)
  const own = await server.open()
  await find(own, 'FOY1003', 'Rossi')
  expect((await compare(own, { reference: 'FOY1003' })).json().problem).toBe('mayNot')
})

it('accepts two pictures of at most five megabytes, and no other form', async () => {
  const { page } = await anAgreedGuest({ faceMatcherFor: saying('matched') })
  const face = aPicture()
  const big = aPicture(new Uint8Array(5 * 1024 * 1024 + 1))
  for (const [parts, status] of [
    [{ person_face: face }, 400],
    [{ person_face: face, document_face: face, third: face }, 413],
    [{ person_face: face, document_face: face, note: 'text' }, 413],
    [{ person_face: face, document_face: big }, 413],
    [{ person_face: face, document_face: aPicture('<svg/>', 'image/svg+xml') }, 422],
    [{ person_face: face, document_face: aPicture('') }, 422],
  ] as const) {
    expect((await compare(page, { parts })).statusCode).toBe(status)
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
  const { page } = await anAgreedGuest()
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await page.browser.send({ ...page.request(saveStep, { headers }), payload: '--x--\r\n' })
  expect([answer.statusCode, answer.json().problem]).toEqual([415, 'notJson'])
})

it('blocks for a while after ten failures', async () => {
  const { page } = await anAgreedGuest({ faceMatcherFor: saying('notMatched') })
  for (let count = 0; count < 10; count++) expect((await compare(page)).statusCode).toBe(400)
  expect((await compare(page)).statusCode).toBe(429)
})

it('pictures are stored nowhere: not in the database, not in the log, matched or not', async () => {
  const CANARY = 'CANARY-OF-A-FACE'
  const lines: string[] = []
  const parts = { person_face: aPicture(CANARY), document_face: aPicture(CANARY) }
  for (const answer of ['matched', 'notMatched', 'invalid'] as const) {
    const logTo = { write: (line: string) => void lines.push(line) }
    const { server, page } = await anAgreedGuest({ faceMatcherFor: saying(answer), logTo })
    await compare(page, { parts })
    await compare(page, { parts: { ...parts, third: aPicture(CANARY) } })
    expect(await everythingIn(server.db.ownerUrl)).not.toContain(CANARY)
  }
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(CANARY)
})

it.each([
  ['FACE-08.a', 'skipped'],
  ['FACE-12.b', 'noCamera'],
] as const)('%s a guest who continues because of “%s” is complete, and this is recorded', async (_, why) => {
  const { server, page, guest } = await anAgreedGuest()
  const found = await find(page, 'FOY1001', 'García López')
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
  const server = await aServer()
  await server.publish(1, faceHotel({ face_recognition_required: true }))
  const page = await openFaceKiosk(server)
  const found = await find(page, 'FOY1001', 'García López')
  await saveParty(page, found)
  await sign(page, found)
  for (const why of ['skipped', 'noCamera'] as const) {
    await page.call(skipFace, { body: { reference: 'FOY1001', guestId: GUEST, why } })
    await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'guestsIncomplete' })
  }
})
