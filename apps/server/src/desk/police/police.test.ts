import { createHash } from 'node:crypto'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { recordPayment, setInvoiceHolder } from '@foyer/contract/staff/money.ts'
import { makePoliceExport, readRegister } from '@foyer/contract/staff/registration.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const day = '2027-05-10'

async function createEvening() {
  const server = await createTestServer()
  await checkIn(await server.open(), 'FOY1001', 'García López')
  await checkIn(await server.open(), 'FOY1002', 'Müller')
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ checked_in_at: new Date(`${day}T15:00:00Z`) })
      .where('reference', 'in', ['FOY1001', 'FOY1002'])
      .execute(),
  )
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Ana Roca' })
  return { ...server, desk }
}

it('lists first the guests who cannot be reported and what they are missing, then how many can', async () => {
  const { desk, db } = await createEvening()
  await db.inHotel(1, (tx) =>
    sql`update guests set given = given - 'street' - 'postalCode' where position = 2
      and reservation_id = (select id from reservations where reference = 'FOY1002')`.execute(tx),
  )
  const register = await desk.call(readRegister)
  expect(register).toMatchObject({ day, today: day, stays: 2, guests: 4, police: { ready: 3, exports: [] } })
  expect(register.police?.cannot).toEqual([
    expect.objectContaining({ reference: 'FOY1002', name: 'Ana 2 Soler', missing: ['street', 'postalCode'] }),
  ])
})

it('exports those who can be reported, and logs who, when, how many, and the hash of the file', async () => {
  const { desk } = await createEvening()
  const file = await desk.call(makePoliceExport, { body: { day, format: 'json' } })
  const bytes = Buffer.from(file.content, 'base64')
  const { travellers } = JSON.parse(bytes.toString('utf8'))
  expect(travellers).toHaveLength(4)
  expect(travellers[0]).toMatchObject({
    contract_reference: 'FOY1001',
    arrival: day,
    role: 'contract_holder',
    surname_1: 'Soler',
    sex: 'F',
    nationality: 'DEU',
    document_type: 'P',
    document_number: 'C01X00T41',
    street: 'Lindenallee 4',
    country: 'DEU',
    municipality_code: null,
    payment_type: 'DESTI',
    contract_date: null,
    arrival_time: '17:00',
    departure_time: '12:00',
  })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { police } = await desk.call(readRegister)
  expect(police?.exports).toMatchObject([
    { day, format: 'json', madeBy: 'Ana Roca', travellers: 4, leftOut: 0, sha256: sha256.slice(0, 12) },
  ])
  const { entries } = await desk.call(readAudit)
  expect(entries[0]).toMatchObject({ action: 'travellersReported', subject: day, details: { sha256, travellers: '4' } })
})

it('the ledger cannot be changed', async () => {
  const { desk, db } = await createEvening()
  await desk.call(makePoliceExport, { body: { day, format: 'csv' } })
  const refused = /permission denied/
  await expect(db.inHotel(1, (tx) => tx.deleteFrom('police_exports').execute())).rejects.toThrow(refused)
  await expect(
    db.inHotel(1, (tx) => tx.updateTable('police_exports').set({ travellers: 0 }).execute()),
  ).rejects.toThrow(refused)
})

it('a code of a Spanish place becomes its name, next to the code', async () => {
  const { desk, db } = await createEvening()
  await db.inHotel(1, (tx) =>
    sql`update guests set given = given || '{"country":"ESP","region":"08","municipality":"08019","postalCode":"08002"}'
      where reservation_id = (select id from reservations where reference = 'FOY1001')`.execute(tx),
  )
  const file = await desk.call(makePoliceExport, { body: { day, format: 'json' } })
  const { travellers } = JSON.parse(Buffer.from(file.content, 'base64').toString('utf8'))
  expect(travellers[0]).toMatchObject({
    municipality: 'Barcelona',
    municipality_code: '08019',
    province: 'Barcelona',
    province_code: '08',
  })
})

it('exports nothing without national_police_integration, even on a day with arrivals', async () => {
  const { desk, publish } = await createEvening()
  await publish(1, { flags: { ask_children_information: true } })
  expect(await desk.call(readRegister)).toEqual({ day, today: day, stays: 2, guests: 4 })
  const made = desk.call(makePoliceExport, { body: { day, format: 'csv' } })
  await expect(made).rejects.toMatchObject({ problem: 'notFound' })
})

it('exports nothing on a day without arrivals', async () => {
  const { desk } = await createEvening()
  const made = desk.call(makePoliceExport, { body: { day: '2027-05-09', format: 'csv' } })
  await expect(made).rejects.toMatchObject({ problem: 'notFound' })
})

it('S18 the report names establishment, contract and payment, and leaves out guests without a town or phone', async () => {
  const { desk, db, publish } = await createEvening()
  await publish(1, {
    flags: { national_police_integration: true, ask_children_information: true },
    hotelInfo: { address: 'Carrer del Fanal 24', checkOutUntil: '11:30' },
    establishment: { company: 'Palace Hotels SL', taxNumber: 'B12345674', registryNumber: 'H-000123' },
  })
  await db.inHotel(1, async (tx) => {
    await sql`update reservations set booked_on = '2027-03-01', payment_type = 'card' where reference = 'FOY1001'`.execute(
      tx,
    )
    await sql`update guests set given = given - 'city' - 'municipality' - 'phone' where main
      and reservation_id = (select id from reservations where reference = 'FOY1002')`.execute(tx)
  })
  const { police } = await desk.call(readRegister)
  expect(police?.cannot).toMatchObject([{ reference: 'FOY1002', missing: ['city', 'phone'] }])
  const file = await desk.call(makePoliceExport, { body: { day, format: 'json' } })
  const { establishment, travellers } = JSON.parse(Buffer.from(file.content, 'base64').toString('utf8'))
  expect(establishment).toMatchObject({
    ...{ registry_number: 'H-000123', name: 'Foyer Palace', company: 'Palace Hotels SL', tax_number: 'B12345674' },
    ...{ address: 'Carrer del Fanal 24', city: 'Barcelona' },
  })
  expect(travellers[0]).toMatchObject({
    contract_date: '2027-03-01',
    payment_type: 'TARJT',
    arrival_time: '17:00',
    departure_time: '11:30',
  })
})

it('S18 the way and day of payment come from the ledger, and the payer from the invoice', async () => {
  const { desk } = await createEvening()
  const params = { reference: 'FOY1001' }
  await desk.call(recordPayment, { params, body: { way: 'cash', minor: 240_00 } })
  const values = { name: 'Lake Works', tax_number: 'B-1', address: 'Quai 4', city: 'Lausanne', country: 'CHE' }
  await desk.call(setInvoiceHolder, { params, body: { type: 'company', values } })
  const file = await desk.call(makePoliceExport, { body: { day, format: 'json' } })
  const { travellers } = JSON.parse(Buffer.from(file.content, 'base64').toString('utf8'))
  const of = (reference: string) =>
    travellers.find((one: { contract_reference: string }) => one.contract_reference === reference)
  expect(of('FOY1001')).toMatchObject({
    payment_type: 'EFECT',
    payment_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    payment_holder: 'Lake Works',
  })
  expect(of('FOY1002')).toMatchObject({ payment_date: null, payment_holder: expect.stringMatching(/Soler/) })
})
