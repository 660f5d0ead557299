import { headers } from '@foyer/contract/headers.ts'
import { ARRIVALS_PATH } from '@foyer/contract/staff/paths.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import type { EventStream } from '@foyer/web/connection/event-source.ts'

interface EarlyArrivalsOptions {
  readonly hotelId: number
  readonly csrf: string
}

interface EarlyArrivals {
  readonly hotelId: string
  readonly response: Promise<Response>
  /** Set once the list has arrived. */
  body?: string
}

let early: EarlyArrivals | undefined
/** Resolves when the list has arrived, or will not. */
let settled: Promise<void> | undefined

/**
 * Requests today's arrivals as soon as changes arrive, while the browser still compiles the page. The page starts
 * with the list, or its own first request gets the response, unless something has changed since.
 */
export function requestArrivalsEarly(stream: EventStream, { hotelId, csrf }: EarlyArrivalsOptions): void {
  const { promise, resolve: settle } = createDeferred<void>()
  settled = promise
  stream.addEventListener('listening', () => {
    const sent = { [headers.csrf]: csrf, [headers.hotelId]: String(hotelId) }
    const response = fetch(ARRIVALS_PATH, { method: 'GET', credentials: 'same-origin', headers: sent })
    const requested: EarlyArrivals = { hotelId: String(hotelId), response }
    early = requested
    // Failures are left to the request that takes the response.
    readBody(response)
      .then(
        (body) => Object.assign(requested, { body }),
        () => {},
      )
      .finally(settle)
  })
  for (const type of ['changed', 'ended', 'error'])
    stream.addEventListener(type, () => {
      dropEarlyArrivals()
      settle()
    })
}

async function readBody(response: Promise<Response>): Promise<string | undefined> {
  const copy = (await response).clone()
  return copy.ok ? copy.text() : undefined
}

/** Waits for the list if one was requested, but not for long. */
export async function waitForEarlyArrivals(timeoutMs: number): Promise<void> {
  if (!settled) return
  const { promise, resolve } = createDeferred<void>()
  const timer = setTimeout(resolve, timeoutMs)
  await Promise.race([settled, promise])
  clearTimeout(timer)
}

export function dropEarlyArrivals(): void {
  early = undefined
}

/** The list that was requested early, as soon as it has arrived. */
export const readEarlyArrivals = (hotelId: number): string | undefined =>
  early?.hotelId === String(hotelId) ? early.body : undefined

/** The browser's `fetch`, or the response to the same request that was sent early. */
export function fetchOrTakeEarly(address: string, request: RequestInit): Promise<Response> {
  const hotelId = new Headers(request.headers).get(headers.hotelId)
  if (!early || address !== ARRIVALS_PATH || hotelId !== early.hotelId) return fetch(address, request)
  const { response } = early
  dropEarlyArrivals()
  return response
}
