import { decodeMrz, scanDocument, toScannedDocument } from '@foyer/contract/document.ts'
import { updateGuests } from '@foyer/contract/guests.ts'
import { removePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { isAlreadyRegistered } from '@foyer/domain/document/duplicate-mrz.ts'
import { mrzFaults } from '@foyer/domain/document/mrz-zone.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { buildTd1, buildTd3 } from '@foyer/domain/testing/build-mrz.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { DocumentReader } from '../../outside/document-reader/document-reader.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'

const decode = async (page: GuestPage, mrz: string) => (await page.send(decodeMrz, { body: { mrz } })).json()

it('API-33.b MODEL-26.a MODEL-26.b MRZ-05 MRZ-06.b decodes a zone into the fields of the specification', async () => {
  const page = await (await createTestServer()).open()
  const mrz = buildTd1({
    code: 'ID',
    state: 'ESP',
    number: 'BAA000589',
    optional: '99999999R',
    names: 'ROBLEDO<<LUCIA',
  })
  expect(await decode(page, mrz)).toEqual({
    last_name: 'ROBLEDO',
    name: 'LUCIA',
    birth_date: '01/06/1985',
    number: '99999999R',
    expiration_date: '31/01/2032',
    issuing_date: '31/01/2022',
    issuing_country: 'ESP',
    type: 'DNI',
    nationality: 'ESP',
    gender: 'F',
    support_number: 'BAA000589',
    issue_date_derived: true,
  })
})

it.each([
  ['MODEL-26.b MRZ-06.a', 'Passport', buildTd3()],
  [
    'MODEL-26.b MRZ-06.c',
    'NIE',
    buildTd1({ state: 'ESP', nationality: 'MAR', number: 'E12345678', optional: 'X1234567L' }),
  ],
  ['MODEL-26.b MRZ-06.b', 'DNI', buildTd1({ state: 'ITA' })],
])('%s the type %s', async (_, type, mrz) => {
  expect(await decode(await (await createTestServer()).open(), mrz)).toMatchObject({ type })
})

it('MODEL-26.c MRZ-07 answers an undecodable zone with a message, and no expiry with the year 2999', async () => {
  const page = await (await createTestServer()).open()
  const answer = await page.send(decodeMrz, { body: { mrz: buildTd3().replace('SPECI', 'SPECJ') } })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { error: { message: mrzFaults.checkDigit, reason: 'checkDigit' } },
  ])
  expect(await decode(page, buildTd3({ expiry: '990101' }))).toMatchObject({ expiration_date: '01/01/2999' })
})

it('rejects decoding without a page', async () => {
  const page = await (await createTestServer()).open()
  const { statusCode } = await page.send(decodeMrz, {
    body: { mrz: buildTd3() },
    headers: { 'x-csrftoken': undefined },
  })
  expect(statusCode).toBe(401)
})

const canary = 'CANARY-OF-A-DOCUMENT-PICTURE'
const seeing: DocumentReader = {
  installed: true,
  read: async (picture) => ({
    hasMrz: true,
    hasFace: (await picture.text()) === canary,
    faceCaptured: false,
    document: { documentNumber: 'SPECI2014', firstName: 'ANA', lastName: 'SOLER', documentType: 'P' },
  }),
}

const show = (page: GuestPage, payload: string | Buffer, type = 'image/jpeg') =>
  page.browser.send({ ...page.request(scanDocument, { headers: { 'content-type': type } }), payload })

it('API-34.b passes a picture to the reader and answers with what it read', async () => {
  const page = await (await createTestServer({ documentReader: seeing })).open()
  expect((await show(page, canary)).json()).toEqual({
    has_mrz: true,
    has_face: true,
    face_roi_captured: false,
    mrz_result: { number: 'SPECI2014', name: 'ANA', last_name: 'SOLER', type: 'Passport' },
  })
  expect(page.hotelPage.readers).toMatchObject({ document: true })
})

it('reports a missing reader, and the page knows from the start', async () => {
  const page = await (await createTestServer()).open()
  const answer = await show(page, canary)
  expect([answer.statusCode, answer.json().problem]).toEqual([503, 'readerNotInstalled'])
  expect(page.hotelPage.readers).toEqual({ document: false, face: false })
})

it('a picture leaves nothing behind, in the database or in the log', async () => {
  const logged: string[] = []
  const server = await createTestServer({ documentReader: seeing, logTo: { write: (line) => void logged.push(line) } })
  const page = await server.open()
  // Creates the visit's own row first.
  await decode(page, buildTd3())
  const before = await printTables(server.db)
  expect((await show(page, canary)).statusCode).toBe(200)
  // Except for digests, which identify the document when it is saved.
  expect(withoutDigests(await printTables(server.db))).toEqual(withoutDigests(before))
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join('')).not.toMatch(new RegExp(`${canary}|SPECI2014|SOLER`))
})

it.each([
  ['a picture that is too large', Buffer.alloc(10 * 1024 * 1024 + 1), 'image/jpeg', 413],
  ['a text', canary, 'application/json', 400],
  ['another kind of picture', canary, 'image/svg+xml', 415],
])('rejects %s', async (_, payload, type, status) => {
  const page = await (await createTestServer({ documentReader: seeing })).open()
  expect((await show(page, payload, type)).statusCode).toBe(status)
})

it('reads a picture only for a visit of this hotel', async () => {
  const page = await (await createTestServer({ documentReader: seeing })).open()
  const request = page.request(scanDocument, { headers: { 'content-type': 'image/jpeg', 'x-hotel-id': '2' } })
  expect((await page.browser.send({ ...request, payload: canary })).statusCode).toBe(401)
})

