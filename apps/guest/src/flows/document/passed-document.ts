import { onVisitCleared } from '../../site/visit-storage.ts'
import type { Decoded } from './use-decode.ts'

interface PassedDocument {
  readonly code: string | undefined
  readonly guestIndex: string | undefined
  readonly decoded: Decoded
}

/**
 * Passed between screens in memory only: document
 * data must not appear in an address or the history.
 */
let passed: PassedDocument | undefined

onVisitCleared(() => {
  passed = undefined
})

type GuestKey = Omit<PassedDocument, 'decoded'>

export function passDocument(read: PassedDocument): void {
  passed = read
}

export function hasPassedDocument({ code, guestIndex }: GuestKey): boolean {
  return passed !== undefined && passed.code === code && passed.guestIndex === guestIndex
}

/** Returns the document once, and only for its guest. */
export function consumePassedDocument(whose: GuestKey): Decoded | undefined {
  if (!hasPassedDocument(whose)) return undefined
  const decoded = passed?.decoded
  passed = undefined
  return decoded
}
