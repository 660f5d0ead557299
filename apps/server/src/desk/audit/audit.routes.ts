import { checkAudit, readAudit } from '@foyer/contract/staff/audit.ts'
import { REASON_DIGEST } from '../../access/audit/audit.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { type EntryRow, findNewestNumber, listEntriesAfter, readEntries } from './audit.store.ts'
import { verifyAudit } from './verify-audit.ts'

const PAGE_SIZE = 100

/** Entries that one search reads: weeks of a large hotel. Without a limit its time grows with the log. */
const SEARCH_SPAN = 10_000

/** The digest is of no use to readers; the reason itself is, until it is erased. */
function toDetails({ details, reason }: EntryRow): Record<string, string> {
  const { [REASON_DIGEST]: _, ...shown } = details
  return { ...shown, ...(reason !== null && { reason }) }
}

export function auditRoutes(calls: StaffCalls): void {
  calls.serveList(readAudit, async ({ query: { before, search, actions } }, { tx }) => {
    const found = search ? { text: search, actions: actions?.split(',') ?? [] } : undefined
    const upTo = Math.min(before ?? Infinity, (await findNewestNumber(tx)) + 1)
    const from = found ? Math.max(1, upTo - SEARCH_SPAN) : 1
    const rows = await readEntries(tx, { from, before: upTo, found, most: PAGE_SIZE + 1 })
    const shown = rows.slice(0, PAGE_SIZE)
    const isFull = rows.length > PAGE_SIZE
    const [oldest] = from > 1 && !isFull ? await listEntriesAfter(tx, from - 1, 1) : []
    return {
      before: isFull ? shown.at(-1)?.number : oldest && from,
      searchedTo: oldest?.at.toISOString(),
      entries: shown.map((row) => ({
        number: row.number,
        at: row.at.toISOString(),
        action: row.action,
        details: toDetails(row),
        seal: row.seal.slice(0, 8),
        ...(row.who === null ? {} : { who: row.who }),
        ...(row.subject === null ? {} : { subject: row.subject }),
      })),
    }
  })

  calls.serveList(checkAudit, async (_asked, staff) => {
    const { entries, brokenAt } = await verifyAudit(staff.tx, staff.hotel.id)
    return { entries, checkedAt: staff.now.toISOString(), brokenAt }
  })
}
