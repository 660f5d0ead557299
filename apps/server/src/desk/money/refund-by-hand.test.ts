import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { notifyWaitingRefunds } from './notify-waiting-refunds.ts'
import { createTerminalPayment } from './testing/create-terminal-payment.ts'

type Paid = Awaited<ReturnType<typeof createTerminalPayment>>

/** Runs the refund job as if this many seconds had passed. */
async function passes({ server }: Paid, seconds: number): Promise<number> {
  const told: number[] = []
  const changes = { publish: (hotel: number) => void told.push(hotel) }
  await notifyWaitingRefunds(server.db, { id: 1 }, { changes, now: new Date(Date.now() + seconds * 1_000) })
  return told.length
}

const key = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`

it('a refund that its kiosk does not fetch raises one alert with stay and amount, which closes when the kiosk fetches it', async () => {
  const paid = await createTerminalPayment()
  const { give, calls, openAlerts } = paid
  await give(60_00)
  expect(await passes(paid, 200)).toBe(0)
  expect(await openAlerts()).toEqual([])
  expect([await passes(paid, 400), await passes(paid, 500)]).toEqual([1, 0])
  expect(await openAlerts()).toMatchObject([
    { kind: 'refundWaiting', reference: 'FOY1001', amount: { minor: 60_00, currency: 'EUR' }, times: 1 },
  ])
  expect((await calls()).orders).toHaveLength(1)
  expect(await openAlerts()).toEqual([])
})

it('a refund that waits for a kiosk can be given by hand, once, never by the kiosk too, and leaves the drawer', async () => {
  const paid = await createTerminalPayment('receptionist')
  const { give, calls, money, openAlerts, given, closeShift } = paid
  const { id } = await give(60_00)
  await passes(paid, 400)
  expect(await money()).toMatchObject({ refunds: [{ mostByHand: { minor: 60_00 } }] })
  await expect(give(60_01, { way: 'cash', insteadOf: id })).rejects.toMatchObject({ problem: 'refundRefused' })
  await expect(give(60_00, { way: 'cash' })).rejects.toMatchObject({ problem: 'refundRefused' })
  const twice = await Promise.allSettled(
    [1, 1, 2].map((digit) => give(60_00, { way: 'cash', insteadOf: id, reason: 'The kiosk is off' }, key(digit))),
  )
  expect(new Set(twice.map((one) => one.status === 'fulfilled' && one.value.id)).size).toBe(2)
  expect(await calls()).toEqual({ taken: [], asks: [], orders: [] })
  expect(await calls([{ id, outcome: 'done', minor: 60_00 }])).toMatchObject({ taken: [] })
  expect(await money()).toMatchObject({
    refunded: { minor: 60_00 },
    refunds: [
      { state: 'refused', replaced: true, mostByHand: { minor: 0 } },
      { state: 'done', way: 'cash', by: 'Marta', reason: 'The kiosk is off' },
    ],
  })
  expect([await given(), await openAlerts()]).toEqual([-180_00, []])
  await expect(give(50_00, { way: 'cash', insteadOf: id })).rejects.toMatchObject({ problem: 'mayNot' })
  expect(await closeShift()).toMatchObject({
    drawers: [{ expected: -60_00, counted: 0 }],
    net: { minor: 180_00 },
    takings: [
      { way: 'cash', person: 'Marta', returned: { minor: 60_00 } },
      { way: 'terminal', taken: { minor: 240_00 }, returned: { minor: 0 } },
    ],
  })
})

it('no refund by hand while a terminal may be giving it; a late terminal refund is recorded, and the desk is alerted', async () => {
  const { give, calls, says, money, openAlerts, given } = await createTerminalPayment()
  const { id } = await give(60_00)
  await calls()
  const byHand = () => give(60_00, { way: 'transfer', insteadOf: id })
  await expect(byHand()).rejects.toMatchObject({ problem: 'refundRefused' })
  await calls([{ id, outcome: 'unknown' }])
  await expect(byHand()).rejects.toMatchObject({ problem: 'refundRefused' })
  await says(id, 'refused')
  await byHand()
  expect(await openAlerts()).toEqual([])
  const late = { id, outcome: 'done', minor: 60_00 } as const
  for (const _ of ['once', 'again']) await calls([late])
  expect(await openAlerts()).toMatchObject([{ kind: 'refundLate', amount: { minor: 60_00 }, times: 1 }])
  expect(await money()).toMatchObject({ refunds: [{ state: 'done' }, { state: 'done' }], refunded: { minor: 120_00 } })
  expect(await given()).toBe(-120_00)
})

it('the alert about an unknown refund or payment stays until each of them is known', async () => {
  const { give, calls, says, openAlerts, server } = await createTerminalPayment()
  const refund = async (minor: number, outcome: 'unknown' | 'done') => {
    const { id } = await give(minor)
    await calls()
    await calls([outcome === 'done' ? { id, outcome, minor } : { id, outcome }])
    return id
  }
  const first = await refund(60_00, 'unknown')
  const other = randomUUID()
  await server.db.inHotel(1, async (tx) => {
    const paid = await tx.selectFrom('payments').selectAll().executeTakeFirstOrThrow()
    const copy = { ...paid, id: other, order_number: 'another', state: 'unknown' as const, detail: '{}' }
    await tx.insertInto('payments').values(copy).execute()
  })
  await says(first, 'refused')
  expect(await openAlerts()).toMatchObject([{ kind: 'paymentUnknown' }])
  await server.db.inHotel(1, async (tx) => {
    await tx.updateTable('payments').set({ state: 'captured' }).where('id', '=', other).execute()
    await tx.updateTable('refunds').set({ payment_id: other, state: 'unknown' }).where('id', '=', first).execute()
  })
  await refund(20_00, 'done')
  expect(await openAlerts()).toMatchObject([{ kind: 'paymentUnknown' }])
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('refunds').set({ state: 'refused' }).where('id', '=', first).execute(),
  )
  await refund(10_00, 'done')
  expect(await openAlerts()).toEqual([])
})

it('a terminal that is gone: its refused refund is retried or given by hand, and so is one that waits for an unpaired hub', async () => {
  const { give, calls, money, server } = await createTerminalPayment()
  const first = await give(20_00)
  await calls()
  await calls([{ id: first.id, outcome: 'refused', code: 'deviceAway' }])
  expect(await money()).toMatchObject({ refunds: [{ why: 'notSent', mostByHand: { minor: 20_00 } }] })
  const again = await give(20_00)
  expect(again.state).toBe('created')
  expect(await money()).toMatchObject({ refunds: [{ mostByHand: { minor: 0 } }, { mostByHand: { minor: 20_00 } }] })
  await server.db.inHotel(1, (tx) => tx.deleteFrom('hubs').execute())
  expect((await give(20_00, { insteadOf: again.id })).state).toBe('done')
  expect(await money()).toMatchObject({ refunds: [{}, { replaced: true }, { way: 'cash', state: 'done' }] })
})
