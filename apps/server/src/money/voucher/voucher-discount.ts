import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { allocateDiscounts, type UsedVoucher } from '@foyer/domain/voucher/discount.ts'
import type { Voucher } from '@foyer/domain/voucher/voucher.ts'
import { computeFolioBalance } from '../../book/reservation/book.ts'
import type { Bill } from '../../book/reservation/reservation.service.ts'

export const isRedeemed = ({ vouchers }: Bill, wanted: string) => vouchers.some(({ code }) => code === wanted)

/** Returns the vouchers' current discount. */
export const sumDiscounts = ({ vouchers }: Pick<Bill, 'vouchers'>) =>
  vouchers.reduce((sum, { taken }) => sum + taken, 0)

/** Returns the discount of each voucher on the current bill. */
export function computeDiscounts(bill: Bill, used: readonly UsedVoucher[]) {
  const { charges, total, paid } = computeFolioBalance(bill.folio)
  const off = sumDiscounts(bill)
  return allocateDiscounts(used, { charges: charges + off, owed: total + off - paid })
}

/** Returns whether a voucher's discount differs from the one on the bill. */
export function isStale(bill: Bill): boolean {
  return computeDiscounts(bill, bill.vouchers).some(({ minor }, at) => minor !== bill.vouchers[at]?.taken)
}

const lineTexts: Readonly<Record<Language, string>> = {
  en: 'Voucher',
  es: 'Vale',
  de: 'Gutschein',
  fr: 'Bon',
  ca: 'Val',
  it: 'Buono',
  pt: 'Vale',
}

/** Names of the voucher's line on the bill. */
export function getVoucherNames({ code, names }: Voucher): Record<string, string> {
  return Object.fromEntries(languages.map((one) => [one, names[one] ?? `${lineTexts[one]} ${code}`]))
}
