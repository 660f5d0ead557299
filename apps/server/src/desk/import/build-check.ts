import { createHash } from 'node:crypto'
import type { ImportRow, importReservations } from '@foyer/contract/staff/import.ts'
import type * as z from 'zod/mini'
import type { Shortage } from './import.store.ts'
import type { SuggestedGroup } from './suggest-groups.ts'

type Check = z.output<typeof importReservations.reply>['check']

interface CheckedFile {
  readonly rows: readonly ImportRow[]
  readonly rooms: number
  readonly shortages: readonly Shortage[]
  readonly groups: readonly SuggestedGroup[]
}

const MAX_SHORTAGES = 100
const MAX_ISSUES = 50
const MAX_LINES = 5

/** Sums up what an import would do. */
export function buildCheck({ rows, rooms, shortages, groups }: CheckedFile): Check {
  return {
    fingerprint: createHash('sha256')
      .update(JSON.stringify([rows, shortages]))
      .digest('hex'),
    bookings: rows.filter(({ outcome }) => outcome !== 'refused').length,
    rooms,
    shortages: shortages.slice(0, MAX_SHORTAGES),
    shortNights: new Set(shortages.map(({ day }) => day)).size,
    issues: countIssues(rows),
    groups: groups.map((group) => ({ ...group, references: [...group.references] })),
  }
}

function countIssues(rows: readonly ImportRow[]): Check['issues'] {
  const found = rows.flatMap(({ line, issues }) => issues.map((issue) => ({ ...issue, line })))
  const alike = Map.groupBy(found, ({ column, issue, value }) => JSON.stringify([column, issue, value]))
  return [...alike.values()]
    .flatMap((same) => {
      const [first] = same
      if (!first) return []
      const { line: _, ...issue } = first
      return [{ ...issue, count: same.length, lines: same.slice(0, MAX_LINES).map(({ line }) => line) }]
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_ISSUES)
}
