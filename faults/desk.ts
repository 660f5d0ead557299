import { headers } from '@foyer/contract/headers.ts'
import { signInStaff } from '@foyer/contract/staff/session.ts'
import { type AnyCall, buildUrl, type Call } from '@foyer/contract/wire/call.ts'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

const PALACE = 1
const administrators = {
  palace: { email: 'admin@palace.example.com', password: 'keys-of-the-palace' },
  all: { email: 'admin@foyer.example.com', password: 'all-four-houses' },
} as const

/**
 * Staff at the Palace's desk, or at another hotel's. Survives its server; a call without an answer
 * returns undefined.
 */
export class Desk {
  url: string
  #cookies = ''
  #csrf = ''
  readonly #hotelId: number

  constructor(url: string, hotelId = PALACE) {
    this.url = url
    this.#hotelId = hotelId
  }

  async signIn(): Promise<void> {
    const said = await this.call(signInStaff, {}, administrators[this.#hotelId === PALACE ? 'palace' : 'all'])
    if (said?.outcome !== 'signedIn') throw new Error('The desk cannot sign in.')
    this.#csrf = said.session.csrf
  }

  /** Headers that a browser at the desk would send. */
  get credentials(): Readonly<Record<string, string>> {
    return { cookie: this.#cookies, [headers.csrf]: this.#csrf, [headers.hotelId]: String(this.#hotelId) }
  }

  async call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    params: Record<string, string>,
    body: object = {},
    key?: string,
  ): Promise<z.output<R> | undefined> {
    const answer = await this.#send(call, params, body, key)
    return answer ? z.decode(call.reply, answer as z.input<R>) : undefined
  }

  async #send(call: AnyCall, params: Record<string, string>, body: object, key?: string): Promise<unknown> {
    try {
      const response = await fetch(`${this.url}${buildUrl(call.path, params, {})}`, {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          origin: this.url,
          'sec-fetch-site': 'same-origin',
          ...this.credentials,
          ...(key && { [headers.idempotencyKey]: key }),
        },
        ...(call.method === 'POST' && { body: JSON.stringify(body) }),
      })
      const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
      if (set.length > 0) this.#cookies = set.join('; ')
      return response.ok ? await response.json() : undefined
    } catch {
      return undefined
    }
  }
}
