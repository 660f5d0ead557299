import { Problem } from '@foyer/domain/problem/problem.ts'
import type { BusPayment, ChooseBusPayment } from './bus-payment.ts'
import { httpBusPayment } from './http-bus-payment.ts'

async function nobody(): Promise<never> {
  throw new Problem('unavailable', 'no such payment provider is connected')
}

/** A terminal that nobody calls must never look like one. */
const none: BusPayment = { terminals: nobody, start: nobody, status: nobody, cancel: nobody, refund: nobody }

/** Of the simulator beside the demo; it is no secret. */
const DEMO_TOKEN = 'the token of the demo'

interface Settings {
  readonly busPaymentUrl?: string | undefined
  readonly busPaymentToken?: string | undefined
  /** Where the demo's provider stands; absent: in the demo there is none. */
  readonly demoBusUrl?: string | undefined
}

/** Real hotels and the demo's never share one. */
export function chooseBusPayment({ busPaymentUrl, busPaymentToken, demoBusUrl }: Settings): ChooseBusPayment {
  const real = busPaymentUrl ? httpBusPayment({ url: busPaymentUrl, token: busPaymentToken }) : none
  const demo = demoBusUrl ? httpBusPayment({ url: demoBusUrl, token: DEMO_TOKEN }) : none
  return ({ isDemo }) => (isDemo ? demo : real)
}
