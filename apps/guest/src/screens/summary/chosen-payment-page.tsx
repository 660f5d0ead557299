import { Suspense } from 'react'
import { late } from '../../parts/late.tsx'
import { SummaryComing } from './summary-coming.tsx'
import type { Summarised } from './use-summary.ts'

const PaymentPage = late(async () => (await import('./payment-page.tsx')).PaymentPage)
const TerminalPage = late(async () => (await import('./terminal-page.tsx')).TerminalPage)
const BusPage = late(async () => (await import('./bus-page.tsx')).BusPage)

interface ChosenPaymentPageProps {
  readonly summary: Summarised
  readonly paying: NonNullable<Summarised['paying']>
}

/** Where the chosen card is charged: a terminal, the bus, or the gateway's page. */
export function ChosenPaymentPage({ summary: { choice, mailing, question, back }, paying }: ChosenPaymentPageProps) {
  const { reservation, bill, isBack, paid, stop } = paying
  const { reference } = reservation
  const page = { reference, amount: bill.pending, mailing: mailing.saidToPay, onPaid: paid, onOver: stop }
  return (
    <Suspense fallback={<SummaryComing onBack={back} />}>
      {choice.through === 'terminal' ? (
        <TerminalPage {...page} />
      ) : choice.through === 'bus' ? (
        <BusPage {...page} />
      ) : (
        <PaymentPage
          {...page}
          card={choice.way?.card}
          isBack={isBack}
          question={question}
          hasArrived={reservation.state === 'inHouse'}
        />
      )}
    </Suspense>
  )
}
