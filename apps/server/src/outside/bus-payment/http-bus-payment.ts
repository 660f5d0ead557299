import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'
import { fetchWithLimit } from '../fetch/fetch-with-limit.ts'
import type { BusPayment } from './bus-payment.ts'

interface Settings {
  /** Set by the operator, never by a page or a configuration document. */
  readonly url: string
  readonly token: string | undefined
}

const shortText = z.optional(z.string().check(z.maxLength(200)))
const refusal = z.object({ error_description: shortText })
const payment = z.object({
  state: z.enum(['waiting', 'captured', 'refused', 'cancelled', 'closed']),
  error_description: shortText,
  authorization: shortText,
  brand: shortText,
  last_digits: shortText,
})
const terminals = z.array(
  z.object({ terminal_id: z.string(), name: z.string(), manufacturer_code: shortText, model: shortText }),
)
const given = z.object({ reference: z.string() })

/** Implements docs/bus-payment.md. */
export function createHttpBusPayment({ url, token }: Settings): BusPayment {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)

  const exchange = (method: string, path: string, signal: AbortSignal, body?: object) =>
    fetchWithLimit(new URL(path, base), {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    })
  const of = ({ number }: { number: string }, more = '') => `payments/${encodeURIComponent(number)}${more}`

  return {
    async terminals(appKey, signal) {
      const all = z.parse(
        terminals,
        await readJson(await exchange('GET', `terminals?app=${encodeURIComponent(appKey)}`, signal)),
      )
      return all.map(({ terminal_id: id, name, manufacturer_code: manufacturer, model }) => ({
        id,
        name,
        manufacturer,
        model,
      }))
    },
    async start({ amount, terminal, appKey, description, ...order }, signal) {
      const { minor, currency } = amount
      const asked = { terminal_id: terminal, app: appKey, amount: minor, currency, description }
      const answer = await exchange('PUT', of(order), signal, asked)
      if (answer.status !== 422) return toTruth(z.parse(payment, await readJson(answer)))
      return { state: 'refused', reason: 'failed', error: z.parse(refusal, await answer.json()).error_description }
    },
    async status(order, signal) {
      const answer = await exchange('GET', of(order), signal)
      return answer.status === 404 ? { state: 'unheard' } : toTruth(z.parse(payment, await readJson(answer)))
    },
    async cancel(order, signal) {
      return toTruth(z.parse(payment, await readJson(await exchange('POST', of(order, '/cancel'), signal))))
    },
    async refund({ amount, ...order }, refundId, signal) {
      const give = () => exchange('POST', of(order, '/refunds'), signal, { refund_id: refundId, amount: amount.minor })
      // Refunds are idempotent per id, so a lost answer can be retried.
      const answer = await give().catch(give)
      if (answer.status === 422) throw new Problem('refundRefused', 'the provider refused the refund')
      return z.parse(given, await readJson(answer)).reference
    },
  }
}

async function readJson(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`the payment bus answered ${answer.status}`)
  return answer.json()
}

type PaymentAnswer = z.output<typeof payment>

const truths: Readonly<Record<PaymentAnswer['state'], (said: PaymentAnswer) => ProviderPayment>> = {
  waiting: () => ({ state: 'pending' }),
  captured: ({ authorization = '', brand = '', last_digits: digits }) => ({
    state: 'captured',
    reference: authorization,
    ...(digits && { card: `${brand} ·· ${digits}`.trim() }),
  }),
  refused: ({ error_description: error }) => ({ state: 'refused', reason: 'declined', error }),
  cancelled: () => ({ state: 'refused', reason: 'cancelled' }),
  closed: () => ({ state: 'refused', reason: 'notSent' }),
}

const toTruth = (said: PaymentAnswer): ProviderPayment => truths[said.state](said)
