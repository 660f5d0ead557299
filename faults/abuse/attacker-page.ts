import { searchReservations } from '@foyer/contract/reservation.ts'
import { Page } from '../page.ts'
import type { Target } from './attack.ts'

interface Found {
  readonly voucher: string
  readonly surname: string
}

/** A phone that has found its own reservation; without one, any phone. */
export async function openPhone({ url, wifi }: Target, found?: Found, appKey = 'own', hotelId = 1): Promise<Page> {
  const page = new Page(url, appKey, wifi, hotelId)
  await page.load()
  if (found) await page.call(searchReservations, found)
  return page
}

/** 200, or the status of the rejection. */
export const toStatus = (called: Promise<unknown>): Promise<number> =>
  called.then(
    () => 200,
    ({ message }: Error) => Number(/: (\d{1,3}) /.exec(message)?.[1] ?? 500),
  )

export async function runInTurn(times: number, one: (at: number) => Promise<number>): Promise<number[]> {
  const statuses = []
  for (let at = 0; at < times; at += 1) statuses.push(await one(at))
  return statuses
}
