import { openPreCheckin, sharePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { DEMO_LINK, openDemoLink, openPreCheckinLink } from './testing/party.ts'

const theirs = { id: demoId('FOY1015') }
const notFound = { status: 404, problem: 'reservationNotFound' }
const ended = { status: 410, problem: 'linkEnded' }

const linkRows = ({ db }: TestServer) =>
  db.inHotel(1, (tx) => tx.selectFrom('pre_checkin_links').selectAll().orderBy('made_at').execute())

it('the link alone shows nothing of the booking', async () => {
  const server = await createTestServer()
  const page = await server.open({ appKey: 'prechk' })
  const answer = await page.send(openPreCheckin, { body: { link: DEMO_LINK } })
  expect([answer.statusCode, answer.json()]).toEqual([200, { reservations: [] }])
  expect((await page.call(visitReservations)).reservations).toEqual([])
  await expect(page.call(fetchSummary, { body: { reference: 'FOY1015' } })).rejects.toMatchObject(notFound)
  expect((await linkRows(server))[0]?.opens).toBe(0)
})

it('opens only in the pre-check-in, not in another app of the hotel', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await expect(openPreCheckinLink(page, DEMO_LINK, { surname: 'IONESCU' })).rejects.toMatchObject(ended)
})

it.each([
  ['the surname', { surname: 'IONESCU' }],
  ['the day of arrival', { arrivalDate: '2027-05-11' }],
])('with %s it opens the booking for that visit, and is counted', async (_, factor) => {
  const server = await createTestServer()
  const page = await server.open({ appKey: 'prechk' })
  expect(await openPreCheckinLink(page, DEMO_LINK, factor)).toMatchObject(theirs)
  await page.load()
  // Within the same visit no further proof is needed.
  expect(await openPreCheckinLink(page, DEMO_LINK)).toMatchObject(theirs)
  expect(await linkRows(server)).toMatchObject([{ opens: 1, last_opened_at: expect.any(Date) }])
  const other = await server.open({ appKey: 'prechk' })
  expect((await other.call(openPreCheckin, { body: { link: DEMO_LINK } })).reservations).toEqual([])
})

it('five wrong answers in an hour block a link for that hour, wherever they come from; other links stay open', async () => {
  const server = await createTestServer()
  const { page, reservation } = await openDemoLink(server)
  const { path } = await page.call(sharePreCheckin, { body: { reference: reservation.reference } })
  const other = path.split('/').at(-1) ?? ''
  for (const surname of ['Popescu', '%', 'Ionesc', 'x', 'Popescu Ionescu']) {
    const guesser = await server.open({ appKey: 'prechk' })
    await expect(openPreCheckinLink(guesser, DEMO_LINK, { surname })).rejects.toMatchObject(notFound)
  }
  const late = await server.open({ appKey: 'prechk' })
  await expect(openPreCheckinLink(late, DEMO_LINK, { surname: 'Ionescu' })).rejects.toMatchObject({
    problem: 'tooManyTries',
  })
  await expect(openPreCheckinLink(late, DEMO_LINK, { arrivalDate: '2027-05-11' })).rejects.toMatchObject({
    problem: 'tooManyTries',
  })
  expect(await openPreCheckinLink(late, other, { surname: 'Ionescu' })).toMatchObject(theirs)
  // Visits that have already opened it still have access.
  expect(await openPreCheckinLink(page, DEMO_LINK)).toMatchObject(theirs)
})

it.each(['', 'FOY1015', 'x'.repeat(43), `${DEMO_LINK}x`, '../etc/passwd'])('%j is not a link', async (link) => {
  const page = await (await createTestServer()).open({ appKey: 'prechk' })
  await expect(openPreCheckinLink(page, link, { surname: 'Ionescu' })).rejects.toMatchObject(ended)
})

it('a link is valid until the day of departure, and not at another hotel', async () => {
  const server = await createTestServer()
  const page = async () => server.open({ appKey: 'prechk' })
  server.setNow('2027-05-14T10:00:00Z')
  expect(await openPreCheckinLink(await page(), DEMO_LINK, { surname: 'Ionescu' })).toMatchObject(theirs)
  server.setNow('2027-05-15T10:00:00Z')
  await expect(openPreCheckinLink(await page(), DEMO_LINK, { surname: 'Ionescu' })).rejects.toMatchObject(ended)
  server.setNow('2027-05-10T10:00:00Z')
  const elsewhere = await server.open({ hotelId: 2, appKey: 'prechk' })
  await expect(openPreCheckinLink(elsewhere, DEMO_LINK, { surname: 'Ionescu' })).rejects.toMatchObject(ended)
})

it('MODEL-07.l a party shares its own link, which is never stored in clear', async () => {
  const server = await createTestServer()
  const { page, reservation } = await openDemoLink(server)
  expect(reservation.linkShared).toBe(false)
  const answer = await page.send(sharePreCheckin, { body: { reference: reservation.reference }, key: 'the-same-wish' })
  const { path } = answer.json()
  const token = path.split('/').at(-1)
  expect(path).toBe(`/pok/1/company/1/hotel/1/lang/en/appkey/prechk/pre-checkin/${token}`)
  expect(token).toMatch(/^[\w-]{43}$/)
  const again = await page.send(visitReservations)
  expect(again.json().reservations[0]).toMatchObject({ pre_checkin_link_shared: true })
  const { reservation: opened } = await openDemoLink(server, token)
  expect(opened).toMatchObject(theirs)
  const kept = await server.db.inHotel(1, async (tx) => ({
    links: await tx.selectFrom('pre_checkin_links').selectAll().execute(),
    answers: await tx.selectFrom('idempotent_answers').selectAll().execute(),
  }))
  expect(JSON.stringify(kept)).not.toContain(token)
})

it('only a visit that has found a booking can create a link for it, and only before the guests are in house', async () => {
  const server = await createTestServer()
  const stranger = await server.open({ appKey: 'prechk' })
  const share = (reference: string) => stranger.call(sharePreCheckin, { body: { reference } })
  await expect(share('FOY1015')).rejects.toMatchObject(notFound)
  await findReservation(stranger, 'FOY1011', 'Kowalski')
  await expect(share('FOY1011')).rejects.toMatchObject({ problem: 'alreadyCheckedIn' })
  await findReservation(stranger, 'FOY1016', 'Novak')
  await expect(share('FOY1016')).rejects.toMatchObject({ problem: 'reservationCancelled' })
})

it('the oldest links are deleted, so that no party fills the table', async () => {
  const server = await createTestServer()
  const { page, reservation } = await openDemoLink(server)
  const { reference } = reservation
  for (let times = 0; times < 22; times++) await page.call(sharePreCheckin, { body: { reference } })
  const open = (await linkRows(server)).filter(({ revoked_at }) => revoked_at === null)
  expect(open).toHaveLength(20)
})
