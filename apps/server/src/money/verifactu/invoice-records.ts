import type { InvoiceDocument } from '@foyer/domain/invoice/invoice.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { RecordState } from '@foyer/domain/verifactu/record-state.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { writeExport } from '../../outside/tax-agency/write-message.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { version } from '../../platform/env/version.ts'
import { appendRecord } from './append-record.ts'
import {
  listRecordsOfInvoices,
  listRecordsOfPeriod,
  lockChain,
  type RecordRow,
  updateRecordStates,
} from './invoice-record.store.ts'
import { formatInstallation, toRegistration } from './verifactu-register.ts'

interface RecordContext {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  readonly now: Date
}

/** What the tax agency knows of an invoice. */
export interface InvoiceRecordState {
  readonly state: Exclude<RecordState, 'replaced'>
  readonly isTest: boolean
  readonly code?: string
  readonly reason?: string
  /** The agency's number. */
  readonly receipt?: string
}

/** The agency has answered, and a corrected record can follow. */
const correctable = { refused: 'refused', acceptedWithErrors: 'accepted' } as const

export function createInvoiceRecords({ sites }: { readonly sites: Sites }) {
  return {
    /** The state of each invoice's latest record. */
    async states(tx: HotelTransaction, invoiceIds: readonly string[]): Promise<Map<string, InvoiceRecordState>> {
      const found = new Map<string, InvoiceRecordState>()
      if (invoiceIds.length === 0) return found
      for (const row of await listRecordsOfInvoices(tx, invoiceIds))
        if (row.state !== 'replaced' && !found.has(row.invoice_id)) found.set(row.invoice_id, toState(row, row.state))
      return found
    },

    /** Makes a corrected record of an invoice whose record was refused, or accepted with errors. */
    async correct(at: RecordContext, invoice: { readonly id: string; readonly document: InvoiceDocument }) {
      const { tx, hotel, now } = at
      const { config } = await sites.config(tx, hotel)
      const [found] = await listRecordsOfInvoices(tx, [invoice.id])
      if (!found) throw new Problem('notFound', 'there is no record of the invoice')
      // Locked first, so that a second call sees what this one does.
      await lockChain(tx, hotel.id, { issuer: found.issuer, isTest: found.is_test })
      const [last] = await listRecordsOfInvoices(tx, [invoice.id])
      const correction = last && last.state in correctable && correctable[last.state as keyof typeof correctable]
      if (!(last && correction)) throw new Problem('alreadyHandled', 'the record needs no correction')
      const made = await toRegistration({ tx, hotel, document: invoice.document, ground: undefined }, config.verifactu)
      if (!made || last.record.operation !== 'register') throw new Problem('notFound', 'no records are made')
      // Only the credit note's ground is not in the document.
      const type = invoice.document.kind === 'creditNote' ? last.record.type : made.type
      const record = { ...made, type, correction }
      await updateRecordStates(tx, [last.id], { state: 'replaced' })
      await appendRecord({ tx, hotel }, { invoiceId: invoice.id, isTest: last.is_test, record, now })
    },

    /** Makes the record that cancels an invoice which should not have been issued. */
    async cancel({ tx, hotel, now }: RecordContext, { id }: { readonly id: string }): Promise<void> {
      const { config } = await sites.config(tx, hotel)
      const rows = await listRecordsOfInvoices(tx, [id])
      const last = rows.find(({ record }) => record.operation === 'register')
      const { producer } = config.verifactu
      if (!(last && producer)) throw new Problem('notFound', 'there is no record of the invoice')
      const { taxNumber, issuer, number, day } = last.record
      const isUnregistered = last.state === 'refused'
      if (isUnregistered) await updateRecordStates(tx, [last.id], { state: 'replaced' })
      const record = {
        operation: 'cancel' as const,
        ...(isUnregistered && { isUnregistered }),
        taxNumber,
        issuer,
        number,
        day,
        producer,
        installation: formatInstallation(config.verifactu, hotel),
        version,
      }
      await appendRecord({ tx, hotel }, { invoiceId: id, isTest: last.is_test, record, now })
    },

    /** The records of a period as a file for each chain. */
    async export(tx: HotelTransaction, { from, until }: { readonly from: string; readonly until: string }) {
      const rows = await listRecordsOfPeriod(tx, from, until)
      const chains = Map.groupBy(rows, ({ issuer, is_test }) => `${issuer}${is_test ? '-test' : ''}`)
      return [...chains].map(([chain, records]) => ({
        name: `verifactu-${chain}-${from}-${until}.xml`,
        content: writeExport(records),
      }))
    },
  }
}

export type InvoiceRecords = ReturnType<typeof createInvoiceRecords>

function toState({ is_test, code, reason, receipt }: RecordRow, state: InvoiceRecordState['state']) {
  return {
    state,
    isTest: is_test,
    ...(code !== null && { code }),
    ...(reason !== null && { reason }),
    ...(receipt !== null && { receipt }),
  }
}
