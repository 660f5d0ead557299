import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { updateGuests } from '@foyer/contract/guests.ts'
import { checkGuest, getGuestFields } from '@foyer/domain/completion/check-guest.ts'
import { isBlocking } from '@foyer/domain/fields/issues.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { buildGuest } from '@foyer/domain/testing/builders.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'

const notFound = { status: 404, problem: 'reservationNotFound' }

function first({ guests }: Reservation) {
  const [guest] = guests
  if (!guest) throw new Error('Nobody is booked.')
  return guest
}

it('API-15.c API-77.a saves what guests enter, returns their ids, and shows the data from then on', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1002', 'Müller')
  const guests = found.guests.map((guest) => buildGuestPayload(guest))
  const answer = await page.send(updateGuests, {
    query: { pok: '1' },
    body: {
      update_customer_data: {
        reservation_id: found.id,
        reference: 'FOY1002',
        hotel_id: 1,
        is_pok: false,
        lang: 'en',
        customers: [
          {
            id: first(found).id,
            index: 1,
            board: '0',
            firstName: 'Anna',
            lastName: 'Müller',
            gender: 'F',
            birthDate: '1985-06-01',
            nationality: 'DEU',
            documentType: 'P',
            passportNumber: 'C01X00T47',
            expiration: '2032-01-31',
            passportExpedition: '2022-01-31',
            country_alpha_3: 'DEU',
            province: 'Berlin',
            city: 'Berlin',
            street: 'Lindenallee 4',
            postal_code: '10115',
            email: 'anna@example.com',
            phone: '+49 15112345678',
          },
        ],
      },
    },
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { guests_data: [{ id: first(found).id, name: 'Anna', surname: 'Müller', passport: 'C01X00T47' }] },
  ])
  await saveGuests(page, found, guests.slice(1))
  const again = await findReservation(page, 'FOY1002', 'Müller')
  expect(again.guests.map(({ state }) => state)).toEqual(['complete', 'complete', 'complete'])
  expect(first(again)).toMatchObject({ documentNumber: 'C01X00T47', issueDate: '2022-01-31', main: true })
})

it('removes a field that the guest has cleared', async () => {
  const page = await (await createTestServer()).open()
  const found = await findReservation(page, 'FOY1001', 'García')
  const everything = buildGuestPayload(first(found), { phone2: '+49 15112345679', relationship: 'friend' })
  await saveGuests(page, found, [everything])
  expect(first(await findReservation(page, 'FOY1001', 'Soler'))).toMatchObject({ relationship: 'friend' })
  const { phone2: _, relationship: _relationship, ...less } = everything
  await saveGuests(page, found, [less])
  const guest = first(await findReservation(page, 'FOY1001', 'Soler'))
  expect([guest.phone2, guest.relationship, guest.phone]).toEqual([undefined, undefined, everything.phone])
})

it('stores document numbers without spaces and hyphens', async () => {
  const page = await (await createTestServer()).open()
  const found = await findReservation(page, 'FOY1001', 'García')
  const typed = { documentNumber: ' c01x-00 t47 ', supportNumber: 'caa 000-001' }
  await saveGuests(page, found, [buildGuestPayload(first(found), typed)])
  expect(first(await findReservation(page, 'FOY1001', 'Soler'))).toMatchObject({
    documentNumber: 'C01X00T47',
    supportNumber: 'CAA000001',
  })
})

it('fields that only the hotel sets stay unchanged, whatever the page sends', async () => {
  const page = await (await createTestServer()).open()
  const found = await findReservation(page, 'FOY1002', 'Müller')
  const child = found.guests.find(({ adult }) => adult === false)
  if (!child) throw new Error('There is no child.')
  await saveGuests(page, found, [buildGuestPayload(child, { main: true, index: 1 })])
  const after = (await findReservation(page, 'FOY1002', 'Müller')).guests
  expect(after.filter(({ main }) => main).map(({ id }) => id)).toEqual([first(found).id])
  expect(after.find(({ id }) => id === child.id)).toMatchObject({ signatureState: 'missing', authorized: true })
})

