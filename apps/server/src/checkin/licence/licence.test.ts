import { showLicence } from '@foyer/contract/driving-licence.ts'
import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { openStay, seeLicence } from '@foyer/contract/staff/stay.ts'
import { computeCheckDigit } from '@foyer/domain/document/check-digit.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { expect, it } from 'vitest'
import { carsDocument } from '../../demo/cars.ts'
import { insertHeldDeposit } from '../../money/deposit/testing/insert-held-deposit.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, sign } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { createColleague } from '../../testing/staff-page.ts'

/** The barcode of a card, by default that of the driver whom `buildGuestPayload` describes. */
const buildBarcode = ({ last = 'SOLER', first = 'ANA', born = '06011985', until = '01312036' } = {}) =>
  `@\n\x1e\rANSI 636000100002DL00410278ZV03190008DLDAQT64235789\nDCS${last}\nDAC${first}\nDBB${born}\nDBA${until}\r`
const barcode = buildBarcode()
const canary = `data:image/png;base64,${Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d494844520000040000000300080600000000000000', 'hex'),
  Buffer.from('CANARY-OF-A-LICENCE'),
]).toString('base64')}`

const show = (page: GuestPage, reference: string, driver: string, shown: object) =>
  page.call(showLicence, { body: { hotelId: 3, reference, driver, ...shown } })

async function at(reference: string, surname: string, { appKey = 'licence', isReported = true } = {}) {
  const server = await createTestServer()
  if (!isReported) await server.publish(3, { ...carsDocument, authority: { name: 'file' } })
  const page = await server.open({ hotelId: 3, appKey })
  const found = await findReservation(page, reference, surname)
  await insertHeldDeposit(server.db, 3, found.id)
  const drivers = async () => (await page.call(visitReservations)).reservations[0]?.guests ?? []
  return { server, page, found, drivers }
}

it('GUESTS-17.a GUESTS-17.b CAPTURE-41.a a driver can arrive only after showing a licence', async () => {
  const { page, found, drivers } = await at('RAC3003', 'Ferrari')
  const [driver] = found.guests as [Guest]
  const saved = buildGuestPayload(driver)
  await saveGuests(page, found, [saved])
  await sign(page, found)
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'guestsIncomplete' })
  // A page's own claim isn't a licence.
  const claim: GuestPayload = { ...saved, hasDrivingLicence: true, drivingLicence: 'MADEUP' }
  await saveGuests(page, found, [claim])
  expect((await drivers())[0]?.hasDrivingLicence).toBeUndefined()
  expect(await show(page, 'RAC3003', driver.id, { barcode })).toEqual({ readBy: 'barcode' })
  expect((await drivers())[0]).toMatchObject({ drivingLicence: 'T64235789', hasDrivingLicence: true })
  await arrive(page, found)
})

it('R40 where the rental is reported, each driver gives number and expiry of the licence, which no one has to check', async () => {
  const { page, found, drivers } = await at('RAC3003', 'Ferrari', { appKey: 'own' })
  const [driver] = found.guests as [Guest]
  await saveGuests(page, found, [buildGuestPayload(driver)])
  await sign(page, found)
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'guestsIncomplete' })
  // It isn't published where these lines have number and expiry.
  const dutch = 'D1NLD1509496211<<659VW87Z78NB'
  await expect(show(page, 'RAC3003', driver.id, { lines: dutch + computeCheckDigit(dutch) })).rejects.toMatchObject({
    problem: 'badInput',
    issues: [
      { path: 'number', issue: 'required' },
      { path: 'validUntil', issue: 'required' },
    ],
  })
  expect((await drivers())[0]?.hasDrivingLicence).toBeUndefined()
  const typed = { number: 'U1H45T789', country: 'ITA', validUntil: '2036-01-31' }
  expect(await show(page, 'RAC3003', driver.id, { typed })).toEqual({ readBy: 'typed' })
  await arrive(page, found)
})

