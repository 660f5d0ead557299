import { Problem } from '@foyer/domain/problem/problem.ts'
import type { BusPayment, ChooseBusPayment } from './bus-payment.ts'
import { httpBusPayment } from './http-bus-payment.ts'

async function nobody(): Promise<never> {
  throw new Problem('unavailable', 'no such payment provider is connected')
}

/** Must never look like a working terminal. */
const none: BusPayment = { terminals: nobody, start: nobody, status: nobody, cancel: nobody, refund: nobody }

/** Token of the demo's simulator; not a secret. */
const DEMO_TOKEN = 'the token of the demo'

interface Settings {
  readonly busPaymentUrl?: string | undefined
  readonly busPaymentToken?: string | undefined
  /** Address of the demo's provider; if unset, the demo has none. */
  readonly demoBusUrl?: string | undefined
}

/** Real and demo hotels never share a provider. */
export function chooseBusPayment({ busPaymentUrl, busPaymentToken, demoBusUrl }: Settings): ChooseBusPayment {
  const real = busPaymentUrl ? httpBusPayment({ url: busPaymentUrl, token: busPaymentToken }) : none
  const demo = demoBusUrl ? httpBusPayment({ url: demoBusUrl, token: DEMO_TOKEN }) : none
  return ({ isDemo }) => (isDemo ? demo : real)
}
