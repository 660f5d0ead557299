import { localeOf } from '../basics/locale.ts'
import { type Money, toDecimal } from '../basics/money.ts'

/** What tells one option from another. */
export interface UpsellKey {
  readonly group: { readonly code: string }
  readonly vehicle: { readonly plate: string }
}

export interface UpsellOption extends UpsellKey {
  readonly checked: boolean
  readonly confirmed: boolean
}

export type UpsellState = 'unchecked' | 'checked' | 'confirmed'

export function stateOf({ checked, confirmed }: Pick<UpsellOption, 'checked' | 'confirmed'>): UpsellState {
  if (confirmed) return 'confirmed'
  return checked ? 'checked' : 'unchecked'
}

export const isSame = (one: UpsellKey, other: UpsellKey): boolean =>
  one.group.code === other.group.code && one.vehicle.plate === other.vehicle.plate

/** One at most is checked; pressed again, none is. */
export function pressed<Option extends UpsellOption>(options: readonly Option[], key: UpsellKey): Option[] {
  return options.map((option) => ({ ...option, checked: isSame(option, key) && !option.checked }))
}

/** What going on does, in this order: what is confirmed and wanted no more is removed, what is wanted is confirmed. */
export function onNext<Option extends UpsellOption>(options: readonly Option[]) {
  const before = options.find(({ confirmed }) => confirmed)
  const wanted = options.find(({ checked }) => checked)
  return {
    remove: before?.checked ? undefined : before,
    confirm: wanted?.confirmed ? undefined : wanted,
  }
}

/** Always with two decimals, whatever the currency has: a day's share of a total is rarely a round sum. */
export function perDay(total: Money, days: number, language: string): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: total.currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return format.format(toDecimal(total) / Math.max(1, days))
}
