import { whenForgotten } from '../site/kept.ts'
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

export function handOver(read: HandedOver): void {
  held = read
}

/** For one guest, and once. */
export function takeOver({ code, guestIndex }: Omit<HandedOver, 'decoded'>): Decoded | undefined {
  if (!held || held.code !== code || held.guestIndex !== guestIndex) return undefined
  const { decoded } = held
  held = undefined
  return decoded
}
