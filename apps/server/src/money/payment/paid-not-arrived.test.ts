import { createAlert } from '@foyer/contract/alert.ts'
import { expect, it } from 'vitest'
import { findReservation } from '../../testing/journey.ts'
import { createPayingServer, requestPayment } from './testing/create-paying-server.ts'

it('PAY-15 API-56.b a payment without a check-in raises an alert on the reservation; our ledger decides whether it was made', async () => {
  const server = await createPayingServer()
  const page = await server.open({ appKey: 'pay' })
  await findReservation(page, 'FOY1001', 'García')
  const body = { hotelId: 1, reference: 'FOY1001', message: 'Paid, check-in refused: roomNotAvailable' }
  const alerts = () =>
    server.db.inHotel(1, (tx) => tx.selectFrom('alerts').select(['kind', 'money', 'problem', 'times']).execute())

  await page.call(createAlert, { body })
  expect(await alerts()).toMatchObject([{ kind: 'guestStuck', money: 'nothingCharged', problem: body.message }])

  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
  await server.payAtGateway(paymentId)
  const key = crypto.randomUUID()
  await page.call(createAlert, { body, key })
  await page.call(createAlert, { body, key })
  expect(await alerts()).toContainEqual({ kind: 'paidNotArrived', money: 'charged', problem: body.message, times: 1 })

  const foreign = { ...body, reference: 'FOY1003' }
  await expect(page.call(createAlert, { body: foreign })).rejects.toMatchObject({ problem: 'reservationNotFound' })
})
