import { createCipheriv, createHmac } from 'node:crypto'
import { readPayment } from '@foyer/contract/payment.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoSecrets } from '../../demo/demo-secrets.ts'
import { findReservation } from '../../testing/journey.ts'
import { createPayingServer, requestPayment } from './testing/create-paying-server.ts'

const PAY = { appKey: 'pay' }
const DECLINED_CARD = '4012001037141112'

it('PAY-01.b PAY-04.b API-47.f a card payment at the gateway: its signed notice is recorded in the ledger, once, and nothing is owed', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  const { completed, paymentId = '' } = await requestPayment(page, 'FOY1001')
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
  expect(await requestPayment(page, 'FOY1001')).toMatchObject({ completed: true, billId: paymentId })
})

it('a lost notice is queried, and the browser’s OK proves nothing', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
  const look = () => page.call(readPayment, { body: { reference: 'FOY1001', id: paymentId } })
  expect(await look()).toMatchObject({ state: 'sent' })
  await server.fault('loseNotice')
  await server.payAtGateway(paymentId)
  expect(await look()).toMatchObject({ state: 'captured' })
})

it('a forged notice changes nothing', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
  await server.fault('forgeNotice')
  await server.payAtGateway(paymentId, DECLINED_CARD)
  const row = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('payments').select('state').where('id', '=', paymentId).executeTakeFirstOrThrow(),
  )
  expect(row.state).toBe('sent')
})

/** Signs like Redsys: each order's key is its number encrypted with the shop's key. */
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

it('a correctly signed notice for another amount, shop or terminal changes nothing', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
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

it('a card page that is not filled in expires after 20 minutes', async () => {
  const server = await createPayingServer()
  const page = await server.open(PAY)
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
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

it('R31 a notice of 9,900 fields is refused before it is parsed', async () => {
  const server = await createPayingServer()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const send = async (fields: number) => {
    const payload = Array.from({ length: fields }, () => 'a').join('&')
    const answer = await server.app.inject({ method: 'POST', url: '/api/gateway/1/notice/', headers, payload })
    return [answer.statusCode, answer.json().problem]
  }
  expect(await send(9_900)).toEqual([400, 'unreadableBody'])
  expect(await send(21)).toEqual([400, 'unreadableBody'])
  expect(await send(20)).toEqual([401, undefined])
})
