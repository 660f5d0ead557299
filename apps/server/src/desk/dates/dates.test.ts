import { readAudit } from '@foyer/contract/staff/audit.ts'
import { changeDates, previewDates } from '@foyer/contract/staff/dates.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { chooseUpgrade } from '@foyer/contract/upgrade.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { saveReservation } from '../../book/reservation/save-reservation.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createDesk() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  const open = (reference: string) => desk.call(openStay, { params: { reference } })
  const preview = (reference: string, query: object) => desk.call(previewDates, { params: { reference }, query })
  /** As a page that shows the current dates. */
  const change = async (reference: string, body: object) => {
    const { startDate, endDate } = await open(reference)
    return desk.call(changeDates, {
      params: { reference },
      body: { shownStartDate: startDate, shownEndDate: endDate, ...body },
    })
  }
  const listKeys = async (reference: string) => {
    const { rows } = await server.db.inHotel(1, (tx) =>
      sql<{
        key: string
      }>`select concat_ws(' ', kind, keys.state, keys.room_number, to_char(valid_to, 'YYYY-MM-DD')) as key
        from keys join reservations stay on stay.id = keys.reservation_id
        where reference = ${reference} order by granted_at`.execute(tx),
    )
    return rows.map(({ key }) => key)
  }
  return { ...server, openPage: server.open, desk, open, preview, change, listKeys }
}

it('S36 guests in house stay longer: room, bill and key follow, once, and the reverse change restores all', async () => {
  const { desk, open, preview, change, listKeys } = await createDesk()
  const before = await open('FOY1011')
  expect(await preview('FOY1011', { endDate: '2027-05-12' })).toMatchObject({
    nights: 5,
    addedNights: 2,
    added: { minor: 340_00 },
    hasPrice: true,
    freeRooms: [],
  })
  const longer = { endDate: '2027-05-12', shownStartDate: '2027-05-07', shownEndDate: '2027-05-10' }
  expect(await change('FOY1011', longer)).toEqual({ difference: { minor: 340_00, currency: 'EUR' } })
  expect(await change('FOY1011', longer)).toEqual({ difference: { minor: 0, currency: 'EUR' } })
  const after = await open('FOY1011')
  expect(after).toMatchObject({ endDate: '2027-05-12', nights: 5, roomNumber: '204' })
  expect(after.bill.total.minor).toBe(before.bill.total.minor + 340_00)
  expect(after.bill.lines.slice(-2).map(({ kind, names }) => `${kind} ${names['en']}`)).toEqual([
    'charge Classic room, May 11',
    'tax City tax, May 11',
  ])
  expect(await listKeys('FOY1011')).toEqual(['code done 204 2027-05-12'])
  await change('FOY1011', { endDate: '2027-05-10', unusedNights: 'release' })
  const restored = await open('FOY1011')
  expect([restored.endDate, restored.bill]).toEqual([before.endDate, before.bill])
  expect(await listKeys('FOY1011')).toEqual(['code done 204 2027-05-10'])
  const { entries } = await desk.call(readAudit)
  expect(entries.filter(({ action }) => action === 'datesChanged').map(({ who, details }) => [who, details])).toEqual([
    [
      'Núria Puig',
      {
        from: '2027-05-07 – 2027-05-12',
        to: '2027-05-07 – 2027-05-10',
        unusedNights: 'release',
        amount: '-€340.00',
      },
    ],
    ['Núria Puig', { from: '2027-05-07 – 2027-05-10', to: '2027-05-07 – 2027-05-12', amount: '€340.00' }],
  ])
})

it('S36 a shorter stay asks what becomes of the nights: released ones leave the bill, charged ones stay', async () => {
  const { open, preview, change } = await createDesk()
  const { bill } = await open('FOY1008')
  expect(await preview('FOY1008', { endDate: '2027-05-13' })).toMatchObject({
    unusedNights: 2,
    added: { minor: 0 },
    released: { minor: 350_00 },
  })
  await expect(change('FOY1008', { endDate: '2027-05-13' })).rejects.toMatchObject({ problem: 'badInput' })
  await change('FOY1008', { endDate: '2027-05-13', unusedNights: 'charge' })
  expect((await open('FOY1008')).bill.total).toEqual(bill.total)
  await change('FOY1008', { endDate: '2027-05-15' })
  expect((await open('FOY1008')).bill).toEqual(bill)
  await change('FOY1008', { endDate: '2027-05-13', unusedNights: 'release' })
  expect((await open('FOY1008')).bill.total.minor).toBe(bill.total.minor - 350_00)
})

