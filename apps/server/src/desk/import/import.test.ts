import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { importReservations } from '@foyer/contract/staff/import.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { recordStatements } from '../../testing/sent-statements.ts'
import { createColleague } from '../../testing/staff-page.ts'

const head = 'reference,arrival,departure,last_name,first_name,email,adults,children,room_type,room,group,total,paid'
const good = 'IMP1,2027-05-10,2027-05-12,Müller,Jörg,joerg@example.com,2,1,classic,104,,350.50,100'

async function openOffice() {
  const server = await createTestServer()
  const page = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  const bring = (file: string | Buffer, dryRun = false, reading: object = {}) =>
    page.call(importReservations, { body: { file: Buffer.from(file).toString('base64'), dryRun, ...reading } })
  const outcomes = async (...lines: string[]) =>
    (await bring([head, ...lines].join('\n'))).rows.map(({ line, outcome, issues }) =>
      [line, outcome, ...issues.map(({ column, issue }) => `${column} ${issue}`)].join(' '),
    )
  return { ...server, page, bring, outcomes }
}

it('a file’s bookings can be checked in, and importing it again changes nothing', async () => {
  const { page, bring, open, db } = await openOffice()
  const { counts } = await bring(`${head}\n${good}\n`)
  expect(counts).toEqual({ new: 1, changed: 0, same: 0, refused: 0 })
  const reservation = await page.call(openStay, { params: { reference: 'IMP1' } })
  expect(reservation).toMatchObject({ lastName: 'Müller', roomNumber: '104', adults: 2, children: 1, nights: 2 })
  expect(reservation.bill.pending).toEqual({ minor: 250_50, currency: 'EUR' })
  expect(reservation.guests.map(({ adult, firstName }) => [adult, firstName])).toEqual([
    [true, 'Jörg'],
    [true, undefined],
    [false, undefined],
  ])
  const before = await printTables(db)
  expect((await bring(`${head}\n${good}\n`)).counts).toEqual({ new: 0, changed: 0, same: 1, refused: 0 })
  expect(await printTables(db)).toEqual(before)
  expect((await findReservation(await open(), 'imp1', 'MULLER')).reference).toBe('IMP1')
  const { entries } = await page.call(readAudit)
  expect(entries[0]).toMatchObject({ action: 'reservationsImported', details: { new: '1', refused: '0' } })
})

it('a rental’s file says who may drive, and importing it again changes nothing', async () => {
  const { bring, db } = await openOffice()
  const rental = `${head},segment,driver_min_age,young_driver_max_age,young_driver_price`
  const rows = (more: string) => `${rental}\n${good},${more}\n`
  expect((await bring(rows('leisure,21,25,60.50'))).counts).toMatchObject({ new: 1, refused: 0 })
  const [kept] = await db.inHotel(1, (tx) =>
    tx.selectFrom('reservations').selectAll().where('reference', '=', 'IMP1').execute(),
  )
  expect(kept).toMatchObject({
    segment: 'leisure',
    driver_min_age: 21,
    young_driver_max_age: 25,
    young_driver_price: 60_50,
    young_driver_chargeable: true,
  })
  expect((await bring(rows('leisure,21,25,60.50'))).counts).toMatchObject({ same: 1 })
  const [refused] = (await bring(rows('leisure,x,250,1.234'))).rows
  expect(refused?.issues.map(({ column, issue }) => `${column} ${issue}`)).toEqual([
    'young_driver_max_age tooLong',
    'driver_min_age notANumber',
    'young_driver_max_age notANumber',
    'young_driver_price notANumber',
  ])
})

it('a dry run reports what would happen and stores nothing', async () => {
  const { bring, page, db } = await openOffice()
  const before = await printTables(db)
  const dry = await bring(`${head}\n${good}\n${good}\n`, true)
  expect(await printTables(db)).toEqual(before)
  expect(dry).toMatchObject({ dryRun: true, counts: { new: 1, refused: 1 } })
  expect((await bring(`${head}\n${good}\n${good}\n`)).rows).toEqual(dry.rows)
  expect((await page.call(listArrivals, { query: { search: 'IMP1' } })).arrivals).toHaveLength(1)
})

