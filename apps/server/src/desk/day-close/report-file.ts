import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import type { GeneratedFile } from '@foyer/contract/staff/registration.ts'
import { toDecimal } from '@foyer/domain/basics/money.ts'
import type { OverState } from '@foyer/domain/payment/owed.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { formatCsv } from '../../outside/police/csv.ts'
import { readPaperHotel } from '../../papers/paper/paper-hotel.ts'
import { findDayReport } from './day-close.store.ts'

const debtFigures: Readonly<Record<OverState, string>> = {
  departed: 'owedSinceDeparture',
  noShow: 'owedByNoShow',
  cancelled: 'owedForCancellation',
}

/** The stored report of a closed day as a file. */
export async function makeReportFile(
  staff: Staff,
  sites: Sites,
  { day, form }: { readonly day: string; readonly form: 'pdf' | 'csv' },
): Promise<GeneratedFile> {
  const [found] = await findDayReport(staff.tx, day)
  if (!found) throw new Problem('notFound', 'this day is not closed')
  const name = `day-${day}.${form}`
  if (form === 'csv') {
    return { name, type: 'text/csv', content: Buffer.from(toCsv(found.report)).toString('base64') }
  }
  // Loads the drawing code only when a PDF is requested.
  const { drawReport } = await import('./draw-report.ts')
  const content = await drawReport(found.report, await readPaperHotel(staff, sites), staff.language)
  return { name, type: 'application/pdf', content: content.toString('base64') }
}

/** One figure in each row, for a spreadsheet: names of rows never change. */
function toCsv(report: DayReport): string {
  const { currency } = report
  const amount = (minor: number) => toDecimal({ minor, currency })
  const rows: readonly (readonly [string, string, string | number])[] = [
    ['day', '', report.day],
    ['currency', '', currency],
    ['rooms', 'all', String(report.rooms.all)],
    ['rooms', 'outOfOrder', String(report.rooms.outOfOrder)],
    ['rooms', 'sold', String(report.rooms.sold)],
    ['averageRate', '', amount(report.averageRate)],
    ['revPar', '', amount(report.revPar)],
    ...report.revenue.map(({ group, net }) => ['revenue', group, amount(net)] as const),
    ...report.vat.map(({ rate, vat }) => ['vat', String(rate / 100), amount(vat)] as const),
    ['cityTax', '', amount(report.cityTax)],
    ...report.payments.flatMap(({ way, provider, taken, returned }) => {
      const name = [way, provider].filter(Boolean).join(' ')
      return [['taken', name, amount(taken)] as const, ['returned', name, amount(returned)] as const]
    }),
    ...(report.tills ?? []).flatMap(({ terminal, till = '', taken, receipts }) => {
      const pair = [terminal, till].filter(Boolean).join(' ')
      return [['takenByCard', pair, amount(taken)] as const, ['cardReceipts', pair, amount(receipts)] as const]
    }),
    ...Object.entries(report.arrivals).map(([name, count]) => ['arrivals', name, String(count)] as const),
    ...Object.entries(report.departures).map(([name, count]) => ['departures', name, String(count)] as const),
    ...Object.entries(report.inHouse).map(([name, count]) => ['inHouse', name, String(count)] as const),
    ...report.drawers.flatMap(({ owner = 'shared', expected, counted }) => [
      ['cashExpected', owner, amount(expected)] as const,
      ['cashCounted', owner, amount(counted)] as const,
    ]),
    ...(report.debts ?? []).map(
      ({ reference, state = 'departed', minor }) => [debtFigures[state], reference, amount(minor)] as const,
    ),
    ...report.balances.map(
      ({ reference, minor }) => [minor > 0 ? 'owed' : 'credit', reference, amount(Math.abs(minor))] as const,
    ),
  ]
  return formatCsv([['figure', 'of', 'value'], ...rows])
}
