import { readStayMoney, refundPayment } from '@foyer/contract/staff/money.ts'
import { expect, it } from 'vitest'
import { createBusKiosk } from '../../money/payment/testing/create-bus-kiosk.ts'
import { Browser } from '../../testing/browser.ts'
import { createColleague } from '../../testing/staff-page.ts'

/** A payment of 240 euros that the provider has captured, and the desk. */
async function createCaptured() {
  const { want, fault, ledger, entries, server } = await createBusKiosk()
  const { billId: id = '' } = await want()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const params = { reference: 'FOY1001' }
  return {
    fault,
    ledger,
    entries,
    refund: (minor: number) =>
      desk.call(refundPayment, { params: { ...params, id }, body: { minor, reason: 'A noisy night' } }),
    money: async () => (await desk.call(readStayMoney, { params })).payments[0],
  }
}

it.each(['', 'cutRequest', 'cutAnswer'])('S42 the provider refunds a part once: %s', async (broken) => {
  const { fault, refund, ledger, entries, money } = await createCaptured()
  if (broken) await fault(broken)
  expect((await refund(40_00)).state).toBe('done')
  expect(await ledger()).toMatchObject([{ minor: 240_00, captures: 1, refunded: 40_00 }])
  expect(await money()).toMatchObject({ refunded: { minor: 40_00 }, refunds: [{ state: 'done' }] })
  expect(await entries()).toEqual([
    { account: 'guest', minor: -240_00 },
    { account: 'provider:leanbus', minor: -40_00 },
    { account: 'guest', minor: 40_00 },
    { account: 'provider:leanbus', minor: 240_00 },
  ])
})
