import type { PaymentMethod } from './payment-method.ts'

/** A movement in minor units: captures are positive, refunds negative. */
export interface Movement {
  readonly way: PaymentMethod
  readonly provider: string
  /** Who took it; undefined for a guest's own payment. */
  readonly person?: string | undefined
  readonly kind: 'capture' | 'void' | 'refund'
  readonly minor: number
}

export interface Taking {
  readonly way: PaymentMethod
  readonly provider: string
  readonly person?: string | undefined
  readonly count: number
  readonly taken: number
  readonly returned: number
  readonly net: number
}

/** Grouped by method and person, in order of method. */
export function sumTakings(movements: readonly Movement[]): Taking[] {
  const groups = new Map<string, Movement[]>()
  for (const movement of movements) {
    const { way, provider, person = '' } = movement
    const name = `${way} ${provider} ${person}`
    groups.set(name, [...(groups.get(name) ?? []), movement])
  }
  return [...groups.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group
      if (!first) return []
      const { way, provider, person } = first
      const sum = (some: readonly Movement[]) => some.reduce((all, { minor }) => all + minor, 0)
      const taken = sum(group.filter(({ kind }) => kind === 'capture'))
      const net = sum(group)
      return [{ way, provider, person, count: group.length, taken, returned: taken - net, net }]
    })
}
