import {
  annulInvoice,
  correctInvoiceRecord,
  creditInvoice,
  exportInvoiceRecords,
  issueInvoice,
  makeInvoicePaper,
  makeProforma,
  readInvoices,
  sendInvoice,
} from '@foyer/contract/staff/invoices.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { DeskInvoices } from './desk-invoices.ts'

export function invoiceRoutes(calls: StaffCalls, invoices: DeskInvoices): void {
  calls.serveStaff(readInvoices, ({ params, query }, staff) => invoices.read(staff, params.reference, query))

  calls.serveStaff(
    issueInvoice,
    (asked, staff) =>
      answerStaffOnce(staff, issueInvoice, asked, () => invoices.issue(staff, asked.params.reference, asked.body)),
    ['stays'],
  )

  calls.serveStaff(
    creditInvoice,
    (asked, staff) =>
      answerStaffOnce(staff, creditInvoice, asked, () => invoices.credit(staff, asked.params, asked.body)),
    ['stays'],
  )

  calls.serveStaff(
    annulInvoice,
    (asked, staff) =>
      answerStaffOnce(staff, annulInvoice, asked, () => invoices.annul(staff, asked.params, asked.body.reason)),
    ['stays'],
  )

  calls.serveStaff(
    correctInvoiceRecord,
    (asked, staff) =>
      answerStaffOnce(staff, correctInvoiceRecord, asked, () => invoices.correctRecord(staff, asked.params)),
    ['stays', 'alerts'],
  )

  calls.serveStaff(exportInvoiceRecords, ({ body }, staff) => invoices.exportRecords(staff, body))

  calls.serveStaff(makeInvoicePaper, ({ params }, staff) => invoices.paper(staff, params))

  calls.serveStaff(makeProforma, ({ params, body }, staff) => invoices.proforma(staff, params.reference, body))

  calls.serveStaff(
    sendInvoice,
    (asked, staff) =>
      answerStaffOnce(staff, sendInvoice, asked, () => invoices.send(staff, asked.params, asked.body.email)),
    ['stays', 'mails'],
  )
}
