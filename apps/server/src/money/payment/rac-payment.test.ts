import { reportRacPaymentError } from '@foyer/contract/payment.ts'
import { startPickUp } from '@foyer/contract/pick-up.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { findReservation } from '../../testing/journey.ts'
import { createPayingServer, requestPayment } from './testing/create-paying-server.ts'

const HOTEL = 3

async function openStation() {
  const server = await createPayingServer()
  const page = await server.open({ hotelId: HOTEL, appKey: 'pay' })
  await findReservation(page, 'RAC3001', 'Novák')
  await page.call(startPickUp, { body: { hotelId: HOTEL, isPok: false, reference: 'RAC3001' } })
  return { ...server, page }
}

it('MODEL-29.h API-52.c the summary of a rental names the shop, terminal and order of the current payment', async () => {
  const { page, db } = await openStation()
  const asked = { reference: 'RAC3001', provider: 'redsys', pickUpProcess: 'PU-3001' }
  expect(await page.call(fetchSummary, { body: asked })).not.toHaveProperty('order')
  await requestPayment(page, 'RAC3001')
  const { order_number: order } = await db.inHotel(HOTEL, (tx) =>
    tx.selectFrom('payments').select('order_number').executeTakeFirstOrThrow(),
  )
  expect(await page.call(fetchSummary, { body: asked })).toMatchObject({
    merchantCode: '999008881',
    terminal: '1',
    order,
  })
  const foreign = { ...asked, pickUpProcess: 'PU-3002' }
  await expect(page.call(fetchSummary, { body: foreign })).rejects.toMatchObject({ problem: 'pickUpForeign' })
})

it('API-57.a API-57.b a failed payment raises one alert of the rental at the desk, however often it is reported', async () => {
  const { page, db } = await openStation()
  const body = { hotelId: HOTEL, reference: 'RAC3001', pickUpProcess: 'PU-3001' }
  const key = crypto.randomUUID()
  await page.call(reportRacPaymentError, { body, key })
  await page.call(reportRacPaymentError, { body, key })
  const alerts = () => db.inHotel(HOTEL, (tx) => tx.selectFrom('alerts').select(['kind', 'times']).execute())
  expect(await alerts()).toEqual([{ kind: 'rentalNotPaid', times: 1 }])
  await page.call(reportRacPaymentError, { body })
  expect(await alerts()).toEqual([{ kind: 'rentalNotPaid', times: 2 }])
  const foreign = { ...body, pickUpProcess: 'PU-3002' }
  await expect(page.call(reportRacPaymentError, { body: foreign })).rejects.toMatchObject({ problem: 'pickUpForeign' })
})
