import { sharePreCheckin } from '@foyer/contract/pre-checkin.ts'
import { downloadQr } from '@foyer/contract/qr.ts'
import {
  endVisit,
  myBookings,
  proveReservation,
  searchReservations,
  visitReservations,
} from '@foyer/contract/reservation.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import type { Factor } from '@foyer/domain/proof/proof.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readQr } from '../../book/qr/testing/read-qr.ts'
import { beachDocument } from '../../demo/beach.ts'
import { demoId } from '../../demo/demo-id.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, checkIn, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { lucia, signInAs } from '../account/testing/account-page.ts'
import { DEMO_LINK, openDemoLink, openPreCheckinLink } from '../pre-checkin/testing/party.ts'

const prove = (page: GuestPage, factor: Factor, value: string) =>
  page.call(proveReservation, { body: { factor, value } })

async function listAlertsAt(server: TestServer, hotelId = 1) {
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', hotelId })
  return (await desk.call(listAlerts)).open.map(({ kind, reference }) => [kind, reference])
}

/** Creates a link to Rossi's reservation, as staff or the party do. */
async function createLinkTo(server: TestServer, reference: string, surname: string): Promise<string> {
  const page = await server.open({ appKey: 'prechk' })
  await findReservation(page, reference, surname)
  const { path } = await page.call(sharePreCheckin, { body: { reference } })
  return path.split('/').at(-1) ?? ''
}

/** What only the guests of FOY1003 know. */
const secrets = ['FOY1003', 'YA0000418', 'giulia.rossi@example.com']

it('R1 the proof is stored with the reservation, and a weaker one does not replace a stronger one', async () => {
  const server = await createTestServer()
  const kept = (hotelId: number, reference: string) =>
    server.db.inHotel(hotelId, async (tx) => {
      const rows = tx.selectFrom('visit_reservations').select('proof').where('reservation_id', '=', demoId(reference))
      return (await rows.execute()).map(({ proof }) => proof)
    })
  const { page } = await openDemoLink(server)
  // The demo's link counts as sent by staff.
  expect(await kept(1, 'FOY1015')).toEqual(['mail'])
  await findReservation(page, 'FOY1015', 'Ionescu')
  expect(await kept(1, 'FOY1015')).toEqual(['number'])
  const { path } = await page.call(sharePreCheckin, { body: { reference: 'FOY1015' } })
  await openDemoLink(server, path.split('/').at(-1))
  expect((await kept(1, 'FOY1015')).toSorted()).toEqual(['link', 'number'])
  await openPreCheckinLink(page, DEMO_LINK, { surname: 'Ionescu' })
  expect((await kept(1, 'FOY1015')).toSorted()).toEqual(['link', 'number'])
  const guest = await server.open()
  await signInAs(guest, lucia)
  await guest.call(myBookings)
  expect(await kept(1, 'FOY1001')).toEqual(['account'])
  const { kiosk } = await openKioskAndSearch(server)
  expect(await kept(2, 'FOY2001')).toEqual(['surname'])
  const picked = { allDueIn: true, staffPassword: 'foyer-admin', picked: demoId('FOY2001') }
  const { reservations } = await kiosk.call(searchReservations, { body: picked })
  expect([reservations[0]?.reference, await kept(2, 'FOY2001')]).toEqual(['FOY2001', ['staff']])
})

it('R1 a link opens only in pre-check-in, and neither shows passports nor allows arriving', async () => {
  const server = await createTestServer()
  const link = await createLinkTo(server, 'FOY1003', 'Rossi')
  const own = await server.open()
  await expect(openPreCheckinLink(own, link, { arrivalDate: '2027-05-10' })).rejects.toMatchObject({
    problem: 'linkEnded',
  })
  const finder = await server.open({ appKey: 'prechk' })
  const reservation = await openPreCheckinLink(finder, link, { arrivalDate: '2027-05-10' })
  const seen = (await finder.send(visitReservations)).body
  expect(secrets.filter((secret) => seen.includes(secret))).toEqual([])
  await expect(arrive(finder, reservation)).rejects.toMatchObject({ status: 403, problem: 'proofTooWeak' })
  await expect(finder.call(fetchSummary, { body: { reference: reservation.reference } })).rejects.toMatchObject({
    problem: 'proofTooWeak',
  })
})

it('R1 a visit opened by a link cannot use the number in a call either, so guessing it gains nothing', async () => {
  const server = await createTestServer()
  const finder = await server.open({ appKey: 'prechk' })
  await openPreCheckinLink(finder, await createLinkTo(server, 'FOY1003', 'Rossi'), { surname: 'Rossi' })
  await expect(finder.call(sharePreCheckin, { body: { reference: 'FOY1003' } })).rejects.toMatchObject({
    problem: 'reservationNotFound',
  })
})

