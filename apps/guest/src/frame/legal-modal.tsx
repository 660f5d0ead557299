import { Suspense, useEffect } from 'react'
import { late } from './late.tsx'

const LegalPanel = late(async () => (await import('./legal-panel.tsx')).LegalPanel)

export type LegalText = 'terms' | 'privacy' | 'membership'

type Part = 'termsContent' | 'termsUrl' | 'privacyContent' | 'privacyUrl' | 'membershipTerms'
export type Texts = { readonly [Name in Part]?: string | undefined }

interface LegalModalProps {
  /** Which of them is to be read; undefined while none is. */
  readonly open: LegalText | undefined
  /** Undefined while they are not known, and where the hotel has none. */
  readonly texts: Texts | undefined
  readonly onClose: () => void
}

/** Comes after the screen that offers it. */
export function LegalModal({ open, texts, onClose }: LegalModalProps) {
  useEffect(() => LegalPanel.ahead(), [])
  return <Suspense>{open && <LegalPanel which={open} texts={texts} onClose={onClose} />}</Suspense>
}
