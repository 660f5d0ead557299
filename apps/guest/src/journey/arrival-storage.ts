import { readFromVisit, removeFromVisit, saveToVisit } from '../site/visit-storage.ts'

/** Values from a check-in answer for a later step of the same guest; cleared with the guest. */
interface StoredAnswer {
  readonly reference: string
  readonly value: string
}

const names = { bill: 'arrival.bill', receipt: 'arrival.receipt' } as const

export function storeForArrival(name: keyof typeof names, said: StoredAnswer): void {
  saveToVisit(names[name], said)
}

export function readForArrival(name: keyof typeof names, reference: string): string | undefined {
  const said = readFromVisit<Partial<StoredAnswer>>(names[name])
  return said?.reference === reference ? said.value : undefined
}

export function clearForArrival(name: keyof typeof names): void {
  removeFromVisit(names[name])
}
