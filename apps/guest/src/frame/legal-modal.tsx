import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import { Suspense, useEffect } from 'react'

const LegalPanel = lazyPart(async () => (await import('./legal-panel.tsx')).LegalPanel)

export type LegalText = 'terms' | 'privacy' | 'membership'

interface LegalModalProps {
  /** The text to read; undefined for none. */
  readonly open: LegalText | undefined
  readonly onClose: () => void
}

/** Loads after the screen that offers it. */
export function LegalModal({ open, onClose }: LegalModalProps) {
  useEffect(() => void LegalPanel.preload(), [])
  return <Suspense>{open && <LegalPanel which={open} onClose={onClose} />}</Suspense>
}
