import { whenForgotten } from '../../site/kept.ts'
import type { Decoded } from './use-decode.ts'

interface HandedOver {
  readonly code: string | undefined
  readonly guestIndex: string | undefined
  readonly decoded: Decoded
}

/** From one screen to the next in memory alone: what stood on a document is no matter for an address or a history. */
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

/** For one guest, and once. */
export function takeOver(whose: Whose): Decoded | undefined {
  if (!isHandedOver(whose)) return undefined
  const decoded = held?.decoded
  held = undefined
  return decoded
}
