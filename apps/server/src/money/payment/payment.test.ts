import { acceptTerms } from '@foyer/contract/legal.ts'
import { pay, readPayment } from '@foyer/contract/payment.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { acceptTermsAndReadSummary, findReservation } from '../../testing/journey.ts'
import { createPayingServer, requestPayment } from './testing/create-paying-server.ts'

const PAY = { appKey: 'pay' }
const DECLINED_CARD = '4012001037141112'

it('MODEL-01.j MODEL-07.i PAY-03.a PAY-03.b PAY-27.b PAY-27.c counts every attempt on the booking, and after three the guest needs staff', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect((await findReservation(page, 'FOY1001', 'García')).payAttempts).toBe(attempt - 1)
    const { paymentId = '' } = await requestPayment(page, 'FOY1001')
    await server.payAtGateway(paymentId, DECLINED_CARD)
    const state = await page.call(readPayment, { body: { reference: 'FOY1001', id: paymentId } })
    expect(state).toMatchObject({ state: 'refused', reason: 'declined' })
  }
  await expect(requestPayment(page, 'FOY1001')).rejects.toMatchObject({ problem: 'payLimit' })
  expect((await server.ledger()).reduce((sum, { captures }) => sum + captures, 0)).toBe(0)
})

it('SUMMARY-13.a SUMMARY-13.b charges no one if a page skips the tick: the server requires accepted terms', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  const total = { minor: 240_00, currency: 'EUR' }
  const ask = () =>
    page.call(pay, { body: { hotelId: 1, reference: 'FOY1001', total, currency: 'EUR', byEmail: false } })
  await expect(ask()).rejects.toMatchObject({ status: 409, problem: 'termsMissing' })
  expect(await server.db.inHotel(1, (tx) => tx.selectFrom('payments').select('id').execute())).toEqual([])
  expect(await server.ledger()).toEqual([])
  await page.call(acceptTerms, { body: { reference: 'FOY1001' } })
  expect(await ask()).toMatchObject({ completed: false, paymentId: expect.any(String) })
})

it('API-47.a the server decides the amount: any other than is owed is reported and not charged', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  await acceptTermsAndReadSummary(page, 'FOY1001')
  const ask = (minor: number, currency = 'EUR') =>
    page.call(pay, {
      body: { hotelId: 1, reference: 'FOY1001', total: { minor, currency }, currency, byEmail: false, simulate: true },
    })
  for (const [minor, currency] of [
    [1, 'EUR'],
    [240_01, 'EUR'],
    [-240_00, 'EUR'],
    [240_00, 'USD'],
  ] as const)
    await expect(ask(minor, currency)).rejects.toMatchObject({ problem: 'priceChanged' })
  const { paymentId } = await ask(240_00)
  const again = await Promise.all([ask(240_00), ask(240_00), requestPayment(page, 'FOY1001', 'another key')])
  expect(again.map((one) => one.paymentId)).toEqual([paymentId, paymentId, paymentId])
})

it('no number or flag of a client’s message changes what is charged', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  const text = fc.option(fc.string({ maxLength: 20 }), { nil: undefined })
  const said = fc.record({
    minor: fc.oneof(fc.constant(240_00), fc.integer({ min: -1_000_00, max: 1_000_00 })),
    currency: fc.constantFrom('EUR', 'USD', 'JPY'),
    byEmail: fc.boolean(),
    simulate: fc.option(fc.boolean(), { nil: undefined }),
    email: text,
    deviceId: text,
    terminalId: text,
    cashTransactionId: text,
    documentType: text,
  })
  await fc.assert(
    fc.asyncProperty(said, async ({ minor, currency, ...rest }) => {
      const body = { hotelId: 1, reference: 'FOY1001', total: { minor, currency }, currency, ...rest }
      await page.call(pay, { body }).catch(() => {})
      const rows = await server.db.inHotel(1, (tx) => tx.selectFrom('payments').select(['minor', 'currency']).execute())
      expect(rows.every((row) => row.minor === 240_00 && row.currency === 'EUR')).toBe(true)
      await server.db.inHotel(1, (tx) => tx.deleteFrom('payments').execute())
    }),
    { numRuns: 60 },
  )
})

