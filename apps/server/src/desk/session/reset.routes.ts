import { forgetPassword, resetPassword } from '@foyer/contract/staff/session.ts'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { InBackground } from '../../platform/background/in-background.ts'
import { networkOf } from '../../platform/tries/network-of.ts'
import type { ResetService } from './reset.service.ts'
import { staffAccount } from './session.routes.ts'

interface ResetRoutesDependencies {
  readonly resets: ResetService
  readonly inBackground: InBackground
  readonly browsers: KnownBrowsers
}

export function resetRoutes(calls: Calls, { resets, inBackground, browsers }: ResetRoutesDependencies): void {
  calls.serveAnyone(forgetPassword, async ({ body, request }) => {
    // All of it after the answer, which is the same for everybody.
    inBackground(() => resets.sendLink(body.email, networkOf(request.ip)))
    return {}
  })

  calls.serveAnyone(resetPassword, async ({ body, request, reply }) => {
    const result = await resets.reset(body.token, body.password)
    if ('refused' in result) return result
    // Whoever was kept out by a stranger's guesses gets in by the mail.
    browsers.remember(request, reply, staffAccount(result.email))
    return {}
  })
}
