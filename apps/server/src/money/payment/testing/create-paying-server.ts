import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { pay } from '@foyer/contract/payment.ts'
import type { PayWallet } from '@foyer/domain/payment/pay-wallet.ts'
import { onTestFinished } from 'vitest'
import { chooseGateway } from '../../../outside/payment-gateway/choose-gateway.ts'
import { createTestServer } from '../../../testing/create-test-server.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'
import { acceptTermsAndReadSummary } from '../../../testing/journey.ts'
import { startSimulator } from '../../../testing/start-simulator.ts'

/** An entry of the gateway's own ledger. */
interface Operation {
  readonly order: string
  readonly minor: number
  readonly state: 'open' | 'captured' | 'refused' | 'blocked' | 'released'
  readonly captures: number
  readonly refunded: number
  readonly last4: string
}

/** A server whose gateway is a separate process. */
export async function createPayingServer({ logTo }: { readonly logTo?: { write(line: string): void } } = {}) {
  const gateway = await startSimulator('gateway')
  const door = createServer(async (request, response) => {
    const payload = await textOf(request)
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const { statusCode, body } = await server.app.inject({ method: 'POST', url: request.url ?? '/', headers, payload })
    response.writeHead(statusCode).end(body)
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  onTestFinished(() => void door.close())
  const { port } = door.address() as AddressInfo
  const server = await createTestServer({
    gatewayFor: chooseGateway({ demoGatewayUrl: gateway.url }),
    ...(logTo && { logTo }),
  })
  const told = (path: string, body: object = {}) =>
    fetch(`${gateway.control}/${path}`, { method: 'POST', body: JSON.stringify(body) })

  return {
    ...server,
    ledger: async (): Promise<Operation[]> => (await (await fetch(`${gateway.control}/ledger`)).json()) as Operation[],
    fault: (fault: string) => told('fault', { fault }),
    tellLate: () => told('tellLate'),
    expireTokens: () => told('expireTokens'),

    /**
     * Does what a browser does on the way to the gateway: the form, the card, and the gateway's
     * notice.
     */
    payAtGateway: async (paymentId: string, card?: string, hotelId?: number) =>
      (await openAtGateway(paymentId, hotelId)).pay(card),
    openAtGateway,
  }

  async function openAtGateway(paymentId: string, hotelId = 1) {
    const go = await server.app.inject({
      url: `/pay/${hotelId}/${paymentId}?back=/pok/1/somewhere&lang=en`,
      headers: { host: `127.0.0.1:${port}` },
    })
    const form = new URLSearchParams(
      [...go.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )
    const shown = await fetch(`${gateway.url}/sis/realizarPago`, { method: 'POST', body: form })
    const cardPage = await shown.text()
    const order = /action="\/card\/(\w+)"/.exec(cardPage)?.[1] ?? ''
    const typed = { cardDate: '30/12', cardCvv: '123', cardHolder: 'A GARCIA', do: 'pay' }
    return {
      buttons: [...cardPage.matchAll(/<button[^>]*>([^<]*)/g)].map(([, name]) => name),
      pay: (cardNumber = '4548812049400004') => submit(order, { cardNumber, ...typed }),
      payWith: (payWallet: PayWallet) => submit(order, { do: payWallet }),
    }
  }

  async function submit(order: string, form: Record<string, string>): Promise<{ back: string; order: string }> {
    const paid = await fetch(`${gateway.url}/card/${order}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    return { back: paid.headers.get('location') ?? '', order }
  }
}

/** Starts a payment of what the summary shows. */
export async function requestPayment(
  page: GuestPage,
  reference: string,
  key?: string,
  options: { readonly simulate?: boolean } = {},
) {
  const { pending } = await acceptTermsAndReadSummary(page, reference)
  return page.call(pay, {
    body: {
      hotelId: page.hotelPage.hotel.id,
      reference,
      total: pending,
      currency: pending.currency,
      byEmail: false,
      ...options,
    },
    ...(key && { key }),
  })
}
