import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'

const DAY_MS = 86_400_000

/** The price of each night of a walk-in without city tax; the first nights have what cannot be divided. */
export function toNightPrices({
  startDate,
  endDate,
  total,
  taxes = 0,
  currency,
}: Extract<DeliveryEvent, { kind: 'walkIn' }>): number[] {
  const nights = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS
  const minor = fromDecimal(total, currency).minor - fromDecimal(taxes, currency).minor
  const each = Math.floor(minor / nights)
  const rest = minor - each * nights
  return Array.from({ length: nights }, (_, at) => toDecimal({ minor: each + (at < rest ? 1 : 0), currency }))
}