it('R1 a code obtained through a link opens nothing elsewhere without a second factor', async () => {
  const server = await createTestServer()
  const finder = await server.open({ appKey: 'prechk' })
  const { reference } = await openPreCheckinLink(finder, await createLinkTo(server, 'FOY1003', 'Rossi'), {
    surname: 'Rossi',
  })
  const answer = await finder.send(downloadQr, { params: { code: reference, surname: 'Rossi' } })
  const qr = readQr(answer.rawPayload)
  const phone = await server.open()
  const found = await phone.call(searchReservations, { body: { qr } })
  expect(found).toMatchObject({ reservations: [{ guests: [], customer: {} }], secondFactors: ['number', 'phone'] })
  await expect(prove(phone, 'name', 'Giulia Rossi')).rejects.toMatchObject({ problem: 'secondFactorWrong' })
  expect((await prove(phone, 'number', 'foy1003')).reservations[0]).toMatchObject({ reference: 'FOY1003' })
})

it('R1 a link ends after twenty misses, however slow, and the hotel is alerted', async () => {
  const server = await createTestServer()
  const link = await createLinkTo(server, 'FOY1003', 'Rossi')
  const miss = async (day: number) => {
    const page = await server.open({ appKey: 'prechk' })
    const arrivalDate = `2027-06-${String(day).padStart(2, '0')}`
    return openPreCheckinLink(page, link, { arrivalDate }).catch(({ problem }) => problem)
  }
  const answers = []
  for (let day = 1; day <= 20; day++) {
    answers.push(await miss(day))
    // An hour later.
    await server.db.directory.deleteFrom('failed_tries').execute()
  }
  expect(answers).toEqual([...Array(19).fill('reservationNotFound'), 'linkEnded'])
  const late = await server.open({ appKey: 'prechk' })
  await expect(openPreCheckinLink(late, link, { arrivalDate: '2027-05-10' })).rejects.toMatchObject({
    problem: 'linkEnded',
  })
  expect(await listAlertsAt(server)).toEqual([['linkGuessed', 'FOY1003']])
})

const openKioskAndSearch = async (server: TestServer) => {
  const kiosk = await server.openKiosk(2)
  return { kiosk, answer: await kiosk.send(searchReservations, { body: { surname: 'jensen' } }) }
}

it('R7 a surname at the kiosk finds a reservation, but shows, changes and unlocks nothing before a second factor', async () => {
  const server = await createTestServer()
  const { kiosk, answer } = await openKioskAndSearch(server)
  const { reservations, second_factors } = answer.json()
  expect(second_factors).toEqual(['number', 'departureDate', 'name'])
  const id = demoId('FOY2001')
  expect(reservations).toMatchObject([
    { id, reference: id, state: 'expected', guests: [], customer: {}, numberNights: 0 },
  ])
  expect(answer.body).not.toMatch(/FOY2001|Mikkel|Jensen|2027-05-13/i)
  const stolen = {
    ...(await findReservation(await server.open({ hotelId: 2 }), 'FOY2001', 'Jensen')),
    reference: demoId('FOY2001'),
  }
  const weak = { status: 403, problem: 'proofTooWeak' }
  await expect(saveParty(kiosk, stolen, { firstName: 'Total', lastName: 'Stranger' })).rejects.toMatchObject(weak)
  await expect(sign(kiosk, stolen)).rejects.toMatchObject(weak)
  await expect(arrive(kiosk, stolen)).rejects.toMatchObject(weak)
  expect(await kiosk.call(visitReservations)).toMatchObject({ reservations: [], secondFactors: expect.any(Array) })
})

it.each<[Factor, string, string]>([
  ['number', 'FOY2002', 'FOY2001'],
  ['departureDate', '2027-05-12', '2027-05-13'],
  ['name', 'Total Stranger', 'Mikkel Jensen'],
  ['phone', '0000', '3456'],
])(
  'R7 %s: %s is rejected, %s opens the reservation as number and surname do, even after a reload',
  async (factor, wrong, right) => {
    const server = await createTestServer()
    if (factor === 'phone')
      await server.db.inHotel(2, (tx) =>
        sql`update guests set given = given || '{"phone": "+45 20123456"}' where id = ${demoId('FOY2001 guest 1')}`.execute(
          tx,
        ),
      )
    const { kiosk } = await openKioskAndSearch(server)
    await expect(prove(kiosk, factor, wrong)).rejects.toMatchObject({ problem: 'secondFactorWrong' })
    const { reservations, secondFactors } = await prove(kiosk, factor, right)
    expect([reservations[0]?.reference, secondFactors]).toEqual(['FOY2001', undefined])
    await kiosk.load()
    const [reservation] = (await kiosk.call(visitReservations)).reservations
    if (!reservation) throw new Error('Nothing was found.')
    await saveParty(kiosk, reservation)
    await sign(kiosk, reservation)
    expect((await arrive(kiosk, reservation)).keyCode).toMatch(/^\d{6}$/)
  },
)

