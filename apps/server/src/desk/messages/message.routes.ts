import { withdrawMessage, writeMessage } from '@foyer/contract/staff/messages.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { MessageService } from './message.service.ts'

export function messageRoutes(calls: StaffCalls, messages: MessageService): void {
  calls.serveStaff(
    writeMessage,
    async ({ params, body }, staff) => {
      await messages.write(staff, params.reference, body)
      return {}
    },
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