it('reports rejected lines with reasons, and imports the good ones', async () => {
  const { outcomes } = await openOffice()
  expect(
    await outcomes(
      good,
      ',2027-05-10,2027-05-12,X,,,1,,classic,,,,',
      'A2,in May,2027-02-30,X,,,1,,classic,,,,',
      'A3,2027-05-12,2027-05-10,X,,,1,,classic,,,,',
      'A4,2027-05-01,2027-05-02,X,,,1,,classic,,,,',
      'A5,2027-05-10,2028-06-10,X,,,1,,classic,,,,',
      'A6,2027-05-10,2027-05-12,X,,nobody,x,-1,classic,,,1.234,1e3',
      'A7,2027-05-10,2027-05-12,X,,,0,,palace,999,,,',
      'A8,2027-05-10,2027-05-12,X,,,1,,classic,412,,,',
      'A9,2027-05-10,2027-05-12,"=HYPERLINK(""http://x"")",,,1,,classic,,,,',
      'A10,2027-05-11,2027-05-13,X,,,1,,classic,104,,,',
      'A11,2027-05-10,2027-05-12,X,,,1',
      'FOY1011,2027-05-10,2027-05-12,X,,,1,,classic,,,,',
      `A12,2027-05-10,2027-05-12,${'x'.repeat(101)},,,1,,classic,,,,`,
      'A13,2027-05-12,2027-05-13,"O\'Brien; Jr., ""Bob""",,,1,,classic,104,,,',
    ),
  ).toEqual([
    '2 new',
    '3 refused reference missing',
    '4 refused arrival notADay departure notADay',
    '5 refused departure endsBeforeItStarts',
    '6 refused departure inThePast',
    '7 refused departure stayTooLong',
    '8 refused children formula email notAnEmail adults notANumber children notANumber total notANumber paid notANumber',
    '9 refused adults noGuests room_type unknownRoomType room unknownRoom',
    '10 refused room roomOfAnotherType',
    '11 refused last_name formula',
    '12 refused room roomTaken',
    '13 refused reference wrongColumnCount room_type missing',
    '14 refused reference alreadyCheckedIn',
    '15 refused last_name tooLong',
    '16 new',
  ])
})

it('a changed row changes the booking, but never what a guest entered', async () => {
  const { outcomes, page, open } = await openOffice()
  await outcomes(good)
  await outcomes(good.replace('2,1,classic', '3,1,classic').replace('350.50', '400'))
  const changed = await page.call(openStay, { params: { reference: 'IMP1' } })
  expect([changed.guests.length, changed.bill.total.minor]).toEqual([4, 400_00])
  expect(await outcomes(good.replace('2,1,classic', '1,0,classic'))).toEqual(['2 changed'])
  expect((await page.call(openStay, { params: { reference: 'IMP1' } })).guests).toHaveLength(1)
  await checkIn(await open(), 'IMP1', 'Müller')
  expect(await outcomes(good)).toEqual(['2 refused reference alreadyCheckedIn'])
})

it('reads what spreadsheets write, and rejects what it cannot read', async () => {
  const { bring } = await openOffice()
  const rows = `${head}\r\n${good}\r\n`
  expect((await bring(`\uFEFF${rows}`, true)).counts.new).toBe(1)
  expect((await bring(rows.replaceAll(',', ';'), true)).counts.new).toBe(1)
  expect((await bring(rows.replaceAll(',', '\t'), true)).counts.new).toBe(1)
  expect((await bring(rows.replace('first_name', 'First Name'), true)).counts.new).toBe(1)
  expect((await bring(rows.replace('group', 'mood'), true)).unknownColumns).toEqual(['mood'])
  expect((await bring(rows.replace('adults', 'heads'), true)).missingColumns).toEqual(['adults'])
  const unreadable = async (file: string | Buffer) => (await bring(file, true)).unreadable
  expect(await unreadable(Buffer.from(rows, 'utf16le'))).toBe('notText')
  expect(await unreadable(`${head}\nA,"never closed,2027`)).toBe('notCsv')
  expect(await unreadable('')).toBe('empty')
  expect(await unreadable(good)).toBe('noHead')
  expect(await unreadable(`${head}\n${'x\n'.repeat(2_001)}`)).toBe('tooManyRows')
})

