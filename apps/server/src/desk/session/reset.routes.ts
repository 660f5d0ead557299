import { forgetPassword, resetPassword } from '@foyer/contract/staff/session.ts'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import type { RunInBackground } from '../../platform/background/run-in-background.ts'
import type { ResetService } from './reset.service.ts'
import { formatStaffAccount } from './session.routes.ts'

interface ResetRoutesDependencies {
  readonly resets: ResetService
  readonly inBackground: RunInBackground
  readonly browsers: KnownBrowsers
}

export function resetRoutes(calls: Calls, { resets, inBackground, browsers }: ResetRoutesDependencies): void {
  calls.serveAnyone(forgetPassword, async ({ body, request }) => {
    // Runs after the response, which is the same for everyone.
    inBackground(() => resets.sendLink(body.email, getNetwork(request.ip)))
    return {}
  })

  calls.serveAnyone(resetPassword, async ({ body, request, reply }) => {
    const result = await resets.reset(body.token, body.password)
    if ('refused' in result) return result
    // An owner locked out by someone else's guesses can get in through the mail.
    browsers.remember(request, reply, formatStaffAccount(result.email))
    return {}
  })
}
