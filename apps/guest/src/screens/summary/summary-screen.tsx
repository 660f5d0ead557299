import { savesOnly } from '@foyer/domain/pre-checkin/saves-only.ts'
import { Suspense } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { late } from '../../parts/late.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ArrivalSummary } from './arrival-summary.tsx'
import { SummaryComing } from './summary-coming.tsx'

const CheckOutSummary = late(async () => (await import('./check-out-summary.tsx')).CheckOutSummary)
const SaveSummary = late(async () => (await import('./save-summary.tsx')).SaveSummary)

export function SummaryScreen() {
  const { site } = useSite()
  const journey = useJourney()
  if (journey.place.params['from'] === 'checkout' && site.policies.home.checkOut)
    return (
      <Suspense fallback={<SummaryComing onBack={() => journey.back()} />}>
        <CheckOutSummary />
      </Suspense>
    )
  if (!savesOnly(site)) return <ArrivalSummary />
  const coming = <SummaryComing onBack={() => journey.back()} />
  return (
    <Suspense fallback={coming}>
      <SaveSummary coming={coming} />
    </Suspense>
  )
}