it('PAY-39.b charges no card more than the hotel’s configuration allows', async () => {
  const server = await createPayingServer()
  const { pay: app } = palaceDocument.apps ?? {}
  const within = (most: number) =>
    server.publish(1, {
      ...palaceDocument,
      apps: { ...palaceDocument.apps, pay: { ...app, flags: { ...app?.flags, pos_limits: { most } } } } as never,
    })
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  await within(239)
  await expect(requestPayment(page, 'FOY1001')).rejects.toMatchObject({ problem: 'paymentNotPossible' })
  await within(240)
  expect(await requestPayment(page, 'FOY1001', 'another key')).toMatchObject({ completed: false })
})

it('API-47.e API-47.h a payment returns its future bill, and rejects cash and other papers', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  const { pending: total } = await acceptTermsAndReadSummary(page, 'FOY1001')
  const ask = (said: object) =>
    page.call(pay, { body: { hotelId: 1, reference: 'FOY1001', total, currency: 'EUR', byEmail: false, ...said } })
  await expect(ask({ cashTransactionId: 'c-1' })).rejects.toMatchObject({ problem: 'paymentNotPossible' })
  await expect(ask({ fiscalPrinterId: 'another' })).rejects.toMatchObject({ problem: 'badInput' })
  await expect(ask({ documentType: 'a poem' })).rejects.toMatchObject({ problem: 'badInput' })
  const { paymentId, billId } = await ask({})
  expect(billId).toBe(paymentId)
})

it('the ledger is append-only, and an unbalanced posting is rejected', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
  await server.payAtGateway(paymentId)
  const run = (text: string) => server.db.inHotel(1, (tx) => sql.raw(text).execute(tx))
  await expect(run('update ledger_entries set minor = 1')).rejects.toThrow(/never changed/)
  await expect(run('delete from ledger_entries')).rejects.toThrow(/never changed/)
  const insert = `insert into ledger_entries (hotel_id, posting_id, account, minor, currency, kind, payment_id, reservation_id)
    select hotel_id, gen_random_uuid(), 'cash', 5, 'EUR', 'refund', payment_id, reservation_id from ledger_entries limit 1`
  await expect(run(insert)).rejects.toThrow(/adds up to nothing/)
})

it.each([
  ['in demo mode a simulated payment calls no provider', true, 'simulated'],
  ['outside demo mode every payment goes through the gateway', false, undefined],
])('API-47.d %s', async (_, demo, provider) => {
  const server = await createPayingServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, demo } })
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  await acceptTermsAndReadSummary(page, 'FOY1001')
  const total = { minor: 240_00, currency: 'EUR' }
  const body = { hotelId: 1, reference: 'FOY1001', total, currency: 'EUR', byEmail: false, simulate: true }
  expect((await page.call(pay, { body })).completed).toBe(demo)
  const [entry] = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('ledger_entries').select('account').where('account', '<>', 'guest').execute(),
  )
  expect(entry?.account).toBe(provider && `provider:${provider}`)
  expect(await server.ledger()).toEqual([])
})

it('API-47.c a guest in house who wants the bill by mail gets it once it is paid, and again with the next payment', async () => {
  const server = await createPayingServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, demo: true } })
  const page = await server.open(PAY)
  const { id } = await findReservation(page, 'FOY1001', 'García')
  await acceptTermsAndReadSummary(page, 'FOY1001')
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'inHouse' }).where('id', '=', id).execute(),
  )
  await server.db.inHotel(1, (tx) => tx.updateTable('visit_reservations').set({ proof: 'account' }).execute())
  const said = { hotelId: 1, reference: 'FOY1001', currency: 'EUR', byEmail: true, email: ' office@example.com' }
  const payAll = (minor: number) =>
    page.call(pay, { body: { ...said, total: { minor, currency: 'EUR' }, simulate: true } })
  const mails = () =>
    server.db.inHotel(1, (tx) =>
      tx.selectFrom('mails').select('recipient').where('template', 'like', 'bill%').execute(),
    )
  expect((await payAll(240_00)).completed).toBe(true)
  expect(await mails()).toEqual([{ recipient: 'office@example.com' }])
  const line = { hotel_id: 1, reservation_id: id, kind: 'charge' as const, source: 'hotel' as const, position: 99 }
  await server.db.inHotel(1, (tx) =>
    tx
      .insertInto('folio_lines')
      .values({ ...line, id: sql<string>`gen_random_uuid()`, names: JSON.stringify({ en: 'Minibar' }), amount: 12_00 })
      .execute(),
  )
  expect((await payAll(12_00)).completed).toBe(true)
  expect(await mails()).toHaveLength(2)
})

