import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { buildLoadKey } from '@foyer/web/api/use-load.ts'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { dropEarlyArrivals, readEarlyArrivals } from './early-arrivals.ts'

/** Lets the first drawing of the page show the list that was requested before it, if it is there by now. */
export function seedArrivals(
  queries: QueryClient,
  { hotelId, language }: { readonly hotelId: number; readonly language: string },
): QueryClient {
  const body = readEarlyArrivals(hotelId)
  if (body === undefined) return queries
  dropEarlyArrivals()
  const list = z.safeDecode(listArrivals.reply, JSON.parse(body))
  if (list.success) queries.setQueryData(buildLoadKey(listArrivals, language, { query: {} }), list.data)
  return queries
}
