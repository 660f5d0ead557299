import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { sumTakings } from '@foyer/domain/payment/takings.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listCountedDrawers } from '../cash/cash.store.ts'
import { toCountedDrawer } from '../cash/to-counted-drawer.ts'
import {
  findDayReport,
  listBalances,
  listClosedDays,
  listDayMovements,
  listDebts,
  listNightCounts,
  listOpenMovements,
  readCountedUntil,
  readDayCounts,
  sumDayCharges,
  sumOpenCharges,
} from './day-close.store.ts'
import { hasFiscalPrinter, toTillDifferences } from './till-differences.ts'
import { sumDayTills, sumOpenTills } from './till-sums.store.ts'

interface ReportInput {
  readonly sites: Sites
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  readonly day: string
  readonly now: Date
  /** The postings of the day are counted already; otherwise those that no day has counted are reported. */
  readonly isCounted?: boolean
}

/** 52 weeks: the same day of the week. */
const YEAR_DAYS = 364
/** A hotel's first close counts what happened in the last 24 hours. */
const DAY_MS = 86_400_000

/** The report of the open day. */
export async function buildReport({ sites, tx, hotel, day, now, isCounted = false }: ReportInput): Promise<DayReport> {
  const [counts] = await readDayCounts(tx, day)
  if (!counts) throw new Error('a count has a row')
  const [counted] = await readCountedUntil(tx)
  if (!counted) throw new Error('a moment has a row')
  const charges = isCounted ? await sumDayCharges(tx, day, counted.until) : await sumOpenCharges(tx, counted.until)
  const movements = isCounted
    ? await listDayMovements(tx, day, counted.until)
    : await listOpenMovements(tx, counted.until)
  // Revenue is on the credit side of the ledger.
  const of = (prefix: string) =>
    charges
      .filter(({ account }) => account.startsWith(prefix))
      .map(({ account, minor }) => ({ name: account.slice(prefix.length), minor: 0 - minor }))
  const revenue = of('revenue:').map(({ name, minor }) => ({ group: name, net: minor }))
  const roomRevenue = revenue.find(({ group }) => group === 'room')?.net ?? 0
  const forSale = counts.rooms - counts.outOfOrder
  const [last] = await listClosedDays(tx)
  const hasTills = hasFiscalPrinter((await sites.config(tx, hotel)).config)
  const sums = isCounted ? await sumDayTills(tx, day, counted.until) : await sumOpenTills(tx, counted.until)
  const tills = hasTills ? toTillDifferences(sums) : []
  const debts = await listDebts(tx, day)
  const [before] = await findDayReport(tx, addDays(day, -YEAR_DAYS))
  return {
    day,
    at: now.toISOString(),
    currency: hotel.currency,
    rooms: { all: counts.rooms, outOfOrder: counts.outOfOrder, sold: counts.sold },
    averageRate: divide(roomRevenue, counts.sold),
    revPar: divide(roomRevenue, forSale),
    revenue,
    vat: of('vat:').map(({ name, minor }) => ({ rate: Number(name), vat: minor })),
    cityTax: of('tax:').reduce((sum, { minor }) => sum + minor, 0),
    payments: sumTakings(movements).map(({ person: _, ...taking }) => taking),
    ...(tills.length > 0 && { tills }),
    arrivals: { expected: counts.arrivals, arrived: counts.arrived, noShows: counts.noShows },
    departures: { expected: counts.departures, left: counts.left },
    inHouse: { stays: counts.stays, guests: counts.guests },
    balances: (await listBalances(tx, day)).map(({ room, ...balance }) => ({ ...balance, ...(room && { room }) })),
    ...(debts.length > 0 && { debts: debts.map((debt) => ({ ...debt })) }),
    drawers: (await listCountedDrawers(tx, last?.at ?? new Date(Date.now() - DAY_MS))).map(toCountedDrawer),
    nights: (await listNightCounts(tx, day)).map((night) => ({ ...night })),
    ...(before && {
      lastYear: {
        day: before.report.day,
        averageRate: before.report.averageRate,
        revPar: before.report.revPar,
        revenue: before.report.revenue,
      },
    }),
  }
}

const divide = (minor: number, by: number) => (by > 0 ? Math.round(minor / by) : 0)
