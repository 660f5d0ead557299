import type { TillDifference } from '@foyer/contract/staff/day-report.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import type { TillSum } from './till-sums.store.ts'

/** The hotel, or one of its apps. */
export function hasFiscalPrinter({ flags, apps }: Pick<HotelConfig, 'flags' | 'apps'>): boolean {
  return [flags, ...Object.values(apps).map((app) => app.flags)].some((set) => set.italy_fiscal_printer_active)
}

export function toTillDifferences(sums: readonly TillSum[]): TillDifference[] {
  return sums
    .filter(({ taken, receipts }) => taken !== receipts)
    .map(({ till, ...sum }) => ({ ...sum, ...(till && { till }) }))
}
