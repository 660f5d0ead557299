import { answerVideoCall, listVideoCalls, recordIdentity, ringVideoCall } from '@foyer/contract/staff/video-calls.ts'
import { videoConfig } from '@foyer/contract/video.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { listCalls } from './call-list.store.ts'
import type { VideoCallService } from './video-call.service.ts'

export function videoCallRoutes(calls: Calls, staffCalls: StaffCalls, service: VideoCallService): void {
  // A guest at a screen that is out of service needs a person all the more.
  calls.serve(videoConfig, ({ body }, visit) => service.config(visit, body), { allowOutOfService: true })

  staffCalls.serveStaff(listVideoCalls, async (_asked, staff) => ({ calls: await listCalls(staff) }))

  staffCalls.serveStaff(ringVideoCall, async ({ params }, staff) => {
    await service.ring(staff, params.id)
    return {}
  })

  staffCalls.serveStaff(answerVideoCall, ({ params }, staff) => service.answer(staff, params.id), ['calls', 'stays'])

  staffCalls.serveStaff(
    recordIdentity,
    async ({ params, body }, staff) => {
      await service.identity(staff, params.id, body)
      return {}
    },
    ['stays'],
  )
}
