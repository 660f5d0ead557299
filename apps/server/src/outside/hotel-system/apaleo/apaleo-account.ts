import * as z from 'zod/mini'
import { fetchText } from '../../fetch/fetch-with-limit.ts'
import { getErrorName } from '../../fetch/get-error-name.ts'
import { type CountForAll, countForNone } from '../count-for-all.ts'
import { CredentialsRefused, NoAnswer } from '../hotel-system.ts'
import { parseAnswer, parseJson } from '../parse-answer.ts'
import { RateLimit } from '../rate-limit.ts'
import { SharedRateLimit } from '../shared-rate-limit.ts'
import { ApaleoRefusal } from './apaleo-refusal.ts'

export interface AccountSettings {
  readonly identity: string
  readonly url: string
  readonly client: string
  readonly secret: string
}

export interface ApaleoCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The service answers the same again for 24 hours. */
  readonly idempotencyKey?: string
}

interface Answer {
  readonly status: number
  readonly body: string
}

/** Fits a page of a hundred complete reservations with their folios. */
const MAX_BYTES = 8_000_000
const MINUTE_MS = 60_000
/** Per client and account. A little less than what the service allows. */
const CALL_LIMIT = { max: 3_000, windowMs: MINUTE_MS } as const
/** Of one reservation, in five minutes. */
const MAX_PATCHES = 20
/** A token is renewed this long before it expires. */
const TOKEN_MARGIN_MS = MINUTE_MS
const DEFAULT_PAUSE_SECONDS = 10
const MAX_PAUSE_SECONDS = 300

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })
const refusalAnswer = z.object({ messages: z.array(z.string()) })

/** One client of Apaleo: its token and its limits, shared by all hotels that use it. */
export class ApaleoAccount {
  readonly #settings: AccountSettings
  readonly #now: () => number
  readonly #calls: SharedRateLimit
  readonly #patches: RateLimit
  #token: { readonly text: string; readonly until: number } | undefined
  #pausedUntil = 0

  constructor(settings: AccountSettings, now: () => number, countForAll: CountForAll = countForNone) {
    this.#settings = settings
    this.#now = now
    this.#calls = new SharedRateLimit(`apaleo ${settings.client}`, CALL_LIMIT, { countForAll, now })
    this.#patches = new RateLimit(MAX_PATCHES, 5 * MINUTE_MS, now)
  }

  /**
   * Returns the body, or undefined for "nothing" (204) and "not found" of a reading. Throws NoAnswer,
   * or ApaleoRefusal if the service answered and refuses the call.
   */
  async send(call: ApaleoCall, signal: AbortSignal): Promise<string | undefined> {
    await this.#countCall(call)
    const token = await this.#getToken(signal)
    const { method, path, query = {}, body, idempotencyKey } = call
    const address = new URL(`${this.#settings.url.replace(/\/$/, '')}${path}`)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const answer = await this.#request(address, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    })
    if (answer.status === 204 || (answer.status === 404 && method === 'GET')) return undefined
    if (answer.status < 300) return answer.body
    // Expired early, or revoked: the next call gets a new one.
    if (answer.status === 401) this.#token = undefined
    if (answer.status === 401) throw new NoAnswer('credentials', 'Apaleo answered 401')
    throw new ApaleoRefusal(answer.status, readMessages(answer.body))
  }

  async #countCall({ method, path }: ApaleoCall): Promise<void> {
    if (this.#pausedUntil > this.#now()) throw new NoAnswer('rateLimit', 'Apaleo’s limit is reached')
    const isAllowed = (await this.#calls.count()) && (method !== 'PATCH' || this.#patches.count(path))
    if (!isAllowed) throw new NoAnswer('rateLimit', 'Apaleo’s limit is reached')
  }

  async #getToken(signal: AbortSignal): Promise<string> {
    if (this.#token && this.#token.until > this.#now()) return this.#token.text
    const { identity, client, secret } = this.#settings
    const answer = await this.#request(new URL(`${identity.replace(/\/$/, '')}/connect/token`), {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal,
    })
    if (answer.status !== 200) throw new CredentialsRefused('Apaleo refuses the client’s credentials')
    const { access_token: text, expires_in } = parseAnswer('Apaleo', tokenAnswer, parseJson(answer.body))
    this.#token = { text, until: this.#now() + expires_in * 1_000 - TOKEN_MARGIN_MS }
    return text
  }

  async #request(address: URL, request: RequestInit & { readonly signal: AbortSignal }): Promise<Answer> {
    let answer: Answer & { readonly retryAfter: string | null }
    try {
      const { status, headers, text } = await fetchText(address, request, MAX_BYTES)
      answer = { status, body: text, retryAfter: headers.get('retry-after') }
    } catch (error) {
      throw new NoAnswer('noAnswer', `no answer: ${getErrorName(error)}`)
    }
    if (answer.status === 429) {
      const seconds = Number(answer.retryAfter ?? DEFAULT_PAUSE_SECONDS) || DEFAULT_PAUSE_SECONDS
      this.#pausedUntil = this.#now() + Math.min(seconds, MAX_PAUSE_SECONDS) * 1_000
    }
    if (answer.status === 429 || answer.status === 408 || answer.status >= 500)
      throw new NoAnswer(answer.status === 429 ? 'rateLimit' : 'serverError', `Apaleo answered ${answer.status}`)
    return answer
  }
}

function readMessages(body: string): string[] {
  const parsed = z.safeParse(refusalAnswer, parseJson(body))
  return parsed.success ? parsed.data.messages : []
}
