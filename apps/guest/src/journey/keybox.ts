import { keep, kept } from '../site/kept.ts'

const KEYBOX = 'keybox'

interface Keybox {
  readonly reference: string
  readonly uri: string
}

/** What opens the box with the key, from the answer that said so to the thanks; forgotten with the guest. */
export function keepKeybox(box: Keybox): void {
  keep(KEYBOX, box)
}

export function keyboxOf(reference: string): string | undefined {
  const box = kept<Partial<Keybox>>(KEYBOX)
  return box?.reference === reference ? box.uri : undefined
}
