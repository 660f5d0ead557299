import { createPublicKey, verify } from 'node:crypto'
import { type RefundOrder, refundOrder } from '@foyer/contract/messages/refund-order.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createHub } from '../../checkin/keys/testing/key-kiosk.ts'
import { testKeySecret } from '../../testing/test-key-secret.ts'
import { flagDoubtfulRefunds } from './flag-doubtful-refunds.ts'
import { createTerminalPayment } from './testing/create-terminal-payment.ts'

function readOrder(sealed: string): RefundOrder {
  const [text = '', signature = ''] = sealed.split('.')
  const key = createPublicKey({ key: Buffer.from(testKeySecret.grantKey, 'base64'), format: 'der', type: 'spki' })
  if (!verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))) throw new Error('It is not signed.')
  return z.parse(refundOrder, JSON.parse(Buffer.from(text, 'base64url').toString()))
}

it('a refund waits until the hub polls, is signed for that hub only, stays the same until reported, and is given once', async () => {
  const { give, calls, money, hub, given, server, paymentId } = await createTerminalPayment()
  expect(await money()).toMatchObject({ refundBy: 'terminal' })
  const { id, state } = await give(60_00)
  expect(state).toBe('created')
  expect(await money()).toMatchObject({ refunds: [{ state: 'created' }], mostRefund: { minor: 0 } })
  await createHub(server, 'the-pairing-code-of-another-one', { appKeys: ['kiosk-pay'] })
  expect(await calls([], 'the-pairing-code-of-another-one')).toEqual({ taken: [], asks: [], orders: [] })
  const { orders } = await calls()
  expect(readOrder(orders[0] ?? '')).toMatchObject({
    ...{ kind: 'refund', id, hotelId: 1, hub: hub.id, reference: 'FOY1001', minor: 60_00, currency: 'EUR' },
    ...{ terminal: 'lobby-1', of: 'T1' },
  })
  expect((await calls()).orders).toEqual(orders)
  expect(await money()).toMatchObject({ refunds: [{ state: 'sent' }], refunded: { minor: 0 } })
  const told = { id, outcome: 'done', minor: 60_00, reference: 'R1' } as const
  expect(await calls([told], 'the-pairing-code-of-another-one')).toMatchObject({ taken: [] })
  for (const _ of ['once', 'again']) expect(await calls([told])).toEqual({ taken: [id], asks: [], orders: [] })
  expect(await money()).toMatchObject({ refunded: { minor: 60_00 }, refunds: [{ state: 'done' }], state: 'captured' })
  expect(await given()).toBe(-180_00)
  await expect(give(180_01)).rejects.toMatchObject({ problem: 'refundRefused' })
  expect(paymentId).not.toBe(id)
})

it('an expired order is never issued again: the hub is asked, and an unused one is refused', async () => {
  const { give, calls, age, money, given } = await createTerminalPayment()
  const { id } = await give(60_00)
  await calls()
  await age(61)
  expect(await calls()).toEqual({ taken: [], asks: [], orders: [] })
  await age(91)
  expect(await calls()).toMatchObject({ orders: [], asks: [{ id }] })
  await calls([{ id, outcome: 'refused', code: 'neverBegun' }])
  expect(await money()).toMatchObject({
    refunds: [{ state: 'refused', why: 'notSent' }],
    mostRefund: { minor: 240_00 },
  })
  expect(await given()).toBe(-240_00)
})

it('an unknown outcome or another amount alerts staff; what the terminal reports later is the truth, and counts once', async () => {
  const { give, calls, money, says, server, given } = await createTerminalPayment()
  const { id } = await give(60_00)
  await calls()
  await expect(says(id, 'refused')).rejects.toMatchObject({ problem: 'refundRefused' })
  await calls([{ id, outcome: 'done', minor: 59_00 }])
  expect(await money()).toMatchObject({ refunds: [{ state: 'unknown' }] })
  const alerts = () =>
    server.db.inHotel(1, (tx) => tx.selectFrom('alerts').select('kind').where('handled_at', 'is', null).execute())
  expect(await alerts()).toEqual([{ kind: 'paymentUnknown' }])
  await says(id, 'refused')
  expect(await given()).toBe(-240_00)
  await calls([{ id, outcome: 'done', minor: 60_00 }])
  expect(await money()).toMatchObject({ refunds: [{ state: 'done' }], refunded: { minor: 60_00 } })
  await says(id, 'refused')
  expect([await given(), await alerts()]).toEqual([-180_00, []])
})

it('a report that comes after another refund has returned everything alerts staff and makes no second refund', async () => {
  const { give, calls, says, openAlerts, given } = await createTerminalPayment()
  const { id } = await give(240_00)
  await calls()
  await calls([{ id, outcome: 'unknown' }])
  await says(id, 'refused')
  const second = await give(240_00)
  await calls()
  await calls([{ id: second.id, outcome: 'done', minor: 240_00 }])
  expect(await calls([{ id, outcome: 'done', minor: 240_00 }])).toMatchObject({ taken: [id] })
  expect(await given()).toBe(0)
  expect(await openAlerts()).toMatchObject([{ kind: 'refundLate', amount: { minor: 240_00 } }])
})

it('an unsent refund can be cancelled; a silent hub leaves it unknown; without a paired hub it is given by hand', async () => {
  const { give, calls, says, money, age, server, paymentId } = await createTerminalPayment()
  const first = await give(10_00)
  await expect(says(first.id, 'done')).rejects.toMatchObject({ problem: 'refundRefused' })
  await says(first.id, 'refused')
  expect(await calls()).toEqual({ taken: [], asks: [], orders: [] })
  await give(20_00)
  await calls()
  await age(121)
  await flagDoubtfulRefunds(server.db, { id: 1 }, { publish: () => {} } as never)
  expect(await money()).toMatchObject({ refunds: [{ state: 'refused' }, { state: 'unknown' }] })
  await server.db.inHotel(1, async (tx) => {
    await tx.deleteFrom('refunds').where('payment_id', '=', paymentId).execute()
    await tx.deleteFrom('hubs').execute()
  })
  expect(await money()).toMatchObject({ refundBy: 'hand' })
  expect((await give(20_00)).state).toBe('done')
})
