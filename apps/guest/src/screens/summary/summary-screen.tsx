import { isSaveOnly } from '@foyer/domain/pre-checkin/is-save-only.ts'
import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import { Suspense } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ArrivalSummary } from './arrival-summary.tsx'
import { CheckOutPlaceholder } from './check-out-placeholder.tsx'
import { SummaryPlaceholder } from './summary-placeholder.tsx'

const CheckOutSummary = lazyPart(async () => (await import('./check-out-summary.tsx')).CheckOutSummary)
const SaveSummary = lazyPart(async () => (await import('./save-summary.tsx')).SaveSummary)

export function SummaryScreen() {
  const { site } = useSite()
  const journey = useJourney()
  if (journey.place.params['from'] === 'checkout' && site.policies.home.checkOut)
    return (
      <Suspense fallback={<CheckOutPlaceholder onBack={() => journey.back()} />}>
        <CheckOutSummary />
      </Suspense>
    )
  if (!isSaveOnly(site)) return <ArrivalSummary />
  const coming = <SummaryPlaceholder onBack={() => journey.back()} />
  return (
    <Suspense fallback={coming}>
      <SaveSummary coming={coming} />
    </Suspense>
  )
}
