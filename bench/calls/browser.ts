import { randomUUID } from 'node:crypto'
import { headers } from '@foyer/contract/headers.ts'
import type { HotelPage, PageFacts } from '@foyer/contract/page.ts'
import { signInStaff } from '@foyer/contract/staff/session.ts'
import { type AnyCall, buildUrl, type Call } from '@foyer/contract/wire/call.ts'
import * as z from 'zod/mini'
import { type ReceivedResponse, send } from './http.ts'
import { HOTEL } from './seed-reservations.ts'

type Schema = z.core.$ZodType

interface Input<P extends Schema, Q extends Schema, B extends Schema> {
  readonly params?: z.output<P>
  readonly query?: z.output<Q>
  readonly body?: z.output<B>
}

/** Called after each answered call. */
export type Watch = (name: string, answered: ReceivedResponse) => void

let browsers = 0

export const REPEATS = 6

/** Holds cookies and the headers that every call of a page carries. */
export class Browser {
  readonly server: string
  readonly watch: Watch
  readonly #repeats: number
  /**
   * The server trusts a local proxy to name the client address, by which failed guesses are
   * counted.
   */
  readonly #address = `10.1.${Math.floor(browsers / 250)}.${(browsers++ % 250) + 1}`
  readonly #cookies = new Map<string, string>()
  #headers: Record<string, string> = {}
  #additions: object = {}

  constructor(server: string, watch: Watch = () => {}, repeats = REPEATS) {
    this.server = server
    this.watch = watch
    this.#repeats = repeats
  }

  /** Opens a hotel's page as a guest does. */
  async open(appKey: string): Promise<HotelPage> {
    const path = `/pok/1/company/1/hotel/${HOTEL}/lang/en/appkey/${appKey}/`
    const answered = await this.#send('GET', path)
    const { status, body } = answered
    const block = /<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(body)?.[1]
    if (!block) throw new Error(`${path} answers ${status} and no page of a hotel.`)
    const { hotelPage, language }: PageFacts = JSON.parse(block)
    if (!hotelPage) throw new Error(`${path} is no page of a hotel.`)
    this.watch(`page, ${appKey}`, answered)
    const { hotel, site, csrf } = hotelPage
    this.#headers = {
      [headers.companyId]: String(hotel.companyId),
      [headers.hotelId]: String(hotel.id),
      [headers.isPok]: String(site.device.isPok),
      [headers.appType]: 'hotel',
      [headers.appKey]: appKey,
      [headers.environment]: '1',
      [headers.csrf]: csrf,
    }
    this.#additions = {
      companyId: hotel.companyId,
      hotelId: hotel.id,
      lang: language,
      user_id: null,
      tracking_number: `1-1-${randomUUID()}`,
      appkey: appKey,
    }
    return hotelPage
  }

  /** Turns this browser into a device of the hotel. */
  async enrol(licenseCode: string): Promise<void> {
    const { status } = await this.#send('POST', '/pok/', { licenseCode })
    if (status !== 200) throw new Error(`The device was not enrolled: ${status}.`)
  }

  async signIn(email: string, password: string): Promise<void> {
    const answer = await this.call(signInStaff, { body: { email, password } })
    if (answer.outcome !== 'signedIn') throw new Error(`${email} was not signed in.`)
    this.#headers = { [headers.hotelId]: String(HOTEL), [headers.csrf]: answer.session.csrf }
  }

  async call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    input: Input<P, Q, B> = {},
    name: string = call.name,
  ): Promise<z.output<R>> {
    const body = await this.send(call, input, { name })
    return z.decode(call.reply, JSON.parse(body))
  }

  /**
   * Repeats a call sequentially, because the first few calls of a new server are not
   * representative.
   */
  async repeat<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    input: Input<P, Q, B> = {},
    options: { name?: string; status?: number } = {},
  ): Promise<string> {
    for (let times = 1; times < this.#repeats; times += 1) await this.send(call, input, options)
    return this.send(call, input, options)
  }

  /** Returns the raw answer, to measure the server without the page's parsing. */
  async send<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    input: Input<P, Q, B>,
    { name = call.name, status = 200 }: { name?: string; status?: number } = {},
  ): Promise<string> {
    const answered = await this.#answered(call, input)
    if (answered.status !== status) throw new Error(`${name} answers ${answered.status} ${answered.body}.`)
    this.watch(name, answered)
    return answered.body
  }

  #answered<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    { params, query, body }: Input<P, Q, B>,
  ): Promise<ReceivedResponse> {
    const path = buildUrl(
      call.path,
      z.encode(call.params, (params ?? {}) as z.output<P>) as Record<string, string>,
      z.encode(call.query, (query ?? {}) as z.output<Q>) as Record<string, string>,
    )
    const sent = call.method === 'POST' ? (z.encode(call.body, (body ?? {}) as z.output<B>) as object) : undefined
    return this.#send(call.method, path, sent && { ...this.#additions, ...sent }, call)
  }

  async #send(method: 'GET' | 'POST', path: string, body?: object, call?: AnyCall): Promise<ReceivedResponse> {
    const { host, origin } = new URL(this.server)
    const answered = await send({
      method,
      url: `${this.server}${path}`,
      headers: {
        host,
        origin,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.#address,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...this.#headers,
        ...(body && { 'content-type': 'application/json' }),
        ...(call?.changes && { [headers.idempotencyKey]: randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const cookie of answered.cookies) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? []
      this.#cookies.set(name, value)
    }
    return answered
  }
}
