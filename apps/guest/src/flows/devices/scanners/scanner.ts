import type { ScannerKind } from '@foyer/domain/document/capture-policy.ts'
import type { Reading } from '@foyer/vision/reading.ts'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { GuestFrame } from '../../../frame/guest-frame.tsx'
import { late } from '../../../parts/late.tsx'
import type { Wanted } from '../reader/advice.ts'

/** What every kind of scanner gets: the screen around it, and whom to tell what it has read. */
export interface ScannerProps {
  readonly frame: Pick<ComponentProps<typeof GuestFrame>, 'question' | 'onBack' | 'progress' | 'secondary'>
  /** What the guest should know first, such as why the last try failed. */
  readonly told?: ReactNode
  /** Any document unless one side of a card has been seen. */
  readonly wanted?: Wanted
  /** What was read is being looked at: nothing else is read meanwhile. */
  readonly busy: boolean
  readonly onText: (text: string) => void
  /** What this device has read of a picture by itself, and the face that was on it. */
  readonly onReading: (reading: Reading, portrait?: Blob) => void
  /** There was nothing to read on a picture, though perhaps a face. */
  readonly onNothing: (portrait?: Blob) => void
  /** A picture that this device cannot read. */
  readonly onPicture: (picture: Blob) => void
  /** Nothing can be read here: there is no camera, or it is not allowed. */
  readonly onUnable: () => void
}

const HubScanner = late(async () => (await import('./hub-scanner.tsx')).HubScanner)

/** How each kind of scanner looks and is listened to. */
export const scanners: Record<ScannerKind, ComponentType<ScannerProps>> = {
  keyboard: late(async () => (await import('./keyboard-scanner.tsx')).KeyboardScanner),
  'access-is': HubScanner,
  screen: HubScanner,
  picture: late(async () => (await import('./picture-scanner.tsx')).PictureScanner),
}
