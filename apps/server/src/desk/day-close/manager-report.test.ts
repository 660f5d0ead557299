import { randomUUID } from 'node:crypto'
import { countDrawer, endDrawer, readDrawers } from '@foyer/contract/staff/cash.ts'
import { closeDay, exportJournal, makeDayReport } from '@foyer/contract/staff/day-close.ts'
import { correctCharge, postCharge } from '@foyer/contract/staff/folio.ts'
import { importReservations } from '@foyer/contract/staff/import.ts'
import { recordPayment, refundPayment } from '@foyer/contract/staff/money.ts'
import { markNoShow } from '@foyer/contract/staff/no-show.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

const [FIRST, DAY, LAST] = ['2027-05-10', '2027-05-11', '2027-05-12']
const ROOMS = 26
/** A name that a spreadsheet would run. */
const NAME = '=1+1 Ferrer'

/** Ada and Ben arrive on the first day, Cai and Dan on the second; Ben leaves on it, and Dan never comes. */
const file = `reference,arrival,departure,last_name,first_name,adults,children,room_type,total
ADA1,${FIRST},${LAST},Ada,A,2,0,classic,220.00
BEN1,${FIRST},${DAY},Ben,B,1,0,classic,99.00
CAI1,${DAY},${LAST},Cai,C,1,1,classic,165.00
DAN1,${DAY},${LAST},Dan,D,1,0,classic,90.00`

/** Two days at a hotel whose figures can be computed by hand; the second is closed. */
async function runTwoDays() {
  const server = await createTestServer()
  await server.publish(1, {
    folio: {
      services: [{ id: 'parking', names: { en: 'Parking' }, group: 'parking', price: 24_00, vat: 2100 }],
      vat: { room: 1000, extras: 2100 },
      cityTax: { perPersonNight: 2_50, fromAge: 16 },
    },
  })
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'administrator', name: NAME })
  const query = (text: ReturnType<typeof sql>) => server.db.inHotel(1, (tx) => text.execute(tx))
  await query(sql`update reservations set state = 'cancelled'`)
  await desk.call(importReservations, { body: { file: Buffer.from(file).toString('base64'), dryRun: false } })
  await query(sql`delete from room_closures`)
  await query(sql`insert into room_closures (hotel_id, id, room_number, start_date, end_date, reason, closed_by)
    select 1, gen_random_uuid(), min(number), ${DAY}, ${DAY}, 'Paint', ${desk.memberId} from rooms`)
  const setState = (reference: string, state: string) =>
    query(sql`update reservations set state = ${state} where reference = ${reference}`)
  const pay = (reference: string, way: 'cash' | 'deskCard', minor: number) =>
    desk.call(recordPayment, { params: { reference }, body: { way, minor }, key: randomUUID() })

  for (const reference of ['ADA1', 'BEN1']) await setState(reference, 'inHouse')
  const charge = { serviceId: 'parking', quantity: 1, price: 24_00 }
  const { id } = await desk.call(postCharge, { params: { reference: 'ADA1' }, body: charge, key: randomUUID() })
  await desk.call(closeDay, { body: { day: FIRST } })

  server.setNow(`${DAY}T10:00:00Z`)
  await setState('CAI1', 'inHouse')
  await desk.call(markNoShow, { params: { reference: 'DAN1' } })
  await desk.call(correctCharge, {
    params: { reference: 'ADA1', id },
    body: { minor: 4_00, reason: 'Small car' },
    key: randomUUID(),
  })
  const { id: card } = await pay('ADA1', 'deskCard', 50_00)
  await desk.call(refundPayment, {
    params: { reference: 'ADA1', id: card },
    body: { minor: 20_00, reason: 'Too much', way: 'deskCard' },
    key: randomUUID(),
  })
  await pay('BEN1', 'cash', 100_00)
  await setState('BEN1', 'departed')
  for (const drawer of (await desk.call(readDrawers)).open) {
    const params = { id: drawer.id }
    await desk.call(countDrawer, { params, body: { notes: { '50': 2 }, coins: 0 } })
    await desk.call(endDrawer, { params, body: { toSafe: 0 } })
  }
  const { report } = await desk.call(closeDay, { body: { day: DAY } })
  const read = async (form: 'pdf' | 'csv') =>
    (await desk.call(makeDayReport, { params: { day: DAY }, body: { form } })).content
  return { desk, report, read }
}

it('the manager’s report of a day is what one computes by hand, on the page, as PDF and as CSV', async () => {
  const { report, read } = await runTwoDays()
  // Nights of 110.00, 165.00 and, for the no-show, 90.00 are 100.00, 150.00 and 81.82 without VAT of 10 %.
  expect(report).toMatchObject({
    day: DAY,
    rooms: { all: ROOMS, outOfOrder: 1, sold: 2 },
    averageRate: 165_91,
    revPar: 13_27,
    // The 4.00 that were taken off contain 0.69 of VAT.
    revenue: [
      { group: 'parking', net: -3_31 },
      { group: 'room', net: 331_82 },
    ],
    vat: [
      { rate: 1000, vat: 33_18 },
      { rate: 2100, vat: -69 },
    ],
    // Two adults and one; the child's age is unknown, and a guest who never came owes no tax.
    cityTax: 7_50,
    arrivals: { expected: 2, arrived: 1, noShows: 1 },
    departures: { expected: 1, left: 1 },
    inHouse: { stays: 2, guests: 4 },
    drawers: [{ expected: 100_00, counted: 100_00 }],
  })
  expect(report.payments.map(({ way, taken, returned, net }) => [way, taken, returned, net]).toSorted()).toEqual([
    ['cash', 100_00, 0, 100_00],
    ['deskCard', 50_00, 20_00, 30_00],
  ])
  // Ada: two nights of 115.00 with city tax, parking of 20.00, less 30.00. Ben: 101.50 less 100.00.
  expect(Object.fromEntries(report.balances.map(({ reference, minor }) => [reference, minor]))).toEqual({
    ADA1: 220_00,
    BEN1: 1_50,
    CAI1: 167_50,
  })

  const lines = Buffer.from(await read('csv'), 'base64')
    .toString()
    .split('\r\n')
  for (const row of [
    '"averageRate","","165.91"',
    // A number, and no text: spreadsheets add it up.
    '"revenue","parking","-3.31"',
    '"revenue","room","331.82"',
    '"vat","21","-0.69"',
    '"cityTax","","7.5"',
    '"returned","deskCard","20"',
    '"arrivals","noShows","1"',
    '"inHouse","guests","4"',
    '"owed","BEN1","1.5"',
  ])
    expect(lines).toContain(row)
  const text = (await readPdf(await read('pdf'))).pages.join(' ')
  for (const figure of ['€165.91', '€13.27', '€331.82', '€328.51', '-€3.31', '€33.18', '€7.50', '€389.00', '8%'])
    expect(text).toContain(figure)
})

it('nothing in the journal is a formula for a spreadsheet, and its amounts are numbers', async () => {
  const { desk } = await runTwoDays()
  const { content } = await desk.call(exportJournal, { body: { from: FIRST, until: DAY, form: 'csv' } })
  const rows = Buffer.from(content, 'base64').toString().trim().split('\r\n').slice(1)
  const cells = rows.map((row) => row.slice(1, -1).split('","'))
  expect(cells.flat().filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([])
  expect(new Set(cells.map((row) => row.at(-1)))).toContain(`'${NAME}`)
  const sum = (column: number) => cells.reduce((all, row) => all + Math.round(100 * Number(row[column])), 0)
  expect([sum(5) - sum(6), sum(5) > 0]).toEqual([0, true])
})
