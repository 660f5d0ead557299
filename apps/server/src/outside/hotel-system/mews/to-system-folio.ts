import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import { readReceipt } from '../receipts.ts'
import type { MewsOrderItem, MewsPayment } from './mews-answers.ts'
import type { MewsStay } from './read-stays.ts'

interface Line {
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly names: Readonly<Record<string, string>>
  readonly amount: number
  readonly line?: string | undefined
}

const taxes: readonly string[] = ['CityTax', 'CityTaxDiscount']

/** The owner's bill, if a person: what companies or companions pay is not on it. */
export function toSystemFolio({ reservation, items, payments }: MewsStay): Line[] {
  const isOwn = ({ AccountId }: { readonly AccountId?: string | undefined }) =>
    reservation.AccountType === 'Customer' && AccountId === reservation.AccountId
  return [
    ...joinByIdentifier(items.filter(isOwn), ({ ExternalIdentifier }) => ExternalIdentifier).map(
      ({ first, identifier, total }) => ({
        kind: taxes.includes(first.Type) ? ('tax' as const) : ('charge' as const),
        names: { en: first.BillingName || 'Charge' },
        amount: total,
        line: readReceipt(identifier)?.line,
      }),
    ),
    ...joinByIdentifier(payments.filter(isOwn), getIdentifier).map(({ first, identifier, total }) =>
      // What was given back of a payment that Mews took is owed again.
      total > 0
        ? { kind: 'charge' as const, names: { en: 'Refund' }, amount: total }
        : {
            kind: 'payment' as const,
            names: { en: first.Data?.External?.Type ?? first.Type },
            amount: total,
            line: readReceipt(identifier)?.line,
          },
    ),
  ]
}

export const getIdentifier = ({ Data }: MewsPayment): string | undefined => Data?.External?.ExternalIdentifier

interface Joined<Item> {
  readonly first: Item
  readonly identifier: string | undefined
  readonly total: number
}

/** What Foyer posted in parts is one line; everything else is a line of its own. */
function joinByIdentifier<Item extends Pick<MewsOrderItem, 'Id' | 'Amount'>>(
  items: readonly Item[],
  getName: (item: Item) => string | undefined,
): Joined<Item>[] {
  const groups = new Map<string, { readonly identifier: string | undefined; readonly items: [Item, ...Item[]] }>()
  for (const item of items) {
    const name = getName(item)
    const identifier = readReceipt(name) ? name : undefined
    const known = groups.get(identifier ?? item.Id)
    if (known) known.items.push(item)
    else groups.set(identifier ?? item.Id, { identifier, items: [item] })
  }
  return [...groups.values()].map(({ identifier, items: [first, ...others] }) => ({
    first,
    identifier,
    total: sumAmounts([first, ...others]),
  }))
}

/** Amounts are decimals of one currency, which may not add up exactly. */
export function sumAmounts(items: readonly Pick<MewsOrderItem, 'Amount'>[]): number {
  const currency = items[0]?.Amount.Currency
  if (!currency) return 0
  const minor = items.reduce((sum, { Amount }) => sum + fromDecimal(Amount.GrossValue, currency).minor, 0)
  return toDecimal({ minor, currency })
}
