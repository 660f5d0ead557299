import type { ScannerKind } from '@foyer/domain/document/capture-policy.ts'
import type { Reading } from '@foyer/vision/reading.ts'
import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { GuestFrame } from '../../../frame/guest-frame.tsx'
import type { ExpectedSide } from '../reader/advice.ts'

/** The props of every kind of scanner: the surrounding screen and callbacks for what was read. */
export interface ScannerProps {
  readonly frame: Pick<ComponentProps<typeof GuestFrame>, 'question' | 'onBack' | 'progress' | 'secondary'>
  /** What the guest should know first, such as why the last attempt failed. */
  readonly notice?: ReactNode
  /** Any document, unless one side of a card has been seen. */
  readonly expectedSide?: ExpectedSide
  /** What was read is being processed; nothing else is read meanwhile. */
  readonly busy: boolean
  readonly onText: (text: string) => void
  /** Called with what this device read from a picture, and the face on it. */
  readonly onReading: (reading: Reading, portrait?: Blob) => void
  /** Called when a picture had nothing to read, though perhaps a face. */
  readonly onNothing: (portrait?: Blob) => void
  /** Called with a picture that this device can't read. */
  readonly onPicture: (picture: Blob) => void
  /** Called when nothing can be read: there is no camera, or it isn't allowed. */
  readonly onUnable: () => void
}

const HubScanner = lazyPart(async () => (await import('./hub-scanner.tsx')).HubScanner)

/** The component for each kind of scanner. */
export const scanners: Record<ScannerKind, ComponentType<ScannerProps>> = {
  keyboard: lazyPart(async () => (await import('./keyboard-scanner.tsx')).KeyboardScanner),
  'access-is': HubScanner,
  screen: HubScanner,
  picture: lazyPart(async () => (await import('./picture-scanner.tsx')).PictureScanner),
}
