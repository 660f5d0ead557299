import { startDeposit } from '@foyer/contract/deposit.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { releaseDeposit } from '@foyer/contract/staff/deposit.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { createPayingServer } from '../../money/payment/testing/create-paying-server.ts'
import { Browser } from '../../testing/browser.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { cancelReservation } from '../admin/cancel-reservation.ts'
import { buildAlertWatch } from '../alerts/testing/build-alert-watch.ts'
import { watchAlerts } from '../alerts/watch-alerts.ts'

const HOTEL = 3
const reference = 'RAC3002'

/** A renter has opened the card page for the deposit. */
async function openCardPage() {
  const server = await createPayingServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', hotelId: HOTEL })
  const page = await server.open({ hotelId: HOTEL, appKey: 'pay' })
  await findReservation(page, reference, 'Jensen')
  const { deposit = { minor: 0, currency: 'EUR' } } = await page.call(fetchSummary, { body: { reference } })
  const { url = '' } = await page.call(startDeposit, { body: { reference, amount: deposit, currency: 'EUR' } })
  const card = await server.openAtGateway(url.split('/').at(-1) ?? '', HOTEL)
  return {
    ...server,
    card,
    cancel: () => server.db.inHotel(HOTEL, (tx) => cancelReservation(tx, HOTEL, reference)),
    release: () => desk.call(releaseDeposit, { params: { reference } }),
    async alerts() {
      await watchAlerts(server.db, HOTEL, buildAlertWatch(server.db))
      return (await desk.call(listAlerts)).open.map(({ kind, reference }) => [kind, reference])
    },
  }
}

it('R26 a deposit blocked on a card page that was open when the stay was cancelled raises an alert until it is released', async () => {
  const { card, cancel, alerts, release, ledger } = await openCardPage()
  await cancel()
  expect(await alerts()).toEqual([])
  await card.pay()
  await expect.poll(async () => (await ledger())[0]?.state).toBe('blocked')
  await expect.poll(alerts).toEqual([['depositAfterCancel', reference]])
  expect(await release()).toEqual({ state: 'released' })
  expect(await alerts()).toEqual([])
})

it('R26 so does one that was blocked before the cancellation', async () => {
  const { card, cancel, alerts } = await openCardPage()
  await card.pay()
  expect(await alerts()).toEqual([])
  await cancel()
  await expect.poll(alerts).toEqual([['depositAfterCancel', reference]])
})
