import { type TerminalPaymentProps, TerminalView } from './terminal-view.tsx'
import { useBusPayment } from './use-bus-payment.ts'

/** For providers that call the terminal themselves. */
export function BusPage(paying: TerminalPaymentProps) {
  return <TerminalView paying={paying} terminal={useBusPayment(paying)} />
}
