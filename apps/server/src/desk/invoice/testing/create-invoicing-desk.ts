import { creditInvoice, issueInvoice, readInvoices } from '@foyer/contract/staff/invoices.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { palaceDocument } from '../../../demo/palace.ts'
import { Browser } from '../../../testing/browser.ts'
import { createTestServer } from '../../../testing/create-test-server.ts'
import { createColleague, type StaffPage } from '../../../testing/staff-page.ts'

/** The Palace has everything that its invoices need. */
export const invoicingPalace: HotelConfigInput = palaceDocument

/** A manager at the desk of a hotel that can issue invoices. */
export async function createInvoicingDesk(more: HotelConfigInput = {}) {
  const server = await createTestServer()
  await server.publish(1, { ...invoicingPalace, ...more })
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', name: 'Núria Puig' })
  const read = (reference: string, query: object = {}, by: StaffPage = desk) =>
    by.call(readInvoices, { params: { reference }, query })
  const issue = async (reference: string, more: object = {}, by: StaffPage = desk) => {
    const { preview } = await read(reference, more, by)
    return by.call(issueInvoice, { params: { reference }, body: { gross: preview?.gross ?? 0, ...more } })
  }
  const credit = (reference: string, id: string, more: object = {}, by: StaffPage = desk) =>
    by.call(creditInvoice, { params: { reference, id }, body: { reason: 'The company pays', ...more } })
  return { server, desk, read, issue, credit }
}
