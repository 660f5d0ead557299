import { openPreCheckin, sharePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { myBookings, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { expect, it } from 'vitest'
import { lucia, signInAs } from '../../checkin/account/testing/account-page.ts'
import { completePreCheckin, DEMO_LINK, openDemoLink } from '../../checkin/pre-checkin/testing/party.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { buildGuestPayload, findReservation, saveGuests, saveParty, sign } from '../../testing/journey.ts'

const secrets = { documentNumber: 'C01X00T47', email: 'ana.1@example.com', street: 'Lindenallee 4', city: 'Potsdam' }
const noTrace = [...Object.values(secrets), '1985-06-01', '+49', '10115', 'Berlin', 'Soler']

/** A phone has given one guest; another has opened the same link. */
async function openTwoPhones(server: TestServer) {
  const [first, second] = [await openDemoLink(server), await openDemoLink(server)]
  const [one, two] = first.reservation.guests
  if (!one || !two) throw new Error('Two are booked.')
  await saveGuests(first.page, first.reservation, [buildGuestPayload(one, { ...secrets, phone2: '+49 15112345679' })])
  return { first, second, one, two }
}

const listVisibleGuests = async (page: GuestPage) => (await page.call(visitReservations)).reservations[0]?.guests ?? []
const listGuestsAtKiosk = async (server: TestServer) =>
  (await findReservation(await server.openKiosk(), 'FOY1015', 'Ionescu')).guests

it('what a phone gave is returned to it, and to no other phone', async () => {
  const server = await createTestServer()
  const { first, second } = await openTwoPhones(server)
  expect((await listVisibleGuests(first.page))[0]).toMatchObject(secrets)
  const [seen] = await listVisibleGuests(second.page)
  expect(seen).toMatchObject({ firstName: 'Ana', documentNumber: '••••0T47', state: 'complete' })
  expect(seen?.masked).toMatchObject({ why: 'givenElsewhere', owes: [] })
  expect([seen?.lastName, seen?.email, seen?.birthDate]).toEqual([undefined, undefined, undefined])
})

it.each([
  ['prechk', [200, 200, 200, 200]],
  ['own', [410, 200, 200, 410]],
] as const)('R1 none of it is sent to a phone, however it finds the booking: %s', async (appKey, statuses) => {
  const server = await createTestServer()
  await openTwoPhones(server)
  const page = await server.open({ appKey })
  const answers = [
    await page.send(openPreCheckin, { body: { link: DEMO_LINK, surname: 'Ionescu' } }),
    await page.send(searchReservations, { body: { voucher: 'FOY1015', surname: 'Ionescu' } }),
    await page.send(visitReservations),
    await page.send(openPreCheckin, { body: { link: DEMO_LINK } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses)
  for (const { body } of answers.filter(({ statusCode }) => statusCode === 200)) {
    expect(JSON.parse(body).reservations[0].guests[0].passport).toBe('••••0T47')
    expect(noTrace.filter((secret) => body.includes(secret))).toEqual([])
  }
})

it('what the hotel knew is hidden behind a link, except for the names; found by number and surname it is there', async () => {
  const server = await createTestServer()
  const sharer = await server.open({ appKey: 'prechk' })
  await findReservation(sharer, 'FOY1003', 'Rossi')
  const { path } = await sharer.call(sharePreCheckin, { body: { reference: 'FOY1003' } })
  const { guests } = (await openDemoLink(server, path.split('/').at(-1), 'Rossi')).reservation
  expect(guests[0]).toMatchObject({
    firstName: 'Giulia',
    lastName: 'Rossi',
    documentNumber: '••••0418',
    state: 'complete',
  })
  expect(guests[0]).not.toHaveProperty('email')
  const atCheckIn = await server.open({ appKey: 'own' })
  expect((await findReservation(atCheckIn, 'FOY1003', 'Rossi')).guests[0]).toMatchObject({
    email: 'giulia.rossi@example.com',
  })
})

it('nor is it by the account that the booking was made with', async () => {
  const server = await createTestServer()
  const phone = await server.open({ appKey: 'own' })
  const found = await findReservation(phone, 'FOY1001', 'García López')
  await saveParty(phone, found, secrets)
  const other = await server.open({ appKey: 'own' })
  await signInAs(other, lucia)
  const { statusCode, body } = await other.send(myBookings)
  expect([statusCode, JSON.parse(body).reservations[0].guests[0].passport]).toEqual([200, '••••0T47'])
  expect(noTrace.filter((secret) => body.includes(secret))).toEqual([])
})

it('a device of the hotel shows everything', async () => {
  const server = await createTestServer()
  await openTwoPhones(server)
  expect((await listGuestsAtKiosk(server))[0]).toMatchObject(secrets)
})

it('a mask that is sent back is rejected and overwrites nothing', async () => {
  const server = await createTestServer()
  const { second } = await openTwoPhones(server)
  const [seen] = await listVisibleGuests(second.page)
  if (!seen) throw new Error('Nobody is booked.')
  const echoed = buildGuestPayload(seen, { version: seen.version, documentNumber: seen.documentNumber })
  await expect(saveGuests(second.page, second.reservation, [echoed])).rejects.toMatchObject({
    status: 400,
    issues: [{ path: 'documentNumber', issue: 'required' }],
  })
  expect((await listGuestsAtKiosk(server))[0]).toMatchObject({ ...secrets, version: seen.version })
})

it('a visit that was shown nothing replaces a guest as a whole, reads nothing by it, and what was there is archived', async () => {
  const server = await createTestServer()
  const { first, second, one } = await openTwoPhones(server)
  const [seen] = await listVisibleGuests(second.page)
  const updated = buildGuestPayload(one, {
    documentNumber: 'C01X00T55',
    city: 'Lyon',
    phone: undefined,
    version: seen?.version,
  })
  await saveGuests(second.page, second.reservation, [updated])
  const [now] = await listVisibleGuests(second.page)
  expect(now).toMatchObject({ documentNumber: 'C01X00T55', city: 'Lyon' })
  expect([now?.masked, now?.phone, now?.phone2]).toEqual([undefined, undefined, undefined])
  // And the first phone can't read it any more.
  expect((await listVisibleGuests(first.page))[0]).toMatchObject({ documentNumber: '••••0T55', masked: { owes: [] } })
  const row = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('guests').select('superseded_given').where('id', '=', one.id).executeTakeFirstOrThrow(),
  )
  expect(row.superseded_given).toMatchObject(secrets)
})

it('a party that fills in on two phones signs and completes on one of them', async () => {
  const server = await createTestServer()
  const { first, second, two } = await openTwoPhones(server)
  await saveGuests(second.page, second.reservation, [buildGuestPayload(two)])
  const states = (guests: readonly Guest[]) => guests.map(({ state, masked }) => [state, masked?.why])
  expect(states(await listVisibleGuests(first.page))).toEqual([
    ['complete', undefined],
    ['complete', 'givenElsewhere'],
  ])
  await sign(first.page, first.reservation)
  await completePreCheckin(first.page, first.reservation)
  expect((await listGuestsAtKiosk(server)).map(({ signatureState }) => signatureState)).toEqual([
    'uploaded',
    'uploaded',
  ])
})
