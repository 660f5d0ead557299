import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { createSites } from '../../../access/site/sites.ts'
import { sendRecords } from '../../../money/verifactu/send-records.ts'
import type { TaxAgency } from '../../../outside/tax-agency/tax-agency.ts'
import { startTaxAgency } from '../../../outside/tax-agency/testing/start-tax-agency.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import { createInvoicingDesk } from './create-invoicing-desk.ts'

const noChanges: Changes = { publish() {}, subscribe: () => () => {}, stop: async () => {} }

export const recording: HotelConfigInput = {
  verifactu: { mode: 'test', producer: { name: 'Foyer', taxNumber: 'B12345674' } },
}

/** A desk whose invoices are recorded, and the simulated tax agency that their records are sent to. */
export async function createRecordingDesk(env: Readonly<Record<string, string>> = {}) {
  const agency = await startTaxAgency(env)
  const invoicing = await createInvoicingDesk(recording)
  const { db, setNow } = invoicing.server
  const sites = createSites(db)
  return {
    ...invoicing,
    agency,
    connect: agency.connect,
    /** Runs the job once, after so many seconds. */
    async send(now: string, through: TaxAgency | null = agency.connect()) {
      setNow(now)
      const taxAgencyFor = () => through ?? undefined
      await sendRecords(db, 1, { sites, taxAgencyFor, changes: noChanges, now: new Date(now) })
    },
    listRecords: () =>
      db.inHotel(1, (tx) =>
        tx
          .selectFrom('invoice_records as record')
          .innerJoin('invoice_record_states as state', 'state.record_id', 'record.id')
          .selectAll('record')
          .select(['state.state', 'state.code', 'state.may_be_stored'])
          .orderBy('record.position')
          .execute(),
      ),
    listAlerts: async () => {
      const rows = await db.inHotel(1, (tx) =>
        tx
          .selectFrom('alerts')
          .select('kind')
          .where('handled_at', 'is', null)
          .where('kind', 'in', ['invoiceRecordsStopped', 'invoiceRecordRefused'])
          .execute(),
      )
      return rows.map(({ kind }) => kind)
    },
  }
}
