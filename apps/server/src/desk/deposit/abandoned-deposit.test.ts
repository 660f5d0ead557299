import { randomUUID } from 'node:crypto'
import { findStays } from '@foyer/contract/staff/arrivals.ts'
import { blockDeposit, releaseDeposit } from '@foyer/contract/staff/deposit.ts'
import { readStayMoney, recordPayment } from '@foyer/contract/staff/money.ts'
import { expect, it } from 'vitest'
import { createPayingServer } from '../../money/payment/testing/create-paying-server.ts'
import { Browser } from '../../testing/browser.ts'
import { createColleague } from '../../testing/staff-page.ts'

const HOTEL = 3
const reference = 'RAC3003'
const rental = { params: { reference } }

type Over = readonly ['departed' | 'cancelled' | 'expected' | 'inHouse', start: string, end: string]

async function createRental([state, start_date, end_date]: Over) {
  const server = await createPayingServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', hotelId: HOTEL })
  await desk.call(blockDeposit, rental)
  // A departed rental that is not paid would stay in the list for that.
  const { pending } = await desk.call(readStayMoney, rental)
  await desk.call(recordPayment, { ...rental, body: { way: 'deskCard', minor: pending.minor }, key: randomUUID() })
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
    const { desk, listed } = await createRental(over)
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
    expect(await (await createRental(going)).listed()).toBeUndefined()
  },
)

it('an overdue car is listed as still out', async () => {
  const { listed } = await createRental(['inHouse', '2027-05-01', '2027-05-08'])
  const stay = await listed()
  expect([stay?.state, stay?.depositLeft]).toEqual(['inHouse', undefined])
})
