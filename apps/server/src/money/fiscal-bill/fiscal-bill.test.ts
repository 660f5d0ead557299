import { orderBill, readBill } from '@foyer/contract/fiscal-bill.ts'
import { type ReportedBill, tellBills } from '@foyer/contract/hub.ts'
import { markBillSent } from '@foyer/contract/payment.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { createPayingKiosk } from '../payment/testing/create-paying-kiosk.ts'

const PAIRING = 'the-pairing-code-of-this-kiosk'
const fiscal = { italy_fiscal_printer_active: true, italy_fiscal_printer_pms_id: 'roma-1' }

/** García has paid at the terminal of a hotel with a fiscal printer. */
async function createPaidGuest() {
  const kiosk = await createPayingKiosk()
  const { server, page, hub, want, tell } = kiosk
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, ...fiscal } })
  const { paymentId = '' } = await want()
  const order = (id = paymentId) => page.call(orderBill, { body: { reference: 'FOY1001', paymentId: id, hub: hub.id } })
  await expect(order()).rejects.toMatchObject({ problem: 'notFound' })
  await tell([{ id: paymentId, outcome: 'done', minor: 240_00, reference: 'T1' }])
  return {
    ...kiosk,
    order,
    read: (id: string) => page.call(readBill, { body: { reference: 'FOY1001', id } }),
    mark: (logId: string, sent: boolean) =>
      page.call(markBillSent, { body: { hotelId: 1, reference: 'FOY1001', logId, sent, answer: 'as it came' } }),
    told: async (...bills: ReportedBill[]) =>
      (await server.app.inject({ method: 'POST', url: tellBills.path, payload: { pairing: PAIRING, bills } })).json(),
    alerts: () =>
      server.db.inHotel(1, (tx) =>
        tx.selectFrom('alerts').select(['kind', 'problem']).where('handled_at', 'is', null).execute(),
      ),
  }
}

const parseOrder = (sealed = '') => JSON.parse(Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString())

it('PAY-40 a payment’s bill is ordered once, from the configured printer, for the amount paid', async () => {
  const { order, read, told, alerts, hub } = await createPaidGuest()
  const { id, state, order: sealed } = await order()
  expect(parseOrder(sealed)).toMatchObject({
    ...{ kind: 'bill', id, hub: hub.id, printer: 'roma-1', minor: 240_00, reference: 'FOY1001' },
    xml: expect.stringContaining('unitPrice="240,00"'),
  })
  expect([state, (await order()).id]).toEqual(['sent', id])
  expect(await told({ id, outcome: 'done', number: '0012-0001', answer: '<response/>' })).toEqual({
    taken: [id],
    asks: [],
  })
  expect(await read(id)).toEqual({ state: 'printed', number: '0012-0001', answer: '<response/>' })
  // A fiscal number is never revoked and never issued again.
  await told({ id, outcome: 'refused', code: 'EPTR_REC_EMPTY' })
  expect(await order()).toEqual({ id, state: 'printed' })
  expect(await alerts()).toEqual([])
})

it('a payment at one terminal is stored with the till of its receipt, which says how it was paid', async () => {
  const { server, order, told } = await createPaidGuest()
  const { id, order: sealed } = await order()
  expect(parseOrder(sealed).xml).toContain('description="CARTA" payment="240,00" paymentType="2"')
  await told({ id, outcome: 'done', number: '0012-0001', till: '99MEY012345' })
  const stored = await server.db.inHotel(1, (tx) =>
    tx
      .selectFrom('payments as payment')
      .innerJoin('fiscal_bills as bill', 'bill.payment_id', 'payment.id')
      .select(['payment.terminal_id', 'bill.till', 'bill.paid_by'])
      .execute(),
  )
  expect(stored).toEqual([{ terminal_id: 'lobby-1', till: '99MEY012345', paid_by: 'card' }])
})

it('the receipt of a payment in cash says so', async () => {
  const { server, order } = await createPaidGuest()
  await server.db.inHotel(1, (tx) => tx.updateTable('payments').set({ way: 'cash' }).execute())
  expect(parseOrder((await order()).order).xml).toContain('description="CONTANTI" payment="240,00" paymentType="0"')
})

it('PAY-41 a failed bill is marked, and the desk sees it until it is printed', async () => {
  const { order, read, told, alerts } = await createPaidGuest()
  const { id } = await order()
  await told({ id, outcome: 'refused', code: 'EPTR_REC_EMPTY', answer: '<response success="false"/>' })
  expect(await read(id)).toMatchObject({ state: 'failed', failure: 'noPaper' })
  expect(await alerts()).toEqual([{ kind: 'billFailed', problem: 'EPTR_REC_EMPTY' }])
  await told({ id, outcome: 'done', number: '0012-0002' })
  expect([(await read(id)).state, await alerts()]).toEqual(['printed', []])
})

it('API-54.a API-54.b a page can only mark bills that never reached the printer', async () => {
  const { order, read, mark, told } = await createPaidGuest()
  const { id } = await order()
  await mark(id, true)
  expect(await read(id)).toMatchObject({ state: 'sent' })
  await mark(id, false)
  expect(await read(id)).toMatchObject({ state: 'failed', failure: 'connection' })
  await told({ id, outcome: 'done', number: '0012-0003' })
  await mark(id, false)
  expect(await read(id)).toMatchObject({ state: 'printed' })
})
