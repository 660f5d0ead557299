import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../parts/lazy-part.tsx'
import type { Consent } from './use-consent.ts'

const ConsentModal = lazyPart(async () => (await import('./consent-modal.tsx')).ConsentModal)
const WithdrawModal = lazyPart(async () => (await import('./withdraw-modal.tsx')).WithdrawModal)

/** Prefetched while the guest looks at the list, if consent is due. */
export function ConsentDialogs({ consent: { asking, isDue, busy, answer, withdraw, close } }: { consent: Consent }) {
  useEffect(() => {
    if (isDue) ConsentModal.preload()
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