const spanish = [
  'Localizador;Fecha de entrada;Fecha de salida;Apellidos;Nombre;Adultos;Niños;Tipo de habitación;Habitación;Hora de llegada;Teléfono;Idioma;Importe total;Forma de pago;Observaciones;VIP;Agencia',
  'ESP1;15/05/2027;17/05/2027;Muñoz Ibáñez;Begoña;2;0;classic;104;18:30;+34 600 11 22 33;español;1.350,50;Tarjeta;- cuna, alta;VIP2;Sol',
].join('\r\n')

it('S15 S31 reads a Spanish spreadsheet as saved: Windows-1252, semicolons, its own headings, dates and amounts', async () => {
  const { bring, page, db } = await openOffice()
  const report = await bring(Buffer.from(spanish, 'latin1'), true)
  expect(report).toMatchObject({ encoding: 'windows-1252', dates: 'dayFirst', missingColumns: [], counts: { new: 1 } })
  expect(report.unknownColumns).toEqual(['Agencia'])
  expect(report.columns[1]).toEqual({ heading: 'Fecha de entrada', example: '15/05/2027', column: 'arrival' })
  expect(report.rows[0]).toMatchObject({ name: 'Muñoz Ibáñez, Begoña', arrival: '2027-05-15', room: '104' })
  await bring(Buffer.from(spanish, 'latin1'))
  const stay = await page.call(openStay, { params: { reference: 'ESP1' } })
  expect(stay).toMatchObject({ lastName: 'Muñoz Ibáñez', expectedAt: '18:30', bill: { total: { minor: 1_350_50 } } })
  expect(stay).toMatchObject({ vip: true, staffNotes: '- cuna, alta' })
  expect(stay.guests[0]).toMatchObject({ phone: '+34600112233', language: 'es' })
  const [kept] = await db.inHotel(1, (tx) =>
    tx.selectFrom('reservations').select('payment_type').where('reference', '=', 'ESP1').execute(),
  )
  expect(kept?.payment_type).toBe('card')
  expect((await bring(Buffer.from(spanish, 'latin1'))).counts).toMatchObject({ same: 1 })
  expect((await bring(Buffer.from(spanish.replace('18:30', '19:00'), 'latin1'))).counts).toMatchObject({ changed: 1 })
})

it('S15 an unknown column can be mapped by hand, and the date order changed', async () => {
  const { bring } = await openOffice()
  const file = spanish
    .replace('Localizador', 'Clave')
    .replace('15/05/2027', '06/07/2027')
    .replace('17/05/2027', '06/09/2027')
  expect((await bring(file, true)).missingColumns).toEqual(['reference'])
  const mapped = await bring(file, true, { columns: { Clave: 'reference', Nombre: '' }, dates: 'monthFirst' })
  expect(mapped.missingColumns).toEqual([])
  expect(mapped.rows[0]).toMatchObject({
    reference: 'ESP1',
    name: 'Muñoz Ibáñez',
    arrival: '2027-06-07',
    outcome: 'new',
  })
})

it('a file with a hundred rows takes no more statements than one with three', async () => {
  const { bring } = await openOffice()
  const sent = recordStatements()
  const statementsFor = async (name: string, rows: number) => {
    const lines = Array.from({ length: rows }, (_, at) => good.replace('IMP1', `${name}${at}`).replace(',104,', ',,'))
    sent()
    expect((await bring([head, ...lines].join('\n'))).counts).toMatchObject({ new: rows })
    return sent().length
  }
  const few = await statementsFor('A', 3)
  expect(await statementsFor('B', 100)).toBe(few)
})

it('a room that one row vacates is free for later rows, and the room it moves to is not', async () => {
  const { outcomes } = await openOffice()
  const row = (reference: string, room: string) => good.replace('IMP1', reference).replace(',104,', `,${room},`)
  expect(await outcomes(row('IMP1', '104'))).toEqual(['2 new'])
  expect(await outcomes(row('A', '104'), row('IMP1', '304'), row('B', '104'), row('C', '304'))).toEqual([
    '2 refused room roomTaken',
    '3 changed',
    '4 new',
    '5 refused room roomTaken',
  ])
})
