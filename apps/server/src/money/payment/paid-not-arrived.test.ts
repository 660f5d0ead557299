import { createAlert } from '@foyer/contract/alert.ts'
import { expect, it } from 'vitest'
import { find } from '../../testing/journey.ts'
import { aPayingServer, wantToPay } from './testing/a-paying-server.ts'

it('PAY-15 API-56.b a payment without a check-in raises an alert on the reservation; our ledger decides whether it was made', async () => {
  const server = await aPayingServer()
  const page = await server.open({ appKey: 'pay' })
  await find(page, 'FOY1001', 'García')
  const body = { hotelId: 1, reference: 'FOY1001', message: 'Paid, check-in refused: roomNotAvailable' }
  const alerts = () =>
    server.db.inHotel(1, (tx) => tx.selectFrom('alerts').select(['kind', 'money', 'problem', 'times']).execute())

  await page.call(createAlert, { body })
  expect(await alerts()).toMatchObject([{ kind: 'guestStuck', money: 'nothingCharged', problem: body.message }])

  const { paymentId = '' } = await wantToPay(page, 'FOY1001')
  await server.payAtGateway(paymentId)
  const key = crypto.randomUUID()
  await page.call(createAlert, { body, key })
  await page.call(createAlert, { body, key })
  expect(await alerts()).toContainEqual({ kind: 'paidNotArrived', money: 'charged', problem: body.message, times: 1 })

  const foreign = { ...body, reference: 'FOY1003' }
  await expect(page.call(createAlert, { body: foreign })).rejects.toMatchObject({ problem: 'reservationNotFound' })
})