it('a taken night is rejected, the preview names its guest, and another room is taken at the same time', async () => {
  const { open, preview, change } = await createDesk()
  await change('FOY1015', {
    startDate: '2027-05-12',
    endDate: '2027-05-14',
    unusedNights: 'release',
    roomNumber: '102',
  })
  const longer = { endDate: '2027-05-13' }
  const { occupant, freeRooms } = await preview('FOY1005', longer)
  expect(occupant).toMatchObject({ reference: 'FOY1015', name: 'Andrei Ionescu', startDate: '2027-05-12' })
  await expect(change('FOY1005', longer)).rejects.toMatchObject({ problem: 'noRoomFree' })
  expect(await open('FOY1005')).toMatchObject({ endDate: '2027-05-12', roomNumber: '102' })
  const [free] = freeRooms
  await change('FOY1005', { ...longer, roomNumber: free?.number })
  expect(await open('FOY1005')).toMatchObject({ endDate: '2027-05-13', roomNumber: free?.number })
})

it('of two desks that want the same night for their guests, one gets it', async () => {
  const { open, change } = await createDesk()
  await change('FOY1015', {
    startDate: '2027-05-13',
    endDate: '2027-05-14',
    unusedNights: 'release',
    roomNumber: '102',
  })
  const ended = await Promise.allSettled([
    change('FOY1015', { startDate: '2027-05-12' }),
    change('FOY1005', { endDate: '2027-05-13' }),
  ])
  const [rejected] = ended.filter(({ status }) => status === 'rejected')
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(rejected).toMatchObject({ reason: { problem: 'noRoomFree' } })
  const nights = [(await open('FOY1015')).nights, (await open('FOY1005')).nights]
  expect(nights.toSorted()).toEqual(rejected === ended[0] ? [1, 3] : [2, 2])
})

it('a better room that the guest has chosen follows the dates, with its price', async () => {
  const { db, openPage, open, change } = await createDesk()
  const page = await openPage({ appKey: 'extras' })
  await findReservation(page, 'FOY1002', 'Müller')
  await page.call(chooseUpgrade, { body: { reference: 'FOY1002', offer: 'terrace' } })
  await change('FOY1002', { endDate: '2027-05-15' })
  const { upgrade, bill } = await open('FOY1002')
  expect(upgrade).toMatchObject({ roomNumber: '503' })
  expect(bill.lines.find(({ names }) => names['en']?.startsWith('Upgrade'))?.amount.minor).toBe(225_00)
  const held = await db.inHotel(1, (tx) =>
    tx.selectFrom('room_nights').select('night').where('room_number', '=', '503').execute(),
  )
  expect(held).toHaveLength(5)
})

it.each([
  [
    'other dates than the page showed',
    'FOY1005',
    { endDate: '2027-05-13', shownEndDate: '2027-05-11' },
    'alreadyHandled',
  ],
  ['another arrival of guests in house', 'FOY1011', { startDate: '2027-05-08' }, 'alreadyCheckedIn'],
  ['a departure in the past', 'FOY1011', { endDate: '2027-05-09', unusedNights: 'release' }, 'badInput'],
  ['a cancelled stay', 'FOY1016', { endDate: '2027-05-13' }, 'stayEnded'],
  ['a room that does not exist', 'FOY1005', { endDate: '2027-05-13', roomNumber: '999' }, 'notFound'],
])('rejects %s, and changes nothing', async (_what, reference, body, problem) => {
  const { open, change } = await createDesk()
  const before = await open(reference)
  await expect(change(reference, body)).rejects.toMatchObject({ problem })
  expect(await open(reference)).toEqual(before)
})

it('says that dates are changed in the hotel’s own system where there is one', async () => {
  const { publish, preview, change } = await createDesk()
  await publish(1, {
    hotel_system: { kind: 'http', url: 'http://127.0.0.1:9' },
    secrets: { hotel_system: 'a'.repeat(32) },
  })
  expect((await preview('FOY1005', {})).setInHotelSystem).toBe(true)
  await expect(change('FOY1005', { endDate: '2027-05-13' })).rejects.toMatchObject({ problem: 'setInHotelSystem' })
})

it('a file of the hotel with other dates replaces what the desk has changed', async () => {
  const { db, open, change } = await createDesk()
  const { bill } = await open('FOY1008')
  await change('FOY1008', { endDate: '2027-05-17' })
  const [known] = await db.inHotel(1, (tx) =>
    tx.selectFrom('reservations').selectAll().where('reference', '=', 'FOY1008').execute(),
  )
  if (!known) throw new Error('There is no such stay.')
  const said = {
    reference: known.reference,
    groupLocator: undefined,
    startDate: '2027-05-10',
    endDate: '2027-05-15',
    adults: 1,
    children: 0,
    firstName: 'Tiago',
    lastName: 'Silva',
    email: undefined,
    roomTypeId: 'classic',
    roomNumber: '103',
    segment: undefined,
    driverMinAge: undefined,
    youngDriverMaxAge: undefined,
    youngDriverPrice: undefined,
  }
  await db.inHotel(1, (tx) => saveReservation(tx, 1, { known, said }))
  expect(await open('FOY1008')).toMatchObject({ endDate: '2027-05-15', bill })
})
