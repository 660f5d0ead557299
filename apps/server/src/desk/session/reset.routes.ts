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
    // Runs after the response, which is the same for everyone.
    inBackground(() => resets.sendLink(body.email, networkOf(request.ip)))
    return {}
  })

  calls.serveAnyone(resetPassword, async ({ body, request, reply }) => {
    const result = await resets.reset(body.token, body.password)
    if ('refused' in result) return result
    // An owner locked out by someone else's guesses can get in through the mail.
    browsers.remember(request, reply, staffAccount(result.email))
    return {}
  })
}
