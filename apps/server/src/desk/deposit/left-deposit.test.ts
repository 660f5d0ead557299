import { findStays } from '@foyer/contract/staff/arrivals.ts'
import { blockDeposit, releaseDeposit } from '@foyer/contract/staff/deposit.ts'
import { expect, it } from 'vitest'
import { aPayingServer } from '../../money/payment/testing/a-paying-server.ts'
import { Browser } from '../../testing/browser.ts'
import { aColleague } from '../../testing/staff-page.ts'

const HOTEL = 3
const reference = 'RAC3003'
const rental = { params: { reference } }

type Over = readonly ['departed' | 'cancelled' | 'expected' | 'inHouse', start: string, end: string]

async function aRental([state, start_date, end_date]: Over) {
  const server = await aPayingServer()
  const desk = await aColleague(server.db, new Browser(server.app), { role: 'receptionist', hotelId: HOTEL })
  await desk.call(blockDeposit, rental)
  await server.db.inHotel(HOTEL, (tx) =>
    tx.updateTable('reservations').set({ state, start_date, end_date }).where('reference', '=', reference).execute(),
  )
  const listed = async (search?: string) =>
    (await desk.call(findStays, { query: { list: 'departures', ...(search && { search }) } })).stays.find(
      (stay) => stay.reference === reference,
    )
  return { desk, listed }
}

it.each([
  [['departed', '2027-05-01', '2027-05-08']],
  // Age doesn't matter: the money is still blocked on the card.
  [['departed', '2026-10-01', '2026-10-08']],
  [['cancelled', '2027-05-20', '2027-05-24']],
  [['expected', '2027-05-01', '2027-05-08']],
] as const)(
  'a deposit left on the card of a rental %j is listed among the returns until it is released',
  async (over) => {
    const { desk, listed } = await aRental(over)
    expect((await listed())?.depositLeft).toEqual({
      amount: { minor: 700_00, currency: 'EUR' },
      card: 'VISA ·· 0004',
      isHeld: true,
    })
    expect(await listed('Ferrari')).toBeDefined()
    await desk.call(releaseDeposit, rental)
    expect(await listed()).toBeUndefined()
  },
)

it.each([[['expected', '2027-05-10', '2027-05-14']], [['inHouse', '2027-05-01', '2027-05-20']]] as const)(
  'a deposit blocked for a rental that is not over needs no action: %j',
  async (going) => {
    expect(await (await aRental(going)).listed()).toBeUndefined()
  },
)

it('an overdue car is listed as still out', async () => {
  const { listed } = await aRental(['inHouse', '2027-05-01', '2027-05-08'])
  const stay = await listed()
  expect([stay?.state, stay?.depositLeft]).toEqual(['inHouse', undefined])
})
