import { randomUUID } from 'node:crypto'
import { headers } from '@foyer/contract/headers.ts'
import type { HotelPage, PageFacts } from '@foyer/contract/page.ts'
import { buildUrl, type Call } from '@foyer/contract/wire/call.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

interface CallInput<P extends Schema, Q extends Schema, B extends Schema> {
  readonly params?: z.output<P>
  readonly query?: z.output<Q>
  readonly body?: z.output<B>
}

/** Connections are not reused: a killed or restarted server would leave them broken. */
const once = { connection: 'close' }

/** Sends one call of the contract with the browser's cookies, and returns the answer. */
export async function sendCall<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  request: APIRequestContext,
  url: string,
  call: Call<P, Q, B, R>,
  {
    params,
    query,
    body,
    said = {},
    additions = {},
  }: CallInput<P, Q, B> & { readonly said?: Readonly<Record<string, string>>; readonly additions?: object },
): Promise<z.output<R>> {
  const path = buildUrl(
    call.path,
    z.encode(call.params, (params ?? {}) as z.output<P>) as Record<string, string>,
    z.encode(call.query, (query ?? {}) as z.output<Q>) as Record<string, string>,
  )
  const encoded = z.encode(call.body, (body ?? {}) as z.output<B>) as object
  const response = await request.fetch(url + path, {
    method: call.method,
    headers: {
      ...once,
      'content-type': 'application/json',
      ...(call.changes && { [headers.idempotencyKey]: randomUUID() }),
      ...said,
    },
    ...(call.method === 'POST' && { data: JSON.stringify({ ...additions, ...encoded }) }),
  })
  if (!response.ok()) throw new Error(`${call.name} was answered with ${response.status()}: ${await response.text()}`)
  return z.decode(call.reply, await response.json())
}

/** Makes the calls of a guest's page, with the cookies of that page's browser. */
export class GuestCalls {
  readonly hotelPage: HotelPage
  readonly language: string
  readonly #request: APIRequestContext
  readonly #url: string

  private constructor(request: APIRequestContext, url: string, { hotelPage, language }: PageFacts) {
    if (!hotelPage) throw new Error('This is no page of a hotel.')
    this.#request = request
    this.#url = url
    this.hotelPage = hotelPage
    this.language = language
  }

  /** Begins a visit like the first load of the page, or continues the browser's visit. */
  static async at({ request }: Page, address: string): Promise<GuestCalls> {
    const response = await request.get(address, { headers: once })
    if (!response.ok()) throw new Error(`${address} was answered with ${response.status()}.`)
    const block = /<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(await response.text())?.[1]
    if (!block) throw new Error('The page holds no facts.')
    return new GuestCalls(request, new URL(address).origin, JSON.parse(block))
  }

  call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    input: CallInput<P, Q, B> = {},
  ): Promise<z.output<R>> {
    const { hotel, site, csrf } = this.hotelPage
    return sendCall(this.#request, this.#url, call, {
      ...input,
      said: {
        [headers.csrf]: csrf,
        [headers.companyId]: String(hotel.companyId),
        [headers.hotelId]: String(hotel.id),
        [headers.isPok]: String(site.device.isPok),
        [headers.appType]: site.product.appType,
        [headers.appKey]: site.appKey,
        [headers.environment]: '1',
      },
      additions: {
        companyId: hotel.companyId,
        hotelId: hotel.id,
        lang: this.language,
        user_id: null,
        tracking_number: `${hotel.companyId}-${hotel.id}-${randomUUID()}`,
        appkey: site.appKey,
      },
    })
  }
}
