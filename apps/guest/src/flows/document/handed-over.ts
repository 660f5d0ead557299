import { whenForgotten } from '../../site/kept.ts'
import type { Decoded } from './use-decode.ts'

interface HandedOver {
  readonly code: string | undefined
  readonly guestIndex: string | undefined
  readonly decoded: Decoded
}

/**
 * Passed between screens in memory only: document
 * data must not appear in an address or the history.
 */
let held: HandedOver | undefined

whenForgotten(() => {
  held = undefined
})

type Whose = Omit<HandedOver, 'decoded'>

export function handOver(read: HandedOver): void {
  held = read
}

export function isHandedOver({ code, guestIndex }: Whose): boolean {
  return held !== undefined && held.code === code && held.guestIndex === guestIndex
}

/** Returns the document once, and only for its guest. */
export function takeOver(whose: Whose): Decoded | undefined {
  if (!isHandedOver(whose)) return undefined
  const decoded = held?.decoded
  held = undefined
  return decoded
}
