import { Problem } from '@foyer/domain/problem/problem.ts'
import type { BusPayment, ChooseBusPayment } from './bus-payment.ts'
import { createHttpBusPayment } from './http-bus-payment.ts'

async function throwUnavailable(): Promise<never> {
  throw new Problem('unavailable', 'no such payment provider is connected')
}

/** Must never look like a working terminal. */
const none: BusPayment = {
  terminals: throwUnavailable,
  start: throwUnavailable,
  status: throwUnavailable,
  cancel: throwUnavailable,
  refund: throwUnavailable,
}

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
  const real = busPaymentUrl ? createHttpBusPayment({ url: busPaymentUrl, token: busPaymentToken }) : none
  const demo = demoBusUrl ? createHttpBusPayment({ url: demoBusUrl, token: DEMO_TOKEN }) : none
  return ({ isDemo }) => (isDemo ? demo : real)
}
