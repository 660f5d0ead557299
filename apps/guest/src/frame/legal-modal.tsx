import { LegalPanel, type LegalText } from './legal-panel.tsx'

interface LegalModalProps {
  /** The text to read; undefined for none. */
  readonly open: LegalText | undefined
  readonly onClose: () => void
}

/** A legal text over the screen that offers it. */
export function LegalModal({ open, onClose }: LegalModalProps) {
  return open && <LegalPanel which={open} onClose={onClose} />
}
