import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createHub } from '../../checkin/keys/testing/key-kiosk.ts'
import { createPayingKiosk, openKioskAs, readOrder } from './testing/create-paying-kiosk.ts'

it('API-47.i PAY-01.a MODEL-38.b signs the order for this kiosk’s hub and terminal, over the amount owed, and the hub’s report settles it once', async () => {
  const { want, look, tell, hub, entries } = await createPayingKiosk()
  const { completed, paymentId = '', order = '' } = await want()
  expect(completed).toBe(false)
  expect(readOrder(order)).toMatchObject({
    ...{ id: paymentId, hotelId: 1, hub: hub.id, reference: 'FOY1001', minor: 240_00, currency: 'EUR' },
    ...{ terminal: 'lobby-1', cardType: 'other', unattended: true },
  })
  expect(await look(paymentId)).toMatchObject({ state: 'sent' })
  expect(await want()).toMatchObject({ paymentId, order })
  const told = {
    id: paymentId,
    outcome: 'done',
    minor: 240_00,
    reference: 'T1',
    brand: 'mc',
    lastDigits: '9999',
  } as const
  expect(await tell([told])).toEqual({ taken: [paymentId], asks: [] })
  expect(await tell([told])).toEqual({ taken: [paymentId], asks: [] })
  expect(await look(paymentId)).toMatchObject({ state: 'captured', card: 'MC ·· 9999' })
  expect(await entries()).toEqual([
    { account: 'guest', minor: -240_00 },
    { account: 'provider:adyen', minor: 240_00 },
  ])
  expect(await want()).toEqual({
    completed: true,
    billId: paymentId,
    terminalPayments: [
      {
        id: paymentId,
        amount: { minor: 240_00, currency: 'EUR' },
        currency: 'EUR',
        terminalId: 'lobby-1',
        card: 'MC ·· 9999',
      },
    ],
  })
})

it('PAY-29.b maps the terminal’s code to a reason, and another card may be tried', async () => {
  const { want, look, tell, entries } = await createPayingKiosk()
  const { paymentId = '' } = await want()
  await tell([{ id: paymentId, outcome: 'refused', code: '511' }])
  expect(await look(paymentId)).toMatchObject({ state: 'refused', reason: 'cardNotValid' })
  const again = await want()
  expect(again.paymentId).not.toBe(paymentId)
  expect(await entries()).toEqual([])
})

it('an unknown outcome is reported and blocks a second payment, and what the terminal reports later is the truth', async () => {
  const { want, look, tell, server, entries } = await createPayingKiosk()
  const { paymentId = '' } = await want()
  await tell([{ id: paymentId, outcome: 'unknown', code: 'deviceAway' }])
  expect(await look(paymentId)).toMatchObject({ state: 'unknown' })
  expect(await want()).toMatchObject({ paymentId })
  const alerts = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('alerts').select('kind').where('handled_at', 'is', null).execute(),
  )
  expect(alerts).toEqual([{ kind: 'paymentUnknown' }])
  await tell([{ id: paymentId, outcome: 'done', minor: 240_00, reference: 'T1' }])
  expect(await look(paymentId)).toMatchObject({ state: 'captured' })
  expect(await entries()).toHaveLength(2)
})

it('another hub’s report settles nothing, and another amount than was ordered alerts staff', async () => {
  const { want, look, tell, server } = await createPayingKiosk()
  const { paymentId = '' } = await want()
  const other = 'the-pairing-code-of-another-one'
  await createHub(server, other, { appKeys: ['kiosk-pay'] })
  const done = { id: paymentId, outcome: 'done', minor: 240_00, reference: 'T1' } as const
  expect(await tell([done], other)).toEqual({ taken: [], asks: [] })
  expect(await look(paymentId)).toMatchObject({ state: 'sent' })
  await tell([{ ...done, minor: 1 }])
  expect(await look(paymentId)).toMatchObject({ state: 'unknown' })
})

it('PAY-39.a accepts only a terminal of this app at this kiosk, and never the page’s amount', async () => {
  const { want, server } = await createPayingKiosk()
  await expect(want({ terminalId: 'lobby-2' })).rejects.toMatchObject({ problem: 'paymentNotPossible' })
  await expect(want({ terminalId: undefined })).rejects.toMatchObject({ problem: 'paymentNotPossible' })
  await expect(want({ hub: 'f'.repeat(64) })).rejects.toMatchObject({ problem: 'deviceAway' })
  await expect(want({ total: { minor: 1, currency: 'EUR' } })).rejects.toMatchObject({ problem: 'priceChanged' })
  const none = await server.db.inHotel(1, (tx) => tx.selectFrom('payments').select('id').execute())
  expect(none).toEqual([])
})

it('accepts the hub that a manager has assigned to this kiosk, and not the one of another kiosk', async () => {
  const { want, server, hub } = await createPayingKiosk()
  await openKioskAs(server, 'kiosk-pay')
  const devices = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('devices').select('id').where('app_key', '=', 'kiosk-pay').orderBy('enrolled_at').execute(),
  )
  const assign = (device_id: string | undefined) =>
    server.db.inHotel(1, (tx) =>
      tx
        .updateTable('hubs')
        .set({ device_id })
        .where('code_hash', '=', hub.id)
        .where('app_key', '=', 'kiosk-pay')
        .execute(),
    )
  await assign(devices[1]?.id)
  await expect(want()).rejects.toMatchObject({ problem: 'deviceAway' })
  await assign(devices[0]?.id)
  expect(await want()).toMatchObject({ completed: false })
})

it('PAY-17.a PAY-17.b if the guest chooses the card, nothing starts before that', async () => {
  const { want } = await createPayingKiosk('kiosk-terminals')
  await expect(want()).rejects.toMatchObject({ problem: 'badInput' })
  const { order = '' } = await want({ cardType: 'amex' })
  expect(readOrder(order)).toMatchObject({ cardType: 'amex' })
})

it('an expired order is not issued again, and the hub is asked about it', async () => {
  const { want, tell, look, server } = await createPayingKiosk()
  const { paymentId = '' } = await want()
  const age = (seconds: number) =>
    server.db.inHotel(1, (tx) =>
      sql`update payments set created_at = clock_timestamp() - make_interval(secs => ${seconds})`.execute(tx),
    )
  await age(61)
  expect(await want()).toEqual({ completed: false, paymentId, billId: paymentId })
  expect(await tell([])).toEqual({ taken: [], asks: [] })
  await age(100)
  expect(await tell([])).toMatchObject({ asks: [{ id: paymentId }] })
  await tell([{ id: paymentId, outcome: 'refused', code: 'neverBegun' }])
  expect(await look(paymentId)).toMatchObject({ state: 'refused', reason: 'notSent' })
})

it('a hub that is silent for five minutes leaves the payment unknown', async () => {
  const { want, look, server } = await createPayingKiosk()
  const { paymentId = '' } = await want()
  await server.db.inHotel(1, (tx) =>
    sql`update payments set created_at = clock_timestamp() - interval '301 seconds'`.execute(tx),
  )
  expect(await look(paymentId)).toMatchObject({ state: 'unknown' })
})
