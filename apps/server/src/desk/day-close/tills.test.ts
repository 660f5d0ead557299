import { randomUUID } from 'node:crypto'
import { closeDay, makeDayReport, readDayClose } from '@foyer/contract/staff/day-close.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { expect, it } from 'vitest'
import { saveBill, updateBill } from '../../money/fiscal-bill/fiscal-bill.store.ts'
import { settleBill } from '../../money/fiscal-bill/settle-bill.ts'
import { postEntries } from '../../money/payment/ledger.ts'
import { insertPayment } from '../../money/payment/payment.store.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

const TILL = '99MEY012345'

/** A desk with nothing that stops a close; `pay` captures a card payment at a terminal. */
async function createDay({ hasPrinter = true } = {}) {
  const server = await createTestServer()
  await server.publish(1, {
    apps: { kiosk: { channel: 'kiosk', flags: { italy_fiscal_printer_active: hasPrinter } } },
  })
  const { db } = server
  const desk = await createColleague(db, new Browser(server.app), { role: 'manager', name: 'Pau Ferrer' })
  await db.inHotel(1, (tx) => tx.updateTable('reservations').set({ state: 'cancelled' }).execute())
  const pay = (terminalId: string, minor: number) =>
    db.inHotel(1, async (tx) => {
      const { id } = await tx
        .selectFrom('reservations')
        .select('id')
        .where('reference', '=', 'FOY1001')
        .executeTakeFirstOrThrow()
      const payment = await insertPayment(tx, {
        ...{ hotelId: 1, reservationId: id, way: 'terminal', provider: 'adyen', state: 'captured', by: {} },
        ...{ amount: { minor, currency: 'EUR' }, terminalId },
      } as const)
      if (!payment) throw new Error('It has an open payment.')
      await postEntries(tx, { kind: 'capture', payment })
      return payment
    })
  const print = (payment: Awaited<ReturnType<typeof pay>>, paidBy: 'card' | 'cash' = 'card') =>
    db.inHotel(1, async (tx) => {
      const bill = await saveBill(tx, payment, { hub: 'hub', printer: 'roma-1', paidBy })
      await settleBill(tx, bill, { outcome: 'done', number: `0012-${randomUUID().slice(0, 4)}`, till: TILL })
    })
  const readTills = async () => (await desk.call(readDayClose)).report.tills
  return { ...server, desk, pay, print, readTills }
}

it('a day whose receipts state what the terminals took shows nothing', async () => {
  const { desk, pay, print, readTills } = await createDay()
  await print(await pay('lobby-1', 100_00))
  await print(await pay('lobby-2', 50_00))
  expect(await readTills()).toBeUndefined()
  const { day } = await desk.call(readDayClose)
  expect((await desk.call(closeDay, { body: { day } })).report.tills).toBeUndefined()
  const { content } = await desk.call(makeDayReport, { params: { day }, body: { form: 'csv' } })
  expect(Buffer.from(content, 'base64').toString()).not.toContain('cardReceipts')
})

it('a card payment without a receipt, and one whose receipt says cash, differ in report, CSV and PDF', async () => {
  const { desk, pay, print, readTills } = await createDay()
  await print(await pay('lobby-1', 100_00))
  await pay('lobby-1', 30_00)
  await print(await pay('lobby-2', 50_00))
  await print(await pay('lobby-2', 20_00), 'cash')
  const tills = [
    { terminal: 'lobby-1', taken: 30_00, receipts: 0 },
    { terminal: 'lobby-2', till: TILL, taken: 70_00, receipts: 50_00 },
  ]
  expect(await readTills()).toEqual(tills)
  const { day } = await desk.call(readDayClose)
  expect((await desk.call(closeDay, { body: { day } })).report.tills).toEqual(tills)
  const file = async (form: 'csv' | 'pdf') =>
    (await desk.call(makeDayReport, { params: { day }, body: { form } })).content
  const lines = Buffer.from(await file('csv'), 'base64')
    .toString()
    .split('\r\n')
  for (const row of [
    '"takenByCard","lobby-1","30"',
    '"cardReceipts","lobby-1","0"',
    `"takenByCard","lobby-2 ${TILL}","70"`,
    `"cardReceipts","lobby-2 ${TILL}","50"`,
  ])
    expect(lines).toContain(row)
  const text = (await readPdf(await file('pdf'))).pages.join(' ')
  for (const word of ['lobby-1', 'No receipt', '€30.00', TILL, '€70.00', '€50.00', '€20.00'])
    expect(text).toContain(word)
})

it('a receipt that is printed after the close belongs to the next day, and to that day only', async () => {
  const { desk, setNow, pay, print, readTills } = await createDay()
  const late = await pay('lobby-1', 30_00)
  const { day } = await desk.call(readDayClose)
  await desk.call(closeDay, { body: { day } })
  await print(late)
  expect(await readTills()).toEqual([{ terminal: 'lobby-1', till: TILL, taken: 0, receipts: 30_00 }])
  const next = addDays(day, 1)
  setNow(`${next}T20:00:00Z`)
  const { report } = await desk.call(closeDay, { body: { day: next } })
  expect(report.tills).toEqual([{ terminal: 'lobby-1', till: TILL, taken: 0, receipts: 30_00 }])
  expect(await readTills()).toBeUndefined()
})

it('a till whose serial number is unknown has its configured name, and a failed receipt counts as none', async () => {
  const { db, pay, print, readTills } = await createDay()
  await print(await pay('lobby-1', 30_00), 'cash')
  const update = (state: 'printed' | 'failed') =>
    db.inHotel(1, async (tx) => {
      const { id } = await tx.selectFrom('fiscal_bills').select('id').executeTakeFirstOrThrow()
      await updateBill(tx, id, { state })
    })
  await update('printed')
  expect(await readTills()).toEqual([{ terminal: 'lobby-1', till: 'roma-1', taken: 30_00, receipts: 0 }])
  await update('failed')
  expect(await readTills()).toEqual([{ terminal: 'lobby-1', taken: 30_00, receipts: 0 }])
})

it('a hotel without a fiscal printer sees no tills', async () => {
  const { pay, readTills } = await createDay({ hasPrinter: false })
  await pay('lobby-1', 30_00)
  expect(await readTills()).toBeUndefined()
})
