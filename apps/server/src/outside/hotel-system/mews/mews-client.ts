import * as z from 'zod/mini'
import { fetchText } from '../../fetch/fetch-with-limit.ts'
import { getErrorName } from '../../fetch/get-error-name.ts'
import { type CountForAll, countForNone } from '../count-for-all.ts'
import { CredentialsRefused, NoAnswer } from '../hotel-system.ts'
import { parseJsonWithoutNulls } from '../parse-answer.ts'
import { SharedRateLimit } from '../shared-rate-limit.ts'
import { MewsRefusal } from './mews-refusal.ts'

export interface MewsSettings {
  readonly url: string
  /** Identifies Foyer. */
  readonly clientToken: string
  /** Identifies the hotel. */
  readonly accessToken: string
}

/** Name and version, which Mews requires in each request. */
const CLIENT = 'Foyer 0.1.0'
/** Fits a page of a thousand items with their taxes. */
const MAX_BYTES = 8_000_000
/** Per access token. A little less than the 200 that Mews allows. */
const CALL_LIMIT = { max: 190, windowMs: 30_000 } as const
const DEFAULT_PAUSE_SECONDS = 10
const MAX_PAUSE_SECONDS = 300
const REMEMBERED_MS = 3_600_000

const refusalAnswer = z.object({ Message: z.string() })

/** The tokens of one hotel: its limit, and what is remembered of its settings. */
export class MewsClient {
  readonly #settings: MewsSettings
  readonly #now: () => number
  readonly #calls: SharedRateLimit
  readonly #remembered = new Map<string, { readonly until: number; readonly answer: unknown }>()
  #pausedUntil = 0

  constructor(settings: MewsSettings, now: () => number, countForAll: CountForAll = countForNone) {
    this.#settings = settings
    this.#now = now
    this.#calls = new SharedRateLimit(`mews ${settings.accessToken}`, CALL_LIMIT, { countForAll, now })
  }

  get settings(): MewsSettings {
    return this.#settings
  }

  get callsLeft(): number {
    return this.#pausedUntil > this.#now() ? 0 : this.#calls.left
  }

  /** How long until so many calls are left. */
  msUntilFree(calls: number): number {
    return Math.max(this.#pausedUntil - this.#now(), this.#calls.msUntilFree(calls))
  }

  /** Returns the answer without nulls. Throws NoAnswer, or MewsRefusal if Mews refuses the call. */
  async send(operation: string, body: object, signal: AbortSignal): Promise<unknown> {
    if (this.#pausedUntil > this.#now() || !(await this.#calls.count()))
      throw new NoAnswer('rateLimit', 'Mews’s limit is reached')
    const { url, clientToken, accessToken } = this.#settings
    const { status, text } = await this.#request(`${url.replace(/\/$/, '')}/api/connector/v1/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ClientToken: clientToken, AccessToken: accessToken, Client: CLIENT, ...body }),
      signal,
    })
    if (status === 200) return parseJsonWithoutNulls(text)
    if (status === 401) throw new CredentialsRefused(`Mews refuses the tokens, or lacks the right to ${operation}`)
    if (status !== 400 && status !== 403)
      throw new NoAnswer(status === 429 ? 'rateLimit' : 'serverError', `Mews answered ${status}`)
    const refusal = z.safeParse(refusalAnswer, parseJsonWithoutNulls(text))
    throw new MewsRefusal(status, refusal.success ? refusal.data.Message : undefined)
  }

  /** The same of an hour ago at most, for what a hotel sets up. */
  async recall(operation: string, body: object, signal: AbortSignal): Promise<unknown> {
    const key = `${operation} ${JSON.stringify(body)}`
    const known = this.#remembered.get(key)
    if (known && known.until > this.#now()) return known.answer
    const answer = await this.send(operation, body, signal)
    this.#remembered.set(key, { until: this.#now() + REMEMBERED_MS, answer })
    return answer
  }

  async #request(address: string, request: RequestInit & { readonly signal: AbortSignal }) {
    let answer: { readonly status: number; readonly text: string; readonly retryAfter: string | null }
    try {
      const { status, headers, text } = await fetchText(address, request, MAX_BYTES)
      answer = { status, text, retryAfter: headers.get('retry-after') }
    } catch (error) {
      throw new NoAnswer('noAnswer', `no answer: ${getErrorName(error)}`)
    }
    if (answer.status === 429) {
      const seconds = Number(answer.retryAfter ?? DEFAULT_PAUSE_SECONDS) || DEFAULT_PAUSE_SECONDS
      this.#pausedUntil = this.#now() + Math.min(seconds, MAX_PAUSE_SECONDS) * 1_000
    }
    return answer
  }
}