it('CAPTURE-49.a VALID-22 rejects what is not a licence, and changing the passport number removes the licence', async () => {
  const { page, found, drivers } = await at('RAC3003', 'Ferrari')
  const [driver] = found.guests as [Guest]
  const passport = 'P<DEUSOLER<<ANA<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<'
  await expect(show(page, 'RAC3003', driver.id, { lines: passport })).rejects.toMatchObject({
    problem: 'notADrivingLicence',
  })
  await saveGuests(page, found, [buildGuestPayload(driver)])
  await show(page, 'RAC3003', driver.id, { barcode })
  await saveGuests(page, found, [buildGuestPayload(driver, { documentNumber: 'C01X00T99' })])
  expect((await drivers())[0]?.hasDrivingLicence).toBeUndefined()
})

it('CAPTURE-11.b rescanning the document requires showing the licence again', async () => {
  const { page, found, drivers } = await at('RAC3003', 'Ferrari')
  const [driver] = found.guests as [Guest]
  await saveGuests(page, found, [buildGuestPayload(driver)])
  await show(page, 'RAC3003', driver.id, { barcode })
  await saveGuests(page, found, [{ ...buildGuestPayload(driver), hasDrivingLicence: false }])
  expect((await drivers())[0]).not.toHaveProperty('hasDrivingLicence')
})

it('CAPTURE-44 VALID-21 rejects another driver’s licence', async () => {
  const { page, found, server } = await at('RAC3003', 'Ferrari')
  const [driver] = found.guests as [Guest]
  await server.db.inHotel(3, (tx) =>
    tx
      .insertInto('guests')
      .values({
        hotel_id: 3,
        id: crypto.randomUUID(),
        reservation_id: found.id,
        position: 2,
        main: false,
        adult: true,
        given: JSON.stringify({ drivingLicence: 'T64235789', hasDrivingLicence: true }),
      })
      .execute(),
  )
  await expect(show(page, 'RAC3003', driver.id, { barcode })).rejects.toMatchObject({ problem: 'licenceRepeated' })
})

const typed = { number: 'u1h 45-t789', country: 'ITA', validUntil: '2036-01-31' }

it('a picture of a licence is checked and not stored; its data is typed, and the server validates it', async () => {
  const { page, found, server, drivers } = await at('RAC3003', 'Ferrari')
  const [driver] = found.guests as [Guest]
  await expect(show(page, 'RAC3003', driver.id, { picture: canary })).rejects.toMatchObject({ problem: 'badInput' })
  for (const wrong of [{ number: '1' }, { country: 'XXX' }, { validUntil: '2027-05-12' }])
    await expect(
      show(page, 'RAC3003', driver.id, { picture: canary, typed: { ...typed, ...wrong } }),
    ).rejects.toMatchObject({ problem: 'badInput' })
  expect((await drivers())[0]?.hasDrivingLicence).toBeUndefined()
  expect(await show(page, 'RAC3003', driver.id, { picture: canary, typed })).toEqual({ readBy: 'picture' })
  expect((await drivers())[0]).toMatchObject({
    hasDrivingLicence: true,
    drivingLicence: 'U1H45T789',
    licenceUntil: '2036-01-31',
  })
  expect(JSON.stringify(await printTables(server.db))).not.toMatch(/CANARY|Q0FOQVJZ/)
})

