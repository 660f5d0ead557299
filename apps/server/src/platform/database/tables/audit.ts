import type { JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface AuditHeads extends OfHotel {
  number: number
  seal: string
  /** Of both, with a key that lies elsewhere. */
  signature: string
}

/** The application may add rows and read them, and nothing else. */
interface AuditEntries extends OfHotel {
  number: number
  at: Date
  member_id: string | null
  who: string | null
  action: string
  subject: string | null
  details: JSONColumnType<Record<string, string>>
  seal: string
}

export interface AuditTables {
  audit_heads: AuditHeads
  audit_entries: AuditEntries
}
