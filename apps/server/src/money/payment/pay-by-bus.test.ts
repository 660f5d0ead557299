import { payByBus } from '@foyer/contract/payment.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { findReservation } from '../../testing/journey.ts'
import { createBusKiosk } from './testing/create-bus-kiosk.ts'
import { openKioskAs } from './testing/create-paying-kiosk.ts'

const euros = (minor: number) => ({ minor, currency: 'EUR' })

it('API-55.a MODEL-39.b charges the amount owed once at the chosen terminal, and records it in the ledger', async () => {
  const { want, look, hold, present, ledger, entries, page } = await createBusKiosk()
  await hold()
  const { completed, paymentId = '', error } = await want()
  expect([completed, error]).toEqual([false, undefined])
  expect(await look(paymentId)).toMatchObject({ state: 'sent' })
  expect(await want()).toEqual({ completed: false, paymentId, billId: paymentId })
  await present()
  expect(await look(paymentId)).toMatchObject({ state: 'captured', amount: euros(240_00), card: 'VISA ·· 4242' })
  expect(await ledger()).toMatchObject([{ terminal: 'bus-1', minor: 240_00, captures: 1 }])
  expect(await entries()).toEqual([
    { account: 'guest', minor: -240_00 },
    { account: 'provider:leanbus', minor: 240_00 },
  ])
  expect((await page.call(fetchSummary, { body: { reference: 'FOY1001' } })).pending).toEqual(euros(0))
  expect(await want()).toEqual({ completed: true, billId: paymentId })
})

it('API-55.d PAY-31.c returns the provider’s error of a failed payment, and another attempt is another payment', async () => {
  const { want, fault, ledger, entries } = await createBusKiosk()
  expect(await want({ terminalId: 'elsewhere' })).toEqual({ completed: false, error: 'Terminal not found' })
  expect(await want({ terminalId: 'bus-2' })).toEqual({ completed: false, error: 'Insufficient funds' })
  expect(await entries()).toEqual([])
  await fault('refuseDumbly')
  const dumb = await want()
  expect([dumb.completed, dumb.error, dumb.paymentId]).toEqual([false, undefined, undefined])
  await expect(want()).rejects.toMatchObject({ problem: 'payLimit' })
  expect((await ledger()).map(({ captures }) => captures)).toEqual([0, 0])
})

it('a card declined at the terminal is reported with the bank’s message', async () => {
  const { want, look, hold, present } = await createBusKiosk()
  await hold()
  const { paymentId = '' } = await want({ terminalId: 'bus-2' })
  await present()
  expect(await look(paymentId)).toMatchObject({ state: 'refused', reason: 'declined', error: 'Insufficient funds' })
})

it('API-55.a rejects an amount other than the one owed, and charges nothing', async () => {
  const { want, ledger, server } = await createBusKiosk()
  await expect(want({ amount: euros(1) })).rejects.toMatchObject({ problem: 'priceChanged' })
  const kept = await server.db.inHotel(1, (tx) => tx.selectFrom('payments').select('id').execute())
  expect([kept, await ledger()]).toEqual([[], []])
})

it('a lost answer is queried and never charged again; a request that never arrived is closed', async () => {
  const { want, fault, ledger } = await createBusKiosk()
  await fault('cutRequest')
  expect(await want()).toEqual({ completed: false })
  expect(await ledger()).toMatchObject([{ state: 'closed', captures: 0 }])
  await fault('cutAnswer')
  expect(await want()).toMatchObject({ completed: true })
  expect((await ledger()).map(({ captures }) => captures)).toEqual([0, 1])
})

it('without an answer the payment is unknown and blocks a second one, and what the provider reports later is the truth', async () => {
  const { want, look, fault, ledger, server } = await createBusKiosk()
  await fault('cutAnswer')
  await fault('silent')
  const { completed, paymentId = '' } = await want()
  expect(completed).toBe(false)
  const [row] = await server.db.inHotel(1, (tx) => tx.selectFrom('payments').select(['id', 'state']).execute())
  expect(row).toEqual({ id: paymentId, state: 'unknown' })
  const alerts = await server.db.inHotel(1, (tx) => tx.selectFrom('alerts').select('kind').execute())
  expect(alerts).toEqual([{ kind: 'paymentUnknown' }])
  expect(await look(paymentId)).toMatchObject({ state: 'captured' })
  expect(await ledger()).toMatchObject([{ captures: 1 }])
})

