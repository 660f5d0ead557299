import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

const COOKIE = 'foyer_known'
const HALF_YEAR_SECONDS = 15_552_000
/** Enough for everyone who signs in at one desk. */
const MAX_ACCOUNTS = 12

/**
 * Which accounts a browser has signed in to before. It grants nothing: guesses from such a browser
 * are counted separately, so that an attacker's guesses at the same account, or from the same
 * address, don't lock its owner out.
 */
export interface KnownBrowsers {
  /** Undefined if this account was never opened in this browser. */
  idFor(request: Pick<FastifyRequest, 'cookies'>, account: string): string | undefined
  remember(request: Pick<FastifyRequest, 'cookies'>, reply: FastifyReply, account: string): void
}

interface Known {
  readonly id: string
  readonly accounts: readonly string[]
}

export function createKnownBrowsers({ secret, secure }: { secret: Buffer; secure: boolean }): KnownBrowsers {
  const mac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  /** The cookie doesn't reveal which accounts were used. */
  const tagOf = (id: string, account: string) => mac(`account\n${id}\n${account}`).slice(0, 16)

  function read({ cookies }: Pick<FastifyRequest, 'cookies'>): Known | undefined {
    const [id, accounts, proof] = (cookies[COOKIE] ?? '').split('.')
    if (!id || !accounts || !proof || !isSameSecret(proof, mac(`${id}.${accounts}`))) return undefined
    return { id, accounts: accounts.split('~') }
  }

  return {
    idFor(request, account) {
      const known = read(request)
      return known?.accounts.includes(tagOf(known.id, account)) ? known.id : undefined
    },
    remember(request, reply, account) {
      const { id, accounts }: Known = read(request) ?? { id: randomBytes(12).toString('base64url'), accounts: [] }
      const tag = tagOf(id, account)
      const body = `${id}.${[tag, ...accounts.filter((one) => one !== tag)].slice(0, MAX_ACCOUNTS).join('~')}`
      const value = `${body}.${mac(body)}`
      reply.setCookie(COOKIE, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge: HALF_YEAR_SECONDS,
      })
    },
  }
}
