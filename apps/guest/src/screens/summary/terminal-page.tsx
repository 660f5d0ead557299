import { type TerminalPaymentProps, TerminalView } from './terminal-view.tsx'
import { useTerminalPayment } from './use-terminal-payment.ts'

/** For terminals that the kiosk's device hub controls. */
export function TerminalPage(paying: TerminalPaymentProps) {
  return <TerminalView paying={paying} terminal={useTerminalPayment(paying)} />
}
