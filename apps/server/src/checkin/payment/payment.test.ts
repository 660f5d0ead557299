import { createCipheriv, createHmac } from 'node:crypto'
import { acceptTerms } from '@foyer/contract/legal.ts'
import { pay, payWithSavedCard, readPayment } from '@foyer/contract/payment.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoSecrets } from '../../demo/demo-secrets.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { find, summaryWithTerms } from '../../testing/journey.ts'
import { testKeySecret } from '../../testing/test-key-secret.ts'
import { keepSavedCard } from './saved-cards.ts'
import { aPayingServer, wantToPay } from './testing/a-paying-server.ts'

const PAY = { appKey: 'pay' }
const REFUSED = '4012001037141112'

it('PAY-01.b PAY-04.b API-47.f a card at the gateway: what its signed notice says is in the ledger, once, and what is owed is gone', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  const { completed, paymentId = '' } = await wantToPay(page, 'FOY1001')
  expect(completed).toBe(false)
  await server.fault('repeatNotice')
  const { back } = await server.payAtGateway(paymentId)
  expect(back).toMatch(/\/pok\/1\/somewhere\?result=OK$/)
  expect(await page.call(readPayment, { body: { reference: 'FOY1001', id: paymentId } })).toMatchObject({
    state: 'captured',
    amount: { minor: 240_00, currency: 'EUR' },
    card: 'VISA ·· 0004',
  })
  expect(await page.call(fetchSummary, { body: { reference: 'FOY1001' } })).toMatchObject({ pending: { minor: 0 } })
  const entries = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('ledger_entries').select(['account', 'minor', 'kind']).orderBy('minor').execute(),
  )
  expect(entries).toEqual([
    { account: 'guest', minor: -240_00, kind: 'capture' },
    { account: 'provider:redsys', minor: 240_00, kind: 'capture' },
  ])
  expect(await server.ledger()).toMatchObject([{ minor: 240_00, captures: 1 }])
  expect(await wantToPay(page, 'FOY1001')).toMatchObject({ completed: true, billId: paymentId })
})

it('a lost notice is asked for, and the browser’s OK proves nothing', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  const { paymentId = '' } = await wantToPay(page, 'FOY1001')
  const look = () => page.call(readPayment, { body: { reference: 'FOY1001', id: paymentId } })
  expect(await look()).toMatchObject({ state: 'sent' })
  await server.fault('loseNotice')
  await server.payAtGateway(paymentId)
  expect(await look()).toMatchObject({ state: 'captured' })
})

it('a forged notice moves nothing', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  const { paymentId = '' } = await wantToPay(page, 'FOY1001')
  await server.fault('forgeNotice')
  await server.payAtGateway(paymentId, REFUSED)
  const row = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('payments').select('state').where('id', '=', paymentId).executeTakeFirstOrThrow(),
  )
  expect(row.state).toBe('sent')
})

/** As Redsys signs: each order has a key of its own, its number encrypted with the shop's. */
function signedNotice(order: string, changes: object): string {
  const said = {
    Ds_Order: order,
    Ds_MerchantCode: '999008881',
    Ds_Terminal: '1',
    Ds_Amount: '24000',
    Ds_Currency: '978',
    Ds_Response: '0000',
    Ds_AuthorisationCode: '123456',
    Ds_TransactionType: '0',
    Ds_SecurePayment: '1',
    ...changes,
  }
  const text = Buffer.from(JSON.stringify(said)).toString('base64')
  const number = Buffer.alloc(8 * Math.ceil(order.length / 8))
  number.write(order)
  const shop = Buffer.from(demoSecrets.gateway, 'base64')
  const cipher = createCipheriv('des-ede3-cbc', shop, Buffer.alloc(8)).setAutoPadding(false)
  const key = Buffer.concat([cipher.update(number), cipher.final()])
  const signature = createHmac('sha256', key).update(text).digest('base64')
  const fields = { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: text, Ds_Signature: signature }
  return new URLSearchParams(fields).toString()
}

