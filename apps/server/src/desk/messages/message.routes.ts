import { withdrawMessage, writeMessage } from '@foyer/contract/staff/messages.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { MessageService } from './message.service.ts'

export function messageRoutes(calls: StaffCalls, messages: MessageService): void {
  calls.serveStaff(
    writeMessage,
    (asked, staff) =>
      answerStaffOnce(staff, writeMessage, asked, async () => {
        await messages.write(staff, asked.params.reference, asked.body)
        return {}
      }),
    ['stays'],
  )

  calls.serveStaff(
    withdrawMessage,
    async ({ params }, staff) => {
      await messages.withdraw(staff, params)
      return {}
    },
    ['stays'],
  )
}
