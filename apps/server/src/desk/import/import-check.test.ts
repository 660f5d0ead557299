import { closeRoom } from '@foyer/contract/staff/housekeeping.ts'
import { importReservations } from '@foyer/contract/staff/import.ts'
import { assignRoom, listRoomsForStay } from '@foyer/contract/staff/rooms.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { printTables } from '../../testing/print-tables.ts'
import { recordStatements } from '../../testing/sent-statements.ts'
import { createColleague } from '../../testing/staff-page.ts'

const head = 'reference,arrival,departure,last_name,first_name,adults,room_type,room,group'
const buildRow = (reference: string, { type = 'classic', room = '', name = 'Soler', group = '' } = {}) =>
  `${reference},2027-06-14,2027-06-16,${name},Ada,1,${type},${room},${group}`

async function openOffice() {
  const server = await createTestServer()
  const page = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  const bring = (
    rows: readonly string[],
    wanted: { dryRun?: boolean; groupByBooker?: boolean; checked?: string } = {},
  ) =>
    page.call(importReservations, {
      body: { file: Buffer.from([head, ...rows].join('\n')).toString('base64'), dryRun: false, ...wanted },
    })
  const open = (reference: string) => page.call(openStay, { params: { reference } })
  return { ...server, page, bring, open }
}

it('S31 says before the import on which nights which type is short of how many rooms, and imports all the same', async () => {
  const { db, bring } = await openOffice()
  const rooms = await db.inHotel(1, (tx) => tx.selectFrom('rooms').select('type_id').execute())
  const classic = rooms.filter(({ type_id }) => type_id === 'classic').length
  const rows = Array.from({ length: classic + 12 }, (_, at) => buildRow(`OVER${at}`, { name: `Soler ${at}` }))
  const { check, counts } = await bring([...rows, buildRow('FITS', { type: 'suite' })], { dryRun: true })
  expect(check).toMatchObject({ bookings: classic + 13, rooms: rooms.length, shortNights: 2 })
  expect(check.shortages).toMatchObject([
    { day: '2027-06-14', roomTypeId: 'classic', stays: classic + 12, rooms: classic },
    { day: '2027-06-15', roomTypeId: 'classic', stays: classic + 12, rooms: classic },
  ])
  expect(counts).toMatchObject({ new: classic + 13, refused: 0 })
})

it('S31 a room that is out of order on a night does not count for it', async () => {
  const { db, page, bring } = await openOffice()
  const rooms = await db.inHotel(1, (tx) =>
    tx.selectFrom('rooms').select('number').where('type_id', '=', 'classic').orderBy('number').execute(),
  )
  const rows = rooms.map((_, at) => buildRow(`FULL${at}`, { name: `Soler ${at}` }))
  expect((await bring(rows, { dryRun: true })).check.shortages).toEqual([])
  const roomNumber = rooms.at(-1)?.number ?? ''
  await page.call(closeRoom, {
    body: { roomNumber, startDate: '2027-06-15', endDate: '2027-06-15', reason: 'Paint' },
  })
  expect((await bring(rows, { dryRun: true })).check.shortages).toMatchObject([
    { day: '2027-06-15', roomTypeId: 'classic', stays: rooms.length, rooms: rooms.length - 1 },
  ])
})

it('S31 counts the rows that are rejected for one reason, and names who has a room', async () => {
  const { bring } = await openOffice()
  const { check, rows } = await bring(
    [
      buildRow('A1', { room: '104' }),
      buildRow('A1'),
      buildRow('A2', { type: 'Palace' }),
      buildRow('A3', { type: 'Palace' }),
      buildRow('A4', { room: '999' }),
      buildRow('A5', { room: '104' }),
    ],
    { dryRun: true },
  )
  expect(check.issues).toEqual([
    { column: 'room_type', issue: 'unknownRoomType', value: 'Palace', count: 2, lines: [4, 5] },
    { column: 'reference', issue: 'twiceInThisFile', count: 1, lines: [3] },
    { column: 'room', issue: 'unknownRoom', value: '999', count: 1, lines: [6] },
    { column: 'room', issue: 'roomTaken', value: '104', count: 1, lines: [7] },
  ])
  expect(rows.at(-1)).toMatchObject({ outcome: 'refused', takenBy: 'A1' })
})

