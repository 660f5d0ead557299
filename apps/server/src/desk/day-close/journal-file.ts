import type { GeneratedFile } from '@foyer/contract/staff/registration.ts'
import { toDecimal } from '@foyer/domain/basics/money.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { formatCsv } from '../../outside/police/csv.ts'
import { type JournalRow, listJournal } from './day-close.store.ts'

interface JournalInput {
  readonly from: string
  readonly until: string
  readonly form: 'csv' | 'json'
}

/** The entries of closed days, with the sum of each account. */
export async function makeJournalFile(
  { tx, hotel }: Staff,
  { from, until, form }: JournalInput,
): Promise<GeneratedFile> {
  const rows = await listJournal(tx, from, until)
  const text =
    form === 'csv' ? toCsv(rows) : JSON.stringify(toDocument(rows, { hotel: hotel.name, from, until }), null, 1)
  const type = form === 'csv' ? 'text/csv' : 'application/json'
  return { name: `journal-${from}-${until}.${form}`, type, content: Buffer.from(text).toString('base64') }
}

const columns = [
  'day',
  'at',
  'posting',
  'kind',
  'account',
  'debit',
  'credit',
  'currency',
  'reference',
  'invoice',
  'way',
  'by',
] as const

/** Two columns, because spreadsheets may take a negative amount for a formula. */
const toAmount = (minor: number, currency: string) => (minor > 0 ? String(toDecimal({ minor, currency })) : '')

function toCsv(rows: readonly JournalRow[]): string {
  const cells = (row: JournalRow): readonly string[] => [
    row.day,
    row.at.toISOString(),
    row.posting,
    row.kind,
    row.account,
    toAmount(row.minor, row.currency),
    toAmount(0 - row.minor, row.currency),
    row.currency,
    row.reference,
    row.invoice ?? '',
    row.way ?? '',
    row.by ?? '',
  ]
  return formatCsv([columns, ...rows.map(cells)])
}

function toDocument(rows: readonly JournalRow[], head: { hotel: string; from: string; until: string }) {
  const accounts = new Map<string, number>()
  for (const { account, minor } of rows) accounts.set(account, (accounts.get(account) ?? 0) + minor)
  return {
    format: 'foyer-journal-1',
    ...head,
    accounts: Object.fromEntries([...accounts].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    entries: rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      invoice: row.invoice ?? undefined,
      way: row.way ?? undefined,
      by: row.by ?? undefined,
    })),
  }
}
