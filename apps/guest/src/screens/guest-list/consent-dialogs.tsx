import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import { Suspense, useEffect } from 'react'
import type { Consent } from './use-consent.ts'

const ConsentModal = lazyPart(async () => (await import('./consent-modal.tsx')).ConsentModal)
const ScanConsentModal = lazyPart(async () => (await import('./scan-consent-modal.tsx')).ScanConsentModal)
const WithdrawModal = lazyPart(async () => (await import('./withdraw-modal.tsx')).WithdrawModal)

/** Prefetched while the guest looks at the list, if consent is due. */
export function ConsentDialogs({ consent }: { consent: Consent }) {
  const { asking, isDue, asksFace, busy, answer, withdraw, close } = consent
  useEffect(() => {
    if (isDue) (asksFace ? ConsentModal : ScanConsentModal).preload()
  }, [isDue, asksFace])
  if (!asking) return null
  const shared = { asking, busy, onClose: close }
  return (
    <Suspense>
      {asking.kind === 'withdraw' ? (
        <WithdrawModal key={asking.guestId} {...shared} onWithdraw={withdraw} />
      ) : asking.subjects.includes('face') ? (
        <ConsentModal key={asking.guestId} {...shared} onAnswer={answer} />
      ) : (
        <ScanConsentModal key={asking.guestId} {...shared} onAnswer={answer} />
      )}
    </Suspense>
  )
}
