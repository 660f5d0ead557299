import { headers } from '@foyer/contract/headers.ts'
import { ARRIVALS_PATH } from '@foyer/contract/staff/paths.ts'
import type { EventStream } from '@foyer/web/connection/event-source.ts'

interface EarlyArrivalsOptions {
  readonly hotelId: number
  readonly csrf: string
}

let early: { readonly hotelId: string; readonly response: Promise<Response> } | undefined

/**
 * Requests today's arrivals as soon as changes arrive, while the browser still compiles the page. The page's own
 * first request gets the response, unless something has changed since.
 */
export function requestArrivalsEarly(stream: EventStream, { hotelId, csrf }: EarlyArrivalsOptions): void {
  stream.addEventListener('listening', () => {
    const sent = { [headers.csrf]: csrf, [headers.hotelId]: String(hotelId) }
    const response = fetch(ARRIVALS_PATH, { method: 'GET', credentials: 'same-origin', headers: sent })
    // Who takes it handles a failure.
    response.catch(() => {})
    early = { hotelId: String(hotelId), response }
  })
  for (const type of ['changed', 'ended', 'error']) stream.addEventListener(type, dropEarlyArrivals)
}

export function dropEarlyArrivals(): void {
  early = undefined
}

/** The browser's `fetch`, or the response to the same request that was sent early. */
export function fetchOrTakeEarly(address: string, request: RequestInit): Promise<Response> {
  const hotelId = new Headers(request.headers).get(headers.hotelId)
  if (!early || address !== ARRIVALS_PATH || hotelId !== early.hotelId) return fetch(address, request)
  const { response } = early
  dropEarlyArrivals()
  return response
}
