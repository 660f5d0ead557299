import {
  beginSingleSignOn,
  SIGN_ON_END_PATH,
  SIGN_ON_LOGOUT_PATH,
  SIGN_ON_RETURN_PATH,
  type SignOnProblem,
} from '@foyer/contract/staff/single-sign-on.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Calls } from '../../access/serve/serve.ts'
import { STAFF_COOKIE } from '../../access/staff-session/staff-sessions.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import { ATTEMPT_MINUTES } from './attempt.store.ts'
import type { SingleSignOnService } from './single-sign-on.service.ts'

/** Ties the attempt to this browser. */
export const ATTEMPT_COOKIE = 'foyer_sign_on'

/** Of a logout token with its signature. */
const MAX_LOGOUT_BYTES = 16 * 1024

interface SingleSignOnRoutesDependencies {
  /** If absent, there is no identity provider. */
  readonly signOn: SingleSignOnService | undefined
  readonly secureCookies: boolean
  readonly getBaseUrl: () => string
}

const formatProblemPath = (problem: SignOnProblem) => `/staff/?problem=${problem}`

export function singleSignOnRoutes(
  app: FastifyInstance,
  calls: Calls,
  { signOn, secureCookies, getBaseUrl }: SingleSignOnRoutesDependencies,
): void {
  const base = { path: '/', httpOnly: true, secure: secureCookies } as const
  // Lax, because the browser comes back from the provider's site.
  const attemptCookie = { ...base, sameSite: 'lax' } as const
  const hidden = { schema: { hide: true } }

  calls.serveAnyone(beginSingleSignOn, async ({ body, request, reply }) => {
    if (!signOn) throw new Problem('notFound', 'there is no identity provider')
    const oldToken = request.cookies[STAFF_COOKIE]
    const begun = await signOn.begin({ ...body, network: getNetwork(request.ip), oldToken })
    if ('refused' in begun) return { outcome: 'refused' as const, problem: begun.refused }
    reply.setCookie(ATTEMPT_COOKIE, begun.token, { ...attemptCookie, maxAge: ATTEMPT_MINUTES * 60 })
    return { outcome: 'begun' as const, url: begun.url }
  })
  if (!signOn) return

  app.get(SIGN_ON_RETURN_PATH, hidden, async (request, reply) => {
    const answer = new URLSearchParams(request.url.split('?')[1] ?? '')
    const finished = await signOn.finish(request.cookies[ATTEMPT_COOKIE], answer)
    if ('refused' in finished) return reply.redirect(formatProblemPath(finished.refused), 303)
    reply.clearCookie(ATTEMPT_COOKIE, attemptCookie)
    reply.setCookie(STAFF_COOKIE, finished.token, { ...base, sameSite: 'strict' })
    // A redirect would still count as the provider's, and browsers send it no strict cookie.
    return reply.type('text/html; charset=utf-8').send(formatContinuePage(finished.returnPath))
  })

  app.register(async (context) => {
    context.removeAllContentTypeParsers()
    const form = { parseAs: 'string', bodyLimit: MAX_LOGOUT_BYTES } as const
    context.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, done) => done(null, body))
    context.post<{ Body: string }>(SIGN_ON_LOGOUT_PATH, hidden, async ({ body }, reply) => {
      const token = /^logout_token=([\w.-]+)$/.exec(body)?.[1]
      const refused = token === undefined ? 'unverified' : await signOn.endLogin(token)
      if (refused === undefined) return reply.code(200).send()
      // The provider may repeat the one, but not the other.
      if (refused === 'unavailable') throw new Problem('unavailable', 'the identity provider does not answer')
      return reply.code(400).send({ error: 'invalid_request' })
    })
  })

  app.get(SIGN_ON_END_PATH, hidden, async (_request, reply) => {
    const url = await signOn.findSignOutUrl(`${getBaseUrl()}/staff/`)
    return reply.redirect(url ?? formatProblemPath('unavailable'), 303)
  })
}

/** `toReturnPath` allows plain characters only, so a path cannot become markup. */
const formatContinuePage = (returnPath: string) =>
  `<!doctype html><title>Foyer</title><meta http-equiv="refresh" content="0;url=${returnPath}"><p><a href="${returnPath}">Foyer</a></p>`
