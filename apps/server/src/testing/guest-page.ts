import { randomUUID } from 'node:crypto'
import { problemAnswer } from '@foyer/contract/common.ts'
import { headers } from '@foyer/contract/headers.ts'
import type { HotelPage, PageFacts } from '@foyer/contract/page.ts'
import { type AnyCall, buildUrl, type Call } from '@foyer/contract/wire/call.ts'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import type { Browser } from './browser.ts'

type Schema = z.core.$ZodType

export interface PageAddress {
  readonly hotelId?: number
  readonly appKey?: string
  readonly language?: string
}

interface CallInput<P extends Schema, Q extends Schema, B extends Schema> {
  readonly params?: z.output<P>
  readonly query?: z.output<Q>
  readonly body?: z.output<B>
  readonly key?: string
}

interface SentCall {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  /** As it is sent, without the additions. */
  readonly body?: object
  readonly key?: string
  /** An empty value removes the header. */
  readonly headers?: Record<string, string | undefined>
}

/** A refusal, as the page received it. */
export class RejectedCall extends Error {
  readonly status: number
  readonly problem: string
  readonly issues: readonly { path: string; issue: string }[]

  constructor(response: LightMyRequestResponse) {
    const { problem, issues } = problemAnswer.parse(response.json())
    super(`${response.statusCode} ${problem}`)
    this.status = response.statusCode
    this.problem = problem
    this.issues = issues ?? []
  }
}

/**
 * Acts like a page: reads its facts, and makes calls with the common headers, additions and an
 * idempotency key.
 */
export class GuestPage {
  readonly browser: Browser
  readonly url: string
  #facts: PageFacts | undefined
  csrf = ''
  /** The token of the account that is signed in on this page. */
  token: string | undefined

  constructor(browser: Browser, { hotelId = 1, appKey = 'own', language = 'en' }: PageAddress) {
    this.browser = browser
    this.url = `/pok/1/company/1/hotel/${hotelId}/lang/${language}/appkey/${appKey}/`
  }

  async load(): Promise<void> {
    const response = await this.browser.send({ method: 'GET', url: this.url })
    if (response.statusCode !== 200) throw new Error(`The page answered ${response.statusCode}.`)
    this.#facts = parseFacts(response.body)
    this.csrf = this.hotelPage.csrf
  }

  get facts(): PageFacts {
    if (!this.#facts) throw new Error('The page is not loaded.')
    return this.#facts
  }

  get hotelPage(): HotelPage {
    if (!this.facts.hotelPage) throw new Error('This is no page of a hotel.')
    return this.facts.hotelPage
  }

  /** Encodes the input and decodes the answer by the contract. Rejects with the refusal. */
  async call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    { params, query, body, key }: CallInput<P, Q, B> = {},
  ): Promise<z.output<R>> {
    const response = await this.send(call, {
      params: z.encode(call.params, (params ?? {}) as z.output<P>) as Record<string, string>,
      query: z.encode(call.query, (query ?? {}) as z.output<Q>) as Record<string, string>,
      body: z.encode(call.body, (body ?? {}) as z.output<B>) as object,
      ...(key ? { key } : {}),
    })
    if (response.statusCode !== 200) throw new RejectedCall(response)
    return z.decode(call.reply, response.json() as z.input<R>)
  }

  /** Sends the raw request and returns the raw response. */
  async send(call: AnyCall, sent: SentCall = {}): Promise<LightMyRequestResponse> {
    return this.browser.send({
      ...this.request(call, sent),
      ...(call.method === 'POST' ? { payload: JSON.stringify({ ...this.#additions(), ...sent.body }) } : {}),
    })
  }

  /** The request without its body. */
  request(call: AnyCall, { params = {}, query = {}, key = randomUUID(), headers: more = {} }: SentCall): InjectOptions {
    const { hotel, site } = this.hotelPage
    const all: Record<string, string | undefined> = {
      'content-type': 'application/json',
      [headers.csrf]: this.csrf,
      [headers.companyId]: String(hotel.companyId),
      [headers.hotelId]: String(hotel.id),
      [headers.isPok]: String(site.device.isPok),
      [headers.appType]: 'hotel',
      [headers.appKey]: site.appKey,
      [headers.environment]: '1',
      [headers.authorization]: this.token && `Bearer ${this.token}`,
      ...(call.changes ? { [headers.idempotencyKey]: key } : {}),
      ...more,
    }
    return { method: call.method, url: buildUrl(call.path, params, query), headers: omitUndefined(all) }
  }

  #additions(): object {
    const { hotel, site } = this.hotelPage
    return {
      companyId: hotel.companyId,
      hotelId: hotel.id,
      lang: this.facts.language,
      user_id: null,
      tracking_number: `1-1-${randomUUID()}`,
      appkey: site.appKey,
    }
  }
}

export function parseFacts(html: string): PageFacts {
  const block = /<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(html)?.[1]
  if (!block) throw new Error('The page holds no facts.')
  return JSON.parse(block)
}

function omitUndefined(all: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
