import { Suspense, useEffect } from 'react'
import { late } from '../../parts/late.tsx'
import type { Consent } from './use-consent.ts'

const ConsentModal = late(async () => (await import('./consent-modal.tsx')).ConsentModal)
const WithdrawModal = late(async () => (await import('./withdraw-modal.tsx')).WithdrawModal)

/** Fetched for those who are asked, while they look at the list. */
export function ConsentDialogs({ consent: { asking, isDue, busy, answer, withdraw, close } }: { consent: Consent }) {
  useEffect(() => {
    if (isDue) ConsentModal.ahead()
  }, [isDue])
  if (!asking) return null
  const shared = { asking, busy, onClose: close }
  return (
    <Suspense>
      {asking.kind === 'ask' ? (
        <ConsentModal key={asking.guestId} {...shared} onAnswer={answer} />
      ) : (
        <WithdrawModal key={asking.guestId} {...shared} onWithdraw={withdraw} />
      )}
    </Suspense>
  )
}
