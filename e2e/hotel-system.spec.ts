import type { Page } from '@playwright/test'
import {
  beginVisit,
  checkInWithNothingToPay,
  fillContact,
  fillDocument,
  findReservation,
  openGuest,
  searchByAddress,
  signAndCheckIn,
} from './check-in-steps.ts'
import { expect, type Foyer, sizes, test } from './foyer.ts'
import { createGuest } from './guest.ts'
import { HotelSystem } from './hotel-system.ts'
import { createDesk } from './staff.ts'
import { atStage } from './stages.ts'

test.use({ ownServer: true, viewport: sizes.phone })

const tea = { email: 'tea@como.example.com', password: 'seven boats on the lake' }

const day = (ahead: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(Date.now() + ahead * 86_400_000)

/** One adult who has paid at home. */
const reservation = (reference: string, lastName: string, room: string): [string, object] => [
  'reservation',
  {
    reference,
    lastName,
    firstName: 'Ada',
    state: 'expected',
    arrival: day(0),
    departure: day(2),
    adults: 1,
    roomType: 'lake',
    room,
    folio: [
      { kind: 'charge', names: { en: 'Room' }, amount: 180.5 },
      { kind: 'payment', names: { en: 'Deposit' }, amount: -180.5 },
    ],
  },
]

const rooms: [string, object][] = [
  ['roomType', { id: 'lake', names: { en: 'Lake room' } }],
  ['room', { number: '301', roomType: 'lake', floor: 3, ready: true }],
  ['room', { number: '302', roomType: 'lake', floor: 3, ready: true }],
]

/**
 * Sets up a hotel without reservations and connects its system, as an operator. Returns its number.
 */
function connectHotel(foyer: Foyer, system: HotelSystem): Promise<number> {
  return foyer.whileStopped(async (command) => {
    const said = await command(
      'desk/setup/setup.ts',
      [
        ['--administrator-name', 'Tea Riva'],
        ['--administrator-email', tea.email],
        ['--company', 'Riva'],
        ['--hotel-name', 'Hotel Riva'],
        ['--city', 'Como'],
        ['--country', 'ITA'],
        ['--time-zone', 'Europe/Rome'],
        ['--rooms', '1:1'],
        ['--demo', 'on'],
      ].flat(),
      { FOYER_ADMIN_PASSWORD: tea.password },
    )
    const hotel = Number(/is hotel (\d+)/.exec(said)?.[1])
    for (const one of [hotel, RENTAL])
      await command('desk/hotel-system/connect.ts', [String(one), system.url], { HOTEL_SYSTEM_SECRET: system.secret })
    return hotel
  })
}

/** The demo's rental, which can have its own system as well. */
const RENTAL = 3

/** From the search to the key, as with any other hotel. */
async function checkIn(page: Page, address: string, stay: { reservation: string; surname: string }) {
  const guest = createGuest(page)
  await page.goto(address)
  await beginVisit(guest)
  await findReservation(guest, stay)
  await openGuest(guest)
  await fillDocument(guest, { sex: 'Female', nationality: 'Finland', number: `C01${stay.reservation}` })
  await fillContact(guest, {
    email: `${stay.reservation.toLowerCase()}@example.com`,
    country: 'Finland',
    street: 'Satamakatu 4',
    postalCode: '57130',
  })
  await signAndCheckIn(page, guest)
}

test('BOOKINGS-09 a hotel with its own system, from no reservations: imported, checked in, reported; and again while that system is down, when no car can be picked up', {
  tag: '@gate',
}, async ({ page, elsewhere, foyer, axe, shoot }) => {
  test.slow()
  const system = new HotelSystem()
  await system.start()
  try {
    await system.put(...rooms, reservation('RIVA1', 'Bianchi', '301'))
    const hotel = await connectHotel(foyer, system)
    const address = `${foyer.url}/pok/1/company/2/hotel/${hotel}/lang/en/appkey/own/`
    const told = async (reference: string) =>
      (await system.told()).filter((one) => one.reference === reference).map(({ kind }) => kind)

    // Polled on schedule, or sooner on request.
    const office = await elsewhere(sizes.tablet)
    const desk = createDesk(office, foyer)
    await office.goto(`${foyer.url}/staff/`)
    await desk.fillIn(tea)
    await desk.view('Jobs')
    await desk.press('Run now: PMS feed')
    await desk.view('Arrivals')
    await expect(desk.row(/Bianchi/)).toBeVisible({ timeout: 90_000 })
    await checkIn(page, address, { reservation: 'RIVA1', surname: 'Bianchi' })
    await expect.poll(() => told('RIVA1'), { timeout: 60_000 }).toEqual(['guestData', 'arrival'])
    const [party] = await system.told()
    expect(party?.body.guests?.[0]).toMatchObject({ documentNumber: 'C01RIVA1', postalCode: '57130' })

    // Pushed by the system, which is then down during the whole check-in.
    await system.put(reservation('RIVA2', 'Colombo', '302'))
    const { status } = await system.push(`${foyer.url}/api/hotel-system/${hotel}/events/`, 1)
    expect(status).toBe(200)
    await system.faults({ down: true })
    const colombo = { reservation: 'RIVA2', surname: 'Colombo' }
    const phone = await atStage(await elsewhere(sizes.phone), address, 'signed', { stay: colombo })
    await checkInWithNothingToPay(phone)

    await desk.view('Devices')
    await expect(office.getByText(/2 waiting since/)).toBeVisible()
    await axe()
    await shoot('what waits')

    // A pick-up needs a number from that system, so it does not start, and both ends show it.
    const rentals = await elsewhere(sizes.tablet)
    const rentalDesk = createDesk(rentals, foyer)
    await rentalDesk.signIn('everywhere')
    await rentals.getByRole('button', { name: /^Hotel/ }).click()
    await rentals.getByRole('menuitemradio', { name: /Foyer Cars/ }).click()
    await rentalDesk.title('Pick-ups')
    const driver = await searchByAddress(page, foyer.guest(RENTAL, 'own'), { reservation: 'RAC3001', surname: 'Novák' })
    await driver.question(/Is this your rental/)
    await driver.tap('Yes, continue')
    const failed = page.getByRole('alertdialog', { name: 'We couldn’t start your pick-up' })
    await expect(failed).toBeVisible()
    await shoot('not started')
    await rentalDesk.view('Alerts')
    await expect(rentals.getByText('Driver is stuck')).toBeVisible()
    await expect(rentals.getByRole('main').getByText(/the pick-up could not be started/)).toBeVisible()

    await system.faults({})
    await failed.getByRole('button', { name: 'Try again' }).click()
    await driver.question('Who is driving?')
    await expect.poll(() => told('RIVA2'), { timeout: 60_000 }).toEqual(['guestData', 'arrival'])
    await expect(office.getByText('nothing waiting')).toBeVisible()
    const all = await system.told()
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  } finally {
    await system.stop()
  }
})
