import { searchReservations } from '@foyer/contract/reservation.ts'
import { findStays, listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { checkInStay } from '@foyer/contract/staff/check-in.ts'
import { markNoShow, readNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import { assignRoom } from '@foyer/contract/staff/rooms.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { type NoShowDecision, noShowDecisions } from '@foyer/domain/config/no-show.ts'
import { expect, it } from 'vitest'
import { createSites } from '../../access/site/sites.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { markNoShows } from './mark-no-shows.ts'

const noChanges = { publish() {}, subscribe: () => () => {}, async stop() {} }
const params = { reference: 'FOY1005' }

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  const open = (reference = 'FOY1005') => desk.call(openStay, { params: { reference } })
  const mark = (charge?: NoShowDecision) => desk.call(markNoShow, { params, body: { ...(charge && { charge }) } })
  const undo = () => desk.call(undoNoShow, { params })
  const group = async (reference = 'FOY1005') =>
    (await desk.call(listArrivals)).arrivals.find((one) => one.reference === reference)?.group
  const runJob = (now: string) =>
    markNoShows(
      server.db,
      { id: 1, timeZone: 'Europe/Madrid' },
      { sites: createSites(server.db), changes: noChanges, now: new Date(now) },
    )
  return { ...server, desk, open, mark, undo, group, runJob }
}

it('S32 reception marks a no-show: the room is free, the list shows it apart, and one action reinstates it', async () => {
  const { desk, open, mark, undo, group } = await createDesk()
  const before = await open()
  await mark()
  await mark()
  expect([(await open()).state, await group()]).toEqual(['noShow', 'noShow'])
  await desk.call(assignRoom, {
    params: { reference: 'FOY1008' },
    body: { shownRoom: '103', roomNumber: '102' },
  })
  await expect(desk.call(checkInStay, { params, body: {} })).rejects.toMatchObject({ problem: 'reservationNoShow' })
  expect(await undo()).toEqual({})
  const after = await open()
  expect([after.state, after.roomNumber, after.bill, await group()]).toEqual([
    'expected',
    undefined,
    before.bill,
    'expected',
  ])
  await expect(undo()).rejects.toMatchObject({ problem: 'stayEnded' })
  const { entries } = await desk.call(readAudit)
  const deeds = entries.filter(({ action }) => action.startsWith('noShow')).map(({ action, who }) => `${action} ${who}`)
  expect(deeds).toEqual(['noShowUndone Núria Puig', 'noShowMarked Núria Puig'])
})

it('S32 yesterday’s arrivals are marked when the hotel’s day ends, not before, and keep their room if they come', async () => {
  const { desk, open, undo, runJob } = await createDesk()
  const states = async () => [(await open()).state, (await open('FOY1015')).state, (await open('FOY1011')).state]
  await runJob('2027-05-11T03:00:00Z')
  expect(await states()).toEqual(['expected', 'expected', 'inHouse'])
  await runJob('2027-05-11T04:30:00Z')
  expect(await states()).toEqual(['noShow', 'expected', 'inHouse'])
  const { stays } = await desk.call(findStays, { query: { search: 'FOY1005' } })
  expect(stays).toMatchObject([{ state: 'noShow', group: 'noShow' }])
  expect(await undo()).toEqual({ roomNumber: '102' })
})

it('S32 the hotel’s rule leaves the first night on the bill, and reinstating restores the rest', async () => {
  const { publish, open, mark, undo } = await createDesk()
  await publish(1, { noShow: { charge: 'firstNight' } })
  const { bill } = await open()
  await mark()
  expect((await open()).bill.total.minor).toBe(bill.total.minor / 2)
  await undo()
  expect((await open()).bill).toEqual(bill)
})

it.each([
  ['a night', 'firstNight', 0.5],
  ['nothing', 'none', 0],
] as const)('S32 staff charge %s whatever the rule is, and reinstating restores the rest', async (_, charge, share) => {
  const { open, mark, undo } = await createDesk()
  const { bill } = await open()
  await mark(charge)
  expect((await open()).bill.total.minor).toBe(bill.total.minor * share)
  await undo()
  expect((await open()).bill).toEqual(bill)
})

it('S32 each decision shows its cost beforehand, which is then on the bill', async () => {
  const { desk, publish, open, mark, undo } = await createDesk()
  const before = await desk.call(readNoShow, { params })
  expect(before).toMatchObject({ rule: 'asBooked', paid: { minor: 480_00 } })
  for (const charge of noShowDecisions) {
    await mark(charge)
    expect((await open()).bill.total, charge).toEqual(before.totals[charge])
    await undo()
  }
  await publish(1, { noShow: { charge: 'firstNight' } })
  expect(await desk.call(readNoShow, { params })).toEqual({ ...before, rule: 'firstNight' })
})

it('S32 the log has the reason for a decision', async () => {
  const { desk } = await createDesk()
  await desk.call(markNoShow, { params, body: { charge: 'none', reason: 'Their flight was cancelled' } })
  const { entries } = await desk.call(readAudit)
  expect(entries[0]).toMatchObject({ action: 'noShowMarked', details: { reason: 'Their flight was cancelled' } })
})

it('S32 reinstating restores what the rule of then took off, although the hotel has another one by now', async () => {
  const { publish, open, mark, undo } = await createDesk()
  await publish(1, { noShow: { charge: 'firstNight' } })
  const { bill } = await open()
  await mark()
  await publish(1, { noShow: { charge: 'asBooked' } })
  await undo()
  expect((await open()).bill).toEqual(bill)
})

it('S32 no stay is marked where the hotel has turned it off or its own system decides', async () => {
  const { publish, open, mark, runJob } = await createDesk()
  await publish(1, { noShow: { automatic: false } })
  await runJob('2027-05-11T12:00:00Z')
  expect((await open()).state).toBe('expected')
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  await runJob('2027-05-11T12:00:00Z')
  await expect(mark()).rejects.toMatchObject({ problem: 'setInHotelSystem' })
  expect((await open()).state).toBe('expected')
})

it('S32 a no-show who comes late finds only that they were expected earlier', async () => {
  const { mark, openKiosk } = await createDesk()
  await mark()
  const kiosk = await openKiosk()
  const { reservations } = await kiosk.call(searchReservations, { body: { voucher: 'FOY1005', surname: 'Smith' } })
  expect(reservations).toMatchObject([{ state: 'noShow', onlyState: true, guests: [] }])
})

it.each([
  ['guests who have arrived', 'FOY1011', 'alreadyCheckedIn'],
  ['guests who arrive later', 'FOY1015', 'arrivesLater'],
  ['a cancelled stay', 'FOY1016', 'stayEnded'],
])('S32 rejects %s', async (_what, reference, problem) => {
  const { desk } = await createDesk()
  await expect(desk.call(markNoShow, { params: { reference }, body: {} })).rejects.toMatchObject({ problem })
})