it('a notice with a right signature moves nothing where it speaks of another amount, shop or terminal', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  const { paymentId = '' } = await wantToPay(page, 'FOY1001')
  const read = () =>
    server.db.inHotel(1, (tx) =>
      tx.selectFrom('payments').select(['order_number', 'state']).where('id', '=', paymentId).executeTakeFirstOrThrow(),
    )
  const { order_number: number } = await read()
  const told = async (changes: object) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = signedNotice(number, changes)
    await server.app.inject({ method: 'POST', url: '/api/gateway/1/notice/', headers, payload })
    return (await read()).state
  }
  const others = [
    { Ds_Amount: '1' },
    { Ds_Amount: '24001' },
    { Ds_Currency: '840' },
    { Ds_MerchantCode: '999008882' },
    { Ds_Terminal: '2' },
    { Ds_TransactionType: '3' },
  ]
  for (const other of others) expect([other, await told(other)]).toEqual([other, 'sent'])
  expect(await told({})).toBe('captured')
})

it('MODEL-01.j MODEL-07.i PAY-03.a PAY-03.b PAY-27.b PAY-27.c every attempt is counted on the booking, and after three a person has to look', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect((await find(page, 'FOY1001', 'García')).payAttempts).toBe(attempt - 1)
    const { paymentId = '' } = await wantToPay(page, 'FOY1001')
    await server.payAtGateway(paymentId, REFUSED)
    const state = await page.call(readPayment, { body: { reference: 'FOY1001', id: paymentId } })
    expect(state).toMatchObject({ state: 'refused', reason: 'declined' })
  }
  await expect(wantToPay(page, 'FOY1001')).rejects.toMatchObject({ problem: 'payLimit' })
  expect((await server.ledger()).reduce((sum, { captures }) => sum + captures, 0)).toBe(0)
})

it('SUMMARY-13.a SUMMARY-13.b a page that asks for no tick charges nobody: the server wants the terms accepted', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  const total = { minor: 240_00, currency: 'EUR' }
  const ask = () =>
    page.call(pay, { body: { hotelId: 1, reference: 'FOY1001', total, currency: 'EUR', byEmail: false } })
  await expect(ask()).rejects.toMatchObject({ status: 409, problem: 'termsMissing' })
  expect(await server.db.inHotel(1, (tx) => tx.selectFrom('payments').select('id').execute())).toEqual([])
  expect(await server.ledger()).toEqual([])
  await page.call(acceptTerms, { body: { reference: 'FOY1001' } })
  expect(await ask()).toMatchObject({ completed: false, paymentId: expect.any(String) })
})

it('API-47.a the amount is the server’s: another one than is owed is told and not charged', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  await summaryWithTerms(page, 'FOY1001')
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
  const again = await Promise.all([ask(240_00), ask(240_00), wantToPay(page, 'FOY1001', 'another key')])
  expect(again.map((one) => one.paymentId)).toEqual([paymentId, paymentId, paymentId])
})

it('no number and no flag of a client’s message changes what is charged', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
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

it('PAY-01.c PAY-04.c API-47.i API-48.a API-48.b MODEL-29.d a card that the gateway keeps is charged by its token, which no page has seen', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  const { id: reservationId } = await find(page, 'FOY1001', 'García')
  const id = '6a2f4e8e-2b55-4a3f-9d0c-0d5b7c1a7e01'
  const known = { provider: 'redsys', token: '4548812049400004', brand: 'VISA', lastDigits: '0004', expiry: '30/12' }
  await server.db.inHotel(1, (tx) => keepSavedCard(tx, testKeySecret, { hotelId: 1, id, reservationId, ...known }))
  const summary = await summaryWithTerms(page, 'FOY1001')
  expect(summary.savedCards).toEqual([
    { token: id, providerName: 'redsys', brand: 'VISA', lastDigits: '0004', expiry: '30/12' },
  ])
  const charge = (token: string) =>
    page.call(payWithSavedCard, {
      body: {
        hotelId: 1,
        reference: 'FOY1001',
        total: summary.pending,
        currency: 'EUR',
        byEmail: false,
        card: { token, providerName: 'redsys' },
      },
    })
  await expect(charge('4548812049400004')).rejects.toMatchObject({ problem: 'badInput' })
  expect(await charge(id)).toMatchObject({ completed: true })
  expect(await charge(id)).toMatchObject({
    completed: true,
    terminalPayments: [{ amount: { minor: 240_00, currency: 'EUR' }, currency: 'EUR' }],
  })
  expect(await server.ledger()).toMatchObject([{ minor: 240_00, captures: 1 }])
})

