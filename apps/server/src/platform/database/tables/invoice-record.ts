import type { NewRecord } from '@foyer/domain/verifactu/invoice-record.ts'
import type { RecordState } from '@foyer/domain/verifactu/record-state.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** Never updated; a chain for each issuer. */
interface InvoiceRecords extends OfHotel {
  id: string
  issuer: string
  is_test: boolean
  position: number
  invoice_id: string
  operation: NewRecord['operation']
  record: JSONColumnType<NewRecord & { readonly at: string }>
  previous_hash: string | null
  hash: string
  at: Date
}

interface InvoiceRecordStates extends OfHotel {
  record_id: string
  state: Generated<RecordState>
  may_be_stored: Generated<boolean>
  code: Generated<string | null>
  reason: Generated<string | null>
  receipt: Generated<string | null>
  sha256: Generated<string | null>
  sent_at: Generated<Date | null>
  settled_at: Generated<Date | null>
}

/** One row per hotel. */
interface InvoiceRecordFlows extends OfHotel {
  next_at: Generated<Date | null>
  wait_seconds: Generated<number>
  failing_since: Generated<Date | null>
  problem: Generated<string | null>
}

export interface InvoiceRecordTables {
  invoice_records: InvoiceRecords
  invoice_record_states: InvoiceRecordStates
  invoice_record_flows: InvoiceRecordFlows
}