it('rejects a picture in a call that takes none', async () => {
  const page = await (await createTestServer()).open()
  const request = page.request(decodeMrz, { headers: { 'content-type': 'image/jpeg' } })
  expect((await page.browser.send({ ...request, payload: canary })).json()).toEqual({ problem: 'notJson' })
})

it('stores nothing of pictures and zones that come with a guest', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const reservation = await findReservation(page, 'FOY1001', 'García López')
  const [guest] = reservation.guests
  if (!guest) throw new Error('nobody is booked')
  const body = {
    reservationId: reservation.id,
    reference: reservation.reference,
    hotelId: 1,
    isPok: false,
    language: 'en',
  }
  const wire = z.encode(updateGuests.body, { ...body, guests: [buildGuestPayload(guest)] })
  const picture = 'data:image/png;base64,Q0FOQVJZLU9GLUEtUElDVFVSRQ=='
  const withPictures = JSON.parse(
    JSON.stringify(wire).replace(
      '"passportNumber"',
      `"documentFace":"${picture}","documentImage1":"${picture}","driveLicenseImage":"${picture}","signature":"${picture}",
       "documentMRZData":"CANARY<<LINES","passportNumber"`,
    ),
  )
  expect(JSON.stringify(withPictures)).toContain('CANARY<<LINES')
  expect((await page.send(updateGuests, { body: withPictures })).statusCode).toBe(200)
  expect(await dumpStored(server.db)).not.toMatch(/CANARY|Q0FOQVJZ/)
})

async function createRegistered() {
  const server = await createTestServer()
  const page = await server.open()
  const reservation = await findReservation(page, 'FOY1002', 'Müller')
  await saveGuests(
    page,
    reservation,
    reservation.guests.map((guest) => buildGuestPayload(guest, { documentNumber: `SPECI201${guest.index}` })),
  )
  const guests = async (): Promise<readonly Guest[]> =>
    (await page.call(visitReservations)).reservations.find(({ reference }) => reference === 'FOY1002')?.guests ?? []
  const remove = (guest: string, reservation = 'FOY1002') =>
    page.send(removePreCheckin, { query: { reservation, guest } })
  return { server, page, reservation, guests, remove }
}

it('rescanning a document discards the earlier data about it', async () => {
  const { server, page, guests, remove } = await createRegistered()
  const [ana, ben] = await guests()
  expect([ana?.state, ben?.state]).toEqual(['complete', 'complete'])
  const scanned = toScannedDocument(await page.call(decodeMrz, { body: { mrz: buildTd3({ number: 'SPECI2011' }) } }))
  expect(scanned && ana && isAlreadyRegistered(scanned, ana)).toBe(true)
  const answer = await remove('1')
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  const [after, other] = await guests()
  expect(after).toMatchObject({ id: ana?.id, state: 'incomplete', email: ana?.email, version: ana?.version })
  expect(after).not.toHaveProperty('documentNumber')
  expect(after).not.toHaveProperty('expiryDate')
  expect(other).toEqual(ben)
  const kept = await readSuperseded(server.db, ana?.id ?? '')
  expect(kept).toMatchObject({ given: { documentNumber: 'SPECI2011', email: ana?.email }, at: expect.any(Date) })
})

it('rescanning twice keeps the first data, and saving the scan completes the guest', async () => {
  const { server, page, reservation, guests, remove } = await createRegistered()
  const [ana] = await guests()
  await remove('1')
  await remove('1')
  expect(await readSuperseded(server.db, ana?.id ?? '')).toMatchObject({ given: { documentNumber: 'SPECI2011' } })
  if (ana) await saveGuests(page, reservation, [buildGuestPayload(ana, { documentNumber: 'SPECI2011' })])
  expect((await guests())[0]?.state).toBe('complete')
})

it.each([
  ['another booking', '1', 'FOY1001', 'reservationNotFound'],
  ['a guest who is not there', '9', 'FOY1002', 'badInput'],
])('rejects rescanning for %s', async (_, guest, reservation, problem) => {
  const { remove } = await createRegistered()
  expect((await remove(guest, reservation)).json()).toMatchObject({ problem })
})

it('rejects a request that our script did not make, and one from a screen that has not begun', async () => {
  const { server, page, guests } = await createRegistered()
  const before = await guests()
  const query = { reservation: 'FOY1002', guest: '1' }
  const plain = await page.send(removePreCheckin, { query, headers: { 'x-csrftoken': undefined } })
  expect(plain.statusCode).toBe(401)
  const other = await server.open()
  await findReservation(other, 'FOY1002', 'Müller')
  const busy = await other.send(removePreCheckin, { query })
  expect(busy.json()).toMatchObject({ problem: 'reservationInUse' })
  expect(await guests()).toEqual(before)
})

const withoutDigests = (print: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(print).filter(([table]) => !table.startsWith('visit_scans ')))

async function dumpStored({ ownerUrl }: { ownerUrl: string }): Promise<string> {
  return withOwnerClient(ownerUrl, async (client) => {
    await client.query("select set_config('foyer.hotel_id', '1', false)")
    const { rows } = await client.query<{ row: string }>(
      'select guests::text as row from guests union all select idempotent_answers::text from idempotent_answers',
    )
    expect(rows.length).toBeGreaterThan(5)
    return rows.map(({ row }) => row).join('')
  })
}

async function readSuperseded({ ownerUrl }: { ownerUrl: string }, id: string) {
  return withOwnerClient(ownerUrl, async (client) => {
    await client.query("select set_config('foyer.hotel_id', '1', false)")
    const { rows } = await client.query<{ at: Date; given: object }>(
      'select superseded_at as at, superseded_given as given from guests where id = $1',
      [id],
    )
    return rows[0]
  })
}
