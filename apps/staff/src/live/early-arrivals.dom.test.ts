import { headers } from '@foyer/contract/headers.ts'
import type { EventStream } from '@foyer/web/connection/event-source.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  dropEarlyArrivals,
  fetchOrTakeEarly,
  readEarlyArrivals,
  requestArrivalsEarly,
  waitForEarlyArrivals,
} from './early-arrivals.ts'

type Listener = Parameters<EventStream['addEventListener']>[1]

/** A page whose list is requested early, and a record of what it fetches. */
function startEarly() {
  const listeners: { type: string; listener: Listener }[] = []
  const stream: EventStream = {
    readyState: 0,
    addEventListener: (type, listener) => void listeners.push({ type, listener }),
    close: () => {},
  }
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (address: string, { headers: sent }: RequestInit) => {
    const { [headers.hotelId]: hotel, [headers.csrf]: csrf } = sent as Record<string, string>
    fetched.push(`${address} of hotel ${hotel}, ${csrf}`)
    return new Response(String(fetched.length))
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    dropEarlyArrivals()
  })
  requestArrivalsEarly(stream, { hotelId: 1, csrf: 'seal' })
  return {
    fetched,
    hear(type: string) {
      for (const one of listeners) if (one.type === type) one.listener({ data: '{}' })
    },
  }
}

async function request(address = '/api/staff/arrivals/', hotelId = '1') {
  const sent = { [headers.csrf]: 'seal', [headers.hotelId]: hotelId }
  return (await fetchOrTakeEarly(address, { headers: sent })).text()
}

it('S45 the first request for today’s arrivals gets the response that was requested before the page was drawn', async () => {
  const { fetched, hear } = startEarly()
  expect(fetched).toEqual([])
  hear('listening')
  expect(fetched).toEqual(['/api/staff/arrivals/ of hotel 1, seal'])
  expect(await request()).toBe('1')
  expect(fetched).toHaveLength(1)
  expect(await request()).toBe('2')
})

it('S45 another list, and another hotel’s, are requested as always', async () => {
  const { hear } = startEarly()
  hear('listening')
  expect(await request('/api/staff/arrivals/?day=2027-05-11')).toBe('2')
  expect(await request('/api/staff/arrivals/', '2')).toBe('3')
  expect(await request()).toBe('1')
})

it.each(['changed', 'ended', 'error'])('S45 a list from before a “%s” is not shown', async (event) => {
  const { fetched, hear } = startEarly()
  hear('listening')
  hear(event)
  expect(await request()).toBe('2')
  expect(fetched).toHaveLength(2)
})

it('S45 an arrived list can be read for its hotel, until it is out of date', async () => {
  const { hear } = startEarly()
  hear('listening')
  expect(readEarlyArrivals(1)).toBeUndefined()
  await waitForEarlyArrivals(60_000)
  expect(readEarlyArrivals(1)).toBe('1')
  expect(readEarlyArrivals(2)).toBeUndefined()
  hear('changed')
  expect(readEarlyArrivals(1)).toBeUndefined()
})

it.each(['changed', 'ended', 'error'])(
  'S45 the page does not wait for a list that is out of date after a “%s”',
  async (event) => {
    const { hear } = startEarly()
    hear(event)
    await waitForEarlyArrivals(60_000)
    expect(readEarlyArrivals(1)).toBeUndefined()
  },
)

it('S45 the page does not wait long for a slow list', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  startEarly()
  const waiting = waitForEarlyArrivals(100)
  await vi.advanceTimersByTimeAsync(100)
  await waiting
  expect(readEarlyArrivals(1)).toBeUndefined()
})
