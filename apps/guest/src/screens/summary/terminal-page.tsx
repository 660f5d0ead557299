import { type PayingAtTerminal, TerminalView } from './terminal-view.tsx'
import { useTerminalPayment } from './use-terminal-payment.ts'

/** The hub beside the kiosk drives the terminal. */
export function TerminalPage(paying: PayingAtTerminal) {
  return <TerminalView paying={paying} terminal={useTerminalPayment(paying)} />
}
