import type { CountedDrawer } from '@foyer/contract/staff/day-report.ts'
import type { Shift } from '@foyer/contract/staff/money.ts'
import { sumTakings } from '@foyer/domain/payment/takings.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { OpenMovement } from './money.store.ts'

export type Differences = Shift['differences']

interface Frame {
  readonly hotel: Hotel
  readonly from: Date | undefined
  readonly to: Date
  readonly differences: Differences
  /** Counted during the shift. */
  readonly drawers: readonly CountedDrawer[]
}

/** Sums up takings by way and person. */
export function summarizeShift(
  movements: readonly OpenMovement[],
  { hotel, from, to, differences, drawers }: Frame,
): Shift {
  const money = (minor: number) => ({ minor, currency: hotel.currency })
  const takings = sumTakings(movements.map(({ person, ...one }) => ({ ...one, person: person ?? undefined })))
  const sum = (some: readonly { net: number }[]) => some.reduce((all, { net }) => all + net, 0)
  return {
    ...(from && { from: from.toISOString() }),
    to: to.toISOString(),
    takings: takings.map(({ taken, returned, net, ...one }) => ({
      ...one,
      taken: money(taken),
      returned: money(returned),
      net: money(net),
    })),
    net: money(sum(takings)),
    drawers: [...drawers],
    differences,
  }
}
