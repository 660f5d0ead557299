import { type PayingAtTerminal, TerminalView } from './terminal-view.tsx'
import { useBusPayment } from './use-bus-payment.ts'

/** The provider calls the terminal by itself. */
export function BusPage(paying: PayingAtTerminal) {
  return <TerminalView paying={paying} terminal={useBusPayment(paying)} />
}