it.each([
  ['API-48.d before the arrival, where the hotel calls it so', true, 'Deposit, paid by card'],
  ['never because a page says so', false, 'Paid by card'],
])('what a saved card pays is a deposit %s', async (_, save_as_deposit, label) => {
  const server = await aPayingServer()
  const { pay: app } = palaceDocument.apps ?? {}
  const apps = { ...palaceDocument.apps, pay: { ...app, flags: { ...app?.flags, save_as_deposit } } } as never
  await server.publish(1, { ...palaceDocument, apps })
  const page = await server.open(PAY)
  const { id: reservationId } = await find(page, 'FOY1001', 'García')
  const id = '6a2f4e8e-2b55-4a3f-9d0c-0d5b7c1a7e01'
  const known = { provider: 'redsys', token: '4548812049400004', brand: 'VISA', lastDigits: '0004', expiry: '30/12' }
  await server.db.inHotel(1, (tx) => keepSavedCard(tx, testKeySecret, { hotelId: 1, id, reservationId, ...known }))
  const { pending } = await summaryWithTerms(page, 'FOY1001')
  const body = { hotelId: 1, reference: 'FOY1001', total: pending, currency: 'EUR', byEmail: false, asDeposit: true }
  await page.call(payWithSavedCard, { body: { ...body, card: { token: id, providerName: 'redsys' } } })
  const { lines = [] } = await page.call(fetchSummary, { body: { reference: 'FOY1001' } })
  expect(lines.map((line) => line.label)).toContain(label)
})

it('PAY-39.b no card is charged with more than the hotel’s document allows', async () => {
  const server = await aPayingServer()
  const { pay: app } = palaceDocument.apps ?? {}
  const within = (most: number) =>
    server.publish(1, {
      ...palaceDocument,
      apps: { ...palaceDocument.apps, pay: { ...app, flags: { ...app?.flags, pos_limits: { most } } } } as never,
    })
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  await within(239)
  await expect(wantToPay(page, 'FOY1001')).rejects.toMatchObject({ problem: 'paymentNotPossible' })
  await within(240)
  expect(await wantToPay(page, 'FOY1001', 'another key')).toMatchObject({ completed: false })
})

it('API-47.e API-47.h a payment answers the bill it will have, and takes no word of cash or of other papers', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  const { pending: total } = await summaryWithTerms(page, 'FOY1001')
  const ask = (said: object) =>
    page.call(pay, { body: { hotelId: 1, reference: 'FOY1001', total, currency: 'EUR', byEmail: false, ...said } })
  await expect(ask({ cashTransactionId: 'c-1' })).rejects.toMatchObject({ problem: 'paymentNotPossible' })
  await expect(ask({ fiscalPrinterId: 'another' })).rejects.toMatchObject({ problem: 'badInput' })
  await expect(ask({ documentType: 'a poem' })).rejects.toMatchObject({ problem: 'badInput' })
  const { paymentId, billId } = await ask({})
  expect(billId).toBe(paymentId)
})

it('a lost answer to a charge is asked for and never charged anew', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  const { id: reservationId } = await find(page, 'FOY1001', 'García')
  const id = '6a2f4e8e-2b55-4a3f-9d0c-0d5b7c1a7e01'
  const known = { provider: 'redsys', token: '4548812049400004', brand: 'VISA', lastDigits: '0004', expiry: '30/12' }
  await server.db.inHotel(1, (tx) => keepSavedCard(tx, testKeySecret, { hotelId: 1, id, reservationId, ...known }))
  const { pending } = await summaryWithTerms(page, 'FOY1001')
  await server.fault('cutAnswer')
  const body = { hotelId: 1, reference: 'FOY1001', total: pending, currency: 'EUR', byEmail: false }
  const card = { token: id, providerName: 'redsys' }
  expect(await page.call(payWithSavedCard, { body: { ...body, card } })).toMatchObject({ completed: true })
  expect(await server.ledger()).toMatchObject([{ captures: 1 }])
})

