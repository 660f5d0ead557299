import { readCustomerFields, sendStayBill, setInvoiceHolder } from '@foyer/contract/staff/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { maskEmail } from '@foyer/domain/staff/mask.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import { recordAudit, type StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { CustomerService } from '../../book/customer/customer.service.ts'
import type { BillService } from '../../money/bill/bill.service.ts'
import { lockStay } from './desk-payments.ts'

interface StayBillDependencies {
  readonly sites: Sites
  readonly bills: BillService
  readonly customers: CustomerService
}

/** Routes for sending a stay's bill and choosing its holder. */
export function stayBillRoutes(staffCalls: StaffCalls, { sites, bills, customers }: StayBillDependencies): void {
  staffCalls.serveStaff(
    sendStayBill,
    (asked, staff) =>
      answerStaffOnce(staff, sendStayBill, asked, async () => {
        const { params, body } = asked
        const stay = await lockStay(staff, params.reference)
        const { languages } = (await sites.config(staff.tx, staff.hotel)).config
        const main = stay.guests.find((guest) => guest.main) ?? stay.guests[0]
        const reader = { ...staff, language: main?.language ?? staff.language, site: { languages } }
        const to = await bills.send(reader, stay, body.email)
        if (!to) throw new Problem('badInput', 'no address is known')
        await recordAudit(staff, { action: 'billSent', subject: stay.reference, details: { to: maskEmail(to) } })
        return { to: maskEmail(to) }
      }),
    ['stays', 'mails'],
  )

  staffCalls.serveStaff(readCustomerFields, async ({ query }, staff) => ({
    fields: await customers.fields(staff, query.type),
  }))

  staffCalls.serveStaff(
    setInvoiceHolder,
    async ({ params, body }, staff) => {
      const stay = await lockStay(staff, params.reference)
      const customerId = 'guestId' in body ? body.guestId : await created(body.type, body.values)
      if (await customers.change(staff, stay, customerId))
        await recordAudit(staff, { action: 'invoiceHolderChanged', subject: stay.reference })
      return {}

      function created(type: 'person' | 'company', values: Record<string, string>) {
        const { name: firstName, surname: lastName, language, ...fields } = values
        return customers.create(staff, stay, { type, firstName, lastName, language, fields })
      }
    },
    ['stays'],
  )
}
