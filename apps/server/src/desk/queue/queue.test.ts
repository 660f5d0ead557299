import { raiseAlert } from '@foyer/contract/alert.ts'
import { claimAlert } from '@foyer/contract/staff/alerts.ts'
import { listQueue } from '@foyer/contract/staff/queue.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Puig' })
  const run = (text: string) => server.db.inHotel(1, (tx) => sql.raw(text).execute(tx))
  const idOf = (reference: string) => `(select id from reservations where reference = '${reference}')`
  return { ...server, desk, run, idOf, queue: () => desk.call(listQueue) }
}

const ago = (minutes: number) => `clock_timestamp() - interval '${minutes} minutes'`
const CALL = '00000000-0000-4000-8000-00000000000c'
const PAYMENT = '00000000-0000-4000-8000-00000000000d'

it('S41 one list says who waits, since when, where and for what, longest first', async () => {
  const { run, idOf, queue, openKiosk, open } = await createDesk()
  const kiosk = await openKiosk()
  await findReservation(kiosk, 'FOY1001', 'García')
  await kiosk.call(raiseAlert, { body: { reason: 'help', screen: 'guest-list' } })
  const phone = await open()
  await findReservation(phone, 'FOY1002', 'Müller')
  await phone.call(raiseAlert, { body: { reason: 'documentNotRead', screen: 'guest-detail' } })
  await run(`update guests set given = given || '{"phone":"+49 151 2345678"}'
    where main and reservation_id = ${idOf('FOY1002')}`)
  await run(`insert into room_waits (hotel_id, reservation_id, since)
    values (1, ${idOf('FOY1014')}, ${ago(14)})`)
  await run(`insert into payments (hotel_id, id, reservation_id, way, order_number, minor, currency, state, created_at)
    values (1, '${PAYMENT}', ${idOf('FOY1003')}, 'card', 'N1', 33680, 'EUR', 'unknown', ${ago(2)})`)
  await run(`insert into video_calls (hotel_id, id, visit_id, reservation_id, asks_identity, nobody_after_s,
      unanswered_after_s, asked_at)
    values (1, '${CALL}', 'visit', ${idOf('FOY1004')}, false, 60, 60, ${ago(1)})`)

  const { waiting, today } = await queue()
  expect(waiting.map(({ reference, need, source }) => [reference, need, source])).toEqual([
    ['FOY1014', 'room', 'roomWait'],
    ['FOY1003', 'payment', 'payment'],
    ['FOY1004', 'person', 'call'],
    ['FOY1001', 'person', 'alert'],
    ['FOY1002', 'person', 'alert'],
  ])
  const [room, payment, , atKiosk, onPhone] = waiting
  expect(room).toMatchObject({ roomNumber: '302', nights: expect.any(Number) })
  expect(payment?.amount).toEqual({ minor: 33_680, currency: 'EUR' })
  expect(atKiosk).toMatchObject({ deviceName: 'kiosk', kind: 'guestAsksForHelp', alertId: expect.any(String) })
  expect(atKiosk).not.toHaveProperty('phone')
  expect(onPhone).toMatchObject({ onOwnPhone: true, phone: '+49 151 2345678', reason: 'documentNotRead' })
  expect(onPhone).not.toHaveProperty('deviceName')
  expect(today).toEqual({ waited: 2, late: 0 })
})

it('S41 a guest with several causes waits once, since the first, and a claim covers all of them', async () => {
  const { run, idOf, queue, openKiosk, desk } = await createDesk()
  const kiosk = await openKiosk()
  await findReservation(kiosk, 'FOY1001', 'García')
  for (const reason of ['help', 'problem'] as const)
    await kiosk.call(raiseAlert, { body: { reason, screen: 'guest-list' } })
  await run(`insert into payments (hotel_id, id, reservation_id, way, order_number, minor, currency, state, created_at)
    values (1, '${PAYMENT}', ${idOf('FOY1001')}, 'card', 'N1', 500, 'EUR', 'unknown', ${ago(7)})`)
  const [waits, ...others] = (await queue()).waiting
  expect(others).toEqual([])
  expect(waits).toMatchObject({ source: 'payment', id: PAYMENT, reference: 'FOY1001', alertId: expect.any(String) })
  expect(Date.now() - Date.parse(waits?.since ?? '')).toBeGreaterThan(6 * 60_000)
  await desk.call(claimAlert, { params: { id: waits?.alertId ?? '' } })
  const [taken] = (await queue()).waiting
  expect(taken).toMatchObject({ claimedBy: 'Núria Puig' })
  expect(taken).not.toHaveProperty('alertId')
})

it('S41 a broken part at which no one stands keeps no one waiting, nor does a colleague’s own payment', async () => {
  const { run, idOf, queue, openKiosk } = await createDesk()
  const kiosk = await openKiosk()
  await kiosk.call(raiseAlert, { body: { reason: 'readerAway', screen: 'check-in' } })
  await run(`insert into payments (hotel_id, id, reservation_id, way, order_number, minor, currency, state, member_id)
    values (1, '${PAYMENT}', ${idOf('FOY1001')}, 'card', 'N1', 500, 'EUR', 'unknown', '${CALL}')`)
  expect((await queue()).waiting).toEqual([])
})
