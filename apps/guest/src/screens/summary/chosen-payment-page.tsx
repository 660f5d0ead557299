import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import { Suspense } from 'react'
import { PaidPage } from './paid-page.tsx'
import { SummaryPlaceholder } from './summary-placeholder.tsx'
import type { SummaryState } from './use-summary.ts'

const PaymentPage = lazyPart(async () => (await import('./payment-page.tsx')).PaymentPage)
const TerminalPage = lazyPart(async () => (await import('./terminal-page.tsx')).TerminalPage)
const BusPage = lazyPart(async () => (await import('./bus-page.tsx')).BusPage)

interface ChosenPaymentPageProps {
  readonly summary: SummaryState
  readonly paying: NonNullable<SummaryState['paying']>
}

/** Where the chosen card is charged: a terminal, the bus, or the gateway's page. */
export function ChosenPaymentPage({ summary: { choice, mailing, question, back }, paying }: ChosenPaymentPageProps) {
  const { reservation, bill, isBack, isPaid, paid, stop } = paying
  if (isPaid) return <PaidPage />
  const { reference } = reservation
  const page = { reference, amount: bill.pending, mailing: mailing.saidToPay, onPaid: paid, onOver: stop }
  return (
    <Suspense fallback={<SummaryPlaceholder onBack={back} />}>
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