it('rejects what the page would reject, with the same fields and reasons, and saves nothing', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1002', 'Müller')
  const guest = first(found)
  const { fields, policies } = page.hotelPage.site
  const before = await printTables(server.db)
  const wrong: Partial<GuestPayload>[] = [
    { documentNumber: undefined },
    { documentNumber: '' },
    { nationality: 'ESP', documentType: 'I', documentNumber: '12345678A', supportNumber: 'x' },
    { birthDate: '2028-01-01' },
    { birthDate: '1900-01-01' },
    { expiryDate: '2021-01-01' },
    { email: 'nobody' },
    { email: undefined, phone: undefined },
    { phone: 'by mail' },
    { firstName: undefined, lastName: undefined, gender: undefined },
    { country: undefined },
  ]
  for (const change of wrong) {
    const payload = Object.fromEntries(
      Object.entries(buildGuestPayload(guest, change)).filter(([, value]) => value !== undefined && value !== ''),
    ) as unknown as GuestPayload
    const { firstName: _, lastName: _surname, nationality: _country, ...nobody } = guest
    const ofBrowser = checkGuest(
      { ...nobody, ...payload },
      { fields: getGuestFields(guest, fields), others: found.guests, policy: policies.guests, today: '2027-05-10' },
    )
      .filter(isBlocking)
      .map(({ field, issue }) => ({ path: field, issue }))
    expect([change, ofBrowser]).not.toEqual([change, []])
    await expect(saveGuests(page, found, [payload])).rejects.toMatchObject({
      status: 400,
      problem: 'badInput',
      issues: ofBrowser,
    })
  }
  expect(await printTables(server.db)).toEqual(before)
})

it('VALID-18 rejects the same document for two guests of one party', async () => {
  const page = await (await createTestServer()).open()
  const found = await findReservation(page, 'FOY1002', 'Müller')
  const guests = found.guests.map((guest) => buildGuestPayload(guest, { documentNumber: 'C01X00T47' }))
  const issue = { path: 'documentNumber', issue: 'duplicateDocument' }
  await expect(saveGuests(page, found, guests.slice(0, 2))).rejects.toMatchObject({ issues: [issue, issue] })
  // The same when they are saved one by one, or concurrently.
  const outcomes = await Promise.allSettled(guests.slice(0, 2).map((guest) => saveGuests(page, found, [guest])))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('rejects guests of another booking, of another hotel and unknown ones, and saves nothing', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García')
  const other = await findReservation(page, 'FOY1002', 'Müller')
  const beach = await findReservation(await server.open({ hotelId: 2 }), 'FOY2001', 'Jensen')
  const before = await printTables(server.db)
  for (const id of [first(other).id, first(beach).id, 'nobody', '__proto__']) {
    const guests = [buildGuestPayload(first(found)), { ...buildGuestPayload(first(found)), id }]
    await expect(saveGuests(page, found, guests)).rejects.toMatchObject({ status: 400, problem: 'badInput' })
  }
  expect(await printTables(server.db)).toEqual(before)
})

it('rejects a booking that this visit has not found, and an unknown one', async () => {
  const server = await createTestServer()
  const [page, stranger] = [await server.open(), await server.open()]
  const found = await findReservation(page, 'FOY1001', 'García')
  await findReservation(stranger, 'FOY1002', 'Müller')
  const guests = [buildGuestPayload(first(found))]
  await expect(saveGuests(stranger, found, guests)).rejects.toMatchObject(notFound)
  await expect(saveGuests(page, { ...found, reference: 'FOY9999' }, guests)).rejects.toMatchObject(notFound)
})

it('rejects bookings that are cancelled, arrive tomorrow, are in house or are over', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const refusal = async (voucher: string, surname: string) => {
    const found = await findReservation(page, voucher, surname)
    // The page gets no guests of an ended stay.
    const guest = { id: demoId(`${voucher} guest 1`), index: 1, main: true }
    return saveGuests(page, found, [buildGuestPayload(buildGuest(guest))]).then(
      () => 'saved',
      ({ status, problem }) => `${status} ${problem}`,
    )
  }
  expect(await refusal('FOY1016', 'Novak')).toBe('409 reservationCancelled')
  expect(await refusal('FOY1015', 'Ionescu')).toBe('409 arrivesLater')
  expect(await refusal('FOY1011', 'Kowalski')).toBe('409 alreadyCheckedIn')
  // Guests whose room isn't ready or assigned may give their data in the meantime.
  expect(await refusal('FOY1014', 'Papadopoulos')).toBe('saved')
  expect(await refusal('FOY1007', 'Lindqvist')).toBe('saved')
  server.setNow('2027-05-30T10:00:00Z')
  expect(await refusal('FOY1001', 'García')).toBe('409 stayEnded')
})
