import { listMails, openMail, readMailFile, sendMailAgain } from '@foyer/contract/staff/mails.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { MailService } from './mail.service.ts'

export function mailRoutes(calls: StaffCalls, mails: MailService): void {
  calls.serveStaff(listMails, ({ query }, staff) => mails.list(staff, query.before))

  calls.serveStaff(openMail, ({ params }, staff) => mails.open(staff, params.id))

  calls.serveStaff(readMailFile, ({ params }, staff) => mails.file(staff, params.id))

  calls.serveStaff(
    sendMailAgain,
    async ({ params }, staff) => {
      await mails.sendAgain(staff, params.id)
      return {}
    },
    ['mails'],
  )
}
