import { visitReservations } from '@foyer/contract/reservation.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { changeDates } from '@foyer/contract/staff/dates.ts'
import { changeRoomType, listTypesForStay } from '@foyer/contract/staff/room-type.ts'
import { assignRoom } from '@foyer/contract/staff/rooms.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { changeStayDetails } from '@foyer/contract/staff/stay-details.ts'
import { chooseUpgrade } from '@foyer/contract/upgrade.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  const open = (reference: string) => desk.call(openStay, { params: { reference } })
  const list = (reference: string) => desk.call(listTypesForStay, { params: { reference } })
  /** As a page that shows the current type and rate. */
  const change = async (reference: string, body: object) => {
    const { roomTypeId, rateId } = await list(reference)
    const shown = { roomTypeId, shownTypeId: roomTypeId, shownRateId: rateId, rateId }
    return desk.call(changeRoomType, { params: { reference }, body: { ...shown, ...body } })
  }
  return { ...server, openPage: server.open, desk, open, list, change }
}

it('S36 another type before the arrival: room and bill follow by the hotel’s rates, and the reverse restores all', async () => {
  const { desk, open, list, change } = await createDesk()
  const before = await open('FOY1005')
  const { roomTypeId, rateId = '', nights, types } = await list('FOY1005')
  expect([roomTypeId, nights, before.roomNumber]).toEqual(['classic', 2, '102'])
  const superior = types.find(({ id }) => id === 'superior')
  const price = superior?.rates.find(({ id }) => id === rateId)?.difference.minor
  // Two nights in a room that costs 30 more.
  expect(price).toBe(60_00)
  const [free] = superior?.freeRooms ?? []
  const wish = { roomTypeId: 'superior', shownTypeId: 'classic', shownRateId: rateId, roomNumber: free?.number }
  expect(await change('FOY1005', wish)).toEqual({
    difference: { minor: 60_00, currency: 'EUR' },
    roomNumber: free?.number,
  })
  // A double click.
  expect(await change('FOY1005', wish)).toMatchObject({ difference: { minor: 0 } })
  const after = await open('FOY1005')
  expect(after).toMatchObject({ roomType: 'Superior room with balcony', roomNumber: free?.number })
  expect(after.bill.total.minor).toBe(before.bill.total.minor + 60_00)
  expect(after.bill.lines.at(-1)).toMatchObject({
    names: { en: 'Superior room with balcony, May 11 (difference)' },
    amount: { minor: 30_00 },
  })
  await change('FOY1005', { roomTypeId: 'classic', roomNumber: '102' })
  const restored = await open('FOY1005')
  expect([restored.roomNumber, restored.roomType, restored.bill]).toEqual(['102', before.roomType, before.bill])
  const { entries } = await desk.call(readAudit)
  expect(entries.filter(({ action }) => action === 'roomTypeChanged')).toMatchObject([
    { who: 'Núria Puig', details: { from: 'superior', to: 'classic', amount: '-€60.00' } },
    { who: 'Núria Puig', details: { from: 'classic', to: 'superior', room: free?.number, amount: '€60.00' } },
  ])
})

it('S36 another rate changes price and inclusions, for added nights too, and released ones leave with their difference', async () => {
  const { desk, open, list, change } = await createDesk()
  const before = await open('FOY1008')
  const { rateId, types } = await list('FOY1008')
  const other = types.find(({ id }) => id === 'classic')?.rates.find(({ id }) => id !== rateId)
  const perNight = (other?.difference.minor ?? 0) / 5
  expect(Math.abs(perNight)).toBe(20_00)
  await change('FOY1008', { rateId: other?.id })
  const after = await open('FOY1008')
  expect([after.roomNumber, after.included]).toEqual([before.roomNumber, other?.included])
  expect(after.bill.total.minor).toBe(before.bill.total.minor + 5 * perNight)
  const dates = { shownStartDate: after.startDate, shownEndDate: after.endDate, unusedNights: 'release' as const }
  const params = { reference: 'FOY1008' }
  const shorter = await desk.call(changeDates, { params, body: { ...dates, endDate: '2027-05-14' } })
  expect(shorter.difference.minor).toBe(-175_00 - perNight)
  await desk.call(changeDates, { params, body: { ...dates, shownEndDate: '2027-05-14', endDate: '2027-05-15' } })
  expect((await open('FOY1008')).bill.total).toEqual(after.bill.total)
  await change('FOY1008', { rateId })
  const restored = await open('FOY1008')
  expect([restored.included, restored.bill]).toEqual([before.included, before.bill])
})

