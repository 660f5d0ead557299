import type { FastifyInstance } from 'fastify'

/**
 * A browser accepts a cookie with this prefix only from this very host, over https and for all
 * paths, so that no other host can plant one.
 */
const PREFIX = '__Host-'

const OURS = /^foyer_/
/**
 * Cookies from before the prefix that last a year: a device stays enrolled, and gets the new name
 * with its next page.
 */
const LONG_LIVED = /^foyer_device_/
const YEAR_SECONDS = 31_536_000
const longLivedOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: true } as const

type Cookies = Readonly<Record<string, string | undefined>>

/** A browser's cookies under our internal names: under https only those with the host prefix. */
export function selectOwnCookies(sent: Cookies, isSecure: boolean): Record<string, string | undefined> {
  if (!isSecure) return { ...sent }
  const named = Object.entries(sent).flatMap(([name, value]) => {
    const inside = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined
    if (inside !== undefined && OURS.test(inside)) return [[inside, value]]
    return OURS.test(name) && !isLongLived(name, sent) ? [] : [[name, value]]
  })
  return Object.fromEntries(named)
}

function isLongLived(name: string, sent: Cookies): boolean {
  return LONG_LIVED.test(name) && sent[PREFIX + name] === undefined
}

/** Under https every cookie of ours is sent with the prefix. Internally its name is unchanged. */
export function nameCookiesForHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const sent = request.cookies
    request.cookies = selectOwnCookies(sent, true)
    for (const [name, value] of Object.entries(sent))
      if (value !== undefined && isLongLived(name, sent))
        reply.setCookie(name, value, { ...longLivedOptions, maxAge: YEAR_SECONDS })
  })
  app.addHook('onSend', async (_request, reply) => {
    const set = [reply.getHeader('set-cookie') ?? []].flat().map(String)
    if (set.length === 0) return
    reply.removeHeader('set-cookie')
    reply.header(
      'set-cookie',
      set.map((cookie) => (OURS.test(cookie) ? PREFIX + addSecure(cookie) : cookie)),
    )
  })
}

/** Without it a browser wouldn't even delete such a cookie. */
function addSecure(cookie: string): string {
  return /;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`
}
