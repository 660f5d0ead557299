import { keep, kept, whenForgotten } from '../site/kept.ts'

const KEYBOX = 'keybox'

interface Keybox {
  readonly reference: string
  readonly uri: string
}

/** A picture is kept nowhere: where the answer is one, it lives in memory. A reload finds what has an address. */
let atHand: Keybox | undefined
whenForgotten(() => {
  atHand = undefined
})

/** What opens the box with the key, from the answer that said so to the thanks; forgotten with the guest. */
export function keepKeybox(box: Keybox): void {
  atHand = box
  keep(KEYBOX, box)
}

export function keyboxOf(reference: string): string | undefined {
  const box = atHand ?? kept<Partial<Keybox>>(KEYBOX)
  return box?.reference === reference ? box.uri : undefined
}