it('a page of cards that nobody fills in is given up after 20 minutes', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  const { paymentId = '' } = await wantToPay(page, 'FOY1001')
  const look = () => page.call(readPayment, { body: { reference: 'FOY1001', id: paymentId } })
  const age = (minutes: number) =>
    server.db.inHotel(1, (tx) =>
      sql`update payments set created_at = clock_timestamp() - make_interval(mins => ${minutes})`.execute(tx),
    )
  await age(19)
  expect(await look()).toMatchObject({ state: 'sent' })
  const go = await server.app.inject({ url: `/pay/1/${paymentId}` })
  expect(go.headers['content-security-policy']).toMatch(
    /form-action http:\/\/127\.0\.0\.1:\d+; .*frame-ancestors 'none'/,
  )
  await age(21)
  expect(await look()).toMatchObject({ state: 'refused', reason: 'expired' })
  expect((await server.app.inject({ url: `/pay/1/${paymentId}` })).statusCode).toBe(410)
})

it('the ledger is added to and never changed, and a posting that does not balance is none', async () => {
  const server = await aPayingServer()
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  const { paymentId = '' } = await wantToPay(page, 'FOY1001')
  await server.payAtGateway(paymentId)
  const run = (text: string) => server.db.inHotel(1, (tx) => sql.raw(text).execute(tx))
  await expect(run('update ledger_entries set minor = 1')).rejects.toThrow(/never changed/)
  await expect(run('delete from ledger_entries')).rejects.toThrow(/never changed/)
  const insert = `insert into ledger_entries (hotel_id, posting_id, account, minor, currency, kind, payment_id, reservation_id)
    select hotel_id, gen_random_uuid(), 'cash', 5, 'EUR', 'refund', payment_id, reservation_id from ledger_entries limit 1`
  await expect(run(insert)).rejects.toThrow(/adds up to nothing/)
})

it.each([
  ['in demo mode a simulated payment asks nobody', true, 'simulated'],
  ['out of demo mode nobody is spared the gateway', false, undefined],
])('API-47.d %s', async (_, demo, provider) => {
  const server = await aPayingServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, demo } })
  const page = await server.open(PAY)
  await find(page, 'FOY1001', 'García')
  await summaryWithTerms(page, 'FOY1001')
  const total = { minor: 240_00, currency: 'EUR' }
  const body = { hotelId: 1, reference: 'FOY1001', total, currency: 'EUR', byEmail: false, simulate: true }
  expect((await page.call(pay, { body })).completed).toBe(demo)
  const [entry] = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('ledger_entries').select('account').where('account', '<>', 'guest').execute(),
  )
  expect(entry?.account).toBe(provider && `provider:${provider}`)
  expect(await server.ledger()).toEqual([])
})

it('API-47.c who pays in the house and wants the bill by mail gets it once it is paid, and again with the next payment', async () => {
  const server = await aPayingServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, demo: true } })
  const page = await server.open(PAY)
  const { id } = await find(page, 'FOY1001', 'García')
  await summaryWithTerms(page, 'FOY1001')
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'inHouse' }).where('id', '=', id).execute(),
  )
  const said = { hotelId: 1, reference: 'FOY1001', currency: 'EUR', byEmail: true, email: ' office@example.com' }
  const payAll = (minor: number) =>
    page.call(pay, { body: { ...said, total: { minor, currency: 'EUR' }, simulate: true } })
  const mails = () =>
    server.db.inHotel(1, (tx) => tx.selectFrom('mails').select('recipient').where('template', '=', 'bill').execute())
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