it.each([
  ['goes to the booking’s address', 'lucia@example.com', ['lucia@example.com'], 0],
  ['is reported to reception once if the booking has none', null, [], 1],
] as const)('R28 a bill that a guest in house asks for without an address %s', async (_, email, recipients, alerts) => {
  const server = await createPayingServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, demo: true } })
  const page = await server.open(PAY)
  const { id } = await findReservation(page, 'FOY1001', 'García')
  await acceptTermsAndReadSummary(page, 'FOY1001')
  await server.db.inHotel(1, async (tx) => {
    await tx.updateTable('reservations').set({ state: 'inHouse', email }).where('id', '=', id).execute()
    await tx.updateTable('guests').set({ given_by: 'another visit' }).execute()
  })
  const total = { minor: 240_00, currency: 'EUR' }
  const body = { hotelId: 1, reference: 'FOY1001', currency: 'EUR', byEmail: true, simulate: true, total }
  expect((await page.call(pay, { body })).completed).toBe(true)
  const found = await server.db.inHotel(1, async (tx) => ({
    mails: await tx.selectFrom('mails').select('recipient').where('template', 'like', 'bill%').execute(),
    alerts: await tx.selectFrom('alerts').select('times').where('kind', '=', 'billAsked').execute(),
    wanted: await tx.selectFrom('wanted_bills').select('email').execute(),
  }))
  expect(found).toEqual({
    mails: recipients.map((recipient) => ({ recipient })),
    alerts: Array.from({ length: alerts }, () => ({ times: 1 })),
    wanted: [{ email: null }],
  })
})

it('R28 a closed alert about a bill stays closed until the guest asks for the bill again', async () => {
  const server = await createPayingServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, demo: true } })
  const page = await server.open(PAY)
  const { id } = await findReservation(page, 'FOY1001', 'García')
  await acceptTermsAndReadSummary(page, 'FOY1001')
  await server.db.inHotel(1, async (tx) => {
    await tx.updateTable('reservations').set({ state: 'inHouse', email: null }).where('id', '=', id).execute()
    await tx.updateTable('guests').set({ given_by: 'another visit' }).execute()
  })
  const body = { hotelId: 1, reference: 'FOY1001', currency: 'EUR', simulate: true }
  const payAndCount = async (minor: number, byEmail: boolean) => {
    await page.call(pay, { body: { ...body, byEmail, total: { minor, currency: 'EUR' } } })
    const alerts = await server.db.inHotel(1, async (tx) => {
      const open = tx.selectFrom('alerts').select('id').where('kind', '=', 'billAsked').where('handled_at', 'is', null)
      const found = await open.execute()
      await tx.updateTable('alerts').set({ handled_at: sql`clock_timestamp()` }).execute()
      const line = { hotel_id: 1, reservation_id: id, kind: 'charge' as const, source: 'hotel' as const, position: 99 }
      const drink = { id: sql<string>`gen_random_uuid()`, names: JSON.stringify({ en: 'Minibar' }), amount: 12_00 }
      await tx
        .insertInto('folio_lines')
        .values({ ...line, ...drink })
        .execute()
      return found
    })
    return alerts.length
  }
  expect([await payAndCount(240_00, true), await payAndCount(12_00, false), await payAndCount(12_00, true)]).toEqual([
    1, 0, 1,
  ])
})
