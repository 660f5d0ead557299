import { keep, kept, whenForgotten } from '../site/kept.ts'

const KEYBOX = 'keybox'

interface Keybox {
  readonly reference: string
  readonly uri: string
}

/**
 * A picture isn't stored, only held in memory. After a reload only values with an address are left.
 */
let atHand: Keybox | undefined
whenForgotten(() => {
  atHand = undefined
})

/**
 * What opens the key box, from the arrival's answer to the thanks screen; cleared with the guest.
 */
export function keepKeybox(box: Keybox): void {
  atHand = box
  keep(KEYBOX, box)
}

export function keyboxOf(reference: string): string | undefined {
  const box = atHand ?? kept<Partial<Keybox>>(KEYBOX)
  return box?.reference === reference ? box.uri : undefined
}