it('a payment settled by a check does not block the next one', async () => {
  const { want, look, fault, ledger, server } = await createBusKiosk()
  await fault('cutAnswer')
  await fault('silent')
  const { paymentId = '' } = await want()
  expect(await look(paymentId)).toMatchObject({ state: 'captured' })
  await server.db.inHotel(1, (tx) =>
    sql`insert into folio_lines (hotel_id, id, reservation_id, position, kind, names, amount, source)
      select hotel_id, gen_random_uuid(), id, 900, 'charge', '{"en": "Minibar"}', 1200, 'hotel' from reservations
      where reference = 'FOY1001'`.execute(tx),
  )
  expect(await want({ amount: euros(12_00) })).toMatchObject({ completed: true })
  expect((await ledger()).map(({ minor, captures }) => [minor, captures])).toEqual([
    [240_00, 1],
    [12_00, 1],
  ])
})

it('the same key gets the same answer, and charges no one twice', async () => {
  const { want, ledger } = await createBusKiosk()
  const key = '6a2f4e8e-2b55-4a3f-9d0c-0d5b7c1a7e09'
  const amount = euros(240_00)
  const first = await want({ amount }, key)
  expect(first).toMatchObject({ completed: true })
  expect(await want({ amount }, key)).toEqual(first)
  expect(await ledger()).toMatchObject([{ captures: 1 }])
})

it('only the provider decides whether a payment is cancelled', async () => {
  const { want, cancel, hold, present, look, ledger } = await createBusKiosk()
  await hold()
  const { paymentId = '' } = await want()
  expect(await cancel(paymentId)).toEqual({ state: 'refused' })
  await present()
  expect(await look(paymentId)).toMatchObject({ state: 'refused', reason: 'cancelled' })
  await hold()
  const again = await want()
  await present()
  expect(await cancel(again.paymentId ?? '')).toEqual({ state: 'captured' })
  expect((await ledger()).map(({ captures }) => captures)).toEqual([0, 1])
})

it('a terminal that waits five minutes for a card is cancelled', async () => {
  const { want, look, hold, ledger, server } = await createBusKiosk()
  await hold()
  const { paymentId = '' } = await want()
  const age = (seconds: number) =>
    server.db.inHotel(1, (tx) =>
      sql`update payments set created_at = clock_timestamp() - make_interval(secs => ${seconds})`.execute(tx),
    )
  await age(290)
  expect(await look(paymentId)).toMatchObject({ state: 'sent' })
  await age(301)
  expect(await look(paymentId)).toMatchObject({ state: 'refused', reason: 'cancelled' })
  expect(await ledger()).toMatchObject([{ state: 'cancelled' }])
})

it('rejects the payment if another provider takes cards', async () => {
  const { server } = await createBusKiosk()
  const other = await openKioskAs(server, 'kiosk-pay')
  await findReservation(other, 'FOY1001', 'García')
  const body = { hotelId: 1, reference: 'FOY1001', amount: euros(240_00), currency: 'EUR', terminalId: 'bus-1' }
  await expect(other.call(payByBus, { body: { ...body, byEmail: false } })).rejects.toMatchObject({
    problem: 'paymentNotPossible',
  })
})

/** Returns who took the payment according to the ledger, and how many requests the provider got. */
async function payWithDemo(demo: boolean) {
  const { server, page, want, ledger, entries } = await createBusKiosk()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, demo } })
  await findReservation(page, 'FOY1001', 'García')
  expect(await want({ simulate: true })).toMatchObject({ completed: true })
  return [(await entries())[1]?.account, (await ledger()).length]
}

it('API-55.c in demo mode a simulated payment calls no provider', async () => {
  expect(await payWithDemo(true)).toEqual(['provider:simulated', 0])
})

it('API-55.c outside demo mode a page that requests a simulated payment is charged like any other', async () => {
  expect(await payWithDemo(false)).toEqual(['provider:leanbus', 1])
})