it('S31 says what a file changes, and leaves the room and the group that it does not name', async () => {
  const { page, bring, open } = await openOffice()
  await bring([buildRow('A1', { group: 'TOUR' })])
  const { rooms } = await page.call(listRoomsForStay, { params: { reference: 'A1' } })
  const roomNumber = rooms.find(({ typeId, occupant }) => typeId === 'classic' && !occupant)?.number
  await page.call(assignRoom, { params: { reference: 'A1' }, body: { roomNumber } })
  expect((await bring([buildRow('A1')])).counts).toMatchObject({ same: 1 })
  const { rows } = await bring([buildRow('A1', { name: 'Puig' })])
  expect(rows).toMatchObject([
    { outcome: 'changed', differences: [{ column: 'last_name', from: 'Soler', to: 'Puig' }] },
  ])
  expect(await open('A1')).toMatchObject({ lastName: 'Puig', roomNumber, groupLocator: 'TOUR' })
  const moved = await bring([buildRow('A1', { name: 'Puig', type: 'suite' })])
  expect(moved.rows[0]?.differences).toEqual([
    { column: 'room_type', from: 'classic', to: 'suite' },
    { column: 'room', from: roomNumber },
  ])
})

it('S31 imports nothing if something has changed since the check, and shows what has', async () => {
  const { db, bring } = await openOffice()
  const file = [buildRow('A1', { room: '104' }), buildRow('A2')]
  const { check } = await bring(file, { dryRun: true })
  await bring([buildRow('B1', { room: '104' })])
  const before = await printTables(db)
  const late = await bring(file, { checked: check.fingerprint })
  expect(late).toMatchObject({ isOutdated: true, dryRun: true, counts: { new: 1, refused: 1 } })
  expect(await printTables(db)).toEqual(before)
  const done = await bring(file, { checked: late.check.fingerprint })
  expect(done).toMatchObject({ isOutdated: false, dryRun: false, rows: late.rows })
})

it('S31 suggests a group for several rooms of one booker on the same days, and makes it on request', async () => {
  const { bring, open } = await openOffice()
  const file = [buildRow('A1'), buildRow('A2'), buildRow('A3', { group: 'TOUR' }), buildRow('A4', { name: 'Puig' })]
  const { check } = await bring(file, { dryRun: true })
  expect(check.groups).toEqual([
    { name: 'Soler, Ada', arrival: '2027-06-14', departure: '2027-06-16', references: ['A1', 'A2'] },
  ])
  await bring(file, { groupByBooker: true })
  const [one, other, tour, single] = await Promise.all(['A1', 'A2', 'A3', 'A4'].map(open))
  expect(one?.groupLocator).toMatch(/^G[2-9A-Z]{8}$/)
  expect([other?.groupLocator, tour?.groupLocator, single?.groupLocator]).toEqual([
    one?.groupLocator,
    'TOUR',
    undefined,
  ])
  expect((await bring(file, { groupByBooker: true })).counts).toMatchObject({ same: 4 })
})

it('S31 checking a hundred stored bookings takes no more statements than three', async () => {
  const { bring } = await openOffice()
  const sent = recordStatements()
  const statementsFor = async (name: string, count: number) => {
    const rows = Array.from({ length: count }, (_, at) => buildRow(`${name}${at}`))
    await bring(rows)
    sent()
    expect((await bring(rows, { dryRun: true })).counts).toMatchObject({ same: count })
    return sent().length
  }
  const few = await statementsFor('A', 3)
  expect(await statementsFor('B', 100)).toBe(few)
})
