import { forgetPassword, resetPassword } from '@foyer/contract/staff/session.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { InBackground } from '../../platform/background/in-background.ts'
import { networkOf } from '../../platform/tries/network-of.ts'
import type { ResetService } from './reset.service.ts'

export function resetRoutes(calls: Calls, resets: ResetService, inBackground: InBackground): void {
  calls.serveAnyone(forgetPassword, async ({ body, request }) => {
    // All of it after the answer, which is the same for everybody.
    inBackground(() => resets.sendLink(body.email, networkOf(request.ip)))
    return {}
  })

  calls.serveAnyone(resetPassword, async ({ body }) => {
    const refused = await resets.reset(body.token, body.password)
    return refused ? { refused } : {}
  })
}
