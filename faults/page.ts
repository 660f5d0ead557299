import { randomUUID } from 'node:crypto'
import { headers } from '@foyer/contract/headers.ts'
import type { HotelPage } from '@foyer/contract/page.ts'
import { type AnyCall, buildUrl, type Call } from '@foyer/contract/wire/call.ts'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

export interface Answer {
  /** 0: the connection was cut. */
  readonly status: number
  readonly problem: string | undefined
  readonly json: unknown
}

interface Sent {
  readonly query?: Record<string, string>
  readonly form?: FormData
  /** Raw body instead of one in the contract's form. */
  readonly text?: string
  readonly key?: string
}

/**
 * A guest's page like in a browser: cookies, embedded facts, and calls of the contract. Survives
 * its server.
 */
export class Page {
  /** The server's current address. */
  url: string
  readonly #appKey: string
  readonly #address: string
  readonly #hotelId: number
  readonly #cookies = new Map<string, string>()
  #hotelPage: HotelPage | undefined

  /** `address`: the guest's client address, by which guesses are counted. */
  constructor(url: string, appKey: string, address: string, hotelId = 1) {
    this.url = url
    this.#appKey = appKey
    this.#address = address
    this.#hotelId = hotelId
  }

  async signIn(licenseCode: string): Promise<void> {
    const headersOf = { 'content-type': 'application/json' }
    const body = JSON.stringify({ licenseCode, appKey: this.#appKey })
    const { status } = await this.#send('/pok/', { method: 'POST', headers: headersOf, body })
    if (status !== 200) throw new Error(`The device cannot sign in: ${status}.`)
  }

  async load(): Promise<void> {
    const address = `/pok/1/company/1/hotel/${this.#hotelId}/lang/en/appkey/${this.#appKey}/`
    const asked = () => this.#send(address, { method: 'GET' })
    // Retries like a browser whose keep-alive connection was closed during a request.
    const { text } = await asked().catch(asked)
    const facts = /<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(text)?.[1]
    if (!facts) throw new Error('The page holds no facts.')
    this.#hotelPage = JSON.parse(facts).hotelPage
  }

  /** As a browser would send it. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Headers that the page's scripts would send with a call. */
  get credentials(): Readonly<Record<string, string>> {
    const { hotel, csrf, site } = this.hotelPage
    return {
      [headers.csrf]: csrf,
      [headers.companyId]: String(hotel.companyId),
      [headers.hotelId]: String(hotel.id),
      [headers.appKey]: site.appKey,
    }
  }

  get hotelPage(): HotelPage {
    return this.#hotelPage ?? fail('the page is not loaded')
  }

  /** Uses the contract; rejects unless the call succeeds. */
  async call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    body: z.output<B>,
  ): Promise<z.output<R>> {
    const answer = await this.send(call, {}, z.encode(call.body, body) as object)
    if (answer.status !== 200) throw new Error(`${call.name}: ${answer.status} ${JSON.stringify(answer.json)}`)
    return z.decode(call.reply, answer.json as z.input<R>)
  }

  async send(
    call: AnyCall,
    { query = {}, form, text: asItStands, key = randomUUID() }: Sent,
    body: object = {},
  ): Promise<Answer> {
    const { hotel, site } = this.hotelPage
    const additions = { companyId: hotel.companyId, hotelId: hotel.id, lang: 'en', appkey: site.appKey }
    try {
      const { status, text } = await this.#send(buildUrl(call.path, {}, query), {
        method: call.method,
        headers: {
          ...(!form && { 'content-type': 'application/json' }),
          ...this.credentials,
          [headers.idempotencyKey]: key,
        },
        body: form ?? asItStands ?? JSON.stringify({ ...additions, ...body }),
      })
      const json = JSON.parse(text)
      return { status, problem: json.problem, json }
    } catch {
      return { status: 0, problem: undefined, json: undefined }
    }
  }

  async #send(path: string, request: RequestInit): Promise<{ status: number; text: string }> {
    const own = {
      origin: this.url,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': this.#address,
      cookie: this.cookie,
    }
    const response = await fetch(`${this.url}${path}`, { ...request, headers: { ...own, ...request.headers } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { status: response.status, text: await response.text() }
  }
}

function fail(why: string): never {
  throw new Error(why)
}