it('R22 S36 guests in house change to another type: they move, and their keys follow', async () => {
  const { db, openKiosk, open, list, change } = await createDesk()
  const kiosk = await openKiosk()
  await checkIn(kiosk, 'FOY1003', 'Rossi')
  const before = await open('FOY1003')
  await expect(change('FOY1003', { roomTypeId: 'suite', rateId: 'breakfast' })).rejects.toMatchObject({
    problem: 'badInput',
  })
  const { types } = await list('FOY1003')
  const suite = types.find(({ id }) => id === 'suite')
  const [free] = suite?.freeRooms ?? []
  const { difference } = await change('FOY1003', {
    roomTypeId: 'suite',
    rateId: 'breakfast',
    roomNumber: free?.number,
  })
  expect(difference).toEqual(suite?.rates[0]?.difference)
  const after = await open('FOY1003')
  expect([after.roomNumber, after.bill.total.minor]).toEqual([free?.number, before.bill.total.minor + difference.minor])
  expect(after.keys.map(({ state, endReason }) => [state, endReason])).toEqual([['ended', 'moved']])
  // The guest's screen shows the new room, without the code of the old one.
  const [shown] = (await kiosk.call(visitReservations)).reservations
  expect([shown?.room.number, shown?.room.keyCode]).toEqual([free?.number, undefined])
  const left = await db.inHotel(1, (tx) =>
    tx.selectFrom('rooms').select('condition').where('number', '=', '306').executeTakeFirst(),
  )
  expect(left?.condition).toBe('dirty')
})

it('S36 of two desks that want the last room of a type, one gets it; the other reads that none is free', async () => {
  const { desk, list, change } = await createDesk()
  const { types } = await list('FOY1005')
  const suites = types.find(({ id }) => id === 'suite')?.freeRooms ?? []
  // All but one are taken.
  const others = ['FOY1015', 'FOY1006', 'FOY1007'].slice(0, suites.length - 1)
  for (const [at, reference] of others.entries()) {
    const { roomNumber } = await desk.call(openStay, { params: { reference } })
    await desk.call(assignRoom, {
      params: { reference },
      body: { shownRoom: roomNumber, roomNumber: suites[at]?.number },
    })
  }
  const last = suites.at(-1)?.number
  const wish = { roomTypeId: 'suite', rateId: 'breakfast', roomNumber: last }
  const ended = await Promise.allSettled([change('FOY1005', wish), change('FOY1008', wish)])
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { problem: 'noRoomFree' } })
  // Without a room, one of the type must be left.
  const loser = ended[0]?.status === 'rejected' ? 'FOY1005' : 'FOY1008'
  await expect(change(loser, { roomTypeId: 'suite', rateId: 'breakfast' })).rejects.toMatchObject({
    problem: 'noRoomFree',
  })
})

it('S36 a better room that the guest has chosen is returned, which the page says before', async () => {
  const { openPage, open, list, change } = await createDesk()
  const page = await openPage({ appKey: 'extras' })
  await findReservation(page, 'FOY1002', 'Müller')
  await page.call(chooseUpgrade, { body: { reference: 'FOY1002', offer: 'terrace' } })
  const { returnsUpgrade, roomTypeId } = await list('FOY1002')
  expect(returnsUpgrade).toBe(true)
  await change('FOY1002', { roomTypeId: roomTypeId === 'superior' ? 'classic' : 'superior', rateId: 'breakfast' })
  const { upgrade, roomNumber, bill } = await open('FOY1002')
  expect([upgrade, roomNumber]).toEqual([undefined, undefined])
  expect(bill.lines.some(({ names }) => names['en']?.startsWith('Upgrade'))).toBe(false)
})

it('S36 one more adult adds the city tax, which the rates have per adult, and one less takes it off', async () => {
  const { desk, open } = await createDesk()
  const { bill, adults, children, vip = false, ...stay } = await open('FOY1008')
  const shown = { vip, adults, children, expectedAt: stay.expectedAt, preferences: stay.preferences }
  const details = { ...shown, adults: adults + 1 }
  await desk.call(changeStayDetails, { params: { reference: 'FOY1008' }, body: { shown, details } })
  const tax = (await open('FOY1008')).bill.lines.filter(({ kind }) => kind === 'tax')
  expect(tax.slice(-5).map(({ amount }) => amount.minor)).toEqual([5_00, 5_00, 5_00, 5_00, 5_00])
  await desk.call(changeStayDetails, { params: { reference: 'FOY1008' }, body: { shown: details, details: shown } })
  expect((await open('FOY1008')).bill).toEqual(bill)
})

it.each([
  ['another type than the page showed', 'FOY1005', { roomTypeId: 'superior', shownTypeId: 'family' }, 'alreadyHandled'],
  ['a cancelled stay', 'FOY1016', { roomTypeId: 'superior' }, 'stayEnded'],
  ['a type that does not exist', 'FOY1005', { roomTypeId: 'igloo', rateId: undefined }, 'notFound'],
  ['a rate at which it is not sold', 'FOY1005', { roomTypeId: 'suite', rateId: 'room-only' }, 'notFound'],
  ['a room of another type', 'FOY1005', { roomTypeId: 'superior', roomNumber: '101' }, 'badInput'],
])('S36 rejects %s, and changes nothing', async (_what, reference, body, problem) => {
  const { open, change } = await createDesk()
  const before = await open(reference)
  await expect(change(reference, body)).rejects.toMatchObject({ problem })
  expect(await open(reference)).toEqual(before)
})

it('S36 says that types are changed in the hotel’s own system where there is one', async () => {
  const { publish, list, change } = await createDesk()
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  expect((await list('FOY1005')).setInHotelSystem).toBe(true)
  await expect(change('FOY1005', { roomTypeId: 'superior' })).rejects.toMatchObject({ problem: 'setInHotelSystem' })
})
