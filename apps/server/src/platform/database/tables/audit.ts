import type { JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface AuditHeads extends OfHotel {
  number: number
  seal: string
  /** Signs both with a key that is stored elsewhere. */
  signature: string
}

/** The application may only insert and read rows. */
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

/** Deleted with the stay that the entry is about. */
interface AuditReasons extends OfHotel {
  number: number
  salt: string
  reason: string
}

export interface AuditTables {
  audit_heads: AuditHeads
  audit_entries: AuditEntries
  audit_reasons: AuditReasons
}
