import { visitReservations } from '@foyer/contract/reservation.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { changeDoorCode, endKey, settleKey } from '@foyer/contract/staff/keys.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { beforeEach, expect, it } from 'vitest'
import { createHub, publishWithCards, requestKey } from '../../checkin/keys/testing/key-kiosk.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { checkIn } from '../../testing/journey.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'

let server: TestServer
let hub: Awaited<ReturnType<typeof createHub>>
let kiosk: GuestPage
let desk: StaffPage

beforeEach(async () => {
  server = await createTestServer()
  await publishWithCards(server)
  hub = await createHub(server, 'the code of the hub beside it')
  kiosk = await server.openKiosk()
  desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  await checkIn(kiosk, 'FOY1003', 'Rossi')
})

const params = { reference: 'FOY1003' }
const cards = async () => (await desk.call(openStay, { params })).keys.filter(({ kind }) => kind === 'card')
const arrival = async () => {
  const { states } = await desk.call(openStay, { params })
  return `${states.keyReady.mark} ${states.next}`
}

it('every key is shown with its outcome, and an unknown outcome is settled by a person, once', async () => {
  expect(await arrival()).toBe('done inRoom')
  const { id } = await requestKey(kiosk, hub, 'FOY1003')
  expect(await cards()).toMatchObject([{ id, state: 'granted', cardsGranted: 2, by: 'kiosk' }])
  await hub.tell({ id, outcome: 'unknown', cards: 1, problem: 'cardTakenBack' })
  expect(await cards()).toMatchObject([{ state: 'unknown', problem: 'cardTakenBack' }])
  expect((await arrival()).startsWith('needsPerson')).toBe(true)
  await desk.call(settleKey, { params: { ...params, id }, body: { outcome: 'done', cards: 1 } })
  expect(await cards()).toMatchObject([{ state: 'done', cardsCut: 1 }])
  expect([await arrival(), (await desk.call(listAlerts)).open]).toEqual(['done inRoom', []])
  await expect(
    desk.call(settleKey, { params: { ...params, id }, body: { outcome: 'refused', cards: 0 } }),
  ).rejects.toMatchObject({ problem: 'alreadyHandled' })
  const { entries } = await desk.call(readAudit)
  expect(entries[0]).toMatchObject({ action: 'keySettled', subject: 'FOY1003' })
})

it('a machine that made nothing leaves the key pending until another is made', async () => {
  const { id } = await requestKey(kiosk, hub, 'FOY1003')
  await hub.tell({ id, outcome: 'refused', cards: 0, problem: 'noCards' })
  expect(await arrival()).toBe('needsPerson keyPending')
  const again = await requestKey(kiosk, hub, 'FOY1003')
  await hub.tell({ id: again.id, outcome: 'done', cards: 2 })
  expect(await arrival()).toBe('done inRoom')
})

it('an ended key no longer counts: the next one is new, and ends the others', async () => {
  const first = await requestKey(kiosk, hub, 'FOY1003')
  await hub.tell({ id: first.id, outcome: 'done', cards: 2 })
  await expect(requestKey(kiosk, hub, 'FOY1003')).rejects.toMatchObject({ problem: 'keysGiven' })
  await desk.call(endKey, { params: { ...params, id: first.id } })
  const second = await requestKey(kiosk, hub, 'FOY1003')
  expect([second.read.operation, second.read.cards]).toEqual(['new', 2])
  expect((await cards()).map(({ state, endReason }) => `${state} ${endReason ?? ''}`)).toEqual([
    'granted ',
    'ended byStaff',
  ])
})

it('a new door code is returned once, the guest can read it, and the previous one has ended', async () => {
  const before = (await kiosk.call(visitReservations)).reservations[0]?.room.keyCode
  const { code } = await desk.call(changeDoorCode, { params })
  expect(code).toMatch(/^\d{6}$/)
  expect(code).not.toBe(before)
  expect((await kiosk.call(visitReservations)).reservations[0]?.room.keyCode).toBe(code)
  const { keys } = await desk.call(openStay, { params })
  expect(keys.map(({ kind, state, by }) => [kind, state, by])).toEqual([
    ['code', 'done', 'A manager'],
    ['code', 'ended', 'kiosk'],
  ])
  expect(JSON.stringify([keys, (await desk.call(readAudit)).entries])).not.toContain(code)
  await expect(desk.call(changeDoorCode, { params: { reference: 'FOY1001' } })).rejects.toMatchObject({
    problem: 'notCheckedIn',
  })
})

it('the key of another stay or another hotel is not found', async () => {
  const { id } = await requestKey(kiosk, hub, 'FOY1003')
  await expect(desk.call(endKey, { params: { reference: 'FOY1001', id } })).rejects.toMatchObject({ status: 404 })
})
