import { compareFaces, saveFaceConsent, skipFace } from '@foyer/contract/face.ts'
import { removePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { expect, it } from 'vitest'
import { completePreCheckin, openDemoLink } from '../../checkin/pre-checkin/testing/party.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, saveParty, sign } from '../../testing/journey.ts'

const another = { status: 403, problem: 'givenByAnother' }

/**
 * One phone of a link has given and signed for the first of two guests; another has opened the same
 * link.
 */
async function signedElsewhere(server: TestServer) {
  const [first, second] = [await openDemoLink(server), await openDemoLink(server)]
  const [one] = first.reservation.guests
  if (!one) throw new Error('Two are booked.')
  await saveGuests(first.page, first.reservation, [buildGuestPayload(one)])
  const alone = { ...first.reservation, guests: [one] }
  await sign(first.page, alone)
  return { first, second, one, alone: { ...second.reservation, guests: [one] }, signed: alone }
}

const readSignature = ({ db }: TestServer, guestId: string) =>
  db.inHotel(1, (tx) =>
    tx.selectFrom('signatures').select(['signed_by', 'signed_at']).where('guest_id', '=', guestId).executeTakeFirst(),
  )

it('R10 a second phone does not replace another’s signature; the one who gave it may sign again', async () => {
  const server = await createTestServer()
  const { first, second, one, alone, signed } = await signedElsewhere(server)
  const before = await readSignature(server, one.id)
  await expect(sign(second.page, alone)).rejects.toMatchObject(another)
  expect(await readSignature(server, one.id)).toEqual(before)
  await sign(first.page, signed)
  expect((await readSignature(server, one.id))?.signed_at).not.toEqual(before?.signed_at)
})

it('R10 nor does it answer for another’s face', async () => {
  const server = await createTestServer()
  const { second, one } = await signedElsewhere(server)
  const { reference } = second.reservation
  const consents = second.page.call(saveFaceConsent, { body: { people: [{ id: one.id, face: true }] } })
  await expect(consents).rejects.toMatchObject(another)
  const skips = second.page.call(skipFace, { body: { reference, guestId: one.id, why: 'skipped' } })
  await expect(skips).rejects.toMatchObject(another)
  const part = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nx\r\n`
  const compares = await second.page.browser.send({
    ...second.page.request(compareFaces, {
      query: { reservation: reference, guest_number: String(one.index) },
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
    payload: `${part('person_face')}${part('document_face')}--x--\r\n`,
  })
  expect([compares.statusCode, compares.json().problem]).toEqual([403, 'givenByAnother'])
})

it('R10 nor does it remove a document that it may not read, no matter who gave it', async () => {
  const server = await createTestServer()
  const { first, second, one } = await signedElsewhere(server)
  const strip = ({ page, reservation }: typeof first) =>
    page.call(removePreCheckin, { query: { reservation: reservation.reference, guestIndex: one.index } })
  await expect(strip(second)).rejects.toMatchObject(another)
  await strip(first)
  // The signature is gone.
  expect(await readSignature(server, one.id)).toBeUndefined()
})

it.each([
  ['another name', { firstName: 'Total', lastName: 'Stranger' }],
  ['another document', { documentNumber: 'C01X00T99' }],
  ['another address', { street: 'Elsewhere 1' }],
  ['less than before', { phone: undefined }],
])('R10 a signature is void when what was signed changes: %s', async (_, changes) => {
  const server = await createTestServer()
  const { first, one } = await signedElsewhere(server)
  const again = (given: object) => saveGuests(first.page, first.reservation, [buildGuestPayload(one, given)])
  await again({})
  expect(await readSignature(server, one.id)).toBeDefined()
  await again(changes)
  expect(await readSignature(server, one.id)).toBeUndefined()
  await expect(completePreCheckin(first.page, first.reservation)).rejects.toMatchObject({ status: 409 })
})

it('R10 the same when the hotel’s own system or another phone changes it, but not for an answer that is no part of it', async () => {
  const server = await createTestServer()
  const { second, one } = await signedElsewhere(server)
  await server.db.inHotel(1, async (tx) => {
    const { given } = await tx.selectFrom('guests').select('given').where('id', '=', one.id).executeTakeFirstOrThrow()
    const change = (more: object) =>
      tx
        .updateTable('guests')
        .set({ given: JSON.stringify({ ...given, ...more }) })
        .where('id', '=', one.id)
        .execute()
    await change({ faceSkip: 'skipped' })
    expect(await tx.selectFrom('signatures').select('guest_id').where('guest_id', '=', one.id).execute()).toHaveLength(
      1,
    )
  })
  await saveGuests(second.page, second.reservation, [buildGuestPayload(one, { lastName: 'Other' })])
  expect(await readSignature(server, one.id)).toBeUndefined()
})

it('R10 at a supervised device of the hotel, a party signs again', async () => {
  const server = await createTestServer()
  server.setNow('2027-05-11T10:00:00Z')
  await signedElsewhere(server)
  const kiosk = await server.openKiosk()
  const found = await findReservation(kiosk, 'FOY1015', 'Ionescu')
  await saveParty(kiosk, found)
  await sign(kiosk, found)
  expect((await arrive(kiosk, found)).keyCode).toMatch(/^\d{6}$/)
})
