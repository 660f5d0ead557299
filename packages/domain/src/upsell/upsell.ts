import { getLocale } from '../basics/locale.ts'
import { type Money, toDecimal } from '../basics/money.ts'

/** Identifies an option. */
export interface UpsellKey {
  readonly group: { readonly code: string }
  readonly vehicle: { readonly plate: string }
}

export interface UpsellOption extends UpsellKey {
  readonly checked: boolean
  readonly confirmed: boolean
}

export type UpsellState = 'unchecked' | 'checked' | 'confirmed'

export function toUpsellState({ checked, confirmed }: Pick<UpsellOption, 'checked' | 'confirmed'>): UpsellState {
  if (confirmed) return 'confirmed'
  return checked ? 'checked' : 'unchecked'
}

export const isSameUpsell = (one: UpsellKey, other: UpsellKey): boolean =>
  one.group.code === other.group.code && one.vehicle.plate === other.vehicle.plate

/** At most one option is checked; pressing it again unchecks it. */
export function toggleOption<Option extends UpsellOption>(options: readonly Option[], key: UpsellKey): Option[] {
  return options.map((option) => ({ ...option, checked: isSameUpsell(option, key) && !option.checked }))
}

/**
 * What continuing does, in this order: remove a confirmed option that is no longer checked, then
 * confirm the checked one.
 */
export function planChanges<Option extends UpsellOption>(options: readonly Option[]) {
  const before = options.find(({ confirmed }) => confirmed)
  const wanted = options.find(({ checked }) => checked)
  return {
    remove: before?.checked ? undefined : before,
    confirm: wanted?.confirmed ? undefined : wanted,
  }
}

/** Always two decimals, whatever the currency has, because a daily share is rarely a round sum. */
export function formatPerDay(total: Money, days: number, language: string): string {
  const format = new Intl.NumberFormat(getLocale(language), {
    style: 'currency',
    currency: total.currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return format.format(toDecimal(total) / Math.max(1, days))
}
