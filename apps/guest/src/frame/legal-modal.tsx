import { Suspense, useEffect } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'

const LegalPanel = lazyPart(async () => (await import('./legal-panel.tsx')).LegalPanel)

export type LegalText = 'terms' | 'privacy' | 'membership'

interface LegalModalProps {
  /** The text to read; undefined for none. */
  readonly open: LegalText | undefined
  readonly onClose: () => void
}

/** Loads after the screen that offers it. */
export function LegalModal({ open, onClose }: LegalModalProps) {
  useEffect(() => LegalPanel.preload(), [])
  return <Suspense>{open && <LegalPanel which={open} onClose={onClose} />}</Suspense>
}
