import { onVisitCleared, readFromVisit, saveToVisit } from '../site/visit-storage.ts'

const KEYBOX = 'keybox'

interface Keybox {
  readonly reference: string
  readonly uri: string
}

/**
 * A picture isn't stored, only held in memory. After a reload only values with an address are left.
 */
let inMemory: Keybox | undefined
onVisitCleared(() => {
  inMemory = undefined
})

/**
 * What opens the key box, from the arrival's answer to the thanks screen; cleared with the guest.
 */
export function storeKeybox(box: Keybox): void {
  inMemory = box
  saveToVisit(KEYBOX, box)
}

export function findKeybox(reference: string): string | undefined {
  const box = inMemory ?? readFromVisit<Partial<Keybox>>(KEYBOX)
  return box?.reference === reference ? box.uri : undefined
}