it('R7 data that a page has entered is not a second factor: an attacker cannot write the answer first', async () => {
  const server = await createTestServer()
  const phone = await server.open({ hotelId: 2 })
  await saveParty(phone, await findReservation(phone, 'FOY2001', 'Jensen'), { phone: '+45 20123456' })
  const { kiosk, answer } = await openKioskAndSearch(server)
  expect(answer.json().second_factors).toEqual(['number', 'departureDate', 'name'])
  await expect(prove(kiosk, 'phone', '3456')).rejects.toMatchObject({ problem: 'secondFactorWrong' })
})

it('R7 after three wrong answers even the right one must wait, and the hotel is alerted', async () => {
  const server = await createTestServer()
  const { kiosk } = await openKioskAndSearch(server)
  for (const day of ['11', '12', '14'])
    await expect(prove(kiosk, 'departureDate', `2027-05-${day}`)).rejects.toMatchObject({
      problem: 'secondFactorWrong',
    })
  await expect(prove(kiosk, 'departureDate', '2027-05-13')).rejects.toMatchObject({ problem: 'tooManyTries' })
  expect(await listAlertsAt(server, 2)).toEqual([['reservationGuessed', 'FOY2001']])
})

it('R32 three misses at the kiosk keep neither the right name nor the next guest out', async () => {
  const server = await createTestServer()
  const { kiosk } = await openKioskAndSearch(server)
  const wrong = { problem: 'secondFactorWrong' }
  for (const name of ['Anna Jensen', 'Lars Jensen', 'Ole Jensen'])
    await expect(prove(kiosk, 'name', name)).rejects.toMatchObject(wrong)
  for (const day of ['11', '12', '14'])
    await expect(prove(kiosk, 'departureDate', `2027-05-${day}`)).rejects.toMatchObject(wrong)
  await kiosk.call(endVisit)
  await kiosk.load()
  await kiosk.call(searchReservations, { body: { surname: 'jensen' } })
  expect((await prove(kiosk, 'departureDate', '2027-05-13')).reservations[0]?.reference).toBe('FOY2001')
  const { kiosk: same } = await openKioskAndSearch(server)
  for (const name of ['Anna Jensen', 'Lars Jensen', 'Ole Jensen'])
    await expect(prove(same, 'name', name)).rejects.toMatchObject(wrong)
  expect((await prove(same, 'name', 'Mikkel Jensen')).reservations[0]?.reference).toBe('FOY2001')
  expect(await listAlertsAt(server, 2)).toEqual([['reservationGuessed', 'FOY2001']])
})

it('R32 many wrong names at a hotel’s device make the right one wait for a minute at most', async () => {
  const server = await createTestServer()
  const { kiosk } = await openKioskAndSearch(server)
  for (const name of ['Anna', 'Lars', 'Ole', 'Nils', 'Bo'])
    await expect(prove(kiosk, 'name', `${name} Jensen`)).rejects.toMatchObject({ problem: 'secondFactorWrong' })
  await sql`insert into failed_tries (kind, caller) select kind, caller from failed_tries, generate_series(1, 9)`.execute(
    server.db.directory,
  )
  await expect(prove(kiosk, 'name', 'Mikkel Jensen')).rejects.toMatchObject({ problem: 'tooManyTries' })
  await sql`update failed_tries set at = at - interval '61 seconds'`.execute(server.db.directory)
  expect((await prove(kiosk, 'name', 'Mikkel Jensen')).reservations[0]?.reference).toBe('FOY2001')
})

it('R24 a wrong factor counts for every reservation that the visit has found, whichever it found first', async () => {
  const server = await createTestServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, sufficient_proof: 'secondFactor' } })
  for (let at = 0; at < 12; at++) {
    const page = await server.open()
    await findReservation(page, at % 2 ? 'FOY1002' : 'FOY1001', at % 2 ? 'Müller' : 'García López')
    await findReservation(page, 'FOY1003', 'Rossi')
    await expect(prove(page, 'phone', `00${at + 10}`)).rejects.toMatchObject({ problem: 'secondFactorWrong' })
  }
  const late = await server.open()
  await findReservation(late, 'FOY1003', 'Rossi')
  await expect(prove(late, 'name', 'Giulia Rossi')).rejects.toMatchObject({ problem: 'tooManyTries' })
})

