import { computeVat } from '../folio/vat.ts'

/** Whether VAT is charged, is zero, or does not apply, as for a city tax: the codes of EN 16931. */
export const vatCategories = ['S', 'Z', 'E'] as const
export type VatCategory = (typeof vatCategories)[number]

/** An amount with the VAT in it. */
export interface TaxedAmount {
  /** In hundredths of a percent. */
  readonly vat: number
  readonly category: VatCategory
  readonly gross: number
}

export interface VatRateTotal extends TaxedAmount {
  readonly net: number
  readonly tax: number
}

const computeNet = (gross: number, vat: number) => gross - computeVat(gross, vat)

/** VAT by rate, computed on the sum of each rate, the lowest rate first. */
export function computeVatBreakdown(amounts: readonly TaxedAmount[]): VatRateTotal[] {
  return groupByRate(amounts)
    .map(([first, ...rest]) => {
      const gross = rest.reduce((total, one) => total + one.gross, first.gross)
      const net = computeNet(gross, first.vat)
      return { vat: first.vat, category: first.category, gross, net, tax: gross - net }
    })
    .toSorted((one, other) => one.vat - other.vat || (one.category < other.category ? 1 : -1))
}

/** Adds to each amount its net part. Those of one rate add up to the net part of their sum. */
export function addNets<Amount extends TaxedAmount>(amounts: readonly Amount[]): (Amount & { net: number })[] {
  const sums = new Map<string, { gross: number; net: number }>()
  return amounts.map((amount) => {
    const before = sums.get(toKey(amount)) ?? { gross: 0, net: 0 }
    const gross = before.gross + amount.gross
    const net = computeNet(gross, amount.vat)
    sums.set(toKey(amount), { gross, net })
    return { ...amount, net: net - before.net }
  })
}

const toKey = ({ vat, category }: TaxedAmount) => `${category} ${vat}`

function groupByRate<Amount extends TaxedAmount>(amounts: readonly Amount[]): [Amount, ...Amount[]][] {
  const groups = new Map<string, [Amount, ...Amount[]]>()
  for (const amount of amounts) {
    const group = groups.get(toKey(amount))
    if (group) group.push(amount)
    else groups.set(toKey(amount), [amount])
  }
  return [...groups.values()]
}
