import { randomUUID } from 'node:crypto'
import { searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { beachDocument } from '../../demo/beach.ts'
import { demoSecrets } from '../../demo/demo-secrets.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { checkIn } from '../../testing/journey.ts'

const admin = demoSecrets.admin_password

const list = (page: GuestPage, staffPassword: string | undefined, picked?: string) =>
  page.send(searchReservations, {
    body: { all_due_in_reservations: true, staff_password: staffPassword, reservation_id: picked },
  })

async function listAudit({ db }: TestServer) {
  const rows = await db.inHotel(2, (tx) =>
    tx.selectFrom('audit_entries').select(['action', 'subject', 'details']).orderBy('number').execute(),
  )
  return rows.filter(({ action }) => action !== 'deviceEnrolled')
}

it('API-21.d SEARCH-13.a lists today’s arrivals for staff at a hotel device, with just enough to recognise a guest', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk(2)
  const answer = await list(kiosk, admin)
  expect(answer.statusCode).toBe(200)
  const { reservations } = answer.json()
  expect(
    reservations.map((one: { reference: string; customer: { lastName: string } }) => [
      one.reference,
      one.customer.lastName,
    ]),
  ).toEqual([
    ['…001', 'Jensen'],
    ['…002', 'Meyer'],
    ['…003', 'Meyer'],
  ])
  expect(answer.body).not.toMatch(/FOY2|example\.com|birthDate|roomNumber/)
  expect((await kiosk.call(visitReservations)).reservations).toEqual([])
  expect(await listAudit(server)).toEqual([{ action: 'arrivalsListed', subject: 'kiosk', details: { count: '3' } }])
})

it('the list omits what a party wrote to the hotel', async () => {
  const server = await createTestServer()
  const [reservation] = await server.db.inHotel(2, async (tx) => {
    const rows = await tx.selectFrom('reservations').select('id').where('reference', '=', 'FOY2001').execute()
    const wishes = { arrival_time: '21:45', notes: 'We come with a wheelchair' }
    const saved = { hotel_id: 2, id: randomUUID(), reservation_id: rows[0]?.id ?? '', app_key: 'prechk', ...wishes }
    await tx.insertInto('pre_checkins').values(saved).execute()
    return rows
  })
  const kiosk = await server.openKiosk(2)
  expect((await list(kiosk, admin, reservation?.id)).body).toContain('wheelchair')
  expect((await list(kiosk, admin)).body).not.toMatch(/wheelchair|21:45/)
})

it('opens only the reservation that staff pick for the guest', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk(2)
  const [first, second] = (await list(kiosk, admin)).json().reservations
  const { reservations } = await kiosk.call(searchReservations, {
    body: { allDueIn: true, staffPassword: admin, picked: second.id },
  })
  expect(reservations.map(({ reference }) => reference)).toEqual(['FOY2002'])
  expect(reservations[0]?.guests.length).toBeGreaterThan(0)
  expect((await kiosk.call(visitReservations)).reservations.map(({ id }) => id)).toEqual([second.id])
  expect((await list(kiosk, 'wrong', first.id)).json().problem).toBe('passwordInvalid')
  expect((await list(kiosk, admin, 'FOY2001')).json().problem).toBe('reservationNotFound')
  expect((await listAudit(server)).at(1)).toEqual({
    action: 'arrivalOpened',
    subject: 'FOY2002',
    details: { device: 'kiosk' },
  })
})

it('a wrong or missing password lists nothing and is audited, and guessing is throttled', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk(2)
  for (const password of ['guess', '', undefined, demoSecrets.tablet_password, "' or '1'='1"]) {
    const answer = await list(kiosk, password)
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { problem: 'passwordInvalid', message_error: 'Password invalid' },
    ])
  }
  expect((await list(kiosk, admin)).json().problem).toBe('tooManyTries')
  const entries = await listAudit(server)
  expect(entries.map(({ action, details }) => [action, details['action']])).toEqual(
    Array.from({ length: 5 }, () => ['devicePasswordRefused', 'listArrivals']),
  )
})

it('lists nothing on a phone, on a device without such a panel, or if the hotel has it turned off', async () => {
  const server = await createTestServer()
  expect((await list(await server.open({ hotelId: 2 }), admin)).json().problem).toBe('mayNot')
  expect((await list(await server.openKiosk(1), admin)).json().problem).toBe('mayNot')
  const kiosk = await server.openKiosk(2)
  const everywhere = { list_all_due_in: true }
  const apps = {
    own: { channel: 'ownDevice', flags: everywhere },
    kiosk: { channel: 'kiosk', flags: everywhere },
  } as const
  await server.publish(2, { ...beachDocument, apps, secrets: {} })
  expect((await list(kiosk, '')).json().problem).toBe('mayNot')
  expect((await list(await server.open({ hotelId: 2 }), admin)).json().problem).toBe('mayNot')
})

it('J7 lists guests still expected, including yesterday’s after midnight, but none in house, of tomorrow or past', async () => {
  const server = await createTestServer()
  await checkIn(await server.open({ hotelId: 2 }), 'FOY2001', 'Jensen')
  const kiosk = await server.openKiosk(2)
  const listed = async () => (await list(kiosk, admin)).json().reservations.length
  expect(await listed()).toBe(2)
  server.setNow('2027-05-11T00:30:00Z')
  expect(await listed()).toBe(2)
  server.setNow('2027-05-09T10:00:00Z')
  expect(await listed()).toBe(0)
  server.setNow('2027-06-11T10:00:00Z')
  expect(await listed()).toBe(0)
})
