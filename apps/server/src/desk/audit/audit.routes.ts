import { checkAudit, readAudit } from '@foyer/contract/staff/audit.ts'
import { REASON_DIGEST } from '../../access/audit/audit.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { type EntryRow, readEntries } from './audit.store.ts'
import { verifyAudit } from './verify-audit.ts'

const PAGE_SIZE = 100

/** The digest is of no use to readers; the reason itself is, until it is erased. */
function toDetails({ details, reason }: EntryRow): Record<string, string> {
  const { [REASON_DIGEST]: _, ...shown } = details
  return { ...shown, ...(reason !== null && { reason }) }
}

export function auditRoutes(calls: StaffCalls): void {
  calls.serveStaff(readAudit, async ({ query: { before, search, actions } }, { tx }) => {
    const found = search ? { text: search, actions: actions?.split(',') ?? [] } : undefined
    const rows = await readEntries(tx, { before, found, most: PAGE_SIZE + 1 })
    return {
      entries: rows.slice(0, PAGE_SIZE).map((row) => ({
        number: row.number,
        at: row.at.toISOString(),
        action: row.action,
        details: toDetails(row),
        seal: row.seal.slice(0, 8),
        ...(row.who === null ? {} : { who: row.who }),
        ...(row.subject === null ? {} : { subject: row.subject }),
      })),
      more: rows.length > PAGE_SIZE,
    }
  })

  calls.serveStaff(checkAudit, async (_asked, staff) => {
    const { entries, brokenAt } = await verifyAudit(staff.tx, staff.hotel.id)
    return { entries, checkedAt: staff.now.toISOString(), brokenAt }
  })
}