it('R7 a hotel may choose what is sufficient: the surname, or a second factor with the number', async () => {
  const server = await createTestServer()
  const choose = (sufficient_proof: 'surname' | 'secondFactor') =>
    server.publish(2, { ...beachDocument, flags: { ...beachDocument.flags, sufficient_proof } })
  await choose('surname')
  const { answer } = await openKioskAndSearch(server)
  expect(answer.json().reservations[0].reference).toBe('FOY2001')
  await choose('secondFactor')
  const phone = await server.open({ hotelId: 2 })
  const asked = await phone.call(searchReservations, { body: { voucher: 'FOY2001', surname: 'Jensen' } })
  expect(asked).toMatchObject({
    reservations: [{ guests: [], customer: {} }],
    secondFactors: ['departureDate', 'name'],
  })
  expect((await prove(phone, 'departureDate', '2027-05-13')).reservations).toHaveLength(1)
})

it.each([
  ['in house', 'FOY1011', 'Kowalski', 'inHouse', 'alreadyCheckedIn'],
  ['cancelled', 'FOY1016', 'Novak', 'cancelled', 'reservationCancelled'],
  ['over', 'FOY1004', 'Smith', 'departed', 'stayEnded'],
])('R8 a booking that is %s shows only that, in every answer', async (_, voucher, surname, state, problem) => {
  const server = await createTestServer()
  if (state === 'departed') server.setNow('2027-06-10T10:00:00Z')
  const page = await server.open()
  const answers = [
    await page.send(searchReservations, { body: { voucher, surname } }),
    await page.send(visitReservations),
  ]
  for (const answer of answers) {
    const [found] = answer.json().reservations
    expect([found.reference, found.state, found.onlyState, found.guests]).toEqual([voucher, state, true, []])
    expect(found).toMatchObject({ customer: {}, messages: [], numberNights: 0 })
    expect([found.roomNumber, found.room.roomNumber, answer.body.includes('2027-05')]).toEqual([
      undefined,
      undefined,
      false,
    ])
  }
  await expect(page.call(fetchSummary, { body: { reference: voucher } })).rejects.toMatchObject({ problem })
})

it('R8 a guest who has just arrived still sees room and key, and no one else does', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const { room } = await checkIn(page, 'FOY1003', 'Rossi')
  expect([room.number, room.keyCode]).toEqual(['306', expect.any(String)])
  expect((await page.call(fetchSummary, { body: { reference: 'FOY1003' } })).lines?.length).toBeGreaterThan(0)
  expect(await findReservation(await server.open(), 'FOY1003', 'Rossi')).toMatchObject({ onlyState: true, guests: [] })
})

it('R8 the wait grows with the misses, up to five minutes per page', async () => {
  const server = await createTestServer()
  const page = await server.open()
  let tried = 0
  const miss = () => findReservation(page, `FOY99${tried++}`, 'Nobody').catch(({ problem }) => problem)
  const pass = (seconds: number) =>
    sql`update failed_tries set at = at - make_interval(secs => ${seconds})`.execute(server.db.directory)
  const missUntilHeld = async () => {
    for (let times = 0; ; times++) if ((await miss()) === 'tooManyTries') return times
  }
  expect(await missUntilHeld()).toBe(10)
  for (let further = 0; further < 6; further++) {
    await pass(301)
    expect(await missUntilHeld()).toBe(1)
  }
  // It starts at five seconds and has reached the maximum by now.
  await pass(60)
  expect(await missUntilHeld()).toBe(0)
  await pass(241)
  expect(await missUntilHeld()).toBe(1)
})

it('R8 the hotel is alerted to a series against one number, and from one address', async () => {
  const server = await createTestServer()
  for (let times = 0; times < 5; times++) {
    const guesser = await server.open()
    await expect(findReservation(guesser, 'FOY1011', `Nobody ${times}`)).rejects.toMatchObject({
      problem: 'reservationNotFound',
    })
  }
  expect(await listAlertsAt(server)).toEqual([['reservationGuessed', 'FOY1011']])
  for (let times = 0; times < 30; times++) {
    const guesser = await server.open({}, new Browser(server.app, '10.9.9.9'))
    await expect(findReservation(guesser, `FOY77${times}`, 'Nobody')).rejects.toMatchObject({
      problem: 'reservationNotFound',
    })
  }
  expect((await listAlertsAt(server)).map(([kind]) => kind).toSorted()).toEqual(['reservationGuessed', 'searchGuessed'])
})

it('the demo’s first hotel follows the specification: number and surname on a phone, the surname at a kiosk', async () => {
  const server = await createTestServer()
  expect((await checkIn(await server.open(), 'FOY1001', 'García López')).state).toBe('inHouse')
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, only_surname_search: true } })
  const { reservations } = await (await server.openKiosk()).call(searchReservations, { body: { surname: 'rossi' } })
  expect(reservations[0]).toMatchObject({ reference: 'FOY1003', guests: [{ documentNumber: 'YA0000418' }, {}] })
})