it('CAPTURE-41.a the desk checks an unreadable licence before the car is handed over, and again if it is shown again', async () => {
  const { page, found, server } = await at('RAC3003', 'Ferrari')
  const [driver] = found.guests as [Guest]
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', hotelId: 3 })
  const of = { params: { reference: 'RAC3003', guestId: driver.id } }
  const licence = async () => {
    const { licence, licenceTyped } = (await desk.call(openStay, { params: { reference: 'RAC3003' } })).guests[0] ?? {}
    return [licence, licenceTyped?.number]
  }
  await expect(desk.call(seeLicence, of)).rejects.toMatchObject({ problem: 'notFound' })
  await saveGuests(page, found, [buildGuestPayload(driver)])
  await show(page, 'RAC3003', driver.id, { typed })
  await sign(page, found)
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'licenceUnseen' })
  expect(await licence()).toEqual(['typed', 'U1H45T789'])
  await desk.call(seeLicence, of)
  expect(await licence()).toEqual(['seen', 'U1H45T789'])
  // A form opened earlier changes none of it.
  await saveGuests(page, found, [buildGuestPayload(driver)])
  expect(await licence()).toEqual(['seen', 'U1H45T789'])
  await show(page, 'RAC3003', driver.id, { typed: { ...typed, number: 'U1H45T700' } })
  expect(await licence()).toEqual(['typed', 'U1H45T700'])
  await desk.call(seeLicence, of)
  await arrive(page, found)
  const [car] = (await page.call(visitReservations)).reservations
  expect(car?.rental?.car).toMatchObject({ plate: '4478 MBR', model: 'Teide 4', fuel: 'diesel' })
})

it.each([
  ['the number alone', { barcode: '@\n\x1e\rANSI 636000100002DL00410278ZV03190008DLDAQT64235789\r' }],
  ['another surname', { barcode: buildBarcode({ last: 'SAMPLE' }) }],
  ['another first name', { barcode: buildBarcode({ first: 'MICHAEL' }) }],
  ['another birth date', { barcode: buildBarcode({ born: '06061986' }) }],
  ['no expiry', { barcode: buildBarcode({ until: '' }) }],
  ['lines, which have no birth date', { lines: 'D1FRA13AA000026361231SOLER<<<4' }],
])('J17 the desk looks at a licence whose code shows %s', async (_, shown) => {
  const { page, found, server, drivers } = await at('RAC3003', 'Ferrari', { isReported: false })
  const [driver] = found.guests as [Guest]
  await saveGuests(page, found, [buildGuestPayload(driver)])
  await show(page, 'RAC3003', driver.id, shown)
  expect((await drivers())[0]?.hasDrivingLicence).toBe(true)
  await sign(page, found)
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'licenceUnseen' })
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', hotelId: 3 })
  const of = { params: { reference: 'RAC3003' } }
  expect((await desk.call(openStay, of)).guests[0]?.licence).toBe('unmatched')
  await desk.call(seeLicence, { params: { ...of.params, guestId: driver.id } })
  await arrive(page, found)
})

it.each([
  ['a barcode', { barcode: buildBarcode({ until: '12312019' }) }],
  ['a barcode that ends the day before the return', { barcode: buildBarcode({ until: '05122027' }) }],
  ['lines', { lines: 'D1FRA13AA000026181231MARTIN<<9' }],
])('J17 J18 a licence that expires before the return is rejected like a typed one: %s', async (_, shown) => {
  const { page, found, drivers } = await at('RAC3003', 'Ferrari')
  const [driver] = found.guests as [Guest]
  await saveGuests(page, found, [buildGuestPayload(driver)])
  await expect(show(page, 'RAC3003', driver.id, shown)).rejects.toMatchObject({
    status: 400,
    problem: 'badInput',
    issues: [{ path: 'validUntil', issue: 'licenceExpires' }],
  })
  expect((await drivers())[0]?.hasDrivingLicence).toBeUndefined()
})

it('J17 another name after the licence was read needs the desk', async () => {
  const { page, found } = await at('RAC3003', 'Ferrari')
  const [driver] = found.guests as [Guest]
  await saveGuests(page, found, [buildGuestPayload(driver)])
  await show(page, 'RAC3003', driver.id, { barcode })
  await saveGuests(page, found, [buildGuestPayload(driver, { firstName: 'Eva' })])
  await sign(page, found)
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'licenceUnseen' })
})
