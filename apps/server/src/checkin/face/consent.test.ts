import { createHash } from 'node:crypto'
import { saveFaceConsent } from '@foyer/contract/face.ts'
import { legalConditions } from '@foyer/contract/legal.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests, saveParty } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { giveConsent, openFaceKiosk, sendComparison } from './testing/face-kiosk.ts'

const GUEST = demoId('FOY1001 guest 1')

const listRows = (server: TestServer) =>
  server.db.inHotel(1, (tx) => tx.selectFrom('consents').selectAll().orderBy('id').execute())

async function openKiosk() {
  const server = await createTestServer()
  const page = await openFaceKiosk(server)
  await findReservation(page, 'FOY1001', 'García López')
  const guest = async () => (await findReservation(page, 'FOY1001', 'García López')).guests[0]
  return { server, page, guest }
}

it('MODEL-08.h API-19.c API-77.d GUESTS-05.b stores each answer with the person, the day and the text shown', async () => {
  const { server, page, guest } = await openKiosk()
  expect(await guest()).toMatchObject({ authorized: false })
  const body = { person_list: [{ person_id: GUEST, face_recognition_consent: true, scan_consent: false }], lang: 'de' }
  expect((await page.send(saveFaceConsent, { body })).statusCode).toBe(200)
  expect(await guest()).toMatchObject({ faceConsent: true, scanConsent: false, consentDay: '2027-05-10' })
  const { scan_and_face_recognition_terms: text } = (
    await page.send(legalConditions, { body: { hotel: 1, lang: 'de' } })
  ).json()
  const text_hash = createHash('sha256').update(text).digest('hex')
  expect(await listRows(server)).toMatchObject([
    { guest_id: GUEST, subject: 'scan', agreed: false, language: 'de', text_hash, app_key: 'face' },
    { guest_id: GUEST, subject: 'face', agreed: true, language: 'de', text_hash, app_key: 'face' },
  ])
})

it('MODEL-08.h a no withdraws an earlier yes and deletes the match; both are recorded', async () => {
  const { server, page, guest } = await openKiosk()
  await giveConsent(page, GUEST)
  await sendComparison(page, { demo: true })
  expect(await guest()).toMatchObject({ faceMatched: true, authorized: true })
  await giveConsent(page, GUEST, { face: false })
  expect(await guest()).toMatchObject({ faceMatched: false, faceConsent: false, scanConsent: true })
  const faces = (await listRows(server)).filter(({ subject }) => subject === 'face')
  expect(faces.map(({ agreed }) => agreed)).toEqual([true, false])
  const outcomes = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('face_outcomes').select(['outcome', 'said_by']).orderBy('id').execute(),
  )
  expect(outcomes).toEqual([
    { outcome: 'matched', said_by: 'demo' },
    { outcome: 'forgotten', said_by: 'guest' },
  ])
})

it('records a repeated answer once', async () => {
  const { server, page } = await openKiosk()
  await giveConsent(page, GUEST)
  await giveConsent(page, GUEST)
  expect(await listRows(server)).toHaveLength(2)
})

it('agreeing requires a text; declining does not', async () => {
  const server = await createTestServer()
  const { scan_and_face_recognition_terms: _, ...legal } = palaceDocument.legal ?? {}
  await server.publish(1, { ...palaceDocument, legal })
  const page = await openFaceKiosk(server)
  await findReservation(page, 'FOY1001', 'García López')
  await expect(giveConsent(page, GUEST)).rejects.toMatchObject({ status: 404, problem: 'legalTextMissing' })
  await giveConsent(page, GUEST, { face: false })
  expect((await listRows(server)).map(({ agreed, text_hash }) => [agreed, text_hash])).toEqual([[false, null]])
  // Without the text, face matching is off.
  expect(page.hotelPage.readers.face).toBe(false)
  expect(page.hotelPage.site.policies.face.on).toBe(false)
})

it('rejects guests of bookings that this page has not found', async () => {
  const { server, page } = await openKiosk()
  const before = await printTables(server.db)
  await expect(giveConsent(page, demoId('FOY1002 guest 1'))).rejects.toMatchObject({ status: 400, problem: 'badInput' })
  expect(await printTables(server.db)).toEqual(before)
})

it('recorded answers can be read and added, but not changed or deleted', async () => {
  const { server, page } = await openKiosk()
  await giveConsent(page, GUEST)
  for (const table of ['consents', 'face_outcomes'] as const) {
    await expect(server.db.inHotel(1, (tx) => tx.deleteFrom(table).execute())).rejects.toThrow(/permission denied/)
  }
  await expect(
    server.db.inHotel(1, (tx) => tx.updateTable('consents').set({ agreed: false }).execute()),
  ).rejects.toThrow(/permission denied/)
})

it('a form opened before the answer neither withdraws nor grants consent', async () => {
  const { page, guest } = await openKiosk()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await giveConsent(page, GUEST, { face: false, scan: true })
  const stale = found.guests.map((one) => buildGuestPayload(one, { faceConsent: true, scanConsent: false }))
  await saveGuests(page, found, stale)
  expect(await guest()).toMatchObject({ faceConsent: false, scanConsent: true, consentDay: '2027-05-10' })
})

it('MEMBER-09.a MEMBER-09.b a membership is stored with the guest, and a later form that omits it changes nothing', async () => {
  const { page, guest } = await openKiosk()
  const found = await findReservation(page, 'FOY1001', 'García López')
  const save = (membership?: 'joined' | 'refused') => saveParty(page, found, membership ? { membership } : {})
  await save()
  expect((await guest())?.membership).toBeUndefined()
  await save('refused')
  await save()
  expect((await guest())?.membership).toBe('refused')
  await save('joined')
  expect((await guest())?.membership).toBe('joined')
})
