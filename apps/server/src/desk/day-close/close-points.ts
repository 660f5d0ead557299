import type { ClosePoint } from '@foyer/contract/staff/day-close.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { countNights } from '@foyer/domain/basics/count-nights.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listOpenDrawers } from '../cash/cash.store.ts'
import {
  countNightsOfDay,
  listBalances,
  listDebts,
  listOpenPayments,
  listOverdueStays,
  listUndecidedArrivals,
} from './day-close.store.ts'

export const MAX_REFERENCES = 10

interface Found {
  readonly kind: ClosePoint['kind']
  /** What it means if there is one. */
  readonly otherwise: 'stops' | 'open'
  readonly references?: readonly string[]
  readonly count?: number
  readonly minor?: number
}

/** What is looked at before the close; what was forgotten comes first. */
export async function listClosePoints(tx: HotelTransaction, day: string, today: string): Promise<ClosePoint[]> {
  const waiting = (await listUndecidedArrivals(tx, day)).filter(({ isLate }) => !isLate)
  const drawers = (await listOpenDrawers(tx)).filter(({ postings }) => postings > 0)
  const overdue = await listOverdueStays(tx, day)
  const payments = await listOpenPayments(tx)
  const owed = [...(await listBalances(tx, day)).filter(({ minor }) => minor > 0), ...(await listDebts(tx, day))]
  const [nights] = await countNightsOfDay(tx, day)
  const sum = (some: readonly { readonly minor: number }[]) => some.reduce((all, { minor }) => all + minor, 0)
  const found: readonly Found[] = [
    { kind: 'forgottenDays', otherwise: 'open', count: countDays(day, addDays(today, -1)) },
    { kind: 'noShows', otherwise: 'stops', references: waiting.map(({ reference }) => reference) },
    { kind: 'cash', otherwise: 'stops', count: drawers.length },
    { kind: 'departures', otherwise: 'stops', references: overdue.map(({ reference }) => reference) },
    {
      kind: 'payments',
      otherwise: 'open',
      references: payments.map(({ reference }) => reference),
      minor: sum(payments),
    },
    { kind: 'unpaid', otherwise: 'open', references: owed.map(({ reference }) => reference), minor: sum(owed) },
  ]
  return [
    ...found.map(
      ({ kind, otherwise, references = [], count = references.length, minor }): ClosePoint => ({
        kind,
        state: count > 0 ? otherwise : 'done',
        count,
        references: references.slice(0, MAX_REFERENCES),
        ...(minor !== undefined && minor > 0 && { minor }),
      }),
    ),
    { kind: 'nights', state: 'done', count: nights?.count ?? 0, references: [] },
  ]
}

/** Days from one to another, both included; zero if the second is earlier. */
function countDays(from: string, to: string): number {
  return Math.max(0, countNights(from, to) + 1)
}
