import { forget, keep, kept } from '../site/kept.ts'

/** Values from a check-in answer for a later step of the same guest; cleared with the guest. */
interface Said {
  readonly reference: string
  readonly value: string
}

const names = { bill: 'arrival.bill', receipt: 'arrival.receipt' } as const

export function keepForArrival(name: keyof typeof names, said: Said): void {
  keep(names[name], said)
}

export function keptForArrival(name: keyof typeof names, reference: string): string | undefined {
  const said = kept<Partial<Said>>(names[name])
  return said?.reference === reference ? said.value : undefined
}

export function forgetForArrival(name: keyof typeof names): void {
  forget(names[name])
}
