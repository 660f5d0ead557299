import { lazy, Suspense } from 'react'
import type { Consent } from './use-consent.ts'

const ConsentModal = lazy(async () => ({ default: (await import('./consent-modal.tsx')).ConsentModal }))
const WithdrawModal = lazy(async () => ({ default: (await import('./withdraw-modal.tsx')).WithdrawModal }))

/** Fetched by those who are asked. */
export function ConsentDialogs({ consent: { asking, busy, answer, withdraw, close } }: { consent: Consent }) {
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
