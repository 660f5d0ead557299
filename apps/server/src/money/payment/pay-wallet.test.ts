import { startDeposit } from '@foyer/contract/deposit.ts'
import { readPayment } from '@foyer/contract/payment.ts'
import { readStayMoney } from '@foyer/contract/staff/money.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import type { PayWallet } from '@foyer/domain/payment/pay-wallet.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { chooseGateway } from '../../outside/payment-gateway/choose-gateway.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { createPayingServer, requestPayment } from './testing/create-paying-server.ts'

const CARD_FORM = ['Pay', 'Cancel']
const WALLETS = ['Apple Pay', 'Google Pay', 'Bizum']

async function startPayment() {
  const server = await createPayingServer()
  const page = await server.open({ appKey: 'pay' })
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId = '' } = await requestPayment(page, 'FOY1001')
  return { server, page, paymentId }
}

const wordings = {
  applePay: {
    en: 'Paid with Apple Pay, VISA ·· 1118',
    es: 'Pagado con Apple Pay, VISA ·· 1118',
    de: 'Bezahlt mit Apple Pay, VISA ·· 1118',
    fr: 'Payé avec Apple Pay, VISA ·· 1118',
    ca: 'Pagat amb Apple Pay, VISA ·· 1118',
    it: 'Pagato con Apple Pay, VISA ·· 1118',
    pt: 'Pago com Apple Pay, VISA ·· 1118',
  },
  googlePay: { en: 'Paid with Google Pay, VISA ·· 2226', de: 'Bezahlt mit Google Pay, VISA ·· 2226' },
  bizum: { en: 'Paid with Bizum', de: 'Bezahlt mit Bizum' },
} as const satisfies Record<PayWallet, Record<string, string>>

it.each([
  ['applePay', 'VISA ·· 1118'],
  ['googlePay', 'VISA ·· 2226'],
  ['bizum', undefined],
] as const)(
  'a payment by %s on the gateway’s page is on the bill and at the desk under its name, with the card in it if there is one',
  async (payWallet, card) => {
    const { server, page, paymentId } = await startPayment()
    const cardPage = await server.openAtGateway(paymentId)
    expect(cardPage.buttons).toEqual([...WALLETS, ...CARD_FORM])
    expect((await cardPage.payWith(payWallet)).back).toMatch(/\?result=OK$/)
    const payment = await page.call(readPayment, { body: { reference: 'FOY1001', id: paymentId } })
    expect([payment.state, payment.card]).toEqual(['captured', card])
    expect(await page.call(fetchSummary, { body: { reference: 'FOY1001' } })).toMatchObject({ pending: { minor: 0 } })
    const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
    const stay = { params: { reference: 'FOY1001' } }
    expect((await desk.call(readStayMoney, stay)).payments).toMatchObject([{ id: paymentId, payWallet }])
    const { lines } = (await desk.call(openStay, stay)).bill
    expect(lines.findLast(({ kind }) => kind === 'payment')?.names).toMatchObject(wordings[payWallet])
  },
)

it('a typed card is not named as a wallet', async () => {
  const { server, paymentId } = await startPayment()
  await server.payAtGateway(paymentId)
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const [payment] = (await desk.call(readStayMoney, { params: { reference: 'FOY1001' } })).payments
  expect(payment).toMatchObject({ state: 'captured', card: 'VISA ·· 0004' })
  expect(payment).not.toHaveProperty('payWallet')
})

it('the gateway’s page takes cards only where the hotel names no wallet', async () => {
  const { server, paymentId } = await startPayment()
  const gateway = { kind: 'redsys', environment: 'demo', merchant_code: '999008881', terminal: '1' } as const
  await server.publish(1, { ...palaceDocument, gateway })
  expect((await server.openAtGateway(paymentId)).buttons).toEqual(CARD_FORM)
})

it('the gateway’s page takes cards only for a deposit', async () => {
  const server = await createPayingServer()
  const page = await server.open({ hotelId: 3, appKey: 'pay' })
  const reference = 'RAC3002'
  await findReservation(page, reference, 'Jensen')
  const { deposit = { minor: 0, currency: 'EUR' } } = await page.call(fetchSummary, { body: { reference } })
  const { url = '' } = await page.call(startDeposit, { body: { reference, amount: deposit, currency: 'EUR' } })
  expect((await server.openAtGateway(url.split('/').at(-1) ?? '', 3)).buttons).toEqual(CARD_FORM)
})

it.each([
  ['', undefined],
  ['?frame', 'C'],
])('a provider without card tokens shows its page%s with the payment methods %s', async (query, methods) => {
  const choose = chooseGateway({ demoGatewayUrl: 'http://localhost' })
  const server = await createTestServer({
    gatewayFor: (config) => {
      const gateway = choose(config)
      return gateway && { ...gateway, cardTokens: undefined }
    },
  })
  const page = await server.open({ appKey: 'pay-frame' })
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId } = await requestPayment(page, 'FOY1001')
  const { body } = await server.app.inject({ url: `/pay/1/${paymentId}${query}` })
  const [, parameters = ''] = /name="Ds_MerchantParameters" value="([^"]*)"/.exec(body) ?? []
  const order = JSON.parse(Buffer.from(parameters, 'base64').toString())
  expect(order).toMatchObject({ DS_MERCHANT_AMOUNT: '24000' })
  expect(order.DS_MERCHANT_PAYMETHODS).toBe(methods)
})
